### Every word a person sees, in Brazilian Portuguese. docs/languages.md says how to add a language.

## Everywhere

app-name = Reverie
app-about = Imagens estranhas e dicas ainda mais estranhas: um jogo para 3 a 12 pessoas.
needs-javascript = O Reverie precisa de JavaScript. É só ativar nas configurações do navegador.
page-title = { $title } · Reverie
close = Fechar
back = Voltar
copied = Copiado
retry = Tentar de novo
loading = Só um instante…

colour-name =
    { $colour ->
        [pink] rosa
        [purple] roxo
        [green] verde
        [blue] azul
        [orange] laranja
        [red] vermelho
        [yellow] amarelo
        [turquoise] turquesa
        [brown] marrom
        [white] branco
        [grey] cinza
       *[black] preto
    }
bot-name =
    { $colour ->
        [pink] Robô Titia
        [purple] Robô Bailarino
        [green] Robô Jardineiro
        [blue] Robô Capitão
        [orange] Robô Cozinheiro
        [red] Robô Raposa
        [yellow] Robô Palhaço
        [turquoise] Robô Mergulhador
        [brown] Robô Relojoeiro
        [white] Robô Mariposa
        [grey] Robô Coruja
       *[black] Robô Vigia
    }
bot-named = { $name } (robô)
pair-name = { $one } e { $other }
points =
    { $count ->
        [0] Nenhum ponto
        [one] { $count } ponto
        [many] { $count } de pontos
       *[other] { $count } pontos
    }
numbers = { $fewest } a { $most }
plus-points = +{ $count }
you-plus-points = Você +{ $count }
score-of = { $name }: { $score }
scores = Placar

## What chats show of a link

preview-home = Reverie: imagens estranhas, dicas mais ainda
preview-table = Tem convite para você jogar Reverie
preview-host = { $name } convida você para jogar Reverie
preview-table-about = Um jogo de imagens e dicas para 3 a 12 pessoas, direto no navegador. É só abrir o link e se sentar.
preview-picture = Cinco cartas pintadas diante de uma lua enorme: um poço cheio de estrelas, um farol no mar, um balanço preso à lua, uma porta aberta na água e uma baleia presa a um fio.

## Home

home-line = Uma imagem, uma dica: cada cabeça, um sonho.
home-start = Abrir uma mesa
home-start-about = Convide até 11 pessoas com um link
home-join = Entrar numa mesa
home-join-about = Com um código ou um link
home-code = Código ou link
home-code-about = Está no convite e tem esta cara: K4JJR.
home-code-wrong = Esse código não é nosso. Os nossos têm esta cara: K4JJR.
home-code-letters = Nenhum código tem { $letters }. Confira o convite.
home-bots = Jogar com robôs
home-bots-about = Só você, agora mesmo
home-back = Voltar à sua mesa
home-back-to = Voltar à mesa { $code }
home-playing = Partida em andamento
home-still = Parar o desfile de imagens
home-more = Mais
home-rules = Segue as regras do Dixit Odyssey. Projeto independente, com imagens próprias.
home-gallery = Ver as cartas
how-to-play = Como jogar
go-home = Início
default-name = Coelho Sonhador
language = Idioma
light = Tema
light-name =
    { $light ->
        [light] Claro
        [dark] Escuro
       *[device] Igual ao do aparelho
    }
sound = Sons
sound-volume =
    { $volume ->
        [normal] Normais
        [quiet] Baixos
       *[off] Desligados
    }
music = Música
vibration = Vibrar na sua vez
problem =
    { $code ->
        [unreachable] O servidor não está respondendo. Confira sua conexão e tente de novo.
        [too_many_tables] Foram abertas mesas demais a partir da sua rede. Espere um pouco, por favor.
        [try_again] O servidor não está conseguindo salvar. Tente de novo daqui a um minuto.
       *[other] Não deu certo. Tente de novo.
    }
nowhere-title =
    { $reason ->
        [no_such_table] Não encontramos essa mesa
        [locked] Esta mesa está trancada
        [crowded] A plateia desta mesa está lotada
        [removed] O anfitrião removeu você desta mesa
        [sent_away] Você saiu desta mesa
        [not_understood] Hora de recarregar esta página
       *[nowhere] Não há nada aqui
    }
nowhere-about =
    { $reason ->
        [no_such_table] O código pode ter algum erro, ou a mesa fechou faz tempo. Peça o link de novo ou abra a sua própria mesa.
        [locked] Mais ninguém pode entrar agora. Se estão esperando você, peça ao anfitrião para destrancar a mesa, e você entra direto por esta página.
        [crowded] Tem tanta gente assistindo que não cabe mais ninguém. Espere aqui: assim que alguém sair, você entra.
        [removed] Você pode abrir a sua própria mesa quando quiser.
        [sent_away] Foi bom jogar com você! O link ainda funciona, mas você entra como se fosse a primeira vez.
        [not_understood] Ela está desatualizada. Recarregue para continuar.
       *[nowhere] Este endereço não leva a lugar nenhum. O endereço de uma mesa termina com o código dela: de cinco a oito letras ou números.
    }

## At a table

table-title = Mesa { $code } · Reverie
table-title-awaited = ● Sua vez · Mesa { $code }
table-title-waits = ● A mesa está esperando · Mesa { $code }
menu = Menu
people = Jogadores
chat = Chat
chat-unread =
    { $count ->
        [one] Chat, { $count } mensagem nova
        [many] Chat, { $count } de mensagens novas
       *[other] Chat, { $count } mensagens novas
    }
turn-number = Rodada { $turn }
turn-of = Rodada { $turn } de { $count }
watching = Assistindo
join = Entrar
time-left =
    { $count ->
        [0] Tempo esgotado
        [one] Falta { $count } segundo
       *[other] Faltam { $count } segundos
    }
seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
line-lost = Reconectando…
line-offline = Você está sem conexão. Vamos reconectar assim que der.
line-unsaved = O servidor não está conseguindo salvar. Vamos continuar tentando.
pictures-missing = As imagens não carregaram.
enlarge = Ampliar a carta { $number }
picture-large = Imagem ampliada
picture-before = Imagem anterior
picture-next = Próxima imagem
picture-position = { $number } de { $count }
picture-heard = { picture-position }. { $alt }
picture-gone = Esta imagem foi removida.
picture-lost = Esta imagem não carregou. { $alt }
past-turns = Rodadas anteriores

## Sitting down

join-table = Mesa { $code }
join-invited = { $name } convida você para jogar Reverie
join-quick = Como funciona, em 30 segundos
join-title = Puxe uma cadeira
join-title-playing = Partida em andamento
join-title-full = A mesa está cheia
join-first = Você chegou antes de todo mundo.
join-others =
    { $count ->
        [one] { $names } está à mesa.
       *[other] { $names } estão à mesa.
    }
join-take-over = Você pode assistir ou ficar com o lugar de um robô a partir da próxima rodada, com cartas, pontos e tudo.
join-only-watch = Todos os lugares estão ocupados agora, mas você pode assistir.
join-locked = Mais ninguém pode se sentar agora, mas você pode assistir.
join-watch-named = Assistir com este nome
take-over = Entrar no lugar de { $name }
join-elsewhere = O lugar de outro robô
claimed-by = { $name } entra no lugar de { $bot } na próxima rodada.
claimed-by-you = Você entra no lugar de { $bot } na próxima rodada.
withdraw-claim = Pensando bem, só assistir
your-name = Seu nome
your-rabbit = Seu coelho
colour-taken =
    { $colour ->
        [pink] rosa, em uso
        [purple] roxo, em uso
        [green] verde, em uso
        [blue] azul, em uso
        [orange] laranja, em uso
        [red] vermelho, em uso
        [yellow] amarelo, em uso
        [turquoise] turquesa, em uso
        [brown] marrom, em uso
        [white] branco, em uso
        [grey] cinza, em uso
       *[black] preto, em uso
    }
sit-down = Sentar à mesa
only-watch = Só assistir, sem precisar de nome
seat-offered = Você já está nesta mesa como { $present }. Quer jogar como { $offered }?
seat-offered-about = Este link é do lugar de { $offered }. Se você aceitar, este aparelho deixa o lugar de { $present }.
seat-keep = Continuar como { $name }
seat-take = Jogar como { $name }

## The lobby

lobby-title = Mesa { $code }, sala de espera
lobby-count =
    { $count ->
        [0] Ninguém ainda
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
lobby-missing =
    { $count ->
        [one] Falta { $count } jogador
       *[other] Faltam { $count } jogadores
    }
lobby-enough =
    { $free ->
        [0] A mesa está cheia
        [one] Já dá para jogar, e cabe mais { $free }
       *[other] Já dá para jogar, e cabem mais { $free }
    }
lobby-crowded = Gente demais para este jogo
lobby-came = { $name } chegou à mesa: { colour-name }.
lobby-now = { lobby-count }. { $state }.
lobby-take-seat = Sentar à mesa
lobby-change-rabbit = Trocar de coelho ou só assistir
lobby-only-watch = Deixar o lugar e só assistir
lobby-sit = Sentar e jogar
poke = Cutucar { $name }
lobby-leaf = Folhear as cartas
is-host = anfitrião
is-you = você
is-away = ausente
is-storyteller = narrando
is-partner = sua dupla
now-host = Agora quem cuida da mesa é você: lugares e ajustes estão nas suas mãos.
has-stand-in = um robô assumiu
add-bot = Adicionar um robô
remove-bot = Remover { $name }
begin = Começar a partida
begin-missing =
    { $count ->
        [one] Falta { $count } jogador. Mande o link para alguém ou adicione um robô.
       *[other] Faltam { $count } jogadores. Mande o link ou adicione robôs.
    }
begin-missing-friend =
    { $count ->
        [one] Falta { $count } jogador. Mande o link para alguém.
       *[other] Faltam { $count } jogadores. Mande o link.
    }
begin-waiting = { $name } começa a partida quando todo mundo chegar.
begin-nobody = Alguém precisa se sentar primeiro.
begin-ready = Todo mundo chegou? Então vamos lá!
begin-crowded = { game-name } é para { $players } jogadores. Escolha outro jogo ou deixe alguém só assistir.
first-ready = Por mim, já pode começar
first-you = Anotado! Por você, já pode começar.
first-soon =
    { $count ->
        [0] A partida já vai começar.
        [one] A partida começa em 1 segundo.
       *[other] A partida começa em { $count } segundos.
    }
first-host = Só falta você. Comece agora ou continue por aqui: qualquer mudança reinicia a contagem de um minuto.
invite = Convide mais gente
invite-code = Código: { $code }
invite-qr = QR code do link de convite
invite-text = Vem jogar Reverie com a gente! É um jogo de dicas e imagens estranhas. Nossa mesa é a { $code }.
share = Compartilhar
copy-link = Copiar o link
big-screen = Mostrar na TV
big-screen-about = Abra este endereço na TV ou no notebook, e todo mundo na sala vê a mesa.
settings = Ajustes
settings-host = Quem escolhe é o anfitrião
settings-end = Fim da partida
settings-three-pays-four = Com três jogadores: 4 pontos em vez de 3
end-option =
    { $kind ->
        [goal]
            { $printed ->
                [yes] Aos { $count } pontos (padrão)
               *[no] Aos { $count } pontos
            }
        [tellings]
            { $printed ->
                [yes] Todos narram uma vez (padrão)
               *[no]
                    { $count ->
                        [one] Todos narram { $count } vez
                       *[other] Todos narram { $count } vezes
                    }
            }
       *[pile] A pilha de compra acaba
    }
settings-timer = Limite de tempo por etapa
settings-timer-none = Sem limite
settings-timer-about = Se o tempo acabar, um robô escolhe por você.
settings-stand-ins = Se alguém sumir
settings-stand-ins-asked = Esperar ou chamar um robô
settings-stand-ins-always = Um robô assume depois de 20 segundos
settings-packs = Cartas
settings-chat = Chat
settings-reactions = Reações
settings-language = Idioma dos robôs
game = Jogo
game-name =
    { $game ->
        [odyssey-2011] Odisseia 2011
        [classic] Clássico
        [party] Festa
        [pairs] Duplas
       *[odyssey] Odisseia
    }
game-line =
    { $game ->
        [odyssey-2011] As regras de antes: um voto e, a partir de sete jogadores, um segundo para quem quiser.
        [classic] A carta do narrador, um voto para cada um, sem enfeites.
        [party] Dicas tiradas do nada e votos em busca de companhia. Para a galera toda.
        [pairs] Um coelho para dois: um dá a dica, o outro acha a carta.
       *[odyssey] Ache a carta do narrador, com dois votos para cada um.
    }
game-about =
    { $game ->
        [odyssey-2011] Alguém dá uma dica para uma imagem, e os outros juntam imagens que poderiam passar por ela. Você tem um voto para achar a certa. A partir de sete jogadores, pode dar um segundo voto a outra carta, mas acertar com um só vale um ponto a mais.
        [classic] Alguém dá uma dica para uma imagem, e os outros juntam imagens que poderiam passar por ela. Você tem um voto para achar a certa. Se todos acham, ou ninguém acha, o narrador não ganha nada.
        [party] O narrador dá uma dica sem ter visto uma única carta. Depois, todo mundo joga uma carta e vota na imagem que mais combina: quanto mais votos ela recebe, mais eles valem. Mas o narrador proíbe uma imagem em segredo.
        [pairs] Quem senta frente a frente divide um coelho. O narrador dá uma dica, e quem faz dupla com ele acha uma carta para ela. Nas outras duplas, um joga uma carta e o outro vota.
       *[odyssey] Alguém dá uma dica para uma imagem, e os outros juntam imagens que poderiam passar por ela. Você tem dois votos para achar a certa. Se todos os votos acertam, ou nenhum, o narrador não ganha nada.
    }
game-for = { $players } jogadores
game-for-not = { $players } jogadores, e vocês são { $count }
game-change = Escolher o jogo
game-pairs = Quem joga com quem
game-pairs-about = As duplas se sentam frente a frente. Para trocar, levante-se e sente-se de novo.

## Decks at a table

packs-sum =
    { $count ->
        [one] { $count } carta no total
        [many] { $count } de cartas no total
       *[other] { $count } cartas no total
    }
packs-at-least-one = Escolha pelo menos um baralho.
packs-too-few =
    { $cards ->
        [0] Ainda não há nenhuma carta: a partida precisa de { $needed }.
        [one]
            { $missing ->
                [one] { $cards } carta não basta: a partida precisa de { $needed }. Falta { $missing }.
               *[other] { $cards } carta não basta: a partida precisa de { $needed }. Faltam { $missing }.
            }
       *[other]
            { $missing ->
                [one] { $cards } cartas não bastam: a partida precisa de { $needed }. Falta { $missing }.
               *[other] { $cards } cartas não bastam: a partida precisa de { $needed }. Faltam { $missing }.
            }
    }
packs-too-few-host = Adicione outro baralho ou ponha mais imagens num dos seus.
packs-too-few-others = O anfitrião pode adicionar outro baralho.
packs-bots-guess = Em algumas destas imagens, os robôs só veem as cores e quase sempre chutam. Eles aprendem com as dicas de vocês.
pack-look = Ver as cartas do baralho { $name }
pack-change = Editar o baralho { $name }
pack-use =
    { $count ->
        [one] Jogar com esta imagem
        [many] Jogar com { $count } de imagens
       *[other] Jogar com estas { $count } imagens
    }
gallery-open = Todos os baralhos na galeria

## The gallery

gallery-title = Galeria
gallery-line = Explore os baralhos ou crie um com as suas imagens.
gallery-decks = Baralhos
gallery-empty = Este servidor não tem baralhos.
gallery-own = Seus baralhos
gallery-picture-leaving = { $title }, vai ser removida
pack-cards =
    { $count ->
        [0] Nenhuma carta
        [one] { $count } carta
        [many] { $count } de cartas
       *[other] { $count } cartas
    }
pack-cards-yours =
    { $count ->
        [0] Seu baralho: nenhuma carta
        [one] Seu baralho: { $count } carta
        [many] Seu baralho: { $count } de cartas
       *[other] Seu baralho: { $count } cartas
    }
pack-author = por { $author }
pack-licence = licença { $licence }
deck-play = Jogar com este baralho
deck-play-with = Jogar com { $name }
deck-print = Imprimir
deck-print-it = Imprimir { $name }
deck-print-about = Dá para ter este baralho em papel. No computador em que o Reverie está instalado, digite isto num terminal:
deck-print-paper = Isso cria um PDF com nove cartas por página, os versos e marcas de corte. Imprima frente e verso.
pack-empty = Este baralho ainda não tem imagens.
pack-gone = Não encontramos esse baralho. Pode ter sido excluído por quem o criou.
pack-gone-name = Baralho excluído
pack-error = As cartas não carregaram.

## A pack of one’s own pictures

make-pack = Criar seu próprio baralho
make-pack-about = Fotos, desenhos, qualquer coisa que conte uma história
own-pack-name = Nossas imagens
pack-name = Nome do baralho
pack-pictures =
    { $count ->
        [0] Suas imagens
        [one] { $count } imagem
        [many] { $count } de imagens
       *[other] { $count } imagens
    }
pack-pictures-about = Toque numa imagem para ampliar ou remover.
pack-delete = Excluir este baralho
pack-delete-sure = Excluir “{ $name }” e todas as imagens dele? Não dá para recuperar depois. Em partidas em andamento, as cartas delas ficam em branco.
pack-delete-not = Manter
picture-remove = Remover a imagem
picture-keep = Manter a imagem
pictures-remove-sure =
    { $count ->
        [one] Remover { $count } imagem?
        [many] Remover { $count } de imagens?
       *[other] Remover { $count } imagens?
    }
pictures-remove = Remover
pictures-keep = Manter
upload-choose = Escolher imagens
upload-more = Adicionar mais imagens
upload-full = O baralho está cheio
upload-how = Até { $most } imagens. No computador, você também pode arrastar ou colar as imagens aqui.
upload-who-sees = Todo mundo numa mesa que usa este baralho pode ver as imagens dele, mesmo depois.
upload-cleaned = Apagamos das suas fotos os dados de local, data e câmera e recortamos cada uma no formato de carta.
upload-whose = O baralho pertence a este aparelho. Só aqui dá para editar ou excluir.
upload-title = Enviando imagens
upload-progress =
    { $total ->
        [one] { $done } de { $total } imagem
       *[other] { $done } de { $total } imagens
    }
upload-current = { $name }: { $sent } de { $size }
upload-cancel = Parar
upload-done =
    { $failed ->
        [0]
            { $done ->
                [one] { $done } imagem adicionada.
               *[other] { $done } imagens adicionadas.
            }
        [one]
            { $done ->
                [0] Não deu para usar a imagem.
                [one] { $done } imagem adicionada; { $failed } não deu certo.
               *[other] { $done } imagens adicionadas; { $failed } não deu certo.
            }
       *[other]
            { $done ->
                [0] Não deu para usar nenhuma das { $failed } imagens.
                [one] { $done } imagem adicionada; { $failed } não deram certo.
               *[other] { $done } imagens adicionadas; { $failed } não deram certo.
            }
    }
upload-trouble =
    { $code ->
        [too_busy] O servidor está ocupado. Continuamos daqui a pouco.
        [try_again] O servidor não está conseguindo salvar. Vamos continuar tentando.
       *[unreachable] A conexão caiu. Continuamos assim que ela voltar.
    }
upload-failed =
    { $count ->
        [one] Não deu para usar { $count } arquivo
        [many] Não deu para usar { $count } de arquivos
       *[other] Não deu para usar { $count } arquivos
    }
upload-again-all = Tentar todos de novo
upload-dismiss = Continuar assim mesmo
upload-problem =
    { $code ->
        [not_a_picture] Este arquivo não parece ser uma imagem. Aceitamos JPEG, PNG, WebP, GIF, AVIF e HEIC.
        [picture_too_large] Este arquivo é grande demais.
        [too_many_pixels] Esta imagem tem pixels demais. Reduza o tamanho dela primeiro.
        [picture_too_small] Esta imagem é pequena demais para uma carta.
        [picture_broken] Esta imagem está danificada.
        [picture_took_too_long] Esta imagem demorou demais para ser enviada.
        [picture_twice] Esta imagem já está no baralho.
        [pack_full] Cabem 300 imagens num baralho, e este já está cheio.
        [wrong_key] Este aparelho não pode editar o baralho.
        [no_such_pack] Este baralho não existe mais.
        [disk_full] O disco do servidor está cheio. Avise quem cuida dele.
        [file_not_readable] Não deu para abrir este arquivo. Se for uma pasta, abra a pasta e escolha as imagens.
        [too_many_packs] Não dá para criar mais baralhos a partir da sua rede agora.
        [name_not_possible] Dê um nome ao baralho.
        [unreachable] O servidor não está respondendo. Confira sua conexão e tente de novo.
       *[other] Não deu certo. Tente de novo.
    }

## Menu, people, chat

other-device = Jogar em outro aparelho
other-device-about = Escaneie este código com o outro aparelho: seu lugar abre lá e continua aberto aqui também.
other-device-secret = Com este código, qualquer pessoa pode se passar por você. Não mostre a ninguém.
rename = Mudar de nome
leave = Sair da mesa
leave-for-good = Sair de vez
leave-sure = Sair de vez? O link ainda funciona, mas você vai entrar como se fosse a primeira vez.
leave-playing = Sair de vez? Um robô fica com seu lugar, suas cartas e seus pontos. Se você só fechar a página, o lugar continua seu.
come-back = Voltar ao seu lugar
come-back-left =
    { $count ->
        [one] Você tem mais { $count } segundo para voltar
       *[other] Você tem mais { $count } segundos para voltar
    }
stay = Ficar
end-is =
    { $kind ->
        [goal] A partida vai até { $count } pontos.
        [tellings]
            { $count ->
                [one] A partida acaba quando todos tiverem narrado { $count } vez.
               *[other] A partida acaba quando todos tiverem narrado { $count } vezes.
            }
       *[pile] A partida acaba quando a pilha de compra não der mais para completar todas as mãos.
    }
about-person = Opções para { $name }
pass-host = Tornar anfitrião
remove-person = Remover
remove-person-playing = Remover e pôr um robô no lugar
remove-locks = Remover alguém também tranca a mesa, para a pessoa não voltar. Você pode destrancar quando quiser.
table-locked = A mesa está trancada: mais ninguém pode entrar.
lock-table = Trancar a mesa
unlock-table = Destrancar a mesa
lock-about = Mais ninguém entra, nem para assistir. Quem está aqui fica, e a TV também.
locked-about = Mais ninguém pode entrar. Destranque a mesa quando mais alguém quiser participar.
call-stand-in = Chamar um robô para o lugar de { $name }
stand-in = Chamar um robô
is-away-name = { $name } está ausente.
waits-for-you = A mesa está esperando você
nudge = Cutucar
nudge-names = Cutucar { $names }
nudged-by =
    { $who ->
        [you] Você deu uma cutucada.
       *[other] { $name } deu uma cutucada.
    }
minute-take = Mais um minuto
minute-taken = { $name } pediu mais um minuto.
let-bots = Chamar um robô só desta vez
let-bot =
    { $deed ->
        [tell] Deixar um robô dar a dica no lugar de { $name } só desta vez
        [vote] Deixar um robô votar no lugar de { $name } só desta vez
       *[choose] Deixar um robô escolher no lugar de { $name } só desta vez
    }
let-bot-agreed = { $count } de { $needed } a favor
also-here = Assistindo: { $names }
chat-empty = Nenhuma mensagem ainda.
chat-line = Escreva para todo mundo
chat-send = Enviar
chat-off = O anfitrião desativou o chat.
chat-join = Entre na mesa para conversar.
reactions = Reações
reaction-name =
    { $reaction ->
        [clap] Aplausos
        [heart] Coração
        [laugh] Risada
        [wow] Espanto
        [hmm] Dúvida
       *[cry] Lágrimas
    }

## The turn

task-race =
    { $game ->
        [party] Dê uma dica tirada do nada: as suas cartas, você só vê depois. Quem enviar primeiro vira o narrador!
        [pairs] Dê uma dica, e { $partner } vai achar uma carta para ela. Quem enviar primeiro vira o narrador!
       *[other] Escolha uma carta e dê uma dica. Quem enviar primeiro vira o narrador!
    }
task-tell =
    { $game ->
        [party] É a sua vez de narrar. Dê uma dica tirada do nada: as suas cartas, você só vê depois.
        [pairs] É a sua vez de narrar. Dê uma dica, e { $partner } vai achar uma carta para ela.
       *[other] É a sua vez de narrar. Escolha uma carta e dê uma dica.
    }
task-choose =
    { $role ->
        [partner] { $partner } deu a dica. Escolha a carta para ela: é a que os outros vão procurar.
        [either] Jogue uma carta que combine com a dica, ou deixe isso com { $partner } e vote.
       *[other]
            { $count ->
                [one] Escolha a carta da sua mão que mais combina com a dica.
               *[other] Escolha as { $count } cartas da sua mão que mais combinam com a dica.
            }
    }
task-chosen =
    { $role ->
        [giver] Você jogou a carta da dupla, então { $partner } vota.
       *[other] Jogada feita. Esperando os outros.
    }
task-vote =
    { $game ->
        [party]
            { $role ->
                [teller] Qual imagem combina mais? Vote nela e proíba uma em segredo.
               *[other] Qual imagem combina mais com a dica?
            }
        [pairs] Qual carta é a da dica de { $name }? Você vota também por { $partner }.
       *[other] Qual é a carta de { $name }?
    }
task-voted = Você votou. Esperando os outros.
task-await-race = Todo mundo está pensando na primeira dica.
task-await-clue = É a vez de { $name } narrar: a dica está a caminho.
task-away-clue = { $name } narra esta rodada, mas está ausente. Vamos esperar.
task-await-cards =
    { $game ->
        [pairs]
            { $role ->
                [teller] { $partner } está procurando uma carta para a sua dica, e as outras duplas jogam as delas.
                [voter] { $partner } jogou a carta da dupla, então você vota.
               *[other] As duplas estão escolhendo cartas que combinem com a dica.
            }
       *[other] Os outros estão escolhendo cartas que combinem com a dica.
    }
task-await-votes =
    { $role ->
        [giver] { $partner } está votando pela dupla.
       *[other] Os outros estão votando.
    }
task-over = A partida terminou.
task-with-clue = { $task } A dica: { $clue }
clue-heard = Dica de { $name }: “{ $clue }”
thinking-state =
    { $state ->
        [storyteller] { $name } narra esta rodada
        [thinking] { $name } está pensando
        [away] { $name } está ausente
        [idle] { $name } está esperando
       *[done] { $name } já terminou
    }
thinking = Quem ainda está pensando
clue-in-the-room =
    { $kind ->
        [voice] { $name } está cantando ou fazendo um som. Ouvidos atentos!
        [mime] { $name } está fazendo mímica. Olhos atentos!
       *[aloud] { $name } está dizendo a dica em voz alta. Ouvidos atentos!
    }
clue-in-the-room-written = { clue-in-the-room } “{ $line }”
clue-in-the-room-you =
    { $kind ->
        [voice] Agora cante a sua dica ou faça o som!
        [mime] Agora faça a sua mímica!
       *[aloud] Agora diga a sua dica em voz alta!
    }
clue-of = Dica de { $name }
clue-first =
    { $who ->
        [you] Você chegou primeiro!
       *[other] { $name } chegou primeiro!
    }
race-kept = O que você escreveu fica guardado para a sua vez.
clue-yours = Sua dica
clue-ideas = Palavra, música, lembrança…
clue-kind = Como dar a dica
clue-kinds-in-the-room = No mesmo lugar ou numa chamada
clue-kind-name =
    { $kind ->
        [text] Escrever
        [aloud] Falar
        [voice] Cantar ou fazer um som
       *[mime] Fazer mímica
    }
clue-kind-about =
    { $kind ->
        [voice] Se vocês estiverem juntos ou numa chamada: envie primeiro e depois cante ou faça o som.
        [mime] Se vocês estiverem juntos ou numa chamada de vídeo: envie primeiro e depois faça a mímica.
       *[aloud] Se vocês estiverem juntos ou numa chamada: envie primeiro e depois fale.
    }
clue-caption = Por escrito também, se quiser
advice = Conselhos
advice-open = Vale tudo: uma palavra (até inventada), um verso de música, uma fala de filme, um som, uma lembrança.
advice-some =
    { $game ->
        [party] Ganha pontos quem vota como os outros. Uma dica que sirva a várias imagens deixa o jogo bom.
        [odyssey] Se a sua carta levar todos os votos ou nenhum, você não ganha nada. Uma boa dica não é óbvia demais nem pessoal demais: busque o meio-termo.
       *[other] Se todos acharem a sua carta, ou ninguém, você não ganha nada. Uma boa dica não é óbvia demais nem pessoal demais: busque o meio-termo.
    }
advice-free =
    { $game ->
        [party] Não dá para saber as cartas: diga o que vier à cabeça.
        [pairs] Você não sabe as cartas da sua dupla: deixe uma margem.
       *[other] Não descreva a imagem. Diga o que ela desperta em você.
    }
tell-pick = Primeiro, toque numa carta.
tell-write = Agora escreva sua dica.
tell-kept = Você já tinha escrito isto.
tell-rule =
    { $game ->
        [party] Todo mundo joga uma carta para ela, você também. Depois, todos votam, e você proíbe uma imagem.
        [odyssey] Busque o meio-termo: com todos os votos na sua carta, ou nenhum, você não ganha nada.
       *[other] Busque o meio-termo: se todos acharem a sua carta, ou ninguém, você não ganha nada.
    }
hand-hidden = As suas cartas ficam viradas para baixo até a dica ser dada.
tell-send = Enviar a dica
then-press = Agora aperte “{ $button }”.
picked-show = Voltar à carta escolhida: { $alt }
choose-more =
    { $picked ->
        [0]
            { $count ->
                [one] Toque na carta que você quer jogar.
               *[other] Toque nas { $count } cartas que você quer jogar.
            }
       *[other] Toque em mais uma carta.
    }
choose-send =
    { $count ->
        [one] Jogar esta carta
       *[other] Jogar estas { $count } cartas
    }
choose-change =
    { $count ->
        [one] Trocar por esta
       *[other] Trocar por estas
    }
chosen-note =
    { $count ->
        [one] Jogada feita. Para mudar de ideia, toque em outra carta.
       *[other] Jogada feita. Para mudar de ideia, toque em outras cartas.
    }
choose-lies =
    { $count ->
        [one] Até você jogar outra, vale a carta que você já jogou.
       *[other] Até você jogar outras, valem as cartas que você já jogou.
    }
choose-take-back = Pegar de volta
vote-first =
    { $kind ->
        [one] Você tem um voto: toque em uma carta.
        [more] Você tem um voto, ou dois em cartas diferentes: toque em uma carta.
        [company] Você tem um voto: toque em uma imagem. Vale a sua também.
       *[both] Você tem dois votos: toque em duas cartas ou duas vezes na mesma.
    }
vote-worth =
    { $kind ->
        [one] Acertar vale mais quando nem todos acertam.
        [more] Acertar vale mais quando nem todos acertam, e 1 ponto extra com um só voto.
        [company] Um ponto por voto na sua imagem, até 5. Sem companhia, ou na imagem proibida: nada.
        [red] Ninguém pontua com a imagem que você proíbe, nem você.
       *[both] Cada voto seu que acerta vale 3 pontos. Se todos os votos da mesa acertarem, são 4 ao todo.
    }
vote-double = Os dois votos na carta { $slot }.
vote-split = Um voto na carta { $first }, outro na { $second }.
vote-own =
    { $game ->
        [pairs] Essa carta é da sua dupla. Vote em outra.
       *[other] Essa carta é sua. Vote em outra.
    }
vote-send = Votar
vote-change = Prefiro votar assim
voted-note =
    { $count ->
        [one] Voto registrado. Para mudar, toque em outra carta.
       *[other] Votos registrados. Para mudar, toque em outras cartas.
    }
vote-teller = Você sabe a resposta. Faça cara de paisagem.
vote-watch = Os votos ficam em segredo até todo mundo votar.
wait-look =
    { $game ->
        [party] Enquanto isso, dê uma olhada nas suas cartas. Depois de cada rodada, cada mão passa para a esquerda.
       *[other] Enquanto isso, dê uma olhada nas suas cartas.
    }
wait-watch = Você vai ver as cartas quando elas estiverem na mesa.
vote-here =
    { $kind ->
        [both]
            { $count ->
                [0] Votar na carta { $slot }
                [one] Colocar os dois votos na carta { $slot }
               *[other] Retirar os dois votos
            }
       *[other]
            { $count ->
                [0] Votar na carta { $slot }
               *[other] Retirar o voto
            }
    }
vote-here-red =
    { $mark ->
        [red]
            { $given ->
                [yes] Retirar o voto vermelho
               *[no] Proibir a carta { $slot }
            }
       *[vote]
            { $given ->
                [yes] Retirar o voto
               *[no] Votar na carta { $slot }
            }
    }
vote-one =
    { $kind ->
        [one] Seu voto: carta { $slot }.
        [company] Seu voto: carta { $slot }.
        [more] Um voto na carta { $slot }. Toque em outra carta para o segundo, ou fique só com este.
       *[both] Um voto na carta { $slot }. Toque em outra carta ou nesta de novo.
    }
vote-red =
    { $slot ->
        [0]
            { $red ->
                [0]
                    { $mark ->
                        [red] Voto vermelho: toque na imagem que você proíbe.
                       *[vote] Primeiro o seu voto: toque na imagem que mais combina.
                    }
               *[other] A carta { $red } está proibida. Agora o seu voto: toque na imagem que mais combina.
            }
       *[other]
            { $red ->
                [0] Seu voto: carta { $slot }. Agora o vermelho: toque na imagem que você proíbe.
               *[other] Seu voto: carta { $slot }. Proibida: carta { $red }.
            }
    }
vote-marking =
    { $mark ->
        [red] Agora é o seu voto vermelho.
       *[vote] Agora é o seu voto.
    }
vote-mark =
    { $mark ->
        [red]
            { $slot ->
                [0] Voto vermelho: ainda não
               *[other] Voto vermelho: carta { $slot }
            }
       *[vote]
            { $slot ->
                [0] Seu voto: ainda não
               *[other] Seu voto: carta { $slot }
            }
    }
vote-take-back = Retirar o voto { $vote }, da carta { $slot }
pick-this = Escolher esta carta
put-back = Devolver à mão
card-new = nova
hand-new = Nova. { $alt }
hand = Suas cartas
keys-hand = Setas: mudar de carta. Espaço: escolher. Enter: continuar. +: ampliar.
keys-board =
    { $kind ->
        [red] Setas: mudar de carta. Números ou Espaço: votar. R: mudar para o voto vermelho e voltar. Backspace: retirar. Enter: enviar. +: ampliar.
       *[other] Setas: mudar de carta. Números ou Espaço: votar. Backspace: retirar. Enter: enviar. +: ampliar.
    }
your-votes =
    { $count ->
        [one] Seu voto
       *[other] Seus votos
    }
your-card = sua
slot-own = Carta { $slot }, jogada por você. { $alt }
slot-plain = Carta { $slot }. { $alt }
slot-voted =
    { $red ->
        [yes]
            { $count ->
                [0] Carta { $slot }, proibida. Nenhum voto. { $alt }
               *[other] Carta { $slot }, proibida. { $voters }. { $alt }
            }
       *[no]
            { $count ->
                [0] Carta { $slot }. Nenhum voto. { $alt }
               *[other] Carta { $slot }. { $voters }. { $alt }
            }
    }
slot-votes =
    { $count ->
        [0] Carta { $slot }. { $alt }
        [one] Carta { $slot }, com um dos seus votos. { $alt }
       *[other] Carta { $slot }, com os seus dois votos. { $alt }
    }
slot-marks =
    { $own ->
        [yes]
            { $marks ->
                [vote] Carta { $slot }, jogada por você, com o seu voto. { $alt }
                [red] Carta { $slot }, jogada por você, com o seu voto vermelho. { $alt }
                [all] Carta { $slot }, jogada por você, com o seu voto e o seu voto vermelho. { $alt }
               *[none] Carta { $slot }, jogada por você, mas você pode votar nela. { $alt }
            }
       *[no]
            { $marks ->
                [vote] Carta { $slot }, com o seu voto. { $alt }
                [red] Carta { $slot }, com o seu voto vermelho. { $alt }
                [all] Carta { $slot }, com o seu voto e o seu voto vermelho. { $alt }
               *[none] Carta { $slot }. { $alt }
            }
    }

## The reveal

skip = Pular
next-turn = Próxima rodada
see-the-end = Ver quem venceu
next-up =
    { $task ->
        [tell] Na próxima rodada, quem narra é você.
        [choose] { $name } já deu a próxima dica.
        [vote] As cartas da próxima rodada já estão na mesa.
        [await-clue] Agora quem narra é { $name }.
        [over] Essa foi a última rodada.
       *[other] A próxima rodada começou.
    }
next-up-waits =
    { $task ->
        [tell] Agora é você quem narra. A mesa espera a sua dica.
        [choose] { $name } já deu a próxima dica. A mesa espera a sua escolha.
       *[vote] As cartas da próxima rodada já estão na mesa. Só falta você votar.
    }
why = De onde vieram os pontos
reveal-step =
    { $step ->
        [board] Todo mundo votou.
        [votes] Aqui estão os votos.
       *[owners] E aqui está quem jogou o quê.
    }
reveal-look-up = Olhe para cima: está tudo na tela grande.
reveal-bluff =
    { $who ->
        [you] Que blefe: { $count } votos na sua carta!
       *[other] Que blefe de { $name }: { $count } votos nessa carta!
    }
reveal-card =
    { $who ->
        [you] A sua carta era a { $slot }.
       *[other] A carta de { $name } era a { $slot }.
    }
reveal-red =
    { $who ->
        [you] Você proibiu a carta { $slot }.
       *[other] { $name } proibiu a carta { $slot }.
    }
votes-by =
    { $who ->
        [you]
            { $count ->
                [one] { $count } voto seu
               *[other] { $count } votos seus
            }
       *[other]
            { $count ->
                [one] { $count } voto de { $name }
               *[other] { $count } votos de { $name }
            }
    }
votes-on-card = Carta { $slot }: { $votes }.
reveal-title = Rodada { $turn }: quem jogou o quê
slot-revealed =
    { $red ->
        [yes]
            { $count ->
                [0] Carta { $slot }, proibida, jogada por { $name }. Nenhum voto. { $alt }
               *[other] Carta { $slot }, proibida, jogada por { $name }. { $voters }. { $alt }
            }
       *[no]
            { $count ->
                [0] Carta { $slot }, jogada por { $name }. Nenhum voto. { $alt }
               *[other] Carta { $slot }, jogada por { $name }. { $voters }. { $alt }
            }
    }
slot-revealed-own =
    { $red ->
        [yes]
            { $count ->
                [0] Carta { $slot }, proibida, jogada por você. Nenhum voto. { $alt }
               *[other] Carta { $slot }, proibida, jogada por você. { $voters }. { $alt }
            }
       *[no]
            { $count ->
                [0] Carta { $slot }, jogada por você. Nenhum voto. { $alt }
               *[other] Carta { $slot }, jogada por você. { $voters }. { $alt }
            }
    }
verdict =
    { $verdict ->
        [all] Fácil demais!
        [none] Difícil demais!
        [together] { $count } juntos na carta { $slot }
        [tied] { $count } juntos em cada uma: cartas { $slots }
        [caught] A favorita estava proibida!
        [scattered] Cada um por si
       *[some] Na medida!
    }
verdict-of =
    { $verdict ->
        [all] A dica de { $name } foi fácil demais.
        [none] A dica de { $name } foi difícil demais.
        [together] { $count } de vocês se encontraram na carta { $slot }.
        [tied] As cartas { $slots } juntaram { $count } votos cada.
        [caught] A favorita, a carta { $slot }, estava proibida!
        [scattered] Cada um votou em uma carta diferente.
       *[some] A dica de { $name } foi na medida.
    }
gets-points =
    { $who ->
        [you]
            { $count ->
                [0] Você não ganha nada ({ $total } no total)
                [one] Você ganha { $count } ponto ({ $total } no total)
               *[other] Você ganha { $count } pontos ({ $total } no total)
            }
       *[other]
            { $count ->
                [0] { $name } não ganha nada ({ $total } no total)
                [one] { $name } ganha { $count } ponto ({ $total } no total)
               *[other] { $name } ganha { $count } pontos ({ $total } no total)
            }
    }
reveal-scores = { $scores }.
you-points =
    { $count ->
        [0] Nada para você desta vez
        [one] 1 ponto para você!
       *[other] { $count } pontos para você!
    }
you-told-to-some =
    { $game ->
        [odyssey] Alguns votos acertaram a sua carta, mas não todos: +{ $points }.
       *[other] Alguns acharam a sua carta, mas não todos: +{ $points }.
    }
you-told-to-all =
    { $game ->
        [odyssey] Todos os votos acertaram a sua carta: você não ganha nada.
       *[other] Todos acharam a sua carta: você não ganha nada.
    }
you-told-to-none = Nenhum voto acertou a sua carta: você não ganha nada.
you-all-found =
    { $game ->
        [odyssey] Todos os votos acertaram a carta: +{ $points }.
       *[other] Todos acharam a carta: +{ $points }.
    }
you-none-found = Nenhum voto acertou a carta: +{ $points }.
you-found =
    { $game ->
        [odyssey]
            { $count ->
                [one] Um dos seus votos acertou a carta: +{ $points }.
               *[other] Os seus dois votos acertaram a carta: +{ $points }.
            }
       *[other] O seu voto acertou a carta: +{ $points }.
    }
you-single-vote = E com um só voto: +{ $points }.
you-astray =
    { $count ->
        [one] O seu voto passou longe.
       *[other] Os seus votos passaram longe.
    }
you-decoys =
    { $most ->
        [yes] { $count } votos caíram na sua carta: +{ $points }, o máximo.
       *[no]
            { $count ->
                [one]
                    { $cards ->
                        [one] Um voto caiu na sua carta: +{ $points }.
                       *[other] Um voto caiu em uma das suas cartas: +{ $points }.
                    }
               *[other]
                    { $cards ->
                        [one] { $count } votos caíram na sua carta: +{ $points }.
                       *[other] { $count } votos caíram nas suas cartas: +{ $points }.
                    }
            }
    }
you-company =
    { $most ->
        [yes] { $count } de vocês se encontraram na carta { $slot }: +{ $points }, o máximo.
       *[no] { $count } de vocês se encontraram na carta { $slot }: +{ $points }.
    }
you-alone = Só você votou na carta { $slot }.
you-forbidden = Você votou na carta { $slot }, que estava proibida.

## The guide of a first game

guide-about = Guia
guide-said = Guia: { $hint }
guide-close = Entendi
guide-show = Ver o guia
guide-known = Já conheço o jogo
guide-hand =
    { $race ->
        [yes] Estas { $count } imagens só você vê. Escolha uma que faça você sonhar: quem enviar uma dica primeiro vira o narrador.
       *[no] Estas { $count } imagens só você vê. Escolha uma que faça você sonhar.
    }
guide-clue =
    { $kind ->
        [title] Nem óbvia demais, nem pessoal demais: com “{ $title }”, todos acham a sua carta; com “Terça passada”, ninguém. Busque o meio-termo.
        [party] Diga o que vier à cabeça. As melhores dicas servem a várias imagens, pois ganha pontos quem vota como os outros.
        [pairs] { $partner } tem poucas cartas para escolher, então deixe uma margem. O ideal é que alguns achem a carta, mas não todos.
       *[card] Nem óbvia demais, nem pessoal demais: diga o que se vê, e todos acham a sua carta; diga “Terça passada”, e ninguém acha. Busque o meio-termo.
    }
guide-choose =
    { $game ->
        [party] Cada um joga uma carta e depois vota na imagem que mais combina. Em qual das suas muitos votariam?
        [pairs]
            { $role ->
                [partner] A carta a ser achada é a sua. O ideal é que alguns a achem, mas não todos.
               *[other] A carta a ser achada é da dupla de { $name }; faça a sua passar por ela. Os votos que ela atrair são pontos para a sua dupla.
            }
       *[other]
            { $first ->
                [yes]
                    { $count ->
                        [one] { $name } chegou primeiro e narra esta rodada. Qual das suas cartas poderia passar pela certa? Os votos que ela atrair são pontos para você.
                       *[other] { $name } chegou primeiro e narra esta rodada. Quais das suas cartas poderiam passar pela certa? Os votos que elas atraírem são pontos para você.
                    }
               *[no]
                    { $count ->
                        [one] Qual das suas cartas poderia passar pela certa? Os votos que ela atrair são pontos para você.
                       *[other] Quais das suas cartas poderiam passar pela certa? Os votos que elas atraírem são pontos para você.
                    }
            }
    }
guide-vote =
    { $kind ->
        [both] Uma destas cartas é de { $name }. Você tem dois votos: toque em duas cartas ou duas vezes na mesma.
        [more] Uma destas cartas é de { $name }. Você pode dar um segundo voto a outra carta, mas acertar com um só vale um ponto a mais.
        [party] Vote na imagem que você acha que os outros vão escolher. { $name } também vota e proíbe uma em segredo.
        [red] Vote na imagem que você acha que os outros vão escolher e depois proíba uma: quem votar nela não ganha nada.
        [pairs] Você vota pela sua dupla. Qual destas cartas { $partner } achou para a dica de { $name }?
       *[one] Uma destas cartas é de { $name }; as outras estão aí para enganar você. Você tem um voto.
    }
guide-reveal =
    { $game ->
        [party] Os coelhinhos nas imagens são votos. Onde vários se encontram, há pontos. A carta { $slot } estava proibida.
        [pairs]
            { $who ->
                [finder] Os coelhinhos nas imagens são votos. A carta { $slot } era a sua.
               *[other] Os coelhinhos nas imagens são votos. A carta { $slot } é a que { $partner } tinha escolhido.
            }
       *[other]
            { $who ->
                [you]
                    { $finding ->
                        [some] Os coelhinhos nas imagens são votos. A carta { $slot } era a sua: quem está nela acertou.
                       *[other] Os coelhinhos nas imagens são votos. A carta { $slot } era a sua.
                    }
               *[other]
                    { $finding ->
                        [some] Os coelhinhos nas imagens são votos. A carta { $slot } era de { $name }: quem está nela acertou, os outros foram enganados.
                       *[other] Os coelhinhos nas imagens são votos. A carta { $slot } era de { $name }.
                    }
            }
    }
guide-points =
    { $finding ->
        [some]
            { $game ->
                [odyssey] Alguns votos, mas não todos: é o ideal. { $points } pontos para o narrador e { $points } por voto certo.
               *[other] Alguns acertaram, mas não todos: é o ideal. { $points } pontos para o narrador e { $points } por voto certo.
            }
        [all]
            { $game ->
                [odyssey] Todos os votos acertaram: fácil demais. Nada para o narrador, { $points } pontos para cada um dos outros.
               *[other] Todos acertaram: fácil demais. Nada para o narrador, { $points } pontos para cada um dos outros.
            }
        [none] Nenhum voto acertou: difícil demais. Nada para o narrador, { $points } pontos para cada um dos outros.
       *[company] Você ganha tantos pontos quantos votos tiver a imagem em que votou, 5 no máximo. Sem companhia ou na proibida: nada.
    }
guide-next =
    { $who ->
        [you] Agora quem narra é você.
       *[other] Agora, à esquerda, quem narra é { $name }.
    }

## Refusals

refused =
    { $code ->
        [name_missing] Escreva o seu nome.
        [name_not_possible] Escreva um nome de até 24 caracteres.
        [colour_in_use] Alguém chegou antes: esse coelho já tem dono. Escolha outro.
        [table_full] Esta mesa está cheia. Você pode assistir.
        [table_locked] A mesa está trancada: mais ninguém pode entrar.
        [removed] O anfitrião removeu você desta mesa.
        [game_running] Só dá para fazer isso depois da partida.
        [not_host] Só o anfitrião pode fazer isso.
        [not_ready] Ainda não está todo mundo a postos.
        [first_game] É o anfitrião quem começa a primeira partida.
        [not_seated] Só quem está jogando pode fazer isso.
        [already_seated] Você já tem um lugar.
        [claimed_by_another] Outra pessoa já vai ficar com esse lugar.
        [already_joined] Você já está nesta mesa.
        [not_joined] Entre na mesa primeiro.
        [too_few_players] Faltam jogadores para este jogo.
        [too_many_players] Há jogadores demais para este jogo.
        [not_in_pairs] Este jogo pede um número par de jogadores.
        [partner_has_given] Sua dupla já colocou uma carta.
        [no_such_pack] Um dos baralhos foi excluído. Escolha outro.
        [deck_too_small] Não há cartas suficientes para tantos jogadores. É preciso usar mais baralhos.
        [own_card] Essa carta é sua. Vote em outra.
        [clue_not_readable] Esta dica tem caracteres que não dá para mostrar. Escreva de outro jeito.
        [clue_empty] Sua dica está vazia. Escreva alguma coisa primeiro.
        [race_lost] Alguém chegou antes. Sua dica fica aqui para quando for a sua vez.
        [not_absent] Essa pessoa já voltou.
        [grace_time] Essa pessoa acabou de sumir. Espere um pouco ou fale com o anfitrião.
        [not_awaited] Isso não é mais necessário.
        [too_early] Dê um pouco mais de tempo a essa pessoa.
        [too_late] Já é tarde para retomar o seu lugar. Você pode entrar de novo, como se fosse a primeira vez.
        [minute_taken] Você já usou o seu minuto extra nesta rodada.
        [chat_off] O anfitrião desativou o chat.
        [line_not_possible] Uma mensagem pode ter até 200 caracteres.
        [reactions_off] O anfitrião desativou as reações.
        [not_a_bot] Alguém já ficou com esse lugar.
        [setting_not_possible] Não dá para usar esses ajustes.
        [wrong_turn] Tarde demais: essa rodada já acabou.
        [wrong_game] Tarde demais: outra partida já começou.
        [seat_held_by_another] Um robô está jogando por você agora.
        [wrong_phase] A partida já avançou; é tarde demais para isso.
       *[other] Isso não é possível agora.
    }

## How to play

how-title = Como jogar
how-line = Alguém dá uma dica sobre uma imagem. Os outros infiltram imagens que também combinam com a dica. Será que você descobre qual é a certa?
how-quick-tell = Alguém escolhe uma carta em segredo e dá uma dica sobre ela.
how-quick-choose = Cada um dos outros infiltra uma carta que também combina com a dica.
how-quick-vote = As cartas são embaralhadas e viradas. Vote: qual era?
how-quick-score = Se alguns acertam, mas não todos, a dica foi boa. E quem enganou você também marca pontos.
how-start = De 3 a 12 jogadores. Cada um recebe seis cartas, que ninguém mais vê, e um coelho que anda uma casa por ponto.
how-games = Qual jogo?
how-tell-title = Dar a dica
how-tell =
    O narrador escolhe uma carta em segredo e dá uma dica.
    Vale tudo: uma palavra, uma frase, um verso de música, até uma palavra inventada. Escreva, fale, cante, faça mímica ou um som.
    A primeira rodada é uma corrida: quem enviar uma dica primeiro vira o narrador. Chegou tarde? Sua dica fica guardada para a sua vez.
how-choose-title = Escolher
how-choose =
    Em segredo, cada um dos outros joga a carta da própria mão que mais combina com a dica.
    Dá para mudar de ideia até a última carta ser jogada.
how-vote-title = Votar
how-vote =
    As cartas são embaralhadas, abertas na mesa e numeradas. Qual é a do narrador?
    Você tem dois votos e sempre usa os dois: em duas cartas diferentes ou os dois na mesma.
    Não vale votar na própria carta. E o narrador não vota.
    Os votos ficam em segredo até todo mundo votar. Aí são revelados todos de uma vez.
how-score-title = Pontuar
how-score =
    Alguns votos acertam a carta do narrador, mas não todos: o narrador ganha 3 pontos, e cada um dos outros ganha 3 por voto seu que acertou.
    Todos os votos acertam: nada para o narrador, 4 para cada um dos outros.
    Nenhum voto acerta: nada para o narrador, 2 para cada um dos outros.
    E, em todos os casos, todo mundo menos o narrador ganha mais 1 por voto na própria carta.
how-next-title = Próxima rodada
how-next =
    As cartas da rodada vão para a pilha de descarte, e todo mundo compra até ter seis de novo. Se a pilha de compra não bastar para todos, antes ela é embaralhada com o descarte.
    O próximo narrador é quem está à esquerda do atual.
    Quando alguém chega ao fim de uma rodada com 30 pontos ou mais, a partida acaba. (O anfitrião pode ter escolhido outra meta.)
    Os coelhos podem passar dos 30. Vence quem tiver mais pontos; em caso de empate na liderança, a vitória é compartilhada.
how-three-title = Com três jogadores
how-three =
    Cada um tem sete cartas na mão.
    O narrador joga uma carta, e cada um dos outros dois joga duas: são cinco na mesa.
    Não vale votar em nenhuma das suas duas, mas cada voto que elas recebem vale 1 ponto para você.
    Depois, o narrador compra uma carta, e cada um dos outros compra duas.
how-clue-title = Como é uma boa dica?
how-clue =
    Digamos que a sua carta mostre um barco à noite. “Barco” entrega tudo: todos os votos acertam, e você não ganha nada.
    “Terça-feira” só faz sentido para você: nenhum voto acerta, e você também não ganha nada.
    “O longo caminho de volta” combina com o barco, mas também com outras cartas. Na medida!
    Deu branco? Sem pressa. Fica mais fácil a cada rodada.
how-game =
    { $game ->
        [odyssey-2011]
            3 a 12 jogadores. Joga-se como Odisseia, com estas diferenças:
            Até seis jogadores, você tem um voto. A partir de sete, pode dar um segundo a outra carta.
            Alguns acham a carta do narrador, mas não todos: 3 pontos para o narrador e 3 para cada jogador que achou.
            Todos acham, ou ninguém acha: nada para o narrador, 2 pontos para todos os outros.
            A partir de sete jogadores: 1 ponto a mais se você acertar com um só voto.
            Em todos os casos, 1 ponto para cada voto na sua própria carta, mas no máximo 3.
        [classic]
            3 a 8 jogadores. Joga-se como Odisseia, mas você só tem um voto.
            Alguns acham a carta do narrador, mas não todos: 3 pontos para o narrador e 3 para cada jogador que achou.
            Todos acham, ou ninguém acha: nada para o narrador, 2 pontos para todos os outros.
            Em todos os casos, 1 ponto para cada voto na sua própria carta.
            Uma edição antiga dava a três jogadores 4 pontos em vez de 3. O anfitrião pode escolher isso.
        [party]
            6 a 12 jogadores, com cinco cartas cada um, a princípio viradas para baixo.
            O narrador dá uma dica sem ter visto uma única carta. Na primeira rodada, é quem enviar primeiro.
            Agora todos olham as suas cartas e jogam uma que combine, até o narrador.
            Todos têm um voto para a imagem que mais combina, até o narrador, e vale votar na própria carta. O narrador também dá um voto vermelho em segredo: ele proíbe uma imagem.
            Você ganha tantos pontos quantos votos houver na imagem em que votou, contando o seu, mas no máximo 5. Sem companhia, ou na imagem proibida, você não ganha nada.
            Todos compram até ter cinco cartas e passam a mão inteira para a esquerda. Quando todos tiverem narrado, a partida acaba.
       *[pairs]
            6, 8, 10 ou 12 jogadores, com quatro cartas cada um. Quem senta frente a frente forma uma dupla, com um só coelho e um só placar.
            O narrador dá uma dica, e quem faz dupla com ele escolhe uma carta da própria mão: é a que os outros têm que achar. Nenhum dos dois vota.
            Nas outras duplas, um joga uma carta e o outro vota. Quem jogar primeiro decide isso, mas pode pegar a carta de volta e deixar com o outro.
            Quem vota tem um voto, e não na carta da própria dupla.
            Alguns acham a carta, mas não todos: 3 pontos para a dupla do narrador e 3 para cada dupla que achou.
            Todos acham, ou ninguém acha: nada para a dupla do narrador, 2 pontos para todas as outras.
            Em todos os casos, cada uma das outras duplas ganha 1 ponto por voto na sua carta, mas no máximo 3.
            Quando todos tiverem narrado, a partida acaba.
    }
how-bots = Experimentar com robôs
how-drawing =
    { $step ->
        [tell] Um narrador segura uma carta e diz: “Certa vez, no mar…”
        [choose] Uma mão de cartas; uma delas está sendo puxada.
        [vote] Quatro cartas com números. Verde dá os dois votos à carta 2; azul, um à carta 2 e um à carta 4.
        [score] Uma carta brilha, e os coelhos em volta dela ganham pontos.
       *[next] Coelhos pulam pela trilha de pontuação.
    }
how-drawing-clue = Certa vez, no mar…

how-example-title = Experimente: quem ganha quanto?
how-example-about =
    { $game ->
        [odyssey-2011] { $teller } deu a dica “{ $clue }”, e a carta certa é a { $slot }. Escolha quem vota e toque em uma ou duas cartas para dar os votos.
        [party] { $teller } deu a dica “{ $clue }”, e todo mundo jogou uma carta. Escolha de quem é o voto e toque em uma carta.
        [pairs] { $teller } deram a dica “{ $clue }”, e a carta certa é a { $slot }. Escolha uma dupla e toque na carta que recebe o voto.
        [classic] { $teller } deu a dica “{ $clue }”, e a carta certa é a { $slot }. Escolha quem vota e toque na carta que recebe o voto.
       *[odyssey] { $teller } deu a dica “{ $clue }”, e a carta certa é a { $slot }. Escolha quem vota e toque em duas cartas, ou duas vezes na mesma, para dar os dois votos.
    }
how-example-clue = O longo caminho de volta
how-example-name =
    { $colour ->
        [pink] Ana
        [blue] Beto
        [green] Clara
        [purple] Enzo
        [orange] Flávia
        [red] Gil
        [turquoise] Helena
       *[yellow] Davi
    }
how-example-voter = Quem vota?
how-example-red = Voto vermelho: { $name }
how-example-presets =
    { $game ->
        [party] Onde os votos se encontram?
        [odyssey] Quantos votos acertam a carta?
       *[other] Quantos acham a carta?
    }
how-example-preset =
    { $how ->
        [all]
            { $game ->
                [odyssey] Todos
               *[other] Todos
            }
        [none]
            { $game ->
                [odyssey] Nenhum
               *[other] Ninguém
            }
        [together] Em uma carta
        [caught] Na proibida
        [scattered] Em lugar nenhum
       *[some] Alguns
    }
how-example-card =
    { $owner ->
        [teller] Carta { $slot }, a carta certa, jogada por { $name }
        [self] Carta { $slot }, jogada por { $name }: ninguém vota na própria carta
       *[other] Carta { $slot }, jogada por { $name }
    }
how-example-votes =
    { $count ->
        [0] nenhum voto
        [one] { $count } voto
       *[other] { $count } votos
    }
how-example-card-votes =
    { $red ->
        [yes] { how-example-card } ({ how-example-votes }), proibida
       *[no] { how-example-card } ({ how-example-votes })
    }
how-example-own = Carta própria

## The score of a turn

verdict-why =
    { $game ->
        [party] Um ponto por voto na mesma carta, até 5. Sem companhia, ou na carta proibida: nada.
        [odyssey]
            { $verdict ->
                [all] Todos os votos acertaram a carta do narrador.
                [none] Nenhum voto acertou a carta do narrador.
               *[some] Alguns votos acertaram a carta do narrador, mas não todos.
            }
       *[other]
            { $verdict ->
                [all] Todos acharam a carta do narrador.
                [none] Ninguém achou a carta do narrador.
               *[some] Alguns acharam a carta do narrador, mas não todos.
            }
    }
verdict-spoken = { verdict } { verdict-why }
turn-table = De onde vieram os pontos
turn-table-teller = quem narra
turn-table-total = { $score } no total
reason-told-to-some =
    { $game ->
        [odyssey] +{ $points }: alguns votos acertaram, mas não todos
       *[other] +{ $points }: alguns acharam, mas não todos
    }
reason-told-to-all = Nada: a dica foi fácil demais
reason-told-to-none = Nada: a dica foi difícil demais
reason-all-found =
    { $game ->
        [odyssey] +{ $points }: todos os votos acertaram a carta
       *[other] +{ $points }: todos acharam a carta
    }
reason-none-found = +{ $points }: nenhum voto acertou a carta
reason-found =
    { $game ->
        [odyssey]
            { $count ->
                [one] +{ $points }: um voto acertou a carta
               *[other] +{ $points }: os dois votos acertaram a carta
            }
       *[other] +{ $points }: o voto acertou a carta
    }
reason-single-vote = +{ $points }: com um só voto
reason-decoys =
    { $most ->
        [yes] +{ $points }, o máximo: { $count } votos recebidos
       *[no]
            { $count ->
                [one]
                    { $cards ->
                        [one] +{ $points }: um voto recebido
                       *[other] +{ $points }: um voto numa das próprias cartas
                    }
               *[other]
                    { $cards ->
                        [one] +{ $points }: { $count } votos recebidos
                       *[other] +{ $points }: { $count } votos nas próprias cartas
                    }
            }
    }
reason-company =
    { $most ->
        [yes] +{ $points }, o máximo: { $count } votos na carta { $slot }
       *[no] +{ $points }: { $count } votos na carta { $slot }
    }
reason-alone = Nada: voto único na carta { $slot }
reason-forbidden = Nada: a carta { $slot } estava proibida
reason-astray =
    { $count ->
        [one] O voto passou longe
       *[other] Os dois votos passaram longe
    }
clue-was =
    { $kind ->
        [mime] Uma mímica
        [voice] Uma música ou um som
       *[aloud] Uma dica falada
    }
clue-was-written = { clue-was }: “{ $line }”

## The big screen

screen-title = Reverie · { $code }
screen-join = Escaneiem para entrar
screen-join-at = Ou acessem { $site } e digitem o código
screen-qr = QR code com o link desta mesa, { $code }
screen-code = Código { $code }
screen-seats = À mesa
screen-nobody = Ninguém à mesa ainda
screen-nobody-about = Peguem os celulares e escaneiem o código.
screen-missing =
    { $count ->
        [one] Falta { $count } jogador para começar
       *[other] Faltam { $count } jogadores para começar
    }
screen-ready = { $host } já pode começar a partida
screen-ready-more =
    { $free ->
        [0] A mesa está cheia.
        [one] Ainda há { $free } lugar.
       *[other] Ainda há { $free } lugares.
    }
screen-race = Quem dá a primeira dica?
screen-race-about =
    { $game ->
        [party] Ninguém viu as próprias cartas ainda. Quem enviar a primeira dica vira o narrador.
        [pairs] Quem enviar a primeira dica vira o narrador, e a dupla acha uma carta para ela.
       *[other] Olhem as suas cartas. Quem enviar a primeira dica vira o narrador.
    }
screen-telling = { $name } está pensando numa dica
screen-tells = Quem narra é { $name }
screen-choosing =
    { $game ->
        [pairs] { $partner } está procurando a carta. Nas outras duplas, um de vocês joga uma.
       *[other] Qual das suas cartas mais combina com a dica?
    }
screen-voting =
    { $game ->
        [party] Qual imagem combina mais? Um voto por pessoa.
        [pairs] Qual carta é a da dica de { $name }? Um voto por dupla.
        [odyssey] Qual é a carta de { $name }? Dois votos por pessoa.
       *[other]
            { $most ->
                [one] Qual é a carta de { $name }? Um voto por pessoa.
               *[other] Qual é a carta de { $name }? Um voto por pessoa, ou dois.
            }
    }
screen-thinking = { $name } ainda está pensando
screen-done = { $name } já terminou
screen-card = Carta { $slot }
screen-tap-for-sound = Toque na tela ou aperte OK para ouvir o som
screen-lost = A conexão caiu. Tentando de novo…
screen-pictures-missing = As imagens não carregaram. Tentando de novo…
screen-time-left = Tempo restante: { $time }
screen-nudged = Esperando { $names }
screen-again = Mais uma partida? Toquem em “Jogar de novo” no celular.
screen-track =
    { $goal ->
        [0] Trilha de pontuação
       *[other] Trilha de pontuação até { $goal }
    }

## The end

end-winners =
    { $count ->
        [one]
            { $pairs ->
                [yes] { $names } venceram!
               *[no] { $names } venceu!
            }
       *[other] { $names } compartilham a vitória!
    }
end-you-win = Você venceu!
end-you-two-win = Você e { $name } venceram!
end-you-share = Você compartilha a vitória com { $names }!
end-points =
    { $count ->
        [one] com { $count } ponto
        [many] com { $count } de pontos
       *[other] com { $count } pontos
    }
end-podium = Pódio
end-places = Classificação
end-place = { $place }º lugar
end-standing = { end-place }: { $names }, { points }.
end-awards = Destaques da partida
end-awards-none = Sem destaques desta vez. Quem sabe na próxima partida?
end-awards-loading = Vendo quem brilhou…
end-awards-error = Os destaques não carregaram.
award-moment =
    { $kind ->
        [bluff] O melhor blefe
        [company] Onde mais gente se encontrou
       *[clue] A dica para lembrar
    }
award-moment-about =
    { $kind ->
        [bluff] { $count } votos caíram na carta de { $name }.
        [company] { $count } votos na mesma imagem.
       *[clue]
            { $count ->
                [one] A dica foi de { $name }, e um voto achou a carta.
               *[other] A dica foi de { $name }, e { $count } votos acharam a carta.
            }
    }
award-liar = Melhor blefe
award-liar-about =
    { $count ->
        [one] { $count } voto fisgado
       *[other] { $count } votos fisgados
    }
award-reader = Melhor telepatia
award-reader-about =
    { $count ->
        [one] { $count } voto certeiro
       *[other] { $count } votos certeiros
    }
award-bold = Maior ousadia
award-bold-about =
    { $count ->
        [one] Os dois votos na carta certa, { $count } vez
       *[other] Os dois votos na carta certa, { $count } vezes
    }
award-sure = Voto mais certeiro
award-sure-about =
    { $count ->
        [one] Acertou com um só voto, { $count } vez
       *[other] Acertou com um só voto, { $count } vezes
    }
award-teller = Melhor narração
award-teller-about =
    { $count ->
        [one] { $count } dica na medida
       *[other] { $count } dicas na medida
    }
award-kindred = Alma gêmea
award-kindred-about =
    { $count ->
        [one] Votou em companhia em { $count } rodada
       *[other] Votou em companhia em { $count } rodadas
    }
award-darling = Preferência do público
award-darling-about =
    { $count ->
        [one] { $count } voto nas cartas que jogou
       *[other] { $count } votos nas cartas que jogou
    }
award-censor = Censura mais severa
award-censor-about =
    { $count ->
        [one] { $count } voto proibido
       *[other] { $count } votos proibidos
    }
award-loner = Sonho solitário
award-loner-about =
    { $count ->
        [one] Sem companhia em uma carta, { $count } vez
       *[other] Sem companhia em uma carta, { $count } vezes
    }
award-finish = Maior salto
award-finish-about =
    { $count ->
        [one] { $count } ponto numa rodada só
       *[other] { $count } pontos numa rodada só
    }
award-each = { $about } (cada)
end-again = Jogar de novo
end-again-others = A próxima partida começa assim que todos os jogadores estiverem a postos, ou depois de uma contagem regressiva quando metade estiver.
end-again-few =
    { $count ->
        [one] Falta { $count } jogador. Chame mais alguém; o anfitrião também pode adicionar um robô.
       *[other] Faltam { $count } jogadores. Chame mais gente; o anfitrião também pode adicionar robôs.
    }
ready-you = Você está a postos para a próxima partida.
ready-undo = Pensando bem, ainda não
ready-waiting = { ready-you } Esperando { $names }.
ready-count = A postos: { $ready } de { $count }
ready-state =
    { $ready ->
        [yes] { $name } está a postos
       *[no] { $name } ainda não está a postos
    }
ready-soon =
    { $count ->
        [0] A próxima partida já vai começar.
        [one] A próxima partida começa em { $count } segundo.
       *[other] A próxima partida começa em { $count } segundos.
    }
ready-sooner = Ou antes, assim que todo mundo estiver a postos.
ready-stuck = A partida não pode começar assim. Confira os lugares e as cartas.
game-begun =
    { $awaited ->
        [yes] A próxima partida começou e está esperando você.
       *[no] A próxima partida começou.
    }
game-join = Entrar na partida
last-game = Partida anterior
end-lobby = Mudar lugares ou ajustes
end-history = Rever as rodadas
end-record = Baixar o registro da partida
end-record-error = Não deu para baixar o registro. Tente de novo.

## Past turns

past-empty = Nenhuma rodada terminou ainda. As cartas, os votos e os pontos de cada uma vão aparecer aqui.
past-error = As rodadas não carregaram.
past-turn = Rodada { $number }
past-teller = Quem narrou: { $name }
past-teller-you = Quem narrou: você
past-board = Cartas na mesa
past-owner = Carta de { $name }
past-owner-teller = Carta de { $name }, que narrou
past-red = Proibida
past-votes = Votos: { $names }
past-no-votes = Nenhum voto
past-twice = { $name } (2 votos)
past-enlarge = Ampliar a carta { $slot }

## What the terminal says to whoever starts a server. Plain sentences: no choices, no other messages.

terminal-open = O Reverie está no ar.
terminal-here = Neste computador:
terminal-network = Para todo mundo na sua rede:
terminal-no-network = Não há rede, então só dá para jogar neste computador.
terminal-scan = Para entrar, escaneie com o celular:
terminal-port = A porta { $wanted } já está ocupada, então o Reverie está na porta { $port }.
terminal-stop = Ctrl+C para encerrar. As partidas em andamento estarão aqui quando você iniciar de novo.
