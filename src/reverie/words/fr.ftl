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
pair-name = { $one } et { $other }
points =
    { $count ->
        [one] { $count } point
        [many] { $count } de points
       *[other] { $count } points
    }
numbers = { $fewest } à { $most }
plus-points = +{ $count }
you-plus-points = Toi +{ $count }
score-of = { $name } : { $score }
scores = Scores

## What chats show of a link

preview-home = Reverie : drôles d’images, drôles d’indices
preview-table = On t’invite à jouer à Reverie
preview-host = { $name } t’invite à jouer à Reverie
preview-table-about = Un jeu d’images et d’indices pour 3 à 12 joueurs, dans le navigateur. Ouvre le lien et prends place.
preview-picture = Cinq cartes peintes devant une grande lune : un puits rempli d’étoiles, un phare en mer, une balançoire accrochée à la lune, une porte ouverte sur l’eau et une baleine au bout d’un fil.

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
home-back = Retour à ta table
home-back-to = Retour à la table { $code }
home-playing = Une partie est en cours
home-still = Arrêter le défilé des images
home-more = Et aussi
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
       *[device] Comme l’appareil
    }
sound = Sons
sound-volume =
    { $volume ->
        [normal] Normaux
        [quiet] Discrets
       *[off] Désactivés
    }
music = Musique
vibration = Vibrer quand c’est ton tour
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
turn-of = Tour { $turn } sur { $count }
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
join-invited = { $name } t’invite à jouer à Reverie
join-quick = Comment ça se passe, en 30 secondes
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
join-elsewhere = La place d’un autre robot
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
lobby-crowded = Trop nombreux pour ce jeu
lobby-came = { $name } prend place : { colour-name }.
lobby-now = { lobby-count }. { $state }.
lobby-take-seat = Prendre place
lobby-change-rabbit = Changer de lapin, ou juste regarder
lobby-only-watch = Laisser ma place et regarder
lobby-sit = Prendre place et jouer
poke = Taquiner { $name }
lobby-leaf = Feuilleter les cartes
is-host = hôte
is-you = toi
is-away = hors ligne
is-storyteller = conteur
is-partner = partenaire
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
begin-crowded = { game-name } se joue à { $players } joueurs. Choisis un autre jeu, ou laisse quelqu’un regarder.
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
settings-end = Fin de la partie
settings-three-pays-four = À trois joueurs : 4 points au lieu de 3
end-option =
    { $kind ->
        [goal]
            { $printed ->
                [yes] À { $count } points (standard)
               *[no] À { $count } points
            }
        [tellings]
            { $printed ->
                [yes] Chacun conte une fois (standard)
               *[no]
                    { $count ->
                        [one] Chacun conte une fois
                       *[other] Chacun conte { $count } fois
                    }
            }
       *[pile] La pioche est épuisée
    }
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
game = Jeu
game-name =
    { $game ->
        [odyssey-2011] Odyssée 2011
        [classic] Classique
        [party] Soirée
        [pairs] Duos
       *[odyssey] Odyssée
    }
game-line =
    { $game ->
        [odyssey-2011] Les règles d’avant : un vote, et à partir de sept joueurs un second si on veut.
        [classic] La carte du conteur, un vote chacun, et c’est tout.
        [party] Des indices tombés du ciel, et des votes qui cherchent de la compagnie. Pour les grandes tablées.
        [pairs] Un lapin pour deux : l’un donne l’indice, l’autre trouve la carte.
       *[odyssey] Trouve la carte du conteur, avec deux votes chacun.
    }
game-about =
    { $game ->
        [odyssey-2011] L’un de vous donne un indice pour une image, les autres ajoutent des images qui pourraient passer pour elle. Tu as un vote pour trouver la bonne. À partir de sept joueurs, tu peux en donner un second à une autre carte, mais la trouver avec un seul rapporte un point de plus.
        [classic] L’un de vous donne un indice pour une image, les autres ajoutent des images qui pourraient passer pour elle. Tu as un vote pour trouver la bonne. Si tout le monde la trouve, ou personne, le conteur ne marque rien.
        [party] Le conteur donne un indice sans avoir vu une seule carte. Puis tout le monde ajoute une carte et vote pour l’image qui va le mieux : plus elle reçoit de votes, plus ils valent. Mais le conteur interdit une image en secret.
        [pairs] Ceux qui se font face partagent un lapin. Le conteur donne un indice, et son partenaire trouve une carte qui va avec. Dans chaque autre duo, l’un ajoute une carte et l’autre vote.
       *[odyssey] L’un de vous donne un indice pour une image, les autres ajoutent des images qui pourraient passer pour elle. Tu as deux votes pour trouver la bonne. Si elle reçoit tous les votes, ou aucun, le conteur ne marque rien.
    }
game-for = { $players } joueurs
game-for-not = { $players } joueurs, et vous êtes { $count }
game-change = Choisir un jeu
game-pairs = Qui joue avec qui
game-pairs-about = Les partenaires se font face. Pour changer de duo, quitte ta place et reprends-en une.

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
deck-play = Jouer avec ce paquet
deck-play-with = Jouer avec { $name }
deck-print = L’imprimer
deck-print-it = Imprimer { $name }
deck-print-about = Tu peux avoir ce paquet sur papier. Sur l’ordinateur où Reverie est installé, tape ceci dans un terminal :
deck-print-paper = Cela crée un PDF avec neuf cartes par page, leurs dos et des repères de coupe. À imprimer en recto verso.
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
end-is =
    { $kind ->
        [goal] La partie s’arrête à { $count } points.
        [tellings]
            { $count ->
                [one] La partie s’arrête quand chacun a conté une fois.
               *[other] La partie s’arrête quand chacun a conté { $count } fois.
            }
       *[pile] La partie s’arrête quand la pioche ne suffit plus pour compléter toutes les mains.
    }
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

task-race =
    { $game ->
        [party] Donne un indice tombé du ciel : tu verras tes cartes après. Le plus rapide sera le conteur !
        [pairs] Donne un indice : { $partner } trouvera une carte qui va avec. Le plus rapide sera le conteur !
       *[other] Choisis une carte et donne un indice. Le plus rapide sera le conteur !
    }
task-tell =
    { $game ->
        [party] À toi de conter ! Donne un indice tombé du ciel : tu verras tes cartes après.
        [pairs] À toi de conter ! Donne un indice : { $partner } trouvera une carte qui va avec.
       *[other] À toi de conter ! Choisis une carte et donne un indice.
    }
task-choose =
    { $role ->
        [partner] { $partner } a donné l’indice. Choisis la carte qui va avec : c’est elle qu’il faudra trouver.
        [either] Ajoute une carte qui va avec l’indice, ou laisse faire { $partner } et vote.
       *[other]
            { $count ->
                [one] Choisis dans ta main la carte qui va le mieux avec l’indice.
               *[other] Choisis dans ta main les deux cartes qui vont le mieux avec l’indice.
            }
    }
task-chosen =
    { $role ->
        [giver] Tu as ajouté la carte du duo : c’est { $partner } qui votera.
       *[other] C’est joué. On attend les autres.
    }
task-vote =
    { $game ->
        [party]
            { $role ->
                [teller] Quelle image va le mieux ? Vote pour elle, et interdis-en une en secret.
               *[other] Quelle image va le mieux avec l’indice ?
            }
        [pairs] Quelle carte va avec l’indice de { $name } ? Tu votes aussi pour { $partner }.
       *[other] Quelle carte est à { $name } ?
    }
task-voted = Tu as voté. On attend les autres.
task-await-race = Tout le monde cherche un premier indice.
task-await-clue = C’est à { $name } de conter. L’indice arrive…
task-away-clue = On attend le conteur : { $name } est hors ligne.
task-await-cards =
    { $game ->
        [pairs]
            { $role ->
                [teller] { $partner } cherche une carte pour ton indice, et les autres duos ajoutent les leurs.
                [voter] { $partner } a ajouté la carte du duo : c’est toi qui voteras.
               *[other] Les duos choisissent des cartes qui vont avec l’indice.
            }
       *[other] Les autres choisissent des cartes qui vont avec l’indice.
    }
task-await-votes =
    { $role ->
        [giver] { $partner } vote pour vous deux.
       *[other] Les autres votent.
    }
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
advice-some =
    { $game ->
        [party] On marque en votant comme les autres. Un indice qui va à plusieurs images fait une belle partie.
        [odyssey] Si ta carte récolte tous les votes, ou aucun, tu ne marques rien. Ni trop clair, ni trop personnel : vise le juste milieu.
       *[other] Si tout le monde trouve ta carte, ou personne, tu ne marques rien. Ni trop clair, ni trop personnel : vise le juste milieu.
    }
advice-free =
    { $game ->
        [party] Tu ne peux pas connaître les cartes : dis ce qui te passe par la tête.
        [pairs] Tu ne connais pas les cartes de ton partenaire : laisse-lui de la marge.
       *[other] Ne décris pas l’image. Dis à quoi elle te fait penser.
    }
tell-pick = Touche d’abord une carte.
tell-write = Maintenant, écris ton indice.
tell-kept = Tu avais déjà écrit ça.
tell-rule =
    { $game ->
        [party] Tout le monde ajoutera une carte, toi aussi. Puis vous voterez tous, et tu interdiras une image.
        [odyssey] Vise le juste milieu : tous les votes sur ta carte, ou aucun, et tu ne marques rien.
       *[other] Vise le juste milieu : si tout le monde trouve ta carte, ou personne, tu ne marques rien.
    }
hand-hidden = Tes cartes restent cachées jusqu’à ce que l’indice soit donné.
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
choose-lies =
    { $count ->
        [one] Tant que tu n’en joues pas une autre, ta première carte compte.
       *[other] Tant que tu n’en joues pas d’autres, tes premières cartes comptent.
    }
choose-take-back = La reprendre
vote-first =
    { $kind ->
        [one] Tu as un vote : touche une carte.
        [more] Tu as un vote, ou deux pour des cartes différentes : touche une carte.
        [company] Tu as un vote : touche une image. La tienne est permise.
       *[both] Tu as deux votes : touche deux cartes, ou deux fois la même.
    }
vote-worth =
    { $kind ->
        [one] La trouver rapporte le plus quand tout le monde ne la trouve pas.
        [more] La trouver rapporte le plus quand tout le monde ne la trouve pas, et 1 point de plus avec un seul vote.
        [company] Un point par vote sur ton image, 5 au plus. En solitaire, ou sur l’image interdite : rien.
        [red] Personne ne marque avec l’image que tu interdis, pas même toi.
       *[both] Tu gagnes 3 points par vote sur la bonne carte, ou 4 en tout si tous les votes de la table y sont.
    }
vote-double = Tes deux votes pour la carte { $slot }.
vote-split = Un vote pour la carte { $first }, un pour la carte { $second }.
vote-own =
    { $game ->
        [pairs] C’est la carte de ton duo. Vote pour une autre.
       *[other] C’est ta propre carte. Vote pour une autre.
    }
vote-send = Voter
vote-change = Voter plutôt comme ça
voted-note =
    { $count ->
        [one] A voté ! Touche une autre carte pour changer ton vote.
       *[other] A voté ! Touche d’autres cartes pour changer tes votes.
    }
vote-teller = Tu connais la réponse. Reste de marbre !
vote-watch = Les votes restent secrets jusqu’à ce que tout le monde ait voté.
wait-look =
    { $game ->
        [party] En attendant, regarde tes cartes. Après chaque tour, chaque main passe au voisin de gauche.
       *[other] En attendant, regarde tes cartes.
    }
wait-watch = Tu verras les cartes dès qu’elles seront sur la table.
vote-here =
    { $kind ->
        [both]
            { $count ->
                [0] Voter pour la carte { $slot }
                [one] Mettre les deux votes sur la carte { $slot }
               *[other] Reprendre les deux votes
            }
       *[other]
            { $count ->
                [0] Voter pour la carte { $slot }
               *[other] Reprendre mon vote
            }
    }
vote-here-red =
    { $mark ->
        [red]
            { $given ->
                [yes] Reprendre le vote rouge
               *[no] Interdire la carte { $slot }
            }
       *[vote]
            { $given ->
                [yes] Reprendre mon vote
               *[no] Voter pour la carte { $slot }
            }
    }
vote-one =
    { $kind ->
        [one] Ton vote : carte { $slot }.
        [company] Ton vote : carte { $slot }.
        [more] Un vote pour la carte { $slot }. Touche une autre carte pour un second, ou restes-en là.
       *[both] Un vote pour la carte { $slot }. Touche une autre carte, ou encore celle-ci.
    }
vote-red =
    { $slot ->
        [0]
            { $red ->
                [0]
                    { $mark ->
                        [red] Vote rouge : touche l’image que tu interdis.
                       *[vote] D’abord ton vote : touche l’image qui va le mieux.
                    }
               *[other] La carte { $red } est interdite. À ton vote : touche l’image qui va le mieux.
            }
       *[other]
            { $red ->
                [0] Ton vote : carte { $slot }. Et le rouge : touche l’image que tu interdis.
               *[other] Ton vote : carte { $slot }. Interdite : carte { $red }.
            }
    }
vote-marking =
    { $mark ->
        [red] Tu places maintenant ton vote rouge.
       *[vote] Tu places maintenant ton vote.
    }
vote-mark =
    { $mark ->
        [red]
            { $slot ->
                [0] Vote rouge : pas encore
               *[other] Vote rouge : carte { $slot }
            }
       *[vote]
            { $slot ->
                [0] Ton vote : pas encore
               *[other] Ton vote : carte { $slot }
            }
    }
vote-take-back = Reprendre le vote { $vote }, pour la carte { $slot }
pick-this = Choisir cette carte
put-back = Reposer cette carte
card-new = nouvelle
hand-new = Nouvelle. { $alt }
hand = Tes cartes
keys-hand = Flèches : changer de carte. Espace : choisir. Entrée : continuer. + : agrandir.
keys-board =
    { $kind ->
        [red] Flèches : changer de carte. Chiffres ou Espace : voter. R : passer au vote rouge et retour. Retour arrière : reprendre. Entrée : envoyer. + : agrandir.
       *[other] Flèches : changer de carte. Chiffres ou Espace : voter. Retour arrière : reprendre un vote. Entrée : envoyer. + : agrandir.
    }
your-votes =
    { $count ->
        [one] Ton vote
       *[other] Tes votes
    }
your-card = ta carte
slot-own = Carte { $slot }, la tienne. { $alt }
slot-plain = Carte { $slot }. { $alt }
slot-voted =
    { $red ->
        [yes]
            { $count ->
                [0] Carte { $slot }, interdite. Aucun vote. { $alt }
               *[other] Carte { $slot }, interdite. { $voters }. { $alt }
            }
       *[no]
            { $count ->
                [0] Carte { $slot }. Aucun vote. { $alt }
               *[other] Carte { $slot }. { $voters }. { $alt }
            }
    }
slot-votes =
    { $count ->
        [0] Carte { $slot }. { $alt }
        [one] Carte { $slot }, un de tes votes. { $alt }
       *[other] Carte { $slot }, tes deux votes. { $alt }
    }
slot-marks =
    { $own ->
        [yes]
            { $marks ->
                [vote] Carte { $slot }, la tienne, avec ton vote. { $alt }
                [red] Carte { $slot }, la tienne, avec ton vote rouge. { $alt }
                [all] Carte { $slot }, la tienne, avec ton vote et ton vote rouge. { $alt }
               *[none] Carte { $slot }, la tienne, mais tu peux voter pour elle. { $alt }
            }
       *[no]
            { $marks ->
                [vote] Carte { $slot }, avec ton vote. { $alt }
                [red] Carte { $slot }, avec ton vote rouge. { $alt }
                [all] Carte { $slot }, avec ton vote et ton vote rouge. { $alt }
               *[none] Carte { $slot }. { $alt }
            }
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
       *[vote] De nouvelles cartes sont sur la table. On attend que tu votes.
    }
why = Qui marque combien, et pourquoi
reveal-step =
    { $step ->
        [board] Tout le monde a voté.
        [votes] Voici les votes.
       *[owners] Et voici qui a joué quoi.
    }
reveal-look-up = Lève les yeux : tout se passe sur le grand écran.
reveal-bluff =
    { $who ->
        [you] Quel bluff : { $count } votes pour ta carte !
       *[other] Quel bluff de { $name } : { $count } votes pour sa carte !
    }
reveal-card =
    { $who ->
        [you] Ta carte était la { $slot }.
       *[other] La carte { $slot } était à { $name }.
    }
reveal-red =
    { $who ->
        [you] Tu as interdit la carte { $slot }.
       *[other] { $name } a interdit la carte { $slot }.
    }
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
    { $red ->
        [yes]
            { $count ->
                [0] Carte { $slot }, interdite, jouée par { $name }. Aucun vote. { $alt }
               *[other] Carte { $slot }, interdite, jouée par { $name }. { $voters }. { $alt }
            }
       *[no]
            { $count ->
                [0] Carte { $slot }, jouée par { $name }. Aucun vote. { $alt }
               *[other] Carte { $slot }, jouée par { $name }. { $voters }. { $alt }
            }
    }
slot-revealed-own =
    { $red ->
        [yes]
            { $count ->
                [0] Carte { $slot }, la tienne, interdite. Aucun vote. { $alt }
               *[other] Carte { $slot }, la tienne, interdite. { $voters }. { $alt }
            }
       *[no]
            { $count ->
                [0] Carte { $slot }, la tienne. Aucun vote. { $alt }
               *[other] Carte { $slot }, la tienne. { $voters }. { $alt }
            }
    }
verdict =
    { $verdict ->
        [all] Trop facile !
        [none] Trop difficile !
        [together] { $count } réunis sur la carte { $slot }
        [tied] { $count } réunis sur chacune des cartes { $slots }
        [caught] La favorite était interdite !
        [scattered] Chacun de son côté
       *[some] Bien dosé !
    }
verdict-of =
    { $verdict ->
        [all] { $name } a donné un indice trop facile.
        [none] { $name } a donné un indice trop difficile.
        [together] La carte { $slot } a réuni { $count } votes.
        [tied] Les cartes { $slots } ont réuni chacune { $count } votes.
        [caught] La favorite, la carte { $slot }, était interdite !
        [scattered] Chacun a voté pour une carte différente.
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
you-told-to-some =
    { $game ->
        [odyssey] Ta carte a reçu une partie des votes, mais pas tous : +{ $points }.
       *[other] Certains ont trouvé ta carte, mais pas tous : +{ $points }.
    }
you-told-to-all =
    { $game ->
        [odyssey] Ta carte a reçu tous les votes : rien pour toi.
       *[other] Tout le monde a trouvé ta carte : rien pour toi.
    }
you-told-to-none = Ta carte n’a reçu aucun vote : rien pour toi.
you-all-found =
    { $game ->
        [odyssey] La bonne carte a reçu tous les votes : +{ $points }.
       *[other] Tout le monde a trouvé la carte : +{ $points }.
    }
you-none-found = La bonne carte n’a reçu aucun vote : +{ $points }.
you-found =
    { $game ->
        [odyssey]
            { $count ->
                [one] Un de tes votes était sur la bonne carte : +{ $points }.
               *[other] Tes deux votes étaient sur la bonne carte : +{ $points }.
            }
       *[other] Ton vote était sur la bonne carte : +{ $points }.
    }
you-single-vote = Et avec un seul vote : +{ $points }.
you-astray =
    { $count ->
        [one] Ton vote est tombé à côté.
       *[other] Tes deux votes sont tombés à côté.
    }
you-decoys =
    { $most ->
        [yes] Ta carte a attiré { $count } votes : +{ $points }, le maximum.
       *[no]
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
    }
you-company =
    { $most ->
        [yes] { $count } votes réunis sur la carte { $slot } : +{ $points }, le maximum.
       *[no] { $count } votes réunis sur la carte { $slot } : +{ $points }.
    }
you-alone = Personne d’autre n’a voté pour la carte { $slot }.
you-forbidden = Tu as voté pour la carte { $slot }, qui était interdite.

## The guide of a first game

guide-about = Conseil
guide-said = Conseil : { $hint }
guide-close = Compris
guide-show = Voir le conseil
guide-known = Je connais ce jeu
guide-hand =
    { $race ->
        [yes] Ces { $count } images, personne d’autre ne les voit. Choisis celle qui t’inspire : le plus rapide à envoyer un indice sera le conteur.
       *[no] Ces { $count } images, personne d’autre ne les voit. Choisis celle qui t’inspire.
    }
guide-clue =
    { $kind ->
        [title] Ni trop clair, ni trop personnel : avec « { $title } », tout le monde la trouve ; avec « Mardi dernier », personne. Vise le juste milieu.
        [party] Dis ce qui te passe par la tête. Les meilleurs indices vont à plusieurs images, car on marque en votant comme les autres.
        [pairs] { $partner } n’a que peu de cartes pour ton indice : laisse de la marge. L’idéal, c’est que certains trouvent la carte, mais pas tous.
       *[card] Ni trop clair, ni trop personnel : dis ce qu’on voit, et tout le monde la trouve ; dis « Mardi dernier », et personne. Vise le juste milieu.
    }
guide-choose =
    { $game ->
        [party] Chacun ajoute une carte, puis vote pour l’image qui va le mieux. Laquelle des tiennes pourrait mettre tout le monde d’accord ?
        [pairs]
            { $role ->
                [partner] C’est ta carte qu’il faudra trouver. L’idéal, c’est que certains la trouvent, mais pas tous.
               *[other] C’est la carte du duo de { $name } qu’il faudra trouver : fais passer la tienne pour elle. Les votes qu’elle attire sont des points pour ton duo.
            }
       *[other]
            { $first ->
                [yes]
                    { $count ->
                        [one] { $name } a dégainé en premier et conte ce tour. Laquelle de tes cartes pourrait passer pour la bonne ? Les votes qu’elle attire sont des points pour toi.
                       *[other] { $name } a dégainé en premier et conte ce tour. Lesquelles de tes cartes pourraient passer pour la bonne ? Les votes qu’elles attirent sont des points pour toi.
                    }
               *[no]
                    { $count ->
                        [one] Laquelle de tes cartes pourrait passer pour la bonne ? Les votes qu’elle attire sont des points pour toi.
                       *[other] Lesquelles de tes cartes pourraient passer pour la bonne ? Les votes qu’elles attirent sont des points pour toi.
                    }
            }
    }
guide-vote =
    { $kind ->
        [both] Une de ces cartes est à { $name }. Tu as deux votes : touche deux cartes, ou deux fois la même.
        [more] Une de ces cartes est à { $name }. Tu peux donner un second vote à une autre carte, mais la trouver avec un seul rapporte un point de plus.
        [party] Vote pour l’image que les autres choisiront, à ton avis. { $name } vote aussi, et en interdit une en secret.
        [red] Vote pour l’image que les autres choisiront, à ton avis, puis interdis-en une : ceux qui auront voté pour elle ne marqueront rien.
        [pairs] Tu votes pour ton duo. Laquelle de ces cartes vient de { $partner }, pour l’indice de { $name } ?
       *[one] Une de ces cartes est à { $name }, les autres sont là pour te tromper. Tu as un vote.
    }
guide-reveal =
    { $game ->
        [party] Les petits lapins sur les images sont des votes. Là où ils se retrouvent, ils marquent. La carte { $slot } était interdite.
        [pairs]
            { $who ->
                [finder] Les petits lapins sur les images sont des votes. La carte { $slot } était la tienne.
               *[other] Les petits lapins sur les images sont des votes. La carte { $slot } est celle que { $partner } avait choisie.
            }
       *[other]
            { $who ->
                [you]
                    { $finding ->
                        [some] Les petits lapins sur les images sont des votes. Ta carte était la { $slot } : ceux qui s’y trouvent ont deviné.
                       *[other] Les petits lapins sur les images sont des votes. La carte { $slot } était la tienne.
                    }
               *[other]
                    { $finding ->
                        [some] Les petits lapins sur les images sont des votes. La carte { $slot } était à { $name } : ceux qui s’y trouvent ont deviné, les autres se sont laissé tromper.
                       *[other] Les petits lapins sur les images sont des votes. La carte { $slot } était à { $name }.
                    }
            }
    }
guide-points =
    { $finding ->
        [some]
            { $game ->
                [odyssey] Une partie des votes, mais pas tous : c’est l’idéal. { $points } points pour le conteur, { $points } par vote bien placé.
               *[other] Certains l’ont trouvée, mais pas tous : c’est l’idéal. { $points } points pour le conteur, { $points } par vote bien placé.
            }
        [all]
            { $game ->
                [odyssey] Tous les votes l’ont trouvée : trop facile. Rien pour le conteur, { $points } points pour chacun des autres.
               *[other] Tout le monde l’a trouvée : trop facile. Rien pour le conteur, { $points } points pour chacun des autres.
            }
        [none] Aucun vote ne l’a trouvée : trop difficile. Rien pour le conteur, { $points } points pour chacun des autres.
       *[company] Tu marques autant de points qu’il y a de votes sur l’image que tu as choisie, 5 au plus. En solitaire, ou sur l’image interdite : rien.
    }
guide-next =
    { $who ->
        [you] À toi de conter, maintenant.
       *[other] À gauche : c’est maintenant à { $name } de conter.
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
how-quick-tell = L’un de vous choisit une carte en secret et donne un indice.
how-quick-choose = Chacun des autres glisse une carte qui va aussi avec l’indice.
how-quick-vote = On mélange les cartes et on les retourne. À vous de voter : laquelle était-ce ?
how-quick-score = Si certains la trouvent, mais pas tous, l’indice était bon. Et qui t’a piégé marque aussi.
how-start = De 3 à 12 joueurs. Chacun reçoit six cartes que personne d’autre ne voit, et un lapin qui avance d’une case par point.
how-games = Quel jeu ?
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
how-game =
    { $game ->
        [odyssey-2011]
            3 à 12 joueurs. On joue comme à l’Odyssée, à ceci près :
            Jusqu’à six joueurs, tu as un vote. À partir de sept, tu peux en donner un second à une autre carte.
            Certains trouvent la carte du conteur, mais pas tous : 3 points pour le conteur, et 3 pour chaque joueur qui l’a trouvée.
            Tout le monde la trouve, ou personne : rien pour le conteur, 2 points pour tous les autres.
            À partir de sept joueurs : 1 point de plus si tu la trouves avec un seul vote.
            Dans tous les cas, 1 point pour chaque vote sur ta propre carte, mais 3 au plus.
        [classic]
            3 à 8 joueurs. On joue comme à l’Odyssée, mais tu n’as qu’un vote.
            Certains trouvent la carte du conteur, mais pas tous : 3 points pour le conteur, et 3 pour chaque joueur qui l’a trouvée.
            Tout le monde la trouve, ou personne : rien pour le conteur, 2 points pour tous les autres.
            Dans tous les cas, 1 point pour chaque vote sur ta propre carte.
            Une ancienne édition donnait à trois joueurs 4 points au lieu de 3. L’hôte peut le choisir.
        [party]
            6 à 12 joueurs, avec cinq cartes chacun, d’abord face cachée.
            Le conteur donne un indice sans avoir vu une seule carte. Au premier tour, c’est celui qui l’envoie en premier.
            Alors chacun regarde ses cartes et en ajoute une qui va avec l’indice, même le conteur.
            Chacun a un vote pour l’image qui va le mieux, même le conteur, et même pour sa propre carte. Le conteur donne aussi un vote rouge en secret : il interdit une image.
            Tu marques autant de points qu’il y a de votes sur l’image que tu as choisie, le tien compris, mais 5 au plus. En solitaire, ou sur l’image interdite, tu ne marques rien.
            Chacun complète sa main à cinq cartes, puis la passe tout entière à gauche. Quand chacun a été conteur, la partie est finie.
       *[pairs]
            6, 8, 10 ou 12 joueurs, avec quatre cartes chacun. Ceux qui se font face forment un duo, avec un seul lapin et un seul score.
            Le conteur donne un indice, et son partenaire choisit une carte de sa propre main : c’est celle qu’il faut trouver. Ni l’un ni l’autre ne vote.
            Dans chaque autre duo, l’un ajoute une carte et l’autre vote. Le premier qui en ajoute une en décide, mais il peut la reprendre et laisser faire l’autre.
            Celui qui vote a un seul vote, et pas pour la carte de son duo.
            Certains trouvent la carte, mais pas tous : 3 points pour le duo du conteur, et 3 pour chaque duo qui l’a trouvée.
            Tout le monde la trouve, ou personne : rien pour le duo du conteur, 2 points pour tous les autres.
            Dans tous les cas, chaque autre duo marque 1 point par vote sur sa carte, mais 3 au plus.
            Quand chacun a été conteur, la partie est finie.
    }
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
how-example-about =
    { $game ->
        [odyssey-2011] { $teller } a donné l’indice « { $clue } », et la bonne carte est la { $slot }. Choisis un joueur, puis touche une carte ou deux pour placer ses votes.
        [party] { $teller } a donné l’indice « { $clue } », et tout le monde a ajouté une carte. Choisis de qui tu places le vote, puis touche une carte.
        [pairs] { $teller } ont donné l’indice « { $clue } », et la bonne carte est la { $slot }. Choisis un duo, puis touche la carte qui reçoit son vote.
        [classic] { $teller } a donné l’indice « { $clue } », et la bonne carte est la { $slot }. Choisis un joueur, puis touche la carte qui reçoit son vote.
       *[odyssey] { $teller } a donné l’indice « { $clue } », et la bonne carte est la { $slot }. Choisis un joueur, puis touche les cartes où placer ses deux votes.
    }
how-example-clue = Le long chemin du retour
how-example-name =
    { $colour ->
        [pink] Alice
        [blue] Ben
        [green] Chloé
        [purple] Émile
        [orange] Fatou
        [red] Gustave
        [turquoise] Hana
       *[yellow] Dan
    }
how-example-voter = Qui vote ?
how-example-red = Vote rouge : { $name }
how-example-presets =
    { $game ->
        [party] Où les votes se retrouvent-ils ?
        [odyssey] Combien de votes pour la bonne carte ?
       *[other] Combien la trouvent ?
    }
how-example-preset =
    { $how ->
        [all]
            { $game ->
                [odyssey] Tous
               *[other] Tout le monde
            }
        [none]
            { $game ->
                [odyssey] Aucun
               *[other] Personne
            }
        [together] Sur une carte
        [caught] Sur l’interdite
        [scattered] Nulle part
       *[some]
            { $game ->
                [odyssey] Une partie
               *[other] Certains
            }
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
how-example-card-votes =
    { $red ->
        [yes] { how-example-card } ({ how-example-votes }), interdite
       *[no] { how-example-card } ({ how-example-votes })
    }
how-example-own = Sa carte

## The score of a turn

verdict-why =
    { $game ->
        [party] Un point par vote sur la même carte, 5 au plus. En solitaire, ou sur la carte interdite : rien.
        [odyssey]
            { $verdict ->
                [all] La carte du conteur a reçu tous les votes.
                [none] La carte du conteur n’a reçu aucun vote.
               *[some] La carte du conteur a reçu une partie des votes.
            }
       *[other]
            { $verdict ->
                [all] Tout le monde a trouvé la carte du conteur.
                [none] Personne n’a trouvé la carte du conteur.
               *[some] Certains ont trouvé la carte du conteur, mais pas tous.
            }
    }
verdict-spoken = { verdict } { verdict-why }
turn-table = Qui marque combien, et pourquoi
turn-table-teller = conteur
turn-table-total = { $score } en tout
reason-told-to-some =
    { $game ->
        [odyssey] +{ $points } : une partie des votes sur sa carte
       *[other] +{ $points } : trouvée par certains, pas par tous
    }
reason-told-to-all = Rien : l’indice était trop facile
reason-told-to-none = Rien : l’indice était trop difficile
reason-all-found =
    { $game ->
        [odyssey] +{ $points } : tous les votes sur la bonne carte
       *[other] +{ $points } : tout le monde l’a trouvée
    }
reason-none-found = +{ $points } : aucun vote sur la bonne carte
reason-found =
    { $game ->
        [odyssey]
            { $count ->
                [one] +{ $points } : un vote bien placé
               *[other] +{ $points } : deux votes bien placés
            }
       *[other] +{ $points } : bonne carte trouvée
    }
reason-single-vote = +{ $points } : avec un seul vote
reason-decoys =
    { $most ->
        [yes] +{ $points }, le maximum : { $count } votes sur sa carte
       *[no]
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
    }
reason-company =
    { $most ->
        [yes] +{ $points }, le maximum : { $count } votes sur la carte { $slot }
       *[no] +{ $points } : { $count } votes sur la carte { $slot }
    }
reason-alone = Rien : seul vote sur la carte { $slot }
reason-forbidden = Rien : la carte { $slot } était interdite
reason-astray =
    { $count ->
        [one] Vote à côté
       *[other] Deux votes à côté
    }
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
screen-race = Qui trouvera un indice en premier ?
screen-race-about =
    { $game ->
        [party] Personne n’a encore vu ses cartes. Le premier à envoyer un indice sera le conteur.
        [pairs] Le premier à envoyer un indice sera le conteur, et son partenaire trouvera une carte qui va avec.
       *[other] Regardez vos cartes. Le premier à envoyer un indice sera le conteur.
    }
screen-telling = { $name } cherche un indice
screen-tells = Conteur : { $name }
screen-choosing =
    { $game ->
        [pairs] { $partner } cherche la carte. Dans chaque autre duo, l’un de vous en ajoute une.
       *[other] Laquelle de vos cartes va le mieux avec l’indice ?
    }
screen-voting =
    { $game ->
        [party] Quelle image va le mieux ? Un vote chacun.
        [pairs] Quelle carte va avec l’indice de { $name } ? Un vote par duo.
        [odyssey] Quelle carte est à { $name } ? Deux votes chacun.
       *[other]
            { $most ->
                [one] Quelle carte est à { $name } ? Un vote chacun.
               *[other] Quelle carte est à { $name } ? Un vote chacun, ou deux.
            }
    }
screen-thinking = { $name } réfléchit encore
screen-done = { $name } a fini
screen-card = Carte { $slot }
screen-tap-for-sound = Touche l’écran ou appuie sur OK pour le son
screen-lost = Connexion perdue. On réessaie…
screen-pictures-missing = Les images ne s’affichent pas. On réessaie…
screen-time-left = Temps restant : { $time }
screen-nudged = On attend { $names }
screen-again = Encore une partie ? Touchez « Rejouer » sur vos téléphones.
screen-track =
    { $goal ->
        [0] Piste de score
       *[other] Piste de score jusqu’à { $goal }
    }

## The end

end-winners =
    { $count ->
        [one]
            { $pairs ->
                [yes] { $names } remportent la partie !
               *[no] { $names } remporte la partie !
            }
       *[other] { $names } se partagent la victoire !
    }
end-you-win = Tu as gagné !
end-you-two-win = { $name } et toi, vous avez gagné !
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
award-moment =
    { $kind ->
        [bluff] Le plus beau bluff
        [company] L’image qui a réuni le plus de monde
       *[clue] L’indice à retenir
    }
award-moment-about =
    { $kind ->
        [bluff] { $count } votes détournés. La carte était à { $name }.
        [company] { $count } votes pour la même image.
       *[clue]
            { $count ->
                [one] De { $name }. Un vote a trouvé la carte.
               *[other] De { $name }. { $count } votes ont trouvé la carte.
            }
    }
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
award-sure = Prix du coup sûr
award-sure-about =
    { $count ->
        [one] Trouvée avec un seul vote, une fois
       *[other] Trouvée avec un seul vote, { $count } fois
    }
award-teller = Prix du conteur
award-teller-about =
    { $count ->
        [one] { $count } indice bien dosé
       *[other] { $count } indices bien dosés
    }
award-kindred = Prix de l’âme sœur
award-kindred-about =
    { $count ->
        [one] Vote partagé à { $count } tour
       *[other] Votes partagés à { $count } tours
    }
award-darling = Prix du public
award-darling-about =
    { $count ->
        [one] { $count } vote pour ses cartes
       *[other] { $count } votes pour ses cartes
    }
award-censor = Prix de la censure
award-censor-about =
    { $count ->
        [one] { $count } vote interdit
       *[other] { $count } votes interdits
    }
award-loner = Prix du rêve solitaire
award-loner-about =
    { $count ->
        [one] En solitaire sur une carte, une fois
       *[other] En solitaire sur une carte, { $count } fois
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
end-again-few =
    { $count ->
        [one] Il manque un joueur. Invite quelqu’un ; l’hôte peut aussi ajouter un robot.
       *[other] Il manque { $count } joueurs. Invite du monde ; l’hôte peut aussi ajouter des robots.
    }
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
past-red = Interdite
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
