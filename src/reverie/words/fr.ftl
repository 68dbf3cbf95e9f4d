### Every word a person sees, in French. docs/languages.md says how to add a language.

## Everywhere

app-name = Reverie
app-about = Des images étranges, des indices plus étranges encore : un jeu pour 3 à 12 joueurs.
needs-javascript = Reverie a besoin de JavaScript. Active-le dans les réglages de ton navigateur.
page-title = { $title } · Reverie
close = Fermer
back = Retour
copied = Copié
retry = Réessayer
loading = Un instant…

colour-name =
    { $colour ->
        [pink] rose
        [purple] violet
        [green] vert
        [blue] bleu
        [orange] orange
        [red] rouge
        [yellow] jaune
        [turquoise] turquoise
        [brown] marron
        [white] blanc
        [grey] gris
       *[black] noir
    }
bot-name =
    { $colour ->
        [pink] Robot Tatie
        [purple] Robot Ballerine
        [green] Robot Jardinier
        [blue] Robot Capitaine
        [orange] Robot Cuistot
        [red] Robot Renard
        [yellow] Robot Arlequin
        [turquoise] Robot Plongeur
        [brown] Robot Horloger
        [white] Robot Phalène
        [grey] Robot Hibou
       *[black] Robot Veilleur
    }
bot-named = { $name } (robot)
points =
    { $count ->
        [one] { $count } point
        [many] { $count } de points
       *[other] { $count } points
    }
plus-points = +{ $count }
you-plus-points = Toi +{ $count }
score-of = { $name } : { $score }
scores = Scores

## Home

home-line = Une image, un indice, et à chacun son rêve.
home-start = Ouvrir une table
home-start-about = Invite jusqu’à 11 amis avec un lien
home-join = Rejoindre une table
home-join-about = Avec un code ou un lien
home-code = Code ou lien
home-code-about = Il est dans ton invitation et ressemble à K4JJR.
home-code-wrong = Ce n’est pas un code de table. Un code ressemble à K4JJR.
home-code-letters = Un code ne contient jamais { $letters }. Vérifie l’invitation.
home-bots = Jouer avec des robots
home-bots-about = En solo, tout de suite
home-back = Retour à la table
home-rules = Se joue avec les règles de Dixit Odyssey. Projet indépendant, avec ses propres images.
home-gallery = Voir les cartes
how-to-play = Comment jouer ?
go-home = Accueil
default-name = Lapin Rêveur
language = Langue
light = Apparence
light-name =
    { $light ->
        [light] Claire
        [dark] Sombre
       *[auto] Comme l’appareil
    }
sound = Sons
problem =
    { $code ->
        [unreachable] Le serveur ne répond pas. Vérifie ta connexion et réessaie.
        [too_many_tables] Trop de tables ont été ouvertes depuis ton réseau. Patiente un peu.
        [try_again] Le serveur ne peut rien enregistrer pour l’instant. Réessaie dans une minute.
       *[other] Ça n’a pas marché. Réessaie.
    }
nowhere-title =
    { $reason ->
        [no_such_table] Cette table est introuvable
        [locked] Cette table est verrouillée
        [crowded] Cette table affiche complet
        [removed] L’hôte a choisi de t’exclure de cette table
        [sent_away] Tu as quitté cette table
        [not_understood] Il faut recharger cette page
       *[nowhere] Il n’y a rien ici
    }
nowhere-about =
    { $reason ->
        [no_such_table] Il y a peut-être une faute dans le code, ou la table est fermée depuis longtemps. Redemande le lien, ou ouvre ta propre table.
        [locked] Pour l’instant, personne d’autre ne peut entrer. Si on t’attend, demande à l’hôte de déverrouiller la table : tu entreras automatiquement.
        [crowded] Le public est si nombreux qu’il n’y a plus de place. Reste ici : dès que quelqu’un s’en va, tu entres.
        [removed] Tu peux ouvrir ta propre table quand tu veux.
        [sent_away] Merci d’avoir joué ! Tu peux revenir avec le lien, mais il ne te rendra pas ta place.
        [not_understood] Elle n’est plus à jour. Recharge-la pour continuer.
       *[nowhere] Cette adresse ne mène nulle part. L’adresse d’une table se termine par son code : de cinq à huit lettres ou chiffres.
    }

## At a table

table-title = Table { $code } · Reverie
table-title-awaited = ● À toi · Table { $code }
table-title-waits = ● La table t’attend · Table { $code }
menu = Menu
people = Joueurs
chat = Discussion
chat-unread =
    { $count ->
        [one] Discussion, { $count } nouveau message
        [many] Discussion, { $count } de nouveaux messages
       *[other] Discussion, { $count } nouveaux messages
    }
turn-number = Tour { $turn }
watching = Tu regardes
join = Rejoindre
time-left =
    { $count ->
        [one] Il reste { $count } seconde
       *[other] Il reste { $count } secondes
    }
seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
line-lost = Reconnexion…
line-offline = Tu es hors ligne. On se reconnecte dès que possible.
line-unsaved = Le serveur ne peut rien enregistrer pour l’instant. On continue d’essayer.
pictures-missing = Les images n’ont pas pu s’afficher.
enlarge = Agrandir la carte { $number }
picture-large = Image agrandie
picture-before = Image précédente
picture-next = Image suivante
picture-position = { $number } sur { $count }
picture-heard = { picture-position }. { $alt }
picture-gone = Cette image a été retirée.
picture-lost = Cette image ne s’affiche pas. { $alt }
past-turns = Tours précédents

## Sitting down

join-table = Table { $code }
join-title = Prends place
join-title-playing = Une partie est en cours
join-title-full = La table est complète
join-first = Tu es là avant tout le monde.
join-others =
    { $count ->
        [one] { $names } est à la table.
       *[other] { $names } sont à la table.
    }
join-take-over = Tu peux regarder, ou prendre la place d’un robot dès le prochain tour, avec ses cartes et ses points.
join-only-watch = Toutes les places sont prises pour le moment, mais tu peux regarder.
join-locked = Pour l’instant, personne d’autre ne peut prendre place, mais tu peux regarder.
join-watch-named = Regarder sous ce nom
take-over = Remplacer { $name }
claimed-by = { $name } remplace { $bot } dès le prochain tour.
claimed-by-you = Tu remplaces { $bot } dès le prochain tour.
withdraw-claim = Finalement, juste regarder
your-name = Ton nom
your-rabbit = Ton lapin
colour-taken =
    { $colour ->
        [pink] rose, déjà pris
        [purple] violet, déjà pris
        [green] vert, déjà pris
        [blue] bleu, déjà pris
        [orange] orange, déjà pris
        [red] rouge, déjà pris
        [yellow] jaune, déjà pris
        [turquoise] turquoise, déjà pris
        [brown] marron, déjà pris
        [white] blanc, déjà pris
        [grey] gris, déjà pris
       *[black] noir, déjà pris
    }
sit-down = Prendre place
only-watch = Juste regarder, sans donner de nom
seat-offered = Tu es déjà là sous le nom de « { $present } ». Passer à « { $offered } » ?
seat-offered-about = Ce lien sert à jouer sous le nom de « { $offered } ». Si tu acceptes, tu ne seras plus « { $present } » sur cet appareil.
seat-keep = Rester « { $name } »
seat-take = Passer à « { $name } »

## The lobby

lobby-title = Table { $code }, salon
lobby-count =
    { $count ->
        [0] Personne pour l’instant
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
lobby-missing =
    { $count ->
        [one] Il manque { $count } joueur
       *[other] Il manque { $count } joueurs
    }
lobby-enough =
    { $free ->
        [0] La table est complète
        [one] On peut jouer, et il reste une place
       *[other] On peut jouer, et il reste { $free } places
    }
lobby-came = { $name } prend place : { colour-name }.
lobby-now = { lobby-count }. { $state }.
lobby-take-seat = Prendre place
lobby-change-rabbit = Changer de lapin, ou juste regarder
lobby-only-watch = Laisser ma place et regarder
lobby-sit = Prendre place et jouer
nobody-sits = Personne n’a encore pris place.
is-host = hôte
is-you = toi
is-away = hors ligne
is-storyteller = conteur
now-host = C’est toi l’hôte, maintenant : à toi de gérer les places et les réglages.
has-stand-in = un robot joue
add-bot = Ajouter un robot
remove-bot = Retirer { $name }
begin = Lancer la partie
begin-missing =
    { $count ->
        [one] Il manque encore un joueur. Envoie le lien à quelqu’un, ou ajoute un robot.
       *[other] Il manque encore { $count } joueurs. Envoie le lien, ou ajoute des robots.
    }
begin-missing-friend =
    { $count ->
        [one] Il manque encore un joueur. Envoie le lien à quelqu’un.
       *[other] Il manque encore { $count } joueurs. Envoie le lien.
    }
begin-waiting = { $name } lancera la partie quand tout le monde sera là.
begin-nobody = Quelqu’un doit d’abord prendre place.
begin-ready = Tout le monde est là ? Alors, c’est parti !
first-ready = C’est bon pour moi
first-you = C’est noté !
first-soon =
    { $count ->
        [0] La partie va commencer.
        [one] La partie commence dans 1 seconde.
       *[other] La partie commence dans { $count } secondes.
    }
first-host = Les autres n’attendent plus que toi. Lance la partie, ou continue ici : tout changement relance le compte à rebours d’une minute.
invite = Inviter du monde
invite-code = Code : { $code }
invite-qr = QR code du lien d’invitation
invite-text = Viens jouer à Reverie avec nous ! Des images étranges, des indices plus étranges encore. Notre table : { $code }.
share = Partager
copy-link = Copier le lien
big-screen = Afficher sur la télé
big-screen-about = Ouvre cette adresse sur la télé ou un ordinateur : tout le monde dans la pièce verra la table.
settings = Réglages
settings-host = C’est l’hôte qui choisit
settings-goal = Objectif
settings-timer = Temps maximum par étape
settings-timer-none = Sans limite
settings-timer-about = Quand le temps est écoulé, un robot choisit à ta place.
settings-stand-ins = Si quelqu’un s’absente
settings-stand-ins-asked = Attendre, ou appeler un robot
settings-stand-ins-always = Un robot prend le relais après 20 s
settings-packs = Cartes
settings-chat = Discussion
settings-reactions = Réactions
settings-language = Langue des robots

## Decks at a table

packs-sum =
    { $count ->
        [one] { $count } carte en tout
        [many] { $count } de cartes en tout
       *[other] { $count } cartes en tout
    }
packs-at-least-one = Il faut au moins un paquet.
packs-too-few =
    { $cards ->
        [0] Aucune carte pour l’instant : il en faut { $needed } pour jouer.
        [one] { $cards } carte, ce n’est pas assez : il en faut { $needed } pour jouer, soit { $missing } de plus.
       *[other] { $cards } cartes, ce n’est pas assez : il en faut { $needed } pour jouer, soit { $missing } de plus.
    }
packs-too-few-host = Ajoute un autre paquet, ou des images à l’un des tiens.
packs-too-few-others = L’hôte peut ajouter un autre paquet.
packs-bots-guess = Sur certaines de ces images, les robots ne voient que les couleurs : ils jouent presque au hasard. Vos indices les font progresser.
pack-look = Voir les cartes du paquet « { $name } »
pack-change = Modifier le paquet « { $name } »
pack-use =
    { $count ->
        [one] Jouer avec cette image
       *[other] Jouer avec ces { $count } images
    }
gallery-open = Voir toute la galerie

## The gallery

gallery-title = Galerie
gallery-line = Parcours les paquets, ou crée le tien avec tes images.
gallery-decks = Paquets
gallery-empty = Il n’y a aucun paquet sur ce serveur.
gallery-own = Tes paquets
gallery-picture-leaving = { $title }, image à retirer
pack-cards =
    { $count ->
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }
pack-cards-yours =
    { $count ->
        [one] { $count } carte · ton paquet
        [many] { $count } de cartes · ton paquet
       *[other] { $count } cartes · ton paquet
    }
pack-author = par { $author }
pack-licence = licence { $licence }
pack-empty = Ce paquet ne contient pas encore d’images.
pack-gone = Ce paquet est introuvable. La personne qui l’a créé l’a peut-être supprimé.
pack-gone-name = Paquet supprimé
pack-error = Les cartes n’ont pas pu s’afficher.

## A pack of one’s own pictures

make-pack = Créer un paquet perso
make-pack-about = Photos, dessins, tout ce qui raconte une histoire
own-pack-name = Nos images
pack-name = Nom du paquet
pack-pictures =
    { $count ->
        [0] Tes images
        [one] { $count } image
        [many] { $count } d’images
       *[other] { $count } images
    }
pack-pictures-about = Touche une image pour la voir en grand ou la retirer.
pack-delete = Supprimer ce paquet
pack-delete-sure = Supprimer « { $name } » et toutes ses images ? Elles seront perdues pour de bon. Dans une partie en cours, leurs cartes seront vides.
pack-delete-not = Le garder
picture-remove = Retirer l’image
picture-keep = Garder l’image
pictures-remove-sure =
    { $count ->
        [one] Retirer { $count } image ?
        [many] Retirer { $count } d’images ?
       *[other] Retirer { $count } images ?
    }
pictures-remove = Retirer
pictures-keep = Garder
upload-choose = Choisir des images
upload-more = Ajouter des images
upload-full = Le paquet est plein
upload-how = Jusqu’à { $most } images. Sur un ordinateur, tu peux aussi les glisser ici ou les coller.
upload-who-sees = À chaque table qui joue avec ce paquet, tout le monde peut voir ses images, même par la suite.
upload-cleaned = Le lieu, la date et le modèle de l’appareil sont effacés de tes photos, et chacune est recadrée au format d’une carte.
upload-whose = Ce paquet est lié à cet appareil : tu ne peux le modifier ou le supprimer qu’ici.
upload-title = Envoi des images
upload-progress =
    { $done ->
        [one] { $done } image sur { $total }
        [many] { $done } d’images sur { $total }
       *[other] { $done } images sur { $total }
    }
upload-current = { $name } : { $sent } sur { $size }
upload-cancel = Arrêter
upload-done =
    { $failed ->
        [0]
            { $done ->
                [one] { $done } image ajoutée.
               *[other] Les { $done } images ont été ajoutées.
            }
        [one]
            { $done ->
                [0] L’image n’a pas pu être ajoutée.
                [one] { $done } image ajoutée ; { $failed } n’a pas pu l’être.
               *[other] { $done } images ajoutées ; { $failed } n’a pas pu l’être.
            }
       *[other]
            { $done ->
                [0] Aucune des { $failed } images n’a pu être ajoutée.
                [one] { $done } image ajoutée ; { $failed } n’ont pas pu l’être.
               *[other] { $done } images ajoutées ; { $failed } n’ont pas pu l’être.
            }
    }
upload-trouble =
    { $code ->
        [too_busy] Le serveur est occupé. On reprend dans un instant.
        [try_again] Le serveur ne peut rien enregistrer pour l’instant. On continue d’essayer.
       *[unreachable] La connexion est coupée. On reprend dès qu’elle revient.
    }
upload-failed =
    { $count ->
        [one] { $count } fichier n’a pas pu être ajouté
        [many] { $count } de fichiers n’ont pas pu être ajoutés
       *[other] { $count } fichiers n’ont pas pu être ajoutés
    }
upload-again-all = Tout réessayer
upload-dismiss = Continuer quand même
upload-problem =
    { $code ->
        [not_a_picture] Format d’image non reconnu. Formats acceptés : JPEG, PNG, WebP, GIF, AVIF et HEIC.
        [picture_too_large] Ce fichier est trop lourd.
        [too_many_pixels] Cette image a trop de pixels. Réduis-la d’abord.
        [picture_too_small] Cette image est trop petite pour une carte.
        [picture_broken] Cette image est endommagée.
        [picture_took_too_long] L’envoi de cette image a pris trop de temps.
        [picture_twice] Cette image est déjà dans le paquet.
        [pack_full] Un paquet contient 300 images maximum, et celui-ci est plein.
        [wrong_key] Ce paquet ne peut pas être modifié depuis cet appareil.
        [no_such_pack] Ce paquet n’existe plus.
        [disk_full] Le disque du serveur est plein. Préviens la personne qui s’en occupe.
        [file_not_readable] Impossible d’ouvrir ce fichier. Si c’est un dossier, ouvre-le d’abord et choisis les images.
        [too_many_packs] Impossible de créer d’autres paquets depuis ton réseau pour l’instant.
        [name_not_possible] Donne un nom au paquet.
        [unreachable] Le serveur ne répond pas. Vérifie ta connexion et réessaie.
       *[other] Ça n’a pas marché. Réessaie.
    }

## Menu, people, chat

other-device = Jouer sur un autre appareil
other-device-about = Scanne ce code avec ton autre appareil : tu y retrouves ta place, sans la perdre ici.
other-device-secret = Avec ce code, n’importe qui peut jouer à ta place : garde-le pour toi.
rename = Changer de nom
leave = Quitter la table
leave-for-good = Partir pour de bon
leave-sure = Partir pour de bon ? Tu pourras revenir avec le lien, mais il ne te rendra pas ta place.
leave-playing = Partir pour de bon ? Un robot prendra ta place, tes cartes et tes points. Si tu fermes juste la page, tu gardes ta place.
come-back = Reprendre ma place
come-back-left =
    { $count ->
        [one] Encore { $count } seconde pour changer d’avis
       *[other] Encore { $count } secondes pour changer d’avis
    }
stay = Rester
goal-is = La partie s’arrête à { $goal } points.
about-person = Options pour { $name }
pass-host = En faire l’hôte
remove-person = Exclure
remove-person-playing = Exclure et remplacer par un robot
remove-locks = Exclure quelqu’un verrouille aussi la table, pour empêcher son retour. Tu peux la déverrouiller à tout moment.
table-locked = La table est verrouillée : personne d’autre ne peut entrer.
lock-table = Verrouiller la table
unlock-table = Déverrouiller la table
lock-about = Plus personne ne pourra entrer, même pour regarder. Tous ceux qui sont là restent, la télé aussi.
locked-about = Personne d’autre ne peut entrer. Déverrouille la table si quelqu’un d’autre veut vous rejoindre.
call-stand-in = Faire jouer un robot pour { $name }
stand-in = Faire jouer un robot
is-away-name = { $name } est hors ligne.
waits-for-you = La table t’attend
nudge = Faire signe
nudge-names = Faire signe à { $names }
nudged-by =
    { $who ->
        [you] Tu as fait un petit signe.
       *[other] { $name } a fait un petit signe.
    }
minute-take = Encore une minute
minute-taken = { $name } prend une minute de plus.
let-bots = Laisser un robot jouer, juste cette fois
let-bot =
    { $deed ->
        [tell] { $name } : laisser un robot donner l’indice, juste cette fois
        [vote] { $name } : laisser un robot voter, juste cette fois
       *[choose] { $name } : laisser un robot choisir, juste cette fois
    }
let-bot-agreed = { $count } sur { $needed } d’accord
also-here = Dans le public : { $names }
chat-empty = Aucun message pour l’instant.
chat-line = Écrire à tout le monde
chat-send = Envoyer
chat-off = L’hôte a désactivé la discussion.
chat-join = Rejoins la table pour écrire.
reactions = Réactions
reaction-name =
    { $reaction ->
        [clap] Bravo
        [heart] Cœur
        [laugh] Rire
        [wow] Étonnement
        [hmm] Doute
       *[cry] Larmes
    }

## The turn

task-race = Choisis une carte et donne un indice. Le plus rapide sera le conteur !
task-tell = À toi de conter ! Choisis une carte et donne un indice.
task-choose =
    { $count ->
        [one] Choisis dans ta main la carte qui va le mieux avec l’indice.
       *[other] Choisis dans ta main les deux cartes qui vont le mieux avec l’indice.
    }
task-chosen = C’est joué. On attend les autres.
task-vote = Quelle carte est à { $name } ?
task-voted = Tu as voté. On attend les autres.
task-await-race = Tout le monde cherche un premier indice.
task-await-clue = C’est à { $name } de conter. L’indice arrive…
task-away-clue = On attend le conteur : { $name } est hors ligne.
task-await-cards = Les autres choisissent des cartes qui vont avec l’indice.
task-await-votes = Les autres votent.
task-over = La partie est finie.
task-with-clue = { $task } L’indice : { $clue }
clue-heard = Indice donné par { $name } : « { $clue } »
thinking-state =
    { $state ->
        [storyteller] Conteur : { $name }
        [thinking] { $name } réfléchit
        [away] { $name } est hors ligne
        [idle] { $name } attend
       *[done] { $name } a fini
    }
thinking = Qui réfléchit encore
clue-in-the-room =
    { $kind ->
        [voice] { $name } chante ou fait un bruit. On écoute !
        [mime] { $name } mime. On regarde !
       *[aloud] { $name } donne l’indice à voix haute. On écoute !
    }
clue-in-the-room-written = { clue-in-the-room } « { $line } »
clue-in-the-room-you =
    { $kind ->
        [voice] À toi : chante ton indice, ou fais ton bruitage !
        [mime] À toi : mime ton indice !
       *[aloud] À toi : dis ton indice à voix haute !
    }
clue-of = Indice donné par { $name }
clue-first =
    { $who ->
        [you] Tu as dégainé en premier !
       *[other] { $name } a dégainé en premier !
    }
race-kept = Ce que tu as écrit est gardé pour ton tour.
clue-yours = Ton indice
clue-ideas = Un mot, un air, un souvenir…
clue-kind = Comment donner ton indice
clue-kinds-in-the-room = Dans la même pièce ou en appel
clue-kind-name =
    { $kind ->
        [text] Par écrit
        [aloud] À voix haute
        [voice] En chanson, ou par un bruit
       *[mime] En mimant
    }
clue-kind-about =
    { $kind ->
        [voice] Dans la même pièce ou en appel : envoie d’abord, puis chante ou fais le bruit.
        [mime] Dans la même pièce ou en visio : envoie d’abord, puis mime.
       *[aloud] Dans la même pièce ou en appel : envoie d’abord, puis parle.
    }
clue-caption = Par écrit aussi, si tu veux
advice = Conseils
advice-open = Tout est permis : un mot (même inventé), un bout de chanson, une réplique de film, un bruit, un souvenir.
advice-some = Si ta carte récolte tous les votes, ou aucun, tu ne marques rien. Ni trop clair, ni trop personnel : vise le juste milieu.
advice-free = Ne décris pas l’image. Dis à quoi elle te fait penser.
tell-pick = Touche d’abord une carte.
tell-write = Maintenant, écris ton indice.
tell-kept = Tu avais déjà écrit ça.
tell-rule = Vise le juste milieu : tous les votes sur ta carte, ou aucun, et tu ne marques rien.
tell-send = Envoyer l’indice
then-press = Appuie maintenant sur « { $button } ».
picked-show = Revenir à ton choix : { $alt }
choose-more =
    { $picked ->
        [0]
            { $count ->
                [one] Touche la carte que tu veux jouer.
               *[other] Touche les deux cartes que tu veux jouer.
            }
       *[other] Touche encore une carte.
    }
choose-send =
    { $count ->
        [one] Jouer cette carte
       *[other] Jouer ces deux cartes
    }
choose-change =
    { $count ->
        [one] Jouer plutôt celle-ci
       *[other] Jouer plutôt celles-ci
    }
chosen-note =
    { $count ->
        [one] C’est joué. Touche une autre carte pour changer d’avis.
       *[other] C’est joué. Touche d’autres cartes pour changer d’avis.
    }
vote-first = Tu as deux votes : touche deux cartes, ou deux fois la même.
vote-worth = Tu gagnes 3 points par vote sur la bonne carte, ou 4 en tout si tous les votes de la table y sont.
vote-double = Tes deux votes pour la carte { $slot }.
vote-split = Un vote pour la carte { $first }, un pour la carte { $second }.
vote-own = C’est ta propre carte. Vote pour une autre.
vote-send = Voter
vote-change = Voter plutôt comme ça
voted-note = A voté ! Touche d’autres cartes pour changer tes votes.
vote-teller = Tu connais la réponse. Reste de marbre !
vote-watch = Les votes restent secrets jusqu’à ce que tout le monde ait voté.
wait-look = En attendant, regarde tes cartes.
wait-watch = Tu verras les cartes dès qu’elles seront sur la table.
vote-here =
    { $count ->
        [0] Voter pour la carte { $slot }
        [one] Mettre les deux votes sur la carte { $slot }
       *[other] Reprendre les deux votes
    }
vote-one = Un vote pour la carte { $slot }. Touche une autre carte, ou encore celle-ci.
vote-take-back = Reprendre le vote { $vote }, pour la carte { $slot }
pick-this = Choisir cette carte
put-back = Reposer cette carte
card-new = nouvelle
hand-new = Nouvelle. { $alt }
hand = Tes cartes
keys-hand = Flèches : changer de carte. Espace : choisir. Entrée : continuer. + : agrandir.
keys-board = Flèches : changer de carte. Chiffres ou Espace : voter. Retour arrière : reprendre un vote. Entrée : envoyer. + : agrandir.
your-votes = Tes votes
your-card = ta carte
slot-own = Carte { $slot }, la tienne. { $alt }
slot-plain = Carte { $slot }. { $alt }
slot-voted =
    { $count ->
        [0] Carte { $slot }. Aucun vote. { $alt }
       *[other] Carte { $slot }. { $voters }. { $alt }
    }
slot-votes =
    { $count ->
        [0] Carte { $slot }. { $alt }
        [one] Carte { $slot }, un de tes votes. { $alt }
       *[other] Carte { $slot }, tes deux votes. { $alt }
    }

## The reveal

skip = Passer
next-turn = Tour suivant
see-the-end = Voir qui a gagné
next-up =
    { $task ->
        [tell] C’est maintenant à toi de conter.
        [choose] { $name } a donné un nouvel indice.
        [vote] De nouvelles cartes sont sur la table.
        [await-clue] C’est maintenant à { $name } de conter.
        [over] C’était le dernier tour.
       *[other] Le tour suivant a commencé.
    }
next-up-waits =
    { $task ->
        [tell] À toi de conter ! Toute la table attend ton indice.
        [choose] { $name } a donné un nouvel indice. La table attend ton choix.
       *[vote] De nouvelles cartes sont sur la table. On attend tes votes.
    }
why = Qui marque combien, et pourquoi
reveal-step =
    { $step ->
        [board] Tout le monde a voté.
        [votes] Voici les votes.
        [card] La carte { $slot } était à { $name }.
        [owners] Et voici qui a joué les autres.
       *[verdict] La carte { $slot } était à { $name }.
    }
reveal-card-yours = Ta carte était la { $slot }.
votes-by =
    { $who ->
        [you]
            { $count ->
                [one] { $count } vote donné par toi
               *[other] { $count } votes donnés par toi
            }
       *[other]
            { $count ->
                [one] { $count } vote donné par { $name }
               *[other] { $count } votes donnés par { $name }
            }
    }
votes-on-card = Carte { $slot } : { $votes }.
reveal-title = Tour { $turn } : qui a joué quoi
slot-revealed =
    { $count ->
        [0] Carte { $slot }, jouée par { $name }. Aucun vote. { $alt }
       *[other] Carte { $slot }, jouée par { $name }. { $voters }. { $alt }
    }
slot-revealed-own =
    { $count ->
        [0] Carte { $slot }, la tienne. Aucun vote. { $alt }
       *[other] Carte { $slot }, la tienne. { $voters }. { $alt }
    }
verdict =
    { $verdict ->
        [all] Trop facile !
        [none] Trop difficile !
       *[some] Bien dosé !
    }
verdict-of =
    { $verdict ->
        [all] { $name } a donné un indice trop facile.
        [none] { $name } a donné un indice trop difficile.
       *[some] { $name } a donné un indice bien dosé.
    }
gets-points =
    { $who ->
        [you]
            { $count ->
                [0] Tu ne marques rien ({ $total } en tout)
                [one] Tu marques { $count } point ({ $total } en tout)
               *[other] Tu marques { $count } points ({ $total } en tout)
            }
       *[other]
            { $count ->
                [0] { $name } ne marque rien ({ $total } en tout)
                [one] { $name } marque { $count } point ({ $total } en tout)
               *[other] { $name } marque { $count } points ({ $total } en tout)
            }
    }
reveal-scores = { $scores }.
you-points =
    { $count ->
        [0] Rien pour toi cette fois
        [one] 1 point pour toi !
       *[other] { $count } points pour toi !
    }
you-told-well = Ta carte a reçu une partie des votes, mais pas tous : +{ $points }.
you-told-to-all = Ta carte a reçu tous les votes : rien pour toi.
you-told-to-none = Ta carte n’a reçu aucun vote : rien pour toi.
you-all = La bonne carte a reçu tous les votes : +{ $points }.
you-none = La bonne carte n’a reçu aucun vote : +{ $points }.
you-found =
    { $count ->
        [one] Un de tes votes était sur la bonne carte : +{ $points }.
       *[other] Tes deux votes étaient sur la bonne carte : +{ $points }.
    }
you-nothing = Tes deux votes sont tombés à côté.
you-fooled =
    { $count ->
        [one]
            { $cards ->
                [one] Ta carte a attiré un vote : +{ $points }.
               *[other] Une de tes cartes a attiré un vote : +{ $points }.
            }
       *[other]
            { $cards ->
                [one] Ta carte a attiré { $count } votes : +{ $points }.
               *[other] Tes cartes ont attiré { $count } votes : +{ $points }.
            }
    }

## Refusals

refused =
    { $code ->
        [name_missing] Écris ton nom.
        [name_not_possible] Écris un nom de 24 caractères maximum.
        [colour_in_use] Trop tard : ce lapin est déjà pris. Choisis-en un autre.
        [table_full] Cette table est complète. Tu peux regarder.
        [table_locked] La table est verrouillée : personne d’autre ne peut entrer.
        [removed] L’hôte a choisi de t’exclure de cette table.
        [game_running] Il faut attendre la fin de la partie.
        [not_host] Seul l’hôte peut faire ça.
        [not_ready] Tout le monde n’est pas encore prêt.
        [first_game] C’est l’hôte qui lance la première partie.
        [not_seated] Seuls les joueurs peuvent faire ça.
        [already_seated] Tu as déjà une place.
        [claimed_by_another] Quelqu’un d’autre va prendre cette place.
        [already_joined] Tu es déjà à cette table.
        [not_joined] Rejoins d’abord la table.
        [too_few_players] Il n’y a pas assez de joueurs pour ce jeu.
        [too_many_players] Il y a trop de joueurs pour ce jeu.
        [not_in_pairs] Ce jeu demande un nombre pair de joueurs.
        [partner_has_given] Ton binôme a déjà ajouté une carte.
        [no_such_pack] L’un des paquets a été supprimé. Choisis-en un autre.
        [deck_too_small] Il n’y a pas assez de cartes pour autant de joueurs : il faut plus de paquets.
        [own_card] C’est ta propre carte. Vote pour une autre.
        [clue_not_readable] Cet indice contient des caractères impossibles à afficher. Écris-le autrement.
        [clue_empty] Ton indice est vide. Écris d’abord quelque chose.
        [race_lost] Un autre indice est arrivé avant le tien, qui reste ici, prêt pour ton tour.
        [not_absent] Cette personne est déjà de retour.
        [grace_time] Cette personne n’est hors ligne que depuis un instant. Attends un peu, ou demande à l’hôte.
        [not_awaited] Ce n’est plus la peine.
        [too_early] Laisse-lui encore un petit moment.
        [too_late] Trop tard pour reprendre ta place. Tu peux revenir à la table, mais sans la retrouver.
        [minute_taken] Tu as déjà pris ta minute de plus à ce tour.
        [chat_off] L’hôte a désactivé la discussion.
        [line_not_possible] Un message ne peut pas dépasser 200 caractères.
        [reactions_off] L’hôte a désactivé les réactions.
        [not_a_bot] Quelqu’un a déjà pris cette place.
        [setting_not_possible] Ce réglage n’est pas possible.
        [wrong_turn] Trop tard : ce tour est déjà fini.
        [wrong_game] Trop tard : une autre partie a commencé.
        [seat_held_by_another] Un robot joue à ta place en ce moment.
        [wrong_phase] Trop tard : la partie a avancé.
       *[other] Ce n’est pas possible pour l’instant.
    }

## How to play

how-title = Comment jouer ?
how-line = Quelqu’un choisit une image et donne un indice. Les autres y ajoutent des images qui vont aussi avec l’indice. Sauras-tu retrouver la bonne ?
how-start = De 3 à 12 joueurs. Chacun reçoit six cartes que personne d’autre ne voit, et un lapin qui avance d’une case par point.
how-tell-title = Donner un indice
how-tell =
    Le conteur choisit une carte en secret et donne un indice.
    Tout est permis : un mot, une phrase, un bout de chanson, même un mot inventé. L’indice peut s’écrire, se dire, se chanter, se mimer, ou n’être qu’un bruit.
    Le premier tour est une course : le plus rapide à envoyer un indice devient le conteur. Trop tard ? On garde ton indice pour ton tour.
how-choose-title = Choisir
how-choose =
    Tous les autres ajoutent en secret la carte de leur main qui va le mieux avec l’indice.
    Tu peux changer d’avis tant que la dernière carte n’est pas jouée.
how-vote-title = Voter
how-vote =
    On mélange les cartes, on les étale et on les numérote. Laquelle est celle du conteur ?
    Tu as deux votes, à utiliser tous les deux : sur deux cartes différentes, ou sur la même.
    On ne vote jamais pour sa propre carte. Le conteur, lui, ne vote pas.
    Les votes restent secrets jusqu’à ce que tout le monde ait voté. Ensuite, on les dévoile tous d’un coup.
how-score-title = Compter les points
how-score =
    La carte du conteur reçoit une partie des votes, mais pas tous : 3 points pour le conteur, et 3 à chacun des autres par vote placé sur elle.
    Elle les reçoit tous : rien pour le conteur, 4 pour chacun des autres.
    Elle n’en reçoit aucun : rien pour le conteur, 2 pour chacun des autres.
    Et dans tous les cas, tout le monde sauf le conteur gagne 1 point de plus par vote que reçoit sa propre carte.
how-next-title = Tour suivant
how-next =
    Les cartes du tour vont à la défausse, et tout le monde pioche pour revenir à six. Si la pioche ne suffit pas pour tous, on y remélange d’abord la défausse.
    Le voisin de gauche du conteur devient conteur à son tour.
    Quand quelqu’un atteint ou dépasse 30 points, la partie s’arrête à la fin du tour. (L’hôte a peut-être choisi un autre objectif.)
    Les lapins peuvent dépasser 30. Le meilleur score gagne ; en cas d’égalité en tête, on partage la victoire.
how-three-title = À trois joueurs
how-three =
    Tout le monde a sept cartes en main.
    À part le conteur, chacun ajoute deux cartes : il y en a donc cinq sur la table.
    Tu ne peux voter pour aucune de tes deux cartes, mais chaque vote sur l’une ou l’autre te rapporte 1 point.
    Ensuite, le conteur pioche une carte, et les autres en piochent deux chacun.
how-clue-title = C’est quoi, un bon indice ?
how-clue =
    Imagine que ta carte montre un bateau dans la nuit. « Bateau » dit tout : ta carte récolte tous les votes, et tu ne marques rien.
    « Mardi » n’a de sens que pour toi : ta carte ne récolte aucun vote, et tu ne marques rien non plus.
    « Le long chemin du retour » va avec le bateau, mais aussi avec d’autres cartes. Bien dosé !
    Pas d’idée ? Prends ton temps. Ça vient de plus en plus facilement.
how-bots = Essayer avec des robots
how-drawing =
    { $step ->
        [tell] Un conteur tient une carte et dit : « Un jour, en mer… »
        [choose] Des cartes en main ; on en sort une.
        [vote] Quatre cartes numérotées. Le vert donne ses deux votes à la carte 2, le bleu un à la carte 2 et un à la carte 4.
        [score] Une carte brille, et autour d’elle des lapins gagnent des points.
       *[next] Des lapins sautillent le long de la piste de score.
    }
how-drawing-clue = Un jour, en mer…

how-example-title = Essaie : qui marque combien ?
how-example-about = { $teller } a donné l’indice « { $clue } », et la bonne carte est la { $slot }. Choisis un joueur, puis touche les cartes où placer ses deux votes.
how-example-clue = Le long chemin du retour
how-example-name =
    { $colour ->
        [pink] Alice
        [blue] Ben
        [green] Chloé
       *[yellow] Dan
    }
how-example-voter = Qui vote ?
how-example-presets = Combien de votes pour la bonne carte ?
how-example-preset =
    { $how ->
        [all] Tous
        [none] Aucun
       *[some] Une partie
    }
how-example-card =
    { $owner ->
        [teller] Carte { $slot }, celle du conteur, jouée par { $name }
        [self] Carte { $slot }, jouée par { $name } : on ne vote pas pour sa propre carte
       *[other] Carte { $slot }, jouée par { $name }
    }
how-example-votes =
    { $count ->
        [0] aucun vote
        [one] { $count } vote
       *[other] { $count } votes
    }
how-example-card-votes = { how-example-card } ({ how-example-votes })
how-example-own = Sa carte

## The score of a turn

verdict-why =
    { $verdict ->
        [all] La carte du conteur a reçu tous les votes.
        [none] La carte du conteur n’a reçu aucun vote.
       *[some] La carte du conteur a reçu une partie des votes.
    }
verdict-spoken = { verdict } { verdict-why }
turn-table = Qui marque combien, et pourquoi
turn-table-teller = conteur
turn-table-total = { $score } en tout
reason-told-well = +{ $points } : une partie des votes sur sa carte
reason-told-to-all = Rien : l’indice était trop facile
reason-told-to-none = Rien : l’indice était trop difficile
reason-all = +{ $points } : tous les votes sur la bonne carte
reason-none = +{ $points } : aucun vote sur la bonne carte
reason-found =
    { $count ->
        [one] +{ $points } : un vote bien placé
       *[other] +{ $points } : deux votes bien placés
    }
reason-fooled =
    { $count ->
        [one]
            { $cards ->
                [one] +{ $points } : un vote sur sa carte
               *[other] +{ $points } : un vote sur une de ses cartes
            }
       *[other]
            { $cards ->
                [one] +{ $points } : { $count } votes sur sa carte
               *[other] +{ $points } : { $count } votes sur ses cartes
            }
    }
reason-nothing = Deux votes à côté
clue-was =
    { $kind ->
        [mime] Un indice mimé
        [voice] Une chanson ou un bruit
       *[aloud] Un indice dit à voix haute
    }
clue-was-written = { clue-was } : « { $line } »

## The big screen

screen-title = Reverie · { $code }
screen-join = Scannez pour jouer
screen-join-at = Ou allez sur { $site } et tapez ce code :
screen-qr = QR code avec le lien de cette table, { $code }
screen-code = Code { $code }
screen-seats = À la table
screen-nobody = Personne à la table pour l’instant
screen-nobody-about = Sortez vos téléphones et scannez le code.
screen-missing =
    { $count ->
        [one] Encore un joueur, et on commence
       *[other] Encore { $count } joueurs, et on commence
    }
screen-ready = { $host } peut lancer la partie
screen-ready-more =
    { $free ->
        [0] La table est complète.
        [one] Il reste une place.
       *[other] Il reste { $free } places.
    }
screen-turn = Tour { $number }
screen-race = Qui trouvera un indice en premier ?
screen-race-about = Regardez vos cartes. Le premier à envoyer un indice sera le conteur.
screen-telling = { $name } cherche un indice
screen-tells = Conteur : { $name }
screen-choosing = Laquelle de vos cartes va le mieux avec l’indice ?
screen-voting = Quelle carte est à { $name } ? Deux votes chacun.
screen-thinking = { $name } réfléchit encore
screen-done = { $name } a fini
screen-votes-of = Votes de : { $names }
screen-vote-twice = { $name } (2 votes)
screen-card = Carte { $slot }
screen-card-of = Carte jouée par { $name }
screen-lost = Connexion perdue. On réessaie…
screen-pictures-missing = Les images ne s’affichent pas. On réessaie…
screen-time-left = Temps restant : { $time }
screen-nudged = On attend { $names }
screen-again = Encore une partie ? Touchez « Rejouer » sur vos téléphones.
screen-track = Piste de score jusqu’à { $goal }

## The end

end-winners =
    { $count ->
        [one] { $names } remporte la partie !
       *[other] { $names } se partagent la victoire !
    }
end-you-win = Tu as gagné !
end-you-share = Tu partages la victoire avec { $names } !
end-points =
    { $count ->
        [one] { $count } point
        [many] { $count } de points
       *[other] { $count } points
    }
end-podium = Podium
end-places = Classement
end-place =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
end-standing = { end-place } : { $names }, { points }.
end-awards = Le palmarès de la partie
end-awards-none = Pas de prix cette fois. À la prochaine partie, peut-être ?
end-awards-loading = On cherche qui a brillé…
end-awards-error = Le palmarès n’a pas pu être chargé.
award-liar = Prix du bluff
award-liar-about =
    { $count ->
        [one] { $count } vote détourné
       *[other] { $count } votes détournés
    }
award-reader = Prix de la télépathie
award-reader-about =
    { $count ->
        [one] { $count } vote bien placé
       *[other] { $count } votes bien placés
    }
award-bold = Prix de l’audace
award-bold-about =
    { $count ->
        [one] Les deux votes sur la bonne carte, une fois
       *[other] Les deux votes sur la bonne carte, { $count } fois
    }
award-teller = Prix du conteur
award-teller-about =
    { $count ->
        [one] { $count } indice bien dosé
       *[other] { $count } indices bien dosés
    }
award-finish = Prix du plus grand bond
award-finish-about =
    { $count ->
        [one] { $count } point en un tour
       *[other] { $count } points en un tour
    }
award-each = { $about } (chacun)
end-again = Rejouer
end-again-others = La partie suivante commence dès que tous les joueurs sont prêts, ou après un compte à rebours si la moitié le sont.
end-again-few = Il faut au moins trois joueurs. Invite quelqu’un ; l’hôte peut aussi ajouter un robot.
ready-you = C’est noté, tu rejoues !
ready-undo = En fait, pas encore
ready-waiting = { ready-you } On attend { $names }.
ready-count = Prêts à rejouer : { $ready } sur { $count }
ready-state =
    { $ready ->
        [yes] C’est bon pour { $name }
       *[no] On attend encore { $name }
    }
ready-soon =
    { $count ->
        [0] La partie suivante va commencer.
        [one] La partie suivante commence dans { $count } seconde.
       *[other] La partie suivante commence dans { $count } secondes.
    }
ready-sooner = Ou plus tôt, dès que tout le monde est prêt.
ready-stuck = La partie ne peut pas commencer comme ça. Vérifie les places et les cartes.
game-begun =
    { $awaited ->
        [yes] La partie suivante a commencé, et on t’attend !
       *[no] La partie suivante a commencé.
    }
game-join = Rejoindre la partie
last-game = Partie précédente
end-lobby = Places et réglages
end-history = Revoir les tours
end-record = Télécharger l’historique de la partie
end-record-error = L’historique n’a pas pu être téléchargé. Réessaie.

## Past turns

past-empty = Aucun tour terminé pour l’instant. Après chaque tour, tu retrouveras ici les cartes, les votes et les points.
past-error = Les tours n’ont pas pu être chargés.
past-turn = Tour { $number }
past-teller = Conteur : { $name }
past-teller-you = Conteur : toi
past-board = Cartes sur la table
past-owner = Carte jouée par { $name }
past-owner-teller = Carte du conteur, jouée par { $name }
past-votes = Votes de : { $names }
past-no-votes = Aucun vote
past-twice = { $name } (2 votes)
past-enlarge = Agrandir la carte { $slot }

## What the terminal says to whoever starts a server. Plain sentences: no choices, no other messages.

terminal-open = Reverie ouvre ses portes.
terminal-here = Sur cet ordinateur :
terminal-network = Pour tout le monde sur ton réseau :
terminal-no-network = Pas de réseau : on ne peut jouer que sur cet ordinateur.
terminal-scan = Scanne ce code avec un téléphone pour jouer :
terminal-port = Le port { $wanted } est déjà pris : Reverie utilise le port { $port }.
terminal-stop = Ctrl+C pour arrêter. Les parties en cours seront encore là au prochain démarrage.
