### Every word a person sees, in Danish. docs/languages.md says how to add a language.

## Everywhere

app-name = Reverie
app-about = Sære billeder og endnu særere ledetråde: et spil for 3–12 personer.
needs-javascript = Reverie har brug for JavaScript. Slå det til i browserens indstillinger.
page-title = { $title } · Reverie
close = Luk
back = Tilbage
copied = Kopieret
retry = Prøv igen
loading = Et øjeblik …

colour-name =
    { $colour ->
        [pink] pink
        [purple] lilla
        [green] grøn
        [blue] blå
        [orange] orange
        [red] rød
        [yellow] gul
        [turquoise] turkis
        [brown] brun
        [white] hvid
        [grey] grå
       *[black] sort
    }
bot-name =
    { $colour ->
        [pink] Tantebot
        [purple] Danserbot
        [green] Gartnerbot
        [blue] Kaptajnbot
        [orange] Kokkebot
        [red] Rævebot
        [yellow] Gøglerbot
        [turquoise] Dykkerbot
        [brown] Urmagerbot
        [white] Natsværmerbot
        [grey] Uglebot
       *[black] Vægterbot
    }
bot-named = { $name } (bot)
pair-name = { $one } & { $other }
points =
    { $count ->
        [one] 1 point
       *[other] { $count } point
    }
numbers = { $fewest } til { $most }
plus-points = +{ $count }
you-plus-points = Du +{ $count }
score-of = { $name }: { $score }
scores = Stillingen

## What chats show of a link

preview-home = Reverie: sære billeder, endnu særere ledetråde
preview-table = Du er inviteret til Reverie
preview-host = { $name } inviterer dig til Reverie
preview-table-about = Et spil med billeder og ledetråde for 3–12 personer, lige i browseren. Åbn linket, og sæt dig til bords.
preview-picture = Fem malede kort foran en stor måne: en brønd fuld af stjerner, et fyrtårn på havet, en gynge i månen, en åben dør i vandet og en hval i en snor.

## Home

home-line = Ét billede, én ledetråd og hver sin drøm.
home-start = Opret et bord
home-start-about = Inviter op til 11 venner med et link
home-join = Sæt dig ved et bord
home-join-about = Med en kode eller et link
home-code = Kode eller link
home-code-about = Koden står i invitationen og kan se sådan ud: K4JJR.
home-code-wrong = Det er ikke en af vores koder. De kan se sådan ud: K4JJR.
home-code-letters = Koder indeholder aldrig { $letters }. Tjek invitationen.
home-bots = Spil med bots
home-bots-about = Bare dig, her og nu
home-back = Tilbage til dit bord
home-back-to = Tilbage til bordet { $code }
home-playing = Spillet er i gang
home-still = Hold billederne i ro
home-more = Mere
home-rules = Spilles efter reglerne i Dixit Odyssey. Et uafhængigt projekt med egne billeder.
home-gallery = Se kortene
how-to-play = Sådan spiller du
go-home = Forside
default-name = Drømmer
language = Sprog
light = Udseende
light-name =
    { $light ->
        [light] Lyst
        [dark] Mørkt
       *[device] Som enheden
    }
sound = Lyd
sound-volume =
    { $volume ->
        [normal] Normal
        [quiet] Dæmpet
       *[off] Fra
    }
music = Musik
vibration = Vibrer, når det er din tur
problem =
    { $code ->
        [unreachable] Serveren svarer ikke. Tjek din forbindelse, og prøv igen.
        [too_many_tables] Der er oprettet for mange borde fra dit netværk. Vent lidt, før du prøver igen.
        [try_again] Serveren kan ikke gemme noget lige nu. Prøv igen om et minut.
       *[other] Det lykkedes ikke. Prøv igen.
    }
nowhere-title =
    { $reason ->
        [no_such_table] Vi kan ikke finde bordet
        [locked] Bordet er låst
        [crowded] Der er fuldt hus ved bordet
        [removed] Værten har fjernet dig fra bordet
        [sent_away] Du har forladt bordet
        [not_understood] Siden skal indlæses igen
       *[nowhere] Her er ingenting
    }
nowhere-about =
    { $reason ->
        [no_such_table] Måske er der en tastefejl i koden, eller også er bordet for længst lukket. Bed om linket igen, eller opret dit eget bord.
        [locked] Der kan ikke komme flere ind lige nu. Venter de andre på dig? Bed værten om at låse bordet op, så kommer du automatisk ind.
        [crowded] Så mange kigger med, at der ikke er plads til flere. Bliv her: Så snart nogen går, kommer du ind.
        [removed] Du kan altid oprette dit eget bord.
        [sent_away] Tak for spillet! Linket virker stadig, men du kommer ind som ny spiller.
        [not_understood] Den er forældet. Indlæs den igen for at fortsætte.
       *[nowhere] Adressen fører ingen steder hen. Linket til et bord slutter med bordets kode: fem til otte bogstaver eller tal.
    }

## At a table

table-title = Bord { $code } · Reverie
table-title-awaited = ● Din tur · Bord { $code }
table-title-waits = ● Bordet venter · Bord { $code }
menu = Menu
people = Spillere
chat = Chat
chat-unread =
    { $count ->
        [one] Chat, 1 ny besked
       *[other] Chat, { $count } nye beskeder
    }
turn-number = Runde { $turn }
turn-of = Runde { $turn } af { $count }
watching = Kigger med
join = Vær med
time-left =
    { $count ->
        [one] 1 sekund tilbage
       *[other] { $count } sekunder tilbage
    }
seconds =
    { $count ->
        [one] 1 sekund
       *[other] { $count } sekunder
    }
line-lost = Forbinder igen …
line-offline = Du er offline. Vi genopretter forbindelsen, så snart vi kan.
line-unsaved = Serveren kan ikke gemme noget lige nu. Vi bliver ved med at prøve.
pictures-missing = Billederne kunne ikke hentes.
enlarge = Forstør kort { $number }
picture-large = Stort billede
picture-before = Forrige billede
picture-next = Næste billede
picture-position = { $number } af { $count }
picture-heard = { picture-position }. { $alt }
picture-gone = Billedet er fjernet.
picture-lost = Billedet kan ikke hentes. { $alt }
past-turns = Tidligere runder

## Sitting down

join-table = Bord { $code }
join-invited = { $name } inviterer dig til Reverie
join-quick = Sådan går det til – på 30 sekunder
join-title = Find en plads
join-title-playing = Spillet er i gang
join-title-full = Bordet er fuldt
join-first = Du er den første her.
join-others =
    { $count ->
        [one] { $names } sidder ved bordet.
       *[other] { $names } sidder ved bordet.
    }
join-take-over = Du kan kigge med eller overtage en bots plads fra næste runde, med kort, point og det hele.
join-only-watch = Alle pladser er taget lige nu, men du kan kigge med.
join-locked = Der kan ikke sætte sig flere lige nu, men du kan kigge med.
join-watch-named = Kig med under dette navn
take-over = Overtag pladsen fra { $name }
join-elsewhere = En anden bots plads
claimed-by = Fra næste runde spiller { $name } i stedet for { $bot }.
claimed-by-you = Fra næste runde spiller du i stedet for { $bot }.
withdraw-claim = Fortryd, og kig med
your-name = Dit navn
your-rabbit = Din kanin
colour-taken =
    { $colour ->
        [pink] pink, optaget
        [purple] lilla, optaget
        [green] grøn, optaget
        [blue] blå, optaget
        [orange] orange, optaget
        [red] rød, optaget
        [yellow] gul, optaget
        [turquoise] turkis, optaget
        [brown] brun, optaget
        [white] hvid, optaget
        [grey] grå, optaget
       *[black] sort, optaget
    }
sit-down = Sæt dig
only-watch = Kig bare med, uden navn
seat-offered = Du er her allerede som { $present }. Vil du spille som { $offered } i stedet?
seat-offered-about = Med linket kan du spille som { $offered }. Gør du det, kan du ikke længere spille som { $present } på denne enhed.
seat-keep = Fortsæt som { $name }
seat-take = Spil som { $name }

## The lobby

lobby-title = Bord { $code }, lobby
lobby-count =
    { $count ->
        [0] Ingen endnu
        [one] 1 spiller
       *[other] { $count } spillere
    }
lobby-missing =
    { $count ->
        [one] Der mangler én
       *[other] Der mangler { $count }
    }
lobby-enough =
    { $free ->
        [0] Bordet er fuldt
        [one] I er mange nok, og der er plads til én til
       *[other] I er mange nok, og der er plads til { $free } til
    }
lobby-crowded = I er for mange til dette spil
lobby-came = { $name } har sat sig: { colour-name }.
lobby-now = { lobby-count }. { $state }.
lobby-take-seat = Find en plads
lobby-change-rabbit = Skift kanin, eller kig bare med
lobby-only-watch = Rejs dig, og kig med
lobby-sit = Sæt dig, og spil med
poke = Prik til { $name }
lobby-leaf = Bladr i kortene
is-host = vært
is-you = dig
is-away = væk
is-storyteller = fortæller
is-partner = din makker
now-host = Nu er du vært: Du bestemmer over pladser og indstillinger.
has-stand-in = en bot spiller
add-bot = Tilføj en bot
remove-bot = Fjern { $name }
begin = Start spillet
begin-missing =
    { $count ->
        [one] Der mangler én spiller. Send linket til en ven, eller tilføj en bot.
       *[other] Der mangler { $count } spillere. Send linket rundt, eller tilføj bots.
    }
begin-missing-friend =
    { $count ->
        [one] Der mangler én spiller. Send linket til en ven.
       *[other] Der mangler { $count } spillere. Send linket rundt.
    }
begin-waiting = { $name } starter spillet, når alle er her.
begin-nobody = Der skal først være nogen ved bordet.
begin-ready = Er alle her? Så går vi i gang!
begin-crowded = { game-name } er for { $players } spillere. Vælg et andet spil, eller lad nogen kigge på.
first-ready = Jeg er klar
first-you = Du er klar.
first-soon =
    { $count ->
        [0] Spillet starter nu.
        [one] Spillet starter om 1 sekund.
       *[other] Spillet starter om { $count } sekunder.
    }
first-host = Alle de andre er klar. Start nu, eller fortsæt her: Hver ændring starter nedtællingen på et minut forfra.
invite = Inviter andre
invite-code = Kode: { $code }
invite-qr = QR-kode med invitationslinket
invite-text = Kom og spil Reverie med os! Det er et spil med sære billeder og ledetråde. Vores bord har koden { $code }.
share = Del
copy-link = Kopier linket
big-screen = Vis på tv
big-screen-about = Åbn denne adresse på et tv eller en computer, så kan alle i rummet se bordet.
settings = Indstillinger
settings-host = Værten bestemmer
settings-end = Spillet slutter
settings-three-pays-four = Med tre spillere: 4 point i stedet for 3
end-option =
    { $kind ->
        [goal]
            { $printed ->
                [yes] Ved { $count } point (standard)
               *[no] Ved { $count } point
            }
        [tellings]
            { $printed ->
                [yes] Alle fortæller én gang (standard)
               *[no]
                    { $count ->
                        [one] Alle fortæller én gang
                       *[other] Alle fortæller { $count } gange
                    }
            }
       *[pile] Kortstakken er tom
    }
settings-timer = Tidsgrænse pr. trin
settings-timer-none = Ingen grænse
settings-timer-about = Når tiden er gået, vælger en bot for dig.
settings-stand-ins = Når nogen er væk
settings-stand-ins-asked = Vent, eller tilkald en bot
settings-stand-ins-always = En bot træder til efter 20 sek.
settings-packs = Kort
settings-chat = Chat
settings-reactions = Reaktioner
settings-language = Botternes sprog
game = Spil
game-name =
    { $game ->
        [odyssey-2011] Odyssé 2011
        [classic] Klassisk
        [party] Fest
        [pairs] Par
       *[odyssey] Odyssé
    }
game-line =
    { $game ->
        [odyssey-2011] De tidligere regler: én stemme, og fra syv spillere en ekstra, hvis man vil.
        [classic] Fortællerens kort, én stemme hver og ikke mere pjat.
        [party] Ledetråde ud af den blå luft og stemmer, der søger selskab. For et stort selskab.
        [pairs] To deles om en kanin: Den ene giver ledetråden, den anden finder et kort til den.
       *[odyssey] Find fortællerens kort med to stemmer hver.
    }
game-about =
    { $game ->
        [odyssey-2011] En af jer giver en ledetråd til et billede, og de andre lægger billeder, der kunne være det. Du har én stemme til at finde det rigtige. Fra syv spillere må du give en stemme mere til et andet kort, men rammer du plet med kun én, får du et point mere.
        [classic] En af jer giver en ledetråd til et billede, og de andre lægger billeder, der kunne være det. Du har én stemme til at finde det rigtige. Finder alle det, eller gør ingen, får fortælleren ingen point.
        [party] Fortælleren giver en ledetråd uden at have set et eneste kort. Så lægger alle et kort og stemmer på det billede, der passer bedst: Jo flere stemmer, jo mere er de værd. Men fortælleren forbyder et billede i hemmelighed.
        [pairs] To, der sidder over for hinanden, deles om en kanin. Fortælleren giver en ledetråd, og makkeren finder et kort til den. I hvert af de andre par lægger den ene et kort, og den anden stemmer.
       *[odyssey] En af jer giver en ledetråd til et billede, og de andre lægger billeder, der kunne være det. Du har to stemmer til at finde det rigtige. Rammer alle stemmerne det, eller gør ingen, får fortælleren ingen point.
    }
game-for = { $players } spillere
game-for-not = { $players } spillere, og I er { $count }
game-change = Vælg spil
game-pairs = Hvem spiller sammen
game-pairs-about = Makkere sidder over for hinanden. Vil I bytte, så rejs dig, og sæt dig igen.

## Decks at a table

packs-sum =
    { $count ->
        [one] 1 kort i alt
       *[other] { $count } kort i alt
    }
packs-at-least-one = I skal bruge mindst ét kortsæt.
packs-too-few =
    { $cards ->
        [one] 1 kort er ikke nok: Jeres spil kræver { $needed }, så der mangler { $missing }.
       *[other] { $cards } kort er ikke nok: Jeres spil kræver { $needed }, så der mangler { $missing }.
    }
packs-too-few-host = Tilføj et kortsæt mere, eller læg flere billeder i et af dine egne.
packs-too-few-others = Værten kan tilføje et kortsæt mere.
packs-bots-guess = På nogle af billederne kan botterne kun se farverne, så de må for det meste gætte. De lærer af jeres ledetråde.
pack-look = Se kortene i { $name }
pack-change = Rediger { $name }
pack-use =
    { $count ->
        [one] Spil med dette billede
       *[other] Spil med disse { $count } billeder
    }
gallery-open = Alle kortsæt i galleriet

## The gallery

gallery-title = Galleri
gallery-line = Kig i kortsættene, eller lav dit eget med egne billeder.
gallery-decks = Kortsæt
gallery-empty = Der er ingen kortsæt på serveren.
gallery-own = Dine kortsæt
gallery-picture-leaving = { $title }, bliver fjernet
pack-cards =
    { $count ->
        [one] 1 kort
       *[other] { $count } kort
    }
pack-cards-yours =
    { $count ->
        [one] 1 kort · dit eget
       *[other] { $count } kort · dit eget
    }
pack-author = af { $author }
pack-licence = licens: { $licence }
deck-play = Spil med dette kortsæt
deck-play-with = Spil med { $name }
deck-print = Print det
deck-print-it = Print { $name }
deck-print-about = Du kan få kortsættet på papir. Skriv dette i en terminal på den computer, hvor Reverie er installeret:
deck-print-paper = Det giver en PDF med ni kort på hver side, bagsider og skæremærker. Print på begge sider af papiret.
pack-empty = Der er ingen billeder i kortsættet endnu.
pack-gone = Vi kan ikke finde kortsættet. Måske er det blevet slettet.
pack-gone-name = Slettet kortsæt
pack-error = Kortene kunne ikke hentes.

## A pack of one’s own pictures

make-pack = Lav dit eget kortsæt
make-pack-about = Fotos, tegninger – alt, der fortæller en historie
own-pack-name = Vores billeder
pack-name = Kortsættets navn
pack-pictures =
    { $count ->
        [0] Dine billeder
        [one] 1 billede
       *[other] { $count } billeder
    }
pack-pictures-about = Tryk på et billede for at se det stort eller fjerne det.
pack-delete = Slet kortsættet
pack-delete-sure = Vil du slette »{ $name }« og alle billederne i det? De forsvinder for altid. I et spil, der er i gang, bliver kortene tomme.
pack-delete-not = Behold det
picture-remove = Fjern billedet
picture-keep = Behold billedet
pictures-remove-sure =
    { $count ->
        [one] Fjern 1 billede?
       *[other] Fjern { $count } billeder?
    }
pictures-remove = Fjern
pictures-keep = Behold
upload-choose = Vælg billeder
upload-more = Tilføj flere billeder
upload-full = Kortsættet er fuldt
upload-how = Op til { $most } billeder. På en computer kan du også trække dem herhen eller indsætte dem.
upload-who-sees = Alle ved et bord, der bruger kortsættet, kan se billederne, også bagefter.
upload-cleaned = Vi fjerner oplysninger om sted, dato og kamera fra dine fotos og beskærer hvert billede, så det passer til et kort.
upload-whose = Kortsættet hører til denne enhed. Det kan kun ændres eller slettes herfra.
upload-title = Uploader billeder
upload-progress =
    { $total ->
        [one] { $done } af 1 billede
       *[other] { $done } af { $total } billeder
    }
upload-current = { $name }: { $sent } af { $size }
upload-cancel = Stop
upload-done =
    { $failed ->
        [0]
            { $done ->
                [one] Dit billede er tilføjet.
               *[other] Alle { $done } billeder er tilføjet.
            }
       *[other]
            { $done ->
                [0] Ingen billeder blev tilføjet: { $failed } mislykkedes.
                [one] 1 billede er tilføjet, { $failed } mislykkedes.
               *[other] { $done } billeder er tilføjet, { $failed } mislykkedes.
            }
    }
upload-trouble =
    { $code ->
        [too_busy] Serveren har travlt. Vi fortsætter om et øjeblik.
        [try_again] Serveren kan ikke gemme noget lige nu. Vi bliver ved med at prøve.
       *[unreachable] Forbindelsen er væk. Vi fortsætter, så snart den er tilbage.
    }
upload-failed =
    { $count ->
        [one] 1 fil kunne ikke tilføjes
       *[other] { $count } filer kunne ikke tilføjes
    }
upload-again-all = Prøv alle igen
upload-dismiss = Fortsæt alligevel
upload-problem =
    { $code ->
        [not_a_picture] Filen er ikke et billede, vi kan læse. Brug JPEG, PNG, WebP, GIF, AVIF eller HEIC.
        [picture_too_large] Filen er for stor.
        [too_many_pixels] Billedet har for mange pixels. Gør det mindre først.
        [picture_too_small] Billedet er for lille til et kort.
        [picture_broken] Billedet er beskadiget.
        [picture_took_too_long] Det tog for lang tid at uploade billedet.
        [picture_twice] Billedet er allerede i kortsættet.
        [pack_full] Et kortsæt rummer højst 300 billeder, og dette er fuldt.
        [wrong_key] Denne enhed kan ikke ændre kortsættet.
        [no_such_pack] Kortsættet findes ikke længere.
        [disk_full] Serverens disk er fuld. Sig det til den, der driver serveren.
        [file_not_readable] Vi kan ikke åbne filen. Er det en mappe, så åbn den først, og vælg billederne.
        [too_many_packs] Der kan ikke laves flere kortsæt fra dit netværk lige nu.
        [name_not_possible] Giv kortsættet et navn.
        [unreachable] Serveren svarer ikke. Tjek din forbindelse, og prøv igen.
       *[other] Det lykkedes ikke. Prøv igen.
    }

## Menu, people, chat

other-device = Spil på en anden enhed
other-device-about = Scan koden med den anden enhed. Så har du din plads begge steder.
other-device-secret = Alle, der har koden, kan spille som dig, så hold den for dig selv.
rename = Skift navn
leave = Forlad bordet
leave-for-good = Forlad bordet helt
leave-sure = Vil du forlade bordet helt? Linket virker stadig, men du kommer ind som ny spiller.
leave-playing = Vil du forlade bordet helt? En bot overtager din plads, dine kort og dine point. Lukker du bare siden, er pladsen stadig din.
come-back = Tilbage til din plads
come-back-left =
    { $count ->
        [one] Du kan fortryde i 1 sekund endnu
       *[other] Du kan fortryde i { $count } sekunder endnu
    }
stay = Bliv her
end-is =
    { $kind ->
        [goal] Spillet slutter ved { $count } point.
        [tellings]
            { $count ->
                [one] Spillet slutter, når alle har været fortæller én gang.
               *[other] Spillet slutter, når alle har været fortæller { $count } gange.
            }
       *[pile] Spillet slutter, når kortstakken ikke rækker til at fylde alle hænder op.
    }
about-person = Menu for { $name }
pass-host = Gør til vært
remove-person = Fjern
remove-person-playing = Fjern, og lad en bot tage over
remove-locks = Fjerner du nogen, bliver bordet også låst, så vedkommende ikke kan komme ind igen. Du kan altid låse bordet op.
table-locked = Bordet er låst: Der kan ikke komme flere ind.
lock-table = Lås bordet
unlock-table = Lås bordet op
lock-about = Så kan der ikke komme flere ind, heller ikke for at kigge med. Alle, der er her nu, kan blive, også tv’et.
locked-about = Der kan ikke komme flere ind. Lås bordet op, når andre vil være med.
call-stand-in = Lad en bot spille for { $name }
stand-in = Lad en bot spille
is-away-name = { $name } er væk.
waits-for-you = Bordet venter på dig
nudge = Giv et puf
nudge-names = Giv { $names } et puf
nudged-by =
    { $who ->
        [you] Du har givet et lille puf.
       *[other] { $name } har givet et lille puf.
    }
minute-take = Et minut mere
minute-taken = { $name } skal lige bruge et minut mere.
let-bots = Lad en bot træde til denne gang
let-bot =
    { $deed ->
        [tell] Lad en bot give en ledetråd i stedet for { $name } denne gang
        [vote] Lad en bot stemme i stedet for { $name } denne gang
       *[choose] Lad en bot vælge i stedet for { $name } denne gang
    }
let-bot-agreed = { $count } af { $needed } siger ja
also-here = Kigger med: { $names }
chat-empty = Ingen beskeder endnu.
chat-line = Skriv til alle
chat-send = Send
chat-off = Værten har slået chatten fra.
chat-join = Du skal være med for at chatte.
reactions = Reaktioner
reaction-name =
    { $reaction ->
        [clap] Bifald
        [heart] Hjerte
        [laugh] Latter
        [wow] Wow
        [hmm] Hmm
       *[cry] Tårer
    }

## The turn

task-race =
    { $game ->
        [party] Giv en ledetråd ud af den blå luft: Du ser først dine kort bagefter. Den, der sender først, bliver fortæller!
        [pairs] Giv en ledetråd, så finder { $partner } et kort til den. Den, der sender først, bliver fortæller!
       *[other] Vælg et kort, og giv en ledetråd til det. Den, der sender først, bliver fortæller!
    }
task-tell =
    { $game ->
        [party] Du er fortæller. Giv en ledetråd ud af den blå luft: Du ser først dine kort bagefter.
        [pairs] Du er fortæller. Giv en ledetråd, så finder { $partner } et kort til den.
       *[other] Du er fortæller. Vælg et kort, og giv en ledetråd til det.
    }
task-choose =
    { $role ->
        [partner] { $partner } har givet ledetråden. Vælg kortet til den: Det er det, der skal findes.
        [either] Læg et kort, der passer til ledetråden, eller overlad det til { $partner }, og stem.
       *[other]
            { $count ->
                [one] Vælg det kort på din hånd, der passer bedst til ledetråden.
               *[other] Vælg de { $count } kort på din hånd, der passer bedst til ledetråden.
            }
    }
task-chosen =
    { $role ->
        [giver] Du har lagt parrets kort, så { $partner } stemmer.
       *[other] Du har valgt. Vi venter på de andre.
    }
task-vote =
    { $game ->
        [party]
            { $role ->
                [teller] Hvilket billede passer bedst? Stem på det, og forbyd et i hemmelighed.
               *[other] Hvilket billede passer bedst til ledetråden?
            }
        [pairs] Hvilket kort hører til ledetråden fra { $name }? Du stemmer også for { $partner }.
       *[other] Hvilket kort har { $name } spillet?
    }
task-voted = Du har stemt. Vi venter på de andre.
task-await-race = Alle kappes om at give den første ledetråd.
task-await-clue = { $name } er fortæller og er ved at finde på en ledetråd.
task-away-clue = Vi venter på fortælleren: { $name } er væk.
task-await-cards =
    { $game ->
        [pairs]
            { $role ->
                [teller] { $partner } finder et kort til din ledetråd, og de andre par lægger deres.
                [voter] { $partner } har lagt parrets kort, så du stemmer.
               *[other] Parrene vælger kort, der passer til ledetråden.
            }
       *[other] De andre vælger kort, der passer til ledetråden.
    }
task-await-votes =
    { $role ->
        [giver] { $partner } stemmer for jer to.
       *[other] De andre er ved at stemme.
    }
task-over = Spillet er slut.
task-with-clue = { $task } Ledetråden: { $clue }
clue-heard = Ledetråd fra { $name }: »{ $clue }«
thinking-state =
    { $state ->
        [storyteller] { $name } er fortæller
        [thinking] { $name } tænker
        [away] { $name } er væk
        [idle] { $name } venter
       *[done] { $name } er færdig
    }
thinking = Hvem tænker endnu
clue-in-the-room =
    { $kind ->
        [voice] { $name } synger eller laver en lyd. Lyt!
        [mime] { $name } mimer. Se godt efter!
       *[aloud] { $name } siger ledetråden højt. Lyt!
    }
clue-in-the-room-written = { clue-in-the-room } »{ $line }«
clue-in-the-room-you =
    { $kind ->
        [voice] Syng nu din ledetråd, eller lav lyden!
        [mime] Mim nu din ledetråd!
       *[aloud] Sig nu din ledetråd højt!
    }
clue-of = Ledetråd fra { $name }
clue-first =
    { $who ->
        [you] Du var først!
       *[other] { $name } var først!
    }
race-kept = Vi gemmer det, du har skrevet, til du selv bliver fortæller.
clue-yours = Din ledetråd
clue-ideas = Et ord, en sang, et minde …
clue-kind = Sådan giver du ledetråden
clue-kinds-in-the-room = I samme rum eller i et opkald
clue-kind-name =
    { $kind ->
        [text] Skriv den
        [aloud] Sig den højt
        [voice] Syng den, eller lav en lyd
       *[mime] Mim den
    }
clue-kind-about =
    { $kind ->
        [voice] Når I er i samme rum eller i et opkald. Send først, og syng eller lav lyden bagefter.
        [mime] Når I er i samme rum eller i et videoopkald. Send først, og mim bagefter.
       *[aloud] Når I er i samme rum eller i et opkald. Send først, og sig den bagefter.
    }
clue-caption = Også på skrift, hvis du vil
advice = Gode råd
advice-open = Alt er tilladt: et ord (også et, du finder på), en linje fra en sang, en filmreplik, en lyd, et minde.
advice-some =
    { $game ->
        [party] Man får point for at stemme som de andre. En ledetråd, der passer til flere billeder, gør det sjovt.
        [odyssey] Får dit kort alle stemmerne eller slet ingen, får du ingen point. Ikke for oplagt, ikke for indforstået: Sigt efter noget midt imellem.
       *[other] Finder alle dit kort, eller gør ingen, får du ingen point. Ikke for oplagt, ikke for indforstået: Sigt efter noget midt imellem.
    }
advice-free =
    { $game ->
        [party] Du kan ikke kende kortene, så sig det, du har på sinde.
        [pairs] Du kender ikke din makkers kort, så giv lidt plads.
       *[other] Beskriv ikke billedet. Sig, hvad det får dig til at tænke på.
    }
tell-pick = Tryk på et kort først.
tell-write = Skriv nu din ledetråd.
tell-kept = Det her skrev du tidligere.
tell-rule =
    { $game ->
        [party] Alle lægger et kort til den, også du. Så stemmer I, og du forbyder et billede.
        [odyssey] Find den gyldne middelvej: Får dit kort alle stemmerne eller slet ingen, får du ingen point.
       *[other] Find den gyldne middelvej: Finder alle dit kort, eller gør ingen, får du ingen point.
    }
hand-hidden = Dine kort bliver liggende med bagsiden op, til ledetråden er givet.
tell-send = Send ledetråden
then-press = Tryk nu på »{ $button }«.
picked-show = Tilbage til dit valg: { $alt }
choose-more =
    { $picked ->
        [0]
            { $count ->
                [one] Tryk på det kort, du vil spille.
               *[other] Tryk på de { $count } kort, du vil spille.
            }
       *[other] Tryk på et kort mere.
    }
choose-send =
    { $count ->
        [one] Spil dette kort
       *[other] Spil disse { $count } kort
    }
choose-change =
    { $count ->
        [one] Spil dette kort i stedet
       *[other] Spil disse kort i stedet
    }
chosen-note =
    { $count ->
        [one] Dit kort er spillet. Tryk på et andet, hvis du fortryder.
       *[other] Dine kort er spillet. Tryk på andre kort, hvis du fortryder.
    }
choose-lies =
    { $count ->
        [one] Kortet på bordet gælder, indtil du spiller et andet.
       *[other] Kortene på bordet gælder, indtil du spiller andre.
    }
choose-take-back = Tag det tilbage
vote-first =
    { $kind ->
        [one] Du har én stemme: Tryk på et kort.
        [more] Du har én stemme, eller to til forskellige kort: Tryk på et kort.
        [company] Du har én stemme: Tryk på et billede. Dit eget er også tilladt.
       *[both] Du har to stemmer: Tryk på to kort eller to gange på det samme.
    }
vote-worth =
    { $kind ->
        [one] Det betaler sig mest at finde det, når ikke alle gør det.
        [more] Det betaler sig mest at finde det, når ikke alle gør det, og 1 point mere med kun én stemme.
        [company] Ét point for hver stemme på dit billede, højst 5. Alene eller på det forbudte: ingenting.
        [red] Ingen får point for det billede, du forbyder, heller ikke du selv.
       *[both] Du får 3 point for hver stemme, der rammer plet, eller 4 i alt, hvis alle bordets stemmer gør det.
    }
vote-double = Begge stemmer på kort { $slot }.
vote-split = Én stemme på kort { $first }, én på kort { $second }.
vote-own =
    { $game ->
        [pairs] Det er jeres eget kort. Stem på et andet.
       *[other] Det er dit eget kort. Stem på et andet.
    }
vote-send = Stem
vote-change = Stem sådan i stedet
voted-note =
    { $count ->
        [one] Du har stemt. Tryk på et andet kort for at flytte din stemme.
       *[other] Du har stemt. Tryk på andre kort for at flytte dine stemmer.
    }
vote-teller = Du kender svaret. Hold masken!
vote-watch = Stemmerne er hemmelige, indtil alle har stemt.
wait-look =
    { $game ->
        [party] Kig lidt på dine kort imens. Efter hver runde går alle hænder videre til venstre.
       *[other] Kig lidt på dine kort imens.
    }
wait-watch = Du får kortene at se, når de ligger på bordet.
vote-here =
    { $kind ->
        [both]
            { $count ->
                [0] Stem på kort { $slot }
                [one] Begge stemmer på kort { $slot }
               *[other] Tag begge stemmer tilbage
            }
       *[other]
            { $count ->
                [0] Stem på kort { $slot }
               *[other] Tag stemmen tilbage
            }
    }
vote-here-red =
    { $mark ->
        [red]
            { $given ->
                [yes] Tag den røde stemme tilbage
               *[no] Forbyd kort { $slot }
            }
       *[vote]
            { $given ->
                [yes] Tag stemmen tilbage
               *[no] Stem på kort { $slot }
            }
    }
vote-one =
    { $kind ->
        [one] Din stemme: kort { $slot }.
        [company] Din stemme: kort { $slot }.
        [more] Én stemme på kort { $slot }. Tryk på et andet kort, hvis du vil give én til.
       *[both] Én stemme på kort { $slot }. Tryk på et andet kort eller på det samme igen.
    }
vote-red =
    { $slot ->
        [0]
            { $red ->
                [0]
                    { $mark ->
                        [red] Rød stemme: Tryk på det billede, du forbyder.
                       *[vote] Først din stemme: Tryk på det billede, der passer bedst.
                    }
               *[other] Kort { $red } er forbudt. Nu din stemme: Tryk på det billede, der passer bedst.
            }
       *[other]
            { $red ->
                [0] Din stemme: kort { $slot }. Nu den røde: Tryk på det billede, du forbyder.
               *[other] Din stemme: kort { $slot }. Forbudt: kort { $red }.
            }
    }
vote-marking =
    { $mark ->
        [red] Nu giver du din røde stemme.
       *[vote] Nu giver du din stemme.
    }
vote-mark =
    { $mark ->
        [red]
            { $slot ->
                [0] Rød stemme: ikke endnu
               *[other] Rød stemme: kort { $slot }
            }
       *[vote]
            { $slot ->
                [0] Din stemme: ikke endnu
               *[other] Din stemme: kort { $slot }
            }
    }
vote-take-back = Tag stemme { $vote }, på kort { $slot }, tilbage
pick-this = Vælg dette kort
put-back = Læg det tilbage
card-new = nyt
hand-new = Nyt. { $alt }
hand = Dine kort
keys-hand = Piletaster: skift kort. Mellemrum: vælg. Enter: fortsæt. +: forstør.
keys-board =
    { $kind ->
        [red] Piletaster: skift kort. Taltaster eller mellemrum: stem. R: skift til den røde stemme og tilbage. Backspace: tag tilbage. Enter: send. +: forstør.
       *[other] Piletaster: skift kort. Taltaster eller mellemrum: stem. Backspace: tag tilbage. Enter: send. +: forstør.
    }
your-votes =
    { $count ->
        [one] Din stemme
       *[other] Dine stemmer
    }
your-card = dit
slot-own = Kort { $slot }, dit eget. { $alt }
slot-plain = Kort { $slot }. { $alt }
slot-voted =
    { $red ->
        [yes]
            { $count ->
                [0] Kort { $slot }, forbudt. Fik ingen stemmer. { $alt }
               *[other] Kort { $slot }, forbudt. { $voters }. { $alt }
            }
       *[no]
            { $count ->
                [0] Kort { $slot }. Fik ingen stemmer. { $alt }
               *[other] Kort { $slot }. { $voters }. { $alt }
            }
    }
slot-votes =
    { $count ->
        [0] Kort { $slot }. { $alt }
        [one] Kort { $slot } med en af dine stemmer. { $alt }
       *[other] Kort { $slot } med begge dine stemmer. { $alt }
    }
slot-marks =
    { $own ->
        [yes]
            { $marks ->
                [vote] Kort { $slot }, dit eget, med din stemme. { $alt }
                [red] Kort { $slot }, dit eget, med din røde stemme. { $alt }
                [all] Kort { $slot }, dit eget, med din stemme og din røde stemme. { $alt }
               *[none] Kort { $slot }, dit eget, men du må stemme på det. { $alt }
            }
       *[no]
            { $marks ->
                [vote] Kort { $slot } med din stemme. { $alt }
                [red] Kort { $slot } med din røde stemme. { $alt }
                [all] Kort { $slot } med din stemme og din røde stemme. { $alt }
               *[none] Kort { $slot }. { $alt }
            }
    }

## The reveal

skip = Spring over
next-turn = Næste runde
see-the-end = Se, hvem der vandt
next-up =
    { $task ->
        [tell] Du er næste fortæller.
        [choose] { $name } har givet den næste ledetråd.
        [vote] De næste kort ligger på bordet.
        [await-clue] { $name } er næste fortæller.
        [over] Det var den sidste runde.
       *[other] Næste runde er i gang.
    }
next-up-waits =
    { $task ->
        [tell] Nu er du fortæller. Bordet venter på din ledetråd.
        [choose] { $name } har givet den næste ledetråd. Bordet venter på dit valg.
       *[vote] De næste kort ligger på bordet. Vi venter på, at du stemmer.
    }
why = Hvem fik hvad, og hvorfor?
reveal-step =
    { $step ->
        [board] Alle har stemt.
        [votes] Her er stemmerne.
       *[owners] Og her ser I, hvem der spillede hvad.
    }
reveal-look-up = Kig op: det hele sker på storskærmen.
reveal-bluff =
    { $who ->
        [you] Sikke et bluff: { $count } stemmer på dit kort!
       *[other] Sikke et bluff: { $count } stemmer på kortet fra { $name }!
    }
reveal-card =
    { $who ->
        [you] Dit kort var nummer { $slot }.
       *[other] { $name } spillede kort { $slot }.
    }
reveal-red =
    { $who ->
        [you] Du har forbudt kort { $slot }.
       *[other] { $name } har forbudt kort { $slot }.
    }
votes-by =
    { $who ->
        [you]
            { $count ->
                [one] 1 stemme fra dig
               *[other] { $count } stemmer fra dig
            }
       *[other]
            { $count ->
                [one] 1 stemme fra { $name }
               *[other] { $count } stemmer fra { $name }
            }
    }
votes-on-card = Kort { $slot }: { $votes }.
reveal-title = Runde { $turn }: Hvem spillede hvad?
slot-revealed =
    { $red ->
        [yes]
            { $count ->
                [0] Kort { $slot }, forbudt, spillet af { $name }. Fik ingen stemmer. { $alt }
               *[other] Kort { $slot }, forbudt, spillet af { $name }. { $voters }. { $alt }
            }
       *[no]
            { $count ->
                [0] Kort { $slot }, spillet af { $name }. Fik ingen stemmer. { $alt }
               *[other] Kort { $slot }, spillet af { $name }. { $voters }. { $alt }
            }
    }
slot-revealed-own =
    { $red ->
        [yes]
            { $count ->
                [0] Kort { $slot }, dit eget, forbudt. Fik ingen stemmer. { $alt }
               *[other] Kort { $slot }, dit eget, forbudt. { $voters }. { $alt }
            }
       *[no]
            { $count ->
                [0] Kort { $slot }, dit eget. Fik ingen stemmer. { $alt }
               *[other] Kort { $slot }, dit eget. { $voters }. { $alt }
            }
    }
verdict =
    { $verdict ->
        [all] For nemt!
        [none] For svært!
        [together] { $count } mødtes på kort { $slot }
        [tied] { $count } mødtes på hvert af kortene { $slots }
        [caught] Favoritten var forbudt!
        [scattered] Ingen mødtes
       *[some] Lige tilpas!
    }
verdict-of =
    { $verdict ->
        [all] Ledetråden fra { $name } var for nem.
        [none] Ledetråden fra { $name } var for svær.
        [together] { $count } af jer mødtes på kort { $slot }.
        [tied] { $count } af jer mødtes på hvert af kortene { $slots }.
        [caught] Favoritten, kort { $slot }, var forbudt!
        [scattered] I stemte alle på hvert jeres kort.
       *[some] Ledetråden fra { $name } var lige tilpas.
    }
gets-points =
    { $who ->
        [you]
            { $count ->
                [0] Du får ingen point ({ $total } i alt)
                [one] Du får 1 point ({ $total } i alt)
               *[other] Du får { $count } point ({ $total } i alt)
            }
       *[other]
            { $count ->
                [0] { $name } får ingen point ({ $total } i alt)
                [one] { $name } får 1 point ({ $total } i alt)
               *[other] { $name } får { $count } point ({ $total } i alt)
            }
    }
reveal-scores = { $scores }.
you-points =
    { $count ->
        [0] Ingen point til dig denne gang
        [one] 1 point til dig!
       *[other] { $count } point til dig!
    }
you-told-to-some =
    { $game ->
        [odyssey] Nogle af stemmerne ramte dit kort, resten ikke: +{ $points }.
       *[other] Nogle fandt dit kort, men ikke alle: +{ $points }.
    }
you-told-to-all =
    { $game ->
        [odyssey] Alle stemmerne ramte dit kort: ingen point til dig.
       *[other] Alle fandt dit kort: ingen point til dig.
    }
you-told-to-none = Ingen af stemmerne ramte dit kort: ingen point til dig.
you-all-found =
    { $game ->
        [odyssey] Alle stemmerne ramte fortællerens kort: +{ $points }.
       *[other] Alle fandt kortet: +{ $points }.
    }
you-none-found = Ingen af stemmerne ramte fortællerens kort: +{ $points }.
you-found =
    { $game ->
        [odyssey]
            { $count ->
                [one] En af dine stemmer ramte plet: +{ $points }.
               *[other] Begge dine stemmer ramte plet: +{ $points }.
            }
       *[other] Din stemme ramte plet: +{ $points }.
    }
you-single-vote = Og med kun én stemme: +{ $points }.
you-astray =
    { $count ->
        [one] Din stemme ramte ved siden af.
       *[other] Dine stemmer ramte ved siden af.
    }
you-decoys =
    { $most ->
        [yes] { $count } stemmer faldt på dit kort: +{ $points }, det højeste, man kan få.
       *[no]
            { $count ->
                [one]
                    { $cards ->
                        [one] Én stemme faldt på dit kort: +{ $points }.
                       *[other] Én stemme faldt på et af dine kort: +{ $points }.
                    }
               *[other]
                    { $cards ->
                        [one] { $count } stemmer faldt på dit kort: +{ $points }.
                       *[other] { $count } stemmer faldt på dine kort: +{ $points }.
                    }
            }
    }
you-company =
    { $most ->
        [yes] { $count } af jer mødtes på kort { $slot }: +{ $points }, det højeste, man kan få.
       *[no] { $count } af jer mødtes på kort { $slot }: +{ $points }.
    }
you-alone = Du var alene på kort { $slot }.
you-forbidden = Du stemte på kort { $slot }, som var forbudt.

## The guide of a first game

guide-about = Tip
guide-said = Tip: { $hint }
guide-close = Forstået
guide-show = Vis tippet
guide-known = Jeg kender spillet
guide-hand =
    { $race ->
        [yes] Disse { $count } billeder er kun for dine øjne. Vælg et, der får dig til at drømme: Den, der først sender en ledetråd, bliver fortæller.
       *[no] Disse { $count } billeder er kun for dine øjne. Vælg et, der får dig til at drømme.
    }
guide-clue =
    { $kind ->
        [title] Ikke for oplagt, ikke for indforstået: Med »{ $title }« finder alle dit kort, med »Sidste tirsdag« finder ingen det. Sigt efter noget midt imellem.
        [party] Sig det, du har på sinde. De bedste ledetråde passer til flere billeder, for man får point for at stemme som de andre.
        [pairs] { $partner } har kun få kort at vælge imellem, så giv lidt plads. Det bedste er, når nogle finder kortet, men ikke alle.
       *[card] Ikke for oplagt, ikke for indforstået: Siger du, hvad man ser, finder alle dit kort. Siger du »Sidste tirsdag«, finder ingen det. Sigt efter noget midt imellem.
    }
guide-choose =
    { $game ->
        [party] Alle lægger et kort og stemmer så på det billede, der passer bedst. Hvilket af dine kunne mange blive enige om?
        [pairs]
            { $role ->
                [partner] Det er dit kort, der skal findes. Det bedste er, når nogle finder det, men ikke alle.
               *[other] Det er kortet fra { $name } og makkeren, der skal findes. Få jeres til at ligne det: Stemmerne på det er point til jer.
            }
       *[other]
            { $first ->
                [yes]
                    { $count ->
                        [one] { $name } var først og er fortæller. Hvilket af dine kort kunne gå for at være det rigtige? Stemmerne på det er point til dig.
                       *[other] { $name } var først og er fortæller. Hvilke af dine kort kunne gå for at være det rigtige? Stemmerne på dem er point til dig.
                    }
               *[no]
                    { $count ->
                        [one] Hvilket af dine kort kunne gå for at være det rigtige? Stemmerne på det er point til dig.
                       *[other] Hvilke af dine kort kunne gå for at være det rigtige? Stemmerne på dem er point til dig.
                    }
            }
    }
guide-vote =
    { $kind ->
        [both] Et af kortene er fra { $name }. Du har to stemmer: Tryk på to kort eller to gange på det samme.
        [more] Et af kortene er fra { $name }. Du må give en stemme mere til et andet kort, men finder du det med kun én, får du et point mere.
        [party] Stem på det billede, du tror, de fleste vælger. { $name } stemmer også og forbyder et i hemmelighed.
        [red] Stem på det billede, du tror, de fleste vælger, og forbyd så et: De, der har stemt på det, får ingenting.
        [pairs] Du stemmer for jer begge. Hvilket af kortene har { $partner } fundet til ledetråden fra { $name }?
       *[one] Et af kortene er fra { $name }, resten skal narre dig. Du har én stemme.
    }
guide-reveal =
    { $game ->
        [party] De små kaniner på billederne er stemmer. Hvor flere mødes, får de point. Kort { $slot } var forbudt.
        [pairs]
            { $who ->
                [finder] De små kaniner på billederne er stemmer. Kort { $slot } var dit.
               *[other] De små kaniner på billederne er stemmer. Kort { $slot } er det, { $partner } havde valgt.
            }
       *[other]
            { $who ->
                [you]
                    { $finding ->
                        [some] De små kaniner på billederne er stemmer. Kort { $slot } var dit: De, der står der, gættede det.
                       *[other] De små kaniner på billederne er stemmer. Kort { $slot } var dit.
                    }
               *[other]
                    { $finding ->
                        [some] De små kaniner på billederne er stemmer. Kort { $slot } var fra { $name }: De, der står der, fandt det, resten blev narret.
                       *[other] De små kaniner på billederne er stemmer. Kort { $slot } var fra { $name }.
                    }
            }
    }
guide-points =
    { $finding ->
        [some]
            { $game ->
                [odyssey] Nogle af stemmerne, men ikke alle: sådan skal det være. { $points } point til fortælleren, { $points } for hver stemme, der ramte.
               *[other] Nogle fandt det, men ikke alle: sådan skal det være. { $points } point til fortælleren, { $points } for hver stemme, der ramte.
            }
        [all]
            { $game ->
                [odyssey] Alle stemmerne ramte: for nemt. Ingen point til fortælleren, { $points } til alle andre.
               *[other] Alle fandt det: for nemt. Ingen point til fortælleren, { $points } til alle andre.
            }
        [none] Ingen af stemmerne ramte: for svært. Ingen point til fortælleren, { $points } til alle andre.
       *[company] Du får lige så mange point, som der er stemmer på det billede, du stemte på, dog højst 5. Alene eller på det forbudte: ingenting.
    }
guide-next =
    { $who ->
        [you] Nu er du fortæller.
       *[other] Nu går turen til venstre, til { $name }.
    }

## Refusals

refused =
    { $code ->
        [name_missing] Skriv dit navn.
        [name_not_possible] Skriv et navn på højst 24 tegn.
        [colour_in_use] Nogen kom før dig: Kaninen er optaget. Vælg en anden.
        [table_full] Bordet er fuldt, men du kan kigge med.
        [table_locked] Bordet er låst: Der kan ikke komme flere ind.
        [removed] Værten har fjernet dig fra bordet.
        [game_running] Det må vente, til spillet er slut.
        [not_host] Det kan kun værten gøre.
        [not_ready] Ikke alle er klar endnu.
        [first_game] Det er værten, der starter det første spil.
        [not_seated] Det kan kun spillerne gøre.
        [already_seated] Du har allerede en plads.
        [claimed_by_another] En anden er ved at overtage pladsen.
        [already_joined] Du er allerede ved bordet.
        [not_joined] Du skal først være med ved bordet.
        [too_few_players] I er ikke spillere nok til dette spil.
        [too_many_players] I er for mange spillere til dette spil.
        [not_in_pairs] I skal være et lige antal spillere til dette spil.
        [partner_has_given] Din makker har allerede lagt et kort.
        [no_such_pack] Et af kortsættene er slettet. Vælg et andet.
        [deck_too_small] Der er ikke kort nok til så mange spillere. I skal bruge flere kortsæt.
        [own_card] Det er dit eget kort. Stem på et andet.
        [clue_not_readable] Din ledetråd indeholder tegn, vi ikke kan vise. Prøv at skrive den på en anden måde.
        [clue_empty] Din ledetråd er tom. Skriv noget først.
        [race_lost] Nogen kom før dig. Vi gemmer din ledetråd, til du selv bliver fortæller.
        [not_absent] Spilleren er allerede tilbage.
        [grace_time] Spilleren har kun været væk et øjeblik. Vent lidt, eller spørg værten.
        [not_awaited] Det er ikke nødvendigt længere.
        [too_early] Giv spilleren lidt mere tid.
        [too_late] Det er for sent at få din plads tilbage. Du kan komme med igen som ny spiller.
        [minute_taken] Du har allerede fået dit ekstra minut i denne runde.
        [chat_off] Værten har slået chatten fra.
        [line_not_possible] En besked må højst være på 200 tegn.
        [reactions_off] Værten har slået reaktionerne fra.
        [not_a_bot] Nogen har allerede taget pladsen.
        [setting_not_possible] De indstillinger kan ikke bruges.
        [wrong_turn] For sent: Den runde er slut.
        [wrong_game] For sent: Et nyt spil er gået i gang.
        [seat_held_by_another] En bot spiller for dig lige nu.
        [wrong_phase] Spillet er gået videre. Det er for sent nu.
       *[other] Det kan ikke lade sig gøre lige nu.
    }

## How to play

how-title = Sådan spiller du
how-line = En af jer giver en ledetråd til et billede. De andre smugler billeder ind, der også passer. Kan du finde det rigtige?
how-quick-tell = En af jer vælger i hemmelighed et kort og giver en ledetråd til det.
how-quick-choose = Alle andre smugler et kort ind, der også passer til ledetråden.
how-quick-vote = Kortene blandes og vendes. Stem: Hvilket var det?
how-quick-score = Hvis nogle finder det, men ikke alle, var ledetråden god. Og den, der narrede dig, får også point.
how-start = 3–12 spillere. Alle får seks kort, som ingen andre ser, og en kanin, der rykker ét felt frem for hvert point.
how-games = Hvilket spil?
how-tell-title = Giv en ledetråd
how-tell =
    Fortælleren vælger et kort i hemmelighed og giver en ledetråd til det.
    Alt er tilladt: et ord, en sætning, en linje fra en sang, endda et ord, du selv finder på. Skriv den, sig den, syng den, mim den, eller lav en lyd.
    Første runde er et kapløb: Den, der først sender en ledetråd, bliver fortæller. Kom du for sent? Så gemmer vi din ledetråd, til du selv bliver fortæller.
how-choose-title = Vælg
how-choose =
    De andre lægger i hemmelighed det kort fra hånden, der passer bedst til ledetråden.
    Du kan ombestemme dig, indtil det sidste kort er spillet.
how-vote-title = Stem
how-vote =
    Alle kortene bliver blandet, lagt frem og nummereret. Hvilket kort er fortællerens?
    Du har to stemmer og skal altid bruge dem begge: på hver sit kort eller på det samme.
    Du kan ikke stemme på dit eget kort. Fortælleren stemmer slet ikke.
    Stemmerne er hemmelige, indtil alle har stemt. Så bliver alle stemmer afsløret på én gang.
how-score-title = Tæl point
how-score =
    Nogle af stemmerne rammer fortællerens kort, resten ikke: 3 point til fortælleren, og alle andre får 3 for hver af deres egne stemmer, der rammer det.
    Alle stemmerne rammer det: ingen point til fortælleren, 4 til alle andre.
    Ingen af stemmerne rammer det: ingen point til fortælleren, 2 til alle andre.
    Og uanset hvad får alle andre end fortælleren 1 point oveni for hver stemme på et kort, de selv har spillet.
how-next-title = Næste runde
how-next =
    Rundens kort lægges i bunken med brugte kort, og alle trækker, til de igen har seks kort på hånden. Er der ikke nok til alle i kortstakken, bliver de brugte kort først blandet ind i den.
    Næste fortæller er den, der sidder til venstre for fortælleren.
    Når nogen har 30 point eller flere ved slutningen af en runde, er spillet slut. (Værten kan have valgt et andet mål.)
    Kaninerne må gerne løbe forbi 30. Flest point vinder. Står flere lige i toppen, deler de sejren.
how-three-title = Når I er tre
how-three =
    Alle har syv kort på hånden.
    De to, der ikke er fortæller, spiller to kort hver, så der ligger fem på bordet.
    Du kan ikke stemme på nogen af dine egne to, men hver stemme på et af dem giver dig 1 point.
    Bagefter trækker fortælleren ét kort og de andre to hver.
how-clue-title = Hvad er en god ledetråd?
how-clue =
    Lad os sige, at dit kort viser en båd om natten. »Båd« røber det hele: Alle stemmerne rammer plet, og du får ingenting.
    »Tirsdag« giver kun mening for dig selv: Ingen af stemmerne rammer plet, og du får heller ingenting.
    »Den lange vej hjem« passer til båden, men også til et par andre kort. Lige tilpas!
    Kan du ikke finde på noget? Giv dig god tid. Det bliver nemmere for hver runde.
how-game =
    { $game ->
        [odyssey-2011]
            3 til 12 spillere. Det spilles som Odyssé med disse forskelle:
            Med op til seks spillere har du én stemme. Fra syv må du give en stemme mere til et andet kort.
            Nogle finder fortællerens kort, men ikke alle: 3 point til fortælleren og 3 til hver spiller, der fandt det.
            Alle finder det, eller ingen gør: ingenting til fortælleren, 2 point til alle andre.
            Fra syv spillere: 1 point mere, hvis du rammer plet med kun én stemme.
            Under alle omstændigheder får du 1 point for hver stemme på dit eget kort, dog højst 3.
        [classic]
            3 til 8 spillere. Det spilles som Odyssé, men du har kun én stemme.
            Nogle finder fortællerens kort, men ikke alle: 3 point til fortælleren og 3 til hver spiller, der fandt det.
            Alle finder det, eller ingen gør: ingenting til fortælleren, 2 point til alle andre.
            Under alle omstændigheder får du 1 point for hver stemme på dit eget kort.
            I en tidlig udgave fik tre spillere 4 point i stedet for 3. Det kan værten vælge.
        [party]
            6 til 12 spillere med fem kort hver, til at begynde med med bagsiden op.
            Fortælleren giver en ledetråd uden at have set et eneste kort. I første runde er det den, der sender først.
            Nu kigger alle på deres kort og lægger et, der passer, også fortælleren.
            Alle har én stemme til det billede, der passer bedst, også fortælleren, og også til sit eget kort. Fortælleren giver desuden en rød stemme i hemmelighed: Den forbyder et billede.
            Du får lige så mange point, som der er stemmer på det billede, du stemte på, din egen medregnet, dog højst 5. Alene på et billede eller på det forbudte får du ingenting.
            Alle trækker op til fem kort og giver så hele hånden videre til venstre. Når alle har været fortæller, er spillet slut.
       *[pairs]
            6, 8, 10 eller 12 spillere med fire kort hver. To, der sidder over for hinanden, er et par med én kanin og én score.
            Fortælleren giver en ledetråd, og makkeren vælger et kort til den fra sin egen hånd: Det er det, der skal findes. Ingen af de to stemmer.
            I hvert af de andre par lægger den ene et kort, og den anden stemmer. Den, der lægger først, har afgjort det, men kan tage kortet tilbage og overlade det til den anden.
            Den, der stemmer, har én stemme, og ikke til parrets eget kort.
            Nogle finder kortet, men ikke alle: 3 point til fortællerens par og 3 til hvert par, der fandt det.
            Alle finder det, eller ingen gør: ingenting til fortællerens par, 2 point til alle andre par.
            Under alle omstændigheder får hvert af de andre par 1 point for hver stemme på deres kort, dog højst 3.
            Når alle har været fortæller, er spillet slut.
    }
how-bots = Prøv det med bots
how-drawing =
    { $step ->
        [tell] En fortæller holder et kort og siger: »Engang, langt til havs …«
        [choose] En hånd med kort, hvor ét er ved at blive trukket ud.
        [vote] Fire kort med numre. Grøn giver begge stemmer til kort 2, blå én til kort 2 og én til kort 4.
        [score] Et kort lyser op, og kaninerne omkring det får point.
       *[next] Kaniner hopper frem ad pointsporet.
    }
how-drawing-clue = Engang, langt til havs …

how-example-title = Prøv selv: Hvem får hvad?
how-example-about =
    { $game ->
        [odyssey-2011] { $teller } har givet ledetråden »{ $clue }«, og kort { $slot } er det rigtige. Vælg en spiller, og tryk så på et eller to kort for at placere stemmerne.
        [party] { $teller } har givet ledetråden »{ $clue }«, og alle har lagt et kort. Vælg, hvis stemme du vil placere, og tryk så på et kort.
        [pairs] { $teller } har givet ledetråden »{ $clue }«, og kort { $slot } er det rigtige. Vælg et par, og tryk så på det kort, der skal have parrets stemme.
        [classic] { $teller } har givet ledetråden »{ $clue }«, og kort { $slot } er det rigtige. Vælg en spiller, og tryk så på det kort, der skal have spillerens stemme.
       *[odyssey] { $teller } har givet ledetråden »{ $clue }«, og kort { $slot } er det rigtige. Vælg en spiller, og tryk så på de kort, der skal have spillerens to stemmer.
    }
how-example-clue = Den lange vej hjem
how-example-name =
    { $colour ->
        [pink] Asta
        [blue] Bo
        [green] Clara
        [purple] Emil
        [orange] Freja
        [red] Gorm
        [turquoise] Helle
       *[yellow] Dan
    }
how-example-voter = Hvem stemmer?
how-example-red = Rød stemme: { $name }
how-example-presets =
    { $game ->
        [party] Hvor mødes stemmerne?
        [odyssey] Hvor mange af stemmerne rammer kortet?
       *[other] Hvor mange finder det?
    }
how-example-preset =
    { $how ->
        [all]
            { $game ->
                [odyssey] Alle
               *[other] Alle
            }
        [none] Ingen
        [together] På ét kort
        [caught] På det forbudte
        [scattered] Ingen steder
       *[some] Nogle
    }
how-example-card =
    { $owner ->
        [teller] Kort { $slot } fra { $name }, fortælleren
        [self] Kort { $slot } fra { $name }, som ikke kan stemme på det
       *[other] Kort { $slot } fra { $name }
    }
how-example-votes =
    { $count ->
        [0] ingen stemmer
        [one] 1 stemme
       *[other] { $count } stemmer
    }
how-example-card-votes =
    { $red ->
        [yes] { how-example-card } ({ how-example-votes }), forbudt
       *[no] { how-example-card } ({ how-example-votes })
    }
how-example-own = Eget kort

## The score of a turn

verdict-why =
    { $game ->
        [party] Ét point for hver stemme på samme kort, højst 5. Alene eller på det forbudte kort: ingenting.
        [odyssey]
            { $verdict ->
                [all] Alle stemmerne ramte fortællerens kort.
                [none] Ingen af stemmerne ramte fortællerens kort.
               *[some] Nogle af stemmerne ramte fortællerens kort, resten ikke.
            }
       *[other]
            { $verdict ->
                [all] Alle fandt fortællerens kort.
                [none] Ingen fandt fortællerens kort.
               *[some] Nogle fandt fortællerens kort, men ikke alle.
            }
    }
verdict-spoken = { verdict } { verdict-why }
turn-table = Hvem fik hvad, og hvorfor?
turn-table-teller = fortæller
turn-table-total = { $score } i alt
reason-told-to-some =
    { $game ->
        [odyssey] +{ $points }: Nogle af stemmerne ramte plet, resten ikke
       *[other] +{ $points }: Nogle fandt det, men ikke alle
    }
reason-told-to-all = Ingen point: Ledetråden var for nem
reason-told-to-none = Ingen point: Ledetråden var for svær
reason-all-found =
    { $game ->
        [odyssey] +{ $points }: Alle stemmerne ramte plet
       *[other] +{ $points }: Alle fandt det
    }
reason-none-found = +{ $points }: Ingen af stemmerne ramte plet
reason-found =
    { $game ->
        [odyssey]
            { $count ->
                [one] +{ $points }: Én stemme ramte plet
               *[other] +{ $points }: Begge stemmer ramte plet
            }
       *[other] +{ $points }: Fandt det
    }
reason-single-vote = +{ $points }: Med kun én stemme
reason-decoys =
    { $most ->
        [yes] +{ $points }, det højeste: Kortet fik { $count } stemmer
       *[no]
            { $count ->
                [one]
                    { $cards ->
                        [one] +{ $points }: Kortet fik én stemme
                       *[other] +{ $points }: Et af kortene fik én stemme
                    }
               *[other]
                    { $cards ->
                        [one] +{ $points }: Kortet fik { $count } stemmer
                       *[other] +{ $points }: Kortene fik { $count } stemmer
                    }
            }
    }
reason-company =
    { $most ->
        [yes] +{ $points }, det højeste: { $count } stemmer på kort { $slot }
       *[no] +{ $points }: { $count } stemmer på kort { $slot }
    }
reason-alone = Ingen point: Alene på kort { $slot }
reason-forbidden = Ingen point: Kort { $slot } var forbudt
reason-astray =
    { $count ->
        [one] Stemmen ramte ved siden af
       *[other] Begge stemmer ramte ved siden af
    }
clue-was =
    { $kind ->
        [mime] En mimet ledetråd
        [voice] En sang eller en lyd
       *[aloud] En mundtlig ledetråd
    }
clue-was-written = { clue-was }: »{ $line }«

## The big screen

screen-title = Reverie · { $code }
screen-join = Scan, og vær med
screen-join-at = Eller gå til { $site }, og skriv koden
screen-qr = QR-kode med linket til dette bord, { $code }
screen-code = Kode { $code }
screen-seats = Ved bordet
screen-nobody = Her er ingen endnu
screen-nobody-about = Find telefonerne frem, og scan koden.
screen-missing =
    { $count ->
        [one] Én spiller til, så kan I begynde
       *[other] { $count } spillere til, så kan I begynde
    }
screen-ready = { $host } kan starte spillet
screen-ready-more =
    { $free ->
        [0] Bordet er fuldt.
        [one] Der er plads til én til.
       *[other] Der er plads til { $free } til.
    }
screen-race = Hvem finder først på en ledetråd?
screen-race-about =
    { $game ->
        [party] Ingen har set sine kort endnu. Den, der først sender en ledetråd, bliver fortæller.
        [pairs] Den, der først sender en ledetråd, bliver fortæller, og makkeren finder et kort til den.
       *[other] Kig på jeres kort. Den, der først sender en ledetråd, bliver fortæller.
    }
screen-telling = { $name } er ved at finde på en ledetråd
screen-tells = Fortæller: { $name }
screen-choosing =
    { $game ->
        [pairs] { $partner } finder et kort til den. I hvert af de andre par lægger én et kort.
       *[other] Hvilket af jeres kort passer bedst til ledetråden?
    }
screen-voting =
    { $game ->
        [party] Hvilket billede passer bedst? I har én stemme hver.
        [pairs] Hvilket kort hører til ledetråden fra { $name }? Én stemme pr. par.
        [odyssey] Hvilket kort har { $name } spillet? I har to stemmer hver.
       *[other]
            { $most ->
                [one] Hvilket kort har { $name } spillet? I har én stemme hver.
               *[other] Hvilket kort har { $name } spillet? I har én stemme hver, eller to.
            }
    }
screen-thinking = { $name } tænker stadig
screen-done = { $name } er færdig
screen-card = Kort { $slot }
screen-tap-for-sound = Tryk på skærmen eller på OK for at få lyd
screen-lost = Forbindelsen er væk. Vi prøver igen …
screen-pictures-missing = Billederne kan ikke hentes. Vi prøver igen …
screen-time-left = Tid tilbage: { $time }
screen-nudged = Vi venter på { $names }
screen-again = Et spil mere? Tryk på »Spil igen« på jeres telefoner.
screen-track =
    { $goal ->
        [0] Pointspor
       *[other] Pointspor til { $goal }
    }

## The end

end-winners =
    { $count ->
        [one]
            { $pairs ->
                [yes] { $names } vandt!
               *[no] { $names } vandt!
            }
       *[other] { $names } deler sejren!
    }
end-you-win = Du vandt!
end-you-two-win = Du og { $name } vandt!
end-you-share = Du deler sejren med { $names }!
end-points =
    { $count ->
        [one] med 1 point
       *[other] med { $count } point
    }
end-podium = Sejrsskammel
end-places = Slutstilling
end-place = { $place }. plads
end-standing = { end-place }: { $names }, { points }.
end-awards = Og priserne går til …
end-awards-none = Ingen priser denne gang. Måske i næste spil?
end-awards-loading = Vi finder ud af, hvem der brillerede …
end-awards-error = Priserne kunne ikke hentes.
award-moment =
    { $kind ->
        [bluff] Det bedste bluff
        [company] Her mødtes flest af jer
       *[clue] Ledetråden, man husker
    }
award-moment-about =
    { $kind ->
        [bluff] { $count } stemmer gik til kortet fra { $name }.
        [company] { $count } stemmer på ét billede.
       *[clue]
            { $count ->
                [one] { $name } gav den, og én stemme fandt kortet.
               *[other] { $name } gav den, og { $count } stemmer fandt kortet.
            }
    }
award-liar = Største løgnhals
award-liar-about =
    { $count ->
        [one] 1 stemme ledt på vildspor
       *[other] { $count } stemmer ledt på vildspor
    }
award-reader = Bedste tankelæser
award-reader-about =
    { $count ->
        [one] 1 stemme ramte det rigtige kort
       *[other] { $count } stemmer ramte det rigtige kort
    }
award-bold = Modigste satsning
award-bold-about =
    { $count ->
        [one] Begge stemmer på det rigtige kort, én gang
       *[other] Begge stemmer på det rigtige kort, { $count } gange
    }
award-sure = Sikreste stemme
award-sure-about =
    { $count ->
        [one] Ramte plet med kun én stemme, én gang
       *[other] Ramte plet med kun én stemme, { $count } gange
    }
award-teller = Bedste fortæller
award-teller-about =
    { $count ->
        [one] 1 ledetråd, der var lige tilpas
       *[other] { $count } ledetråde, der var lige tilpas
    }
award-kindred = Bedste selskab
award-kindred-about =
    { $count ->
        [one] Stemte i selskab i 1 runde
       *[other] Stemte i selskab i { $count } runder
    }
award-darling = Publikums yndling
award-darling-about =
    { $count ->
        [one] 1 stemme på de spillede kort
       *[other] { $count } stemmer på de spillede kort
    }
award-censor = Strengeste censor
award-censor-about =
    { $count ->
        [one] 1 stemme forbudt
       *[other] { $count } stemmer forbudt
    }
award-loner = Ensomste drømmer
award-loner-about =
    { $count ->
        [one] Alene på et kort, én gang
       *[other] Alene på et kort, { $count } gange
    }
award-finish = Største spring
award-finish-about =
    { $count ->
        [one] 1 point i én runde
       *[other] { $count } point i én runde
    }
award-each = { $about } (hver)
end-again = Spil igen
end-again-others = Næste spil starter, så snart alle spillere er klar, eller efter en nedtælling, når halvdelen er det.
end-again-few =
    { $count ->
        [one] Der mangler én spiller. Inviter nogen. Værten kan også tilføje en bot.
       *[other] Der mangler { $count } spillere. Inviter nogen. Værten kan også tilføje bots.
    }
ready-you = Du er klar til næste spil.
ready-undo = Vent, ikke endnu
ready-waiting = { ready-you } Vi venter på { $names }.
ready-count = { $ready } af { $count } er klar
ready-state =
    { $ready ->
        [yes] { $name } er klar
       *[no] { $name } er ikke klar endnu
    }
ready-soon =
    { $count ->
        [0] Næste spil starter nu.
        [one] Næste spil starter om 1 sekund.
       *[other] Næste spil starter om { $count } sekunder.
    }
ready-sooner = Eller før, hvis alle er klar.
ready-stuck = Næste spil kan ikke starte sådan her. Tjek pladserne og kortene.
game-begun =
    { $awaited ->
        [yes] Næste spil er i gang og venter på dig.
       *[no] Næste spil er i gang.
    }
game-join = Kom med
last-game = Forrige spil
end-lobby = Ændr pladser eller indstillinger
end-history = Se runderne igen
end-record = Hent spillets forløb som fil
end-record-error = Filen kunne ikke hentes. Prøv igen.

## Past turns

past-empty = Når den første runde er slut, finder du kort, stemmer og point her.
past-error = Runderne kunne ikke hentes.
past-turn = Runde { $number }
past-teller = Fortæller: { $name }
past-teller-you = Du var fortæller
past-board = Kortene på bordet
past-owner = Kort fra { $name }
past-owner-teller = Kort fra { $name }, fortælleren
past-red = Forbudt
past-votes = Stemmer fra { $names }
past-no-votes = Fik ingen stemmer
past-twice = { $name } (2 stemmer)
past-enlarge = Forstør kort { $slot }

## What the terminal says to whoever starts a server. Plain sentences: no choices, no other messages.

terminal-open = Reverie kører.
terminal-here = På denne computer:
terminal-network = For alle på dit netværk:
terminal-no-network = Der er intet netværk, så du kan kun spille på denne computer.
terminal-scan = Scan koden med en telefon for at være med:
terminal-port = Port { $wanted } er optaget, så Reverie bruger port { $port }.
terminal-stop = Tryk på Ctrl+C for at stoppe. Spil, der er i gang, er her stadig, når du starter igen.
