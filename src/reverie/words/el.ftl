### Every word a person sees, in Greek. Names stand after a colon: as subjects they would need an
### article, and they may be of any gender. Bots are neuter and may have one.

## Everywhere

app-name = Reverie
app-about = Παράξενες εικόνες κι ακόμα πιο παράξενα στοιχεία: ένα παιχνίδι για 3 έως 12 άτομα.
needs-javascript = Το Reverie χρειάζεται JavaScript. Ενεργοποίησέ τη στις ρυθμίσεις του προγράμματος περιήγησής σου.
page-title = { $title } · Reverie
close = Κλείσιμο
back = Πίσω
copied = Αντιγράφηκε
retry = Δοκίμασε ξανά
loading = Μια στιγμή…

colour-name =
    { $colour ->
        [pink] ροζ
        [purple] μοβ
        [green] πράσινο
        [blue] μπλε
        [orange] πορτοκαλί
        [red] κόκκινο
        [yellow] κίτρινο
        [turquoise] τιρκουάζ
        [brown] καφέ
        [white] άσπρο
        [grey] γκρι
       *[black] μαύρο
    }
bot-name =
    { $colour ->
        [pink] Μποτ Θείτσα
        [purple] Μποτ Χορευτής
        [green] Μποτ Κηπουρός
        [blue] Μποτ Καπετάνιος
        [orange] Μποτ Μάγειρας
        [red] Μποτ Αλεπού
        [yellow] Μποτ Γελωτοποιός
        [turquoise] Μποτ Δύτης
        [brown] Μποτ Ρολογάς
        [white] Μποτ Νυχτοπεταλούδα
        [grey] Μποτ Κουκουβάγια
       *[black] Μποτ Νυχτοφύλακας
    }
bot-named = { $name } (μποτ)
points =
    { $count ->
        [one] 1 πόντος
       *[other] { $count } πόντοι
    }
plus-points = +{ $count }
you-plus-points = Εσύ +{ $count }
score-of = { $name }: { $score }

## Home

home-line = Μια εικόνα, ένα στοιχείο, κι ο καθένας ονειρεύεται κάτι άλλο.
home-start = Άνοιξε τραπέζι
home-start-about = Κάλεσε 2 έως 11 άτομα με έναν σύνδεσμο
home-join = Μπες σε τραπέζι
home-join-about = Με κωδικό ή σύνδεσμο
home-code = Κωδικός ή σύνδεσμος
home-code-about = Τον γράφει η πρόσκληση, για παράδειγμα K4JJR.
home-code-wrong = Δεν είναι δικός μας αυτός ο κωδικός. Οι δικοί μας μοιάζουν με το K4JJR.
home-code-letters = Κανένας κωδικός δεν έχει { $letters }. Δες ξανά την πρόσκληση.
home-bots = Παίξε με μποτ
home-bots-about = Μόνο εσύ, τώρα αμέσως
home-back = Πίσω στο τραπέζι σου
home-rules = Παίζεται με τους κανόνες του Dixit Odyssey. Ανεξάρτητο έργο, με δικές του εικόνες.
home-gallery = Δες τις κάρτες
how-to-play = Πώς παίζεται
go-home = Αρχική
default-name = Ονειροπόλος
language = Γλώσσα
light = Εμφάνιση
light-name =
    { $light ->
        [light] Φωτεινή
        [dark] Σκοτεινή
       *[auto] Όπως στη συσκευή
    }
sound = Ήχοι
problem =
    { $code ->
        [unreachable] Ο διακομιστής δεν απαντά. Έλεγξε τη σύνδεσή σου και δοκίμασε ξανά.
        [too_many_tables] Από το δίκτυό σου άνοιξαν πάρα πολλά τραπέζια. Περίμενε λίγη ώρα.
        [try_again] Ο διακομιστής δεν μπορεί να αποθηκεύσει τίποτα αυτή τη στιγμή. Δοκίμασε ξανά σε ένα λεπτό.
       *[other] Κάτι δεν πήγε καλά. Δοκίμασε ξανά.
    }
nowhere-title =
    { $reason ->
        [no_such_table] Δεν βρίσκουμε αυτό το τραπέζι
        [sent_away] Δεν είσαι πια σε αυτό το τραπέζι
       *[nowhere] Εδώ δεν υπάρχει τίποτα
    }
nowhere-about =
    { $reason ->
        [no_such_table] Ίσως ο κωδικός γράφτηκε λάθος ή το τραπέζι έκλεισε από καιρό. Ζήτα ξανά τον σύνδεσμο ή άνοιξε δικό σου τραπέζι.
        [sent_away] Ευχαριστούμε που έπαιξες! Ο σύνδεσμος δουλεύει ακόμα, αλλά θα ξεκινήσεις από την αρχή.
        [not_understood] Αυτή η σελίδα είναι παλιά πια. Φόρτωσέ την ξανά.
       *[nowhere] Αυτή η διεύθυνση δεν οδηγεί πουθενά. Η διεύθυνση ενός τραπεζιού τελειώνει με τον κωδικό του: πέντε έως οκτώ λατινικά γράμματα ή ψηφία.
    }

## At a table

table-title = Τραπέζι { $code } · Reverie
table-title-awaited = ● Σειρά σου · Τραπέζι { $code }
menu = Μενού
people = Παίκτες
chat = Συνομιλία
chat-unread =
    { $count ->
        [one] Συνομιλία, 1 νέο μήνυμα
       *[other] Συνομιλία, { $count } νέα μηνύματα
    }
turn-number = Γύρος { $turn }
watching = Θεατής
join = Μπες
time-left =
    { $count ->
        [one] Απομένει 1 δευτερόλεπτο
       *[other] Απομένουν { $count } δευτερόλεπτα
    }
seconds =
    { $count ->
        [one] 1 δευτερόλεπτο
       *[other] { $count } δευτερόλεπτα
    }
line-lost = Επανασύνδεση…
line-offline = Δεν έχεις σύνδεση. Συνεχίζουμε μόλις γυρίσεις.
pictures-missing = Οι εικόνες δεν φόρτωσαν.
enlarge = Μεγέθυνση
picture-large = Μεγάλη εικόνα
picture-before = Προηγούμενη εικόνα
picture-next = Επόμενη εικόνα
picture-position = { $number } από { $count }
picture-gone = Αυτή η εικόνα αφαιρέθηκε.
picture-lost = Αυτή η εικόνα δεν φορτώνει. { $alt }
past-turns = Προηγούμενοι γύροι

## Sitting down

join-table = Τραπέζι { $code }
join-title = Πιάσε θέση
join-title-playing = Η παρτίδα έχει αρχίσει
join-title-full = Το τραπέζι γέμισε
join-first = Ήρθες πριν απ’ όλους.
join-others =
    { $count ->
        [one] Στο τραπέζι: { $names }.
       *[other] Στο τραπέζι: { $names }.
    }
join-take-over = Μπορείς να παρακολουθήσεις ή να πάρεις από τον επόμενο γύρο τη θέση ενός μποτ, με κάρτες, πόντους και τα πάντα.
join-only-watch = Όλες οι θέσεις είναι πιασμένες τώρα, αλλά μπορείς να παρακολουθήσεις.
join-watch-named = Θεατής με αυτό το όνομα
take-over = Πάρε τη θέση του { $name }
claimed-by = Από τον επόμενο γύρο, στη θέση του { $bot }: { $name }.
claimed-by-you = Από τον επόμενο γύρο παίρνεις τη θέση του { $bot }.
withdraw-claim = Μείνε θεατής
your-name = Το όνομά σου
your-rabbit = Το κουνέλι σου
colour-taken =
    { $colour ->
        [pink] ροζ, πιασμένο
        [purple] μοβ, πιασμένο
        [green] πράσινο, πιασμένο
        [blue] μπλε, πιασμένο
        [orange] πορτοκαλί, πιασμένο
        [red] κόκκινο, πιασμένο
        [yellow] κίτρινο, πιασμένο
        [turquoise] τιρκουάζ, πιασμένο
        [brown] καφέ, πιασμένο
        [white] άσπρο, πιασμένο
        [grey] γκρι, πιασμένο
       *[black] μαύρο, πιασμένο
    }
sit-down = Κάθισε
only-watch = Απλώς παρακολούθησε, χωρίς όνομα
seat-offered = Είσαι ήδη εδώ ως { $present }. Θέλεις να παίξεις ως { $offered };
seat-offered-about = Ο σύνδεσμος είναι για τη θέση: { $offered }. Αν την πάρεις, αυτή η συσκευή αφήνει τη θέση: { $present }.
seat-keep = Μείνε { $name }
seat-take = Παίξε ως { $name }

## The lobby

lobby-title = Τραπέζι { $code }, αναμονή
lobby-count =
    { $count ->
        [0] Κανείς ακόμα
        [one] 1 παίκτης
       *[other] { $count } παίκτες
    }
lobby-missing =
    { $count ->
        [one] Χρειάζεται 1 ακόμα
       *[other] Χρειάζονται { $count } ακόμα
    }
lobby-enough =
    { $free ->
        [0] Το τραπέζι γέμισε
       *[other] Φτάνετε για παρτίδα· χωράτε έως 12
    }
lobby-take-seat = Πιάσε θέση
lobby-change-rabbit = Άλλαξε κουνέλι ή γίνε θεατής
lobby-only-watch = Άφησε τη θέση σου και γίνε θεατής
lobby-sit = Κάθισε να παίξεις
nobody-sits = Δεν ήρθε κανείς ακόμα.
is-host = οικοδεσπότης
is-you = εσύ
is-away = λείπει
is-storyteller = αφηγητής
has-stand-in = παίζει μποτ
add-bot = Βάλε μποτ
remove-bot = Βγάλε το { $name }
begin = Ξεκίνα την παρτίδα
begin-again = Πάμε ξανά
begin-missing =
    { $count ->
        [one] Χρειάζεται ένας παίκτης ακόμα. Στείλε σε κάποιον τον σύνδεσμο ή βάλε ένα μποτ.
       *[other] Χρειάζονται { $count } παίκτες ακόμα. Στείλε τους τον σύνδεσμο ή βάλε μποτ.
    }
begin-missing-friend =
    { $count ->
        [one] Χρειάζεται ένας παίκτης ακόμα. Στείλε σε κάποιον τον σύνδεσμο.
       *[other] Χρειάζονται { $count } παίκτες ακόμα. Στείλε τους τον σύνδεσμο.
    }
begin-waiting = Μόλις μαζευτείτε όλοι, ξεκινά την παρτίδα: { $name }.
begin-nobody = Πρέπει πρώτα να μπει κάποιος.
begin-ready = Είστε όλοι εδώ; Τότε πάμε!
invite = Κάλεσε κι άλλους
invite-code = Κωδικός: { $code }
invite-qr = Κωδικός QR με τον σύνδεσμο της πρόσκλησης
invite-text = Έλα να παίξουμε Reverie! Είναι ένα παιχνίδι με παράξενες εικόνες και στοιχεία. Το τραπέζι μας είναι το { $code }.
share = Κοινοποίηση
copy-link = Αντιγραφή συνδέσμου
big-screen = Προβολή στην τηλεόραση
big-screen-about = Άνοιξε αυτή τη διεύθυνση στην τηλεόραση ή σε υπολογιστή, και θα βλέπουν το τραπέζι όλοι στο δωμάτιο.
settings = Ρυθμίσεις
settings-host = Τις διαλέγει ο οικοδεσπότης.
settings-goal = Στόχος
settings-timer = Χρόνος ανά βήμα
settings-timer-none = Χωρίς όριο
settings-stand-ins = Όταν κάποιος λείπει
settings-stand-ins-asked = Τον περιμένουμε
settings-stand-ins-always = Μετά από 20 δευτ. παίζει μποτ
settings-packs = Κάρτες
settings-chat = Συνομιλία
settings-reactions = Αντιδράσεις
settings-language = Γλώσσα των μποτ

## Decks at a table

packs-sum =
    { $count ->
        [one] 1 κάρτα συνολικά
       *[other] { $count } κάρτες συνολικά
    }
packs-at-least-one = Χρειάζεται τουλάχιστον μία τράπουλα.
packs-too-few =
    { $cards ->
        [one] 1 κάρτα δεν φτάνει: η παρτίδα σας θέλει { $needed }, δηλαδή { $missing } ακόμα.
       *[other] { $cards } κάρτες δεν φτάνουν: η παρτίδα σας θέλει { $needed }, δηλαδή { $missing } ακόμα.
    }
packs-too-few-host = Πρόσθεσε άλλη μία τράπουλα ή βάλε κι άλλες εικόνες σε κάποια δική σου.
packs-too-few-others = Ο οικοδεσπότης μπορεί να προσθέσει άλλη μία τράπουλα.
pack-look = Δες τις κάρτες της τράπουλας «{ $name }»
pack-change = Επεξεργάσου την τράπουλα «{ $name }»
pack-use =
    { $count ->
        [one] Παίξε με αυτή την εικόνα
       *[other] Παίξε με αυτές τις { $count } εικόνες
    }
gallery-open = Όλες οι τράπουλες στην πινακοθήκη

## The gallery

gallery-title = Πινακοθήκη
gallery-line = Ξεφύλλισε τις τράπουλες ή φτιάξε μία με δικές σου εικόνες.
gallery-decks = Τράπουλες
gallery-empty = Αυτός ο διακομιστής δεν έχει τράπουλες.
gallery-own = Οι τράπουλές σου
gallery-picture-leaving = { $title }, θα αφαιρεθεί
pack-cards =
    { $count ->
        [one] 1 κάρτα
       *[other] { $count } κάρτες
    }
pack-cards-yours =
    { $count ->
        [one] 1 κάρτα, δική σου
       *[other] { $count } κάρτες, δικές σου
    }
pack-author = δημιουργός: { $author }
pack-licence = άδεια { $licence }
pack-empty = Αυτή η τράπουλα δεν έχει εικόνες ακόμα.
pack-gone = Δεν βρίσκουμε αυτή την τράπουλα. Ίσως τη διέγραψε όποιος την έφτιαξε.
pack-gone-name = Διαγραμμένη τράπουλα
pack-error = Οι κάρτες δεν φόρτωσαν.

## A pack of one’s own pictures

make-pack = Φτιάξε δική σου τράπουλα
make-pack-about = Φωτογραφίες, ζωγραφιές, ό,τι λέει μια ιστορία
own-pack-name = Οι εικόνες μας
pack-name = Όνομα της τράπουλας
pack-pictures =
    { $count ->
        [0] Οι εικόνες σου
        [one] 1 εικόνα
       *[other] { $count } εικόνες
    }
pack-pictures-about = Πάτησε μία για να τη δεις μεγάλη ή να την αφαιρέσεις.
pack-delete = Διαγραφή τράπουλας
pack-delete-sure = Να διαγραφεί η τράπουλα «{ $name }» με όλες τις εικόνες της; Θα χαθούν για πάντα. Αν παίζεται κάποια παρτίδα, θα συνεχιστεί χωρίς αυτές.
pack-delete-not = Κράτησέ την
picture-remove = Αφαίρεσε την εικόνα
picture-keep = Κράτησε την εικόνα
pictures-remove-sure =
    { $count ->
        [one] Να αφαιρεθεί 1 εικόνα;
       *[other] Να αφαιρεθούν { $count } εικόνες;
    }
pictures-remove = Αφαίρεσε
pictures-keep = Κράτησε
upload-choose = Διάλεξε εικόνες
upload-more = Κι άλλες εικόνες
upload-full = Η τράπουλα γέμισε
upload-how = Έως { $most } εικόνες. Σε υπολογιστή μπορείς και να τις σύρεις εδώ ή να τις επικολλήσεις.
upload-who-sees = Τις εικόνες τις βλέπουν όλοι στα τραπέζια όπου βάζεις αυτή την τράπουλα.
upload-cleaned = Από τις φωτογραφίες σου σβήνουμε τα στοιχεία για τον τόπο, την ημερομηνία και την κάμερα, και κόβουμε την καθεμιά στα μέτρα της κάρτας.
upload-whose = Η τράπουλα ανήκει σε αυτή τη συσκευή. Μόνο από εδώ μπορείς να την αλλάξεις ή να τη διαγράψεις.
upload-title = Εικόνες καθ’ οδόν
upload-progress =
    { $total ->
        [one] { $done } από 1 εικόνα
       *[other] { $done } από { $total } εικόνες
    }
upload-current = { $name }: { $sent } από { $size }
upload-cancel = Σταμάτα
upload-done =
    { $failed ->
        [0]
            { $done ->
                [one] Έφτασε 1 εικόνα.
               *[other] Έφτασαν και οι { $done } εικόνες.
            }
        [one]
            { $done ->
                [0] Δεν έφτασε καμία εικόνα· 1 δεν πέρασε.
                [one] Έφτασε 1 εικόνα· 1 δεν πέρασε.
               *[other] Έφτασαν { $done } εικόνες· 1 δεν πέρασε.
            }
       *[other]
            { $done ->
                [0] Δεν έφτασε καμία εικόνα· { $failed } δεν πέρασαν.
                [one] Έφτασε 1 εικόνα· { $failed } δεν πέρασαν.
               *[other] Έφτασαν { $done } εικόνες· { $failed } δεν πέρασαν.
            }
    }
upload-trouble =
    { $code ->
        [too_busy] Ο διακομιστής έχει πολλή δουλειά. Συνεχίζουμε σε λίγο.
        [try_again] Ο διακομιστής δεν μπορεί να αποθηκεύσει τίποτα αυτή τη στιγμή. Συνεχίζουμε να προσπαθούμε.
       *[unreachable] Η σύνδεση έπεσε. Συνεχίζουμε μόλις επανέλθει.
    }
upload-failed =
    { $count ->
        [one] 1 αρχείο δεν πέρασε
       *[other] { $count } αρχεία δεν πέρασαν
    }
upload-again-all = Δοκίμασέ τα όλα ξανά
upload-dismiss = Συνέχισε χωρίς αυτά
upload-problem =
    { $code ->
        [not_a_picture] Δεν μπορούμε να το διαβάσουμε σαν εικόνα. Δουλεύουν τα JPEG, PNG, WebP, GIF, AVIF και HEIC.
        [picture_too_large] Αυτό το αρχείο είναι πολύ μεγάλο.
        [too_many_pixels] Αυτή η εικόνα έχει πάρα πολλά πίξελ. Μίκρυνέ την πρώτα.
        [picture_too_small] Αυτή η εικόνα είναι πολύ μικρή για κάρτα.
        [picture_broken] Αυτή η εικόνα είναι χαλασμένη.
        [picture_took_too_long] Ο διακομιστής δεν πρόλαβε να την κάνει κάρτα.
        [picture_twice] Αυτή η εικόνα είναι ήδη στην τράπουλα.
        [pack_full] Μια τράπουλα χωρά 300 εικόνες, κι αυτή γέμισε.
        [wrong_key] Αυτή η συσκευή δεν μπορεί να αλλάξει την τράπουλα.
        [no_such_pack] Αυτή η τράπουλα δεν υπάρχει πια.
        [disk_full] Ο δίσκος του διακομιστή γέμισε. Πες το σε όποιον τον διαχειρίζεται.
        [file_not_readable] Το αρχείο δεν ανοίγει. Αν είναι φάκελος, άνοιξέ τον πρώτα και διάλεξε τις εικόνες.
        [too_many_packs] Από το δίκτυό σου φτιάχτηκαν πάρα πολλές τράπουλες. Περίμενε λίγη ώρα.
        [name_not_possible] Δώσε στην τράπουλα ένα όνομα.
        [unreachable] Ο διακομιστής δεν απαντά. Έλεγξε τη σύνδεσή σου και δοκίμασε ξανά.
       *[other] Κάτι δεν πήγε καλά. Δοκίμασε ξανά.
    }

## Menu, people, chat

other-device = Παίξε σε άλλη συσκευή
other-device-about = Σκάναρέ το με την άλλη συσκευή: θα παίζεις κι από εκεί, στην ίδια θέση, χωρίς να τη χάσεις εδώ.
other-device-secret = Όποιος έχει αυτόν τον κωδικό μπορεί να παίξει στη θέση σου. Κράτα τον για σένα.
rename = Άλλαξε όνομα
leave = Φύγε από το τραπέζι
leave-sure = Φεύγεις για τα καλά; Ο σύνδεσμος θα δουλεύει, αλλά θα ξεκινήσεις από την αρχή.
leave-playing = Φεύγεις για τα καλά; Ένα μποτ θα πάρει τη θέση, τις κάρτες και τους πόντους σου. Αν κλείσεις μόνο τη σελίδα, η θέση μένει δική σου.
stay = Μείνε
goal-is = Παίζετε μέχρι τους { $goal } πόντους.
about-person = Επιλογές: { $name }
pass-host = Όρισε ως οικοδεσπότη
remove-person = Απομάκρυνση
remove-person-playing = Απομάκρυνση· παίζει μποτ
call-stand-in = { $name }: ας παίξει μποτ
stand-in = Ας παίξει μποτ
is-away-name = Λείπει: { $name }.
also-here = Θεατές: { $names }
chat-empty = Κανένα μήνυμα ακόμα.
chat-line = Γράψε σε όλους
chat-send = Στείλε
chat-off = Ο οικοδεσπότης έκλεισε τη συνομιλία.
chat-join = Μπες στο τραπέζι για να γράψεις.
reactions = Αντιδράσεις
reaction-name =
    { $reaction ->
        [clap] Χειροκρότημα
        [heart] Καρδιά
        [laugh] Γέλιο
        [wow] Θαυμασμός
        [hmm] Αμφιβολία
       *[cry] Δάκρυα
    }

## The turn

task-race = Διάλεξε μια κάρτα και δώσε ένα στοιχείο. Όποιος στείλει πρώτος γίνεται αφηγητής!
task-tell = Ο αφηγητής είσαι εσύ. Διάλεξε μια κάρτα και δώσε ένα στοιχείο.
task-choose =
    { $count ->
        [one] Διάλεξε από το χέρι σου την κάρτα που ταιριάζει καλύτερα στο στοιχείο.
       *[other] Διάλεξε από το χέρι σου τις { $count } κάρτες που ταιριάζουν καλύτερα στο στοιχείο.
    }
task-chosen = Έπαιξες. Περιμένουμε τους άλλους.
task-vote = Αφηγείται: { $name }. Ποια εικόνα έπαιξε;
task-voted = Ψήφισες. Περιμένουμε τους άλλους.
task-await-race = Όλοι σκέφτονται το πρώτο στοιχείο.
task-await-clue = Αφηγείται: { $name }. Το στοιχείο έρχεται…
task-away-clue = Αφηγείται: { $name }, αλλά λείπει. Περιμένουμε.
task-await-cards = Οι άλλοι διαλέγουν κάρτες που ταιριάζουν στο στοιχείο.
task-await-votes = Οι άλλοι ψηφίζουν.
task-over = Η παρτίδα τελείωσε.
task-with-clue = { $task } Το στοιχείο: { $clue }
thinking-state =
    { $state ->
        [storyteller] { $name }: αφηγείται
        [thinking] { $name }: σκέφτεται
        [away] { $name }: λείπει
        [idle] { $name }: περιμένει
       *[done] { $name }: τελείωσε
    }
clue-in-the-room =
    { $kind ->
        [voice] { $name }: τραγούδι ή ήχος. Ακούστε!
        [mime] { $name }: παντομίμα. Κοιτάξτε!
       *[aloud] { $name }: το λέει δυνατά. Ακούστε!
    }
clue-of = Αφηγείται: { $name }
clue-yours = Το στοιχείο σου
clue-kind = Πώς δίνεις το στοιχείο
clue-kind-name =
    { $kind ->
        [text] Γράψ’ το
        [aloud] Πες το δυνατά
        [voice] Τραγούδησέ το
       *[mime] Παίξ’ το παντομίμα
    }
clue-kind-about =
    { $kind ->
        [voice] Όταν σε ακούν όλοι. Πρώτα στείλε, μετά τραγούδησε.
        [mime] Όταν σε βλέπουν όλοι. Πρώτα στείλε, μετά κάνε παντομίμα.
       *[aloud] Όταν σε ακούν όλοι. Πρώτα στείλε, μετά μίλησε.
    }
advice = Συμβουλές
advice-open = Όλα επιτρέπονται: μια λέξη (ακόμα και φτιαχτή), ένας στίχος, μια ατάκα από ταινία, ένας ήχος, μια ανάμνηση.
advice-some = Αν την κάρτα σου τη βρουν όλες οι ψήφοι, ή καμία, δεν παίρνεις τίποτα. Ούτε πολύ φανερό ούτε πολύ προσωπικό: στόχευσε κάπου στη μέση.
advice-free = Μην περιγράψεις την εικόνα. Πες τι σου φέρνει στον νου.
tell-pick = Πάτησε πρώτα μια κάρτα.
tell-write = Τώρα γράψε το στοιχείο σου.
tell-send = Στείλε το στοιχείο
choose-more =
    { $count ->
        [one] Πάτησε την κάρτα που θέλεις να παίξεις.
       *[other] Πάτησε τις { $count } κάρτες που θέλεις να παίξεις.
    }
choose-send =
    { $count ->
        [one] Παίξε αυτή την κάρτα
       *[other] Παίξε αυτές τις { $count } κάρτες
    }
choose-change =
    { $count ->
        [one] Παίξε τελικά αυτήν
       *[other] Παίξε τελικά αυτές
    }
chosen-note =
    { $count ->
        [one] Έπαιξες. Αν αλλάξεις γνώμη, πάτησε άλλη κάρτα.
       *[other] Έπαιξες. Αν αλλάξεις γνώμη, πάτησε άλλες κάρτες.
    }
vote-first = Έχεις δύο ψήφους: πάτησε δύο κάρτες, ή μία κάρτα δύο φορές.
vote-double = Και οι δύο ψήφοι στην κάρτα { $slot }.
vote-split = Μία ψήφος στην κάρτα { $first }, μία στην { $second }.
vote-own = Αυτή είναι δική σου κάρτα. Ψήφισε κάποια άλλη.
vote-send = Ψήφισε
vote-change = Άλλαξε τις ψήφους
voted-note = Ψήφισες. Αν αλλάξεις γνώμη, πάτησε άλλες κάρτες.
vote-teller = Εσύ ξέρεις την απάντηση. Μην προδοθείς!
vote-watch = Οι ψήφοι μένουν κρυφές ώσπου να ψηφίσουν όλοι.
wait-look = Στο μεταξύ, ρίξε μια ματιά στις κάρτες σου.
wait-watch = Θα δεις τις κάρτες μόλις ανοίξουν στο τραπέζι.
vote-here =
    { $count ->
        [0] Ψήφισε την κάρτα { $slot }
        [one] Δώσε και τις δύο ψήφους στην κάρτα { $slot }
       *[other] Πάρε πίσω και τις δύο ψήφους
    }
vote-one = Μία ψήφος στην κάρτα { $slot }. Πάτησε άλλη κάρτα, ή ξανά την ίδια.
vote-take-back = Πάρε πίσω την ψήφο από την κάρτα { $slot }
pick-this = Διάλεξέ την
put-back = Βάλ’ την πίσω
your-votes = Οι ψήφοι σου
your-card = δική σου
slot-own = Κάρτα { $slot }, δική σου. { $alt }
slot-plain = Κάρτα { $slot }. { $alt }
slot-votes =
    { $count ->
        [0] Κάρτα { $slot }. { $alt }
        [one] Κάρτα { $slot }, με μία ψήφο σου. { $alt }
       *[other] Κάρτα { $slot }, με τις δύο ψήφους σου. { $alt }
    }

## The reveal

skip = Παράλειψη
next-turn = Επόμενος γύρος
see-the-end = Δες ποιος νίκησε
why = Ποιος πήρε τι και γιατί
reveal-step =
    { $step ->
        [board] Ψήφισαν όλοι.
        [votes] Να και οι ψήφοι.
        [card] Κάρτα { $slot }, την έπαιξε: { $name }
        [owners] Και να ποιος έπαιξε τις υπόλοιπες.
       *[verdict] Κάρτα { $slot }, την έπαιξε: { $name }
    }
reveal-title = Γύρος { $turn }: ποιος έπαιξε τι
slot-revealed =
    { $count ->
        [0] Κάρτα { $slot }, την έπαιξε: { $name }. Καμία ψήφος. { $alt }
       *[other] Κάρτα { $slot }, την έπαιξε: { $name }. Ψήφοι: { $voters }. { $alt }
    }
verdict =
    { $verdict ->
        [all] Πολύ εύκολο!
        [none] Πολύ δύσκολο!
       *[some] Ό,τι πρέπει!
    }
gets-points =
    { $count ->
        [0] { $name }: τίποτα
        [one] { $name }: 1 πόντος
       *[other] { $name }: { $count } πόντοι
    }
reveal-spoken =
    { $verdict ->
        [all] Πολύ εύκολο. Όλες οι ψήφοι βρήκαν την κάρτα { $slot }. Την έπαιξε: { $name }. { $scores }.
        [none] Πολύ δύσκολο. Καμία ψήφος δεν βρήκε την κάρτα { $slot }. Την έπαιξε: { $name }. { $scores }.
       *[some] Ό,τι πρέπει. Μερικές ψήφοι βρήκαν την κάρτα { $slot }. Την έπαιξε: { $name }. { $scores }.
    }

## Refusals

refused =
    { $code ->
        [name_not_possible] Γράψε ένα όνομα με έως 24 χαρακτήρες.
        [colour_in_use] Κάποιος πρόλαβε: αυτό το κουνέλι είναι πιασμένο. Διάλεξε άλλο.
        [table_full] Το τραπέζι είναι γεμάτο. Μπορείς να παρακολουθήσεις.
        [game_running] Αυτό πρέπει να περιμένει ώσπου να τελειώσει η παρτίδα.
        [not_host] Αυτό το κάνει μόνο ο οικοδεσπότης.
        [not_seated] Αυτό το κάνουν μόνο όσοι παίζουν.
        [already_seated] Έχεις ήδη θέση.
        [claimed_by_another] Κάποιος άλλος θα πάρει αυτή τη θέση.
        [already_joined] Είσαι ήδη σε αυτό το τραπέζι.
        [not_joined] Μπες πρώτα στο τραπέζι.
        [too_few_players] Χρειάζονται τουλάχιστον τρεις παίκτες.
        [no_such_pack] Κάποια από τις τράπουλες διαγράφηκε. Διάλεξε άλλες.
        [deck_too_small] Οι κάρτες δεν φτάνουν για τόσους παίκτες. Διάλεξε κι άλλες τράπουλες.
        [own_card] Αυτή είναι δική σου κάρτα. Ψήφισε κάποια άλλη.
        [clue_not_readable] Αυτό το στοιχείο έχει σύμβολα που δεν εμφανίζονται. Γράψ’ το αλλιώς.
        [clue_empty] Ένα στοιχείο θέλει τουλάχιστον ένα γράμμα.
        [race_lost] Κάποιος πρόλαβε. Το στοιχείο σου μένει εδώ για τη σειρά σου.
        [not_absent] Έχει ήδη γυρίσει.
        [grace_time] Μόλις έφυγε. Περίμενε λίγο ή ζήτα το από τον οικοδεσπότη.
        [not_awaited] Έχει ήδη διαλέξει.
        [too_early] Δώσε λίγο χρόνο ακόμα.
        [minute_taken] Έχεις ήδη πάρει ένα λεπτό ακόμα σε αυτόν τον γύρο.
        [chat_off] Ο οικοδεσπότης έκλεισε τη συνομιλία.
        [line_not_possible] Ένα μήνυμα έχει έως 200 χαρακτήρες.
        [reactions_off] Ο οικοδεσπότης έκλεισε τις αντιδράσεις.
        [not_a_bot] Κάποιος έχει ήδη πάρει αυτή τη θέση.
        [setting_not_possible] Αυτές οι ρυθμίσεις δεν γίνονται.
        [wrong_turn] Το παιχνίδι προχώρησε· αυτό ήταν για προηγούμενο γύρο.
        [wrong_game] Άρχισε άλλη παρτίδα· αυτό ήταν για την προηγούμενη.
        [seat_held_by_another] Αυτή τη στιγμή παίζει ένα μποτ στη θέση σου.
        [wrong_phase] Το παιχνίδι προχώρησε· είναι πια αργά γι’ αυτό.
       *[other] Αυτό δεν γίνεται τώρα.
    }

## How to play

how-title = Πώς παίζεται
how-line = Ένας από εσάς δίνει ένα στοιχείο για μια εικόνα. Οι άλλοι την κρύβουν ανάμεσα στις δικές τους.
how-tell-title = Αφήγηση
how-tell = Ένας από εσάς είναι ο αφηγητής· στον πρώτο γύρο, όποιος έχει πρώτος μια ιδέα. Αν είσαι εσύ, διάλεξε μια κάρτα από το χέρι σου και δώσε ένα στοιχείο γι’ αυτήν: μια λέξη, μια φράση, έναν στίχο από τραγούδι. Πες κάτι, αλλά μην τα πεις όλα.
how-choose-title = Επιλογή
how-choose = Οι υπόλοιποι ψάχνουν στο χέρι τους την κάρτα που ταιριάζει καλύτερα στο στοιχείο και τη ρίχνουν κρυφά μαζί με τις άλλες. Αν παίζετε μόνο τρεις, οι άλλοι δύο ρίχνουν από δύο.
how-vote-title = Ψηφοφορία
how-vote = Οι κάρτες ανακατεύονται και ανοίγουν στο τραπέζι. Ποια είναι του αφηγητή; Έχεις δύο ψήφους: μοίρασέ τις σε δύο κάρτες, ή δώσε και τις δύο σε μία, αν δεν έχεις αμφιβολία. Ποτέ στη δική σου.
how-score-title = Βαθμολόγηση
how-score =
    Μερικές ψήφοι, αλλά όχι όλες, βρίσκουν την κάρτα του αφηγητή: 3 πόντοι για τον αφηγητή, και 3 για σένα για κάθε ψήφο σου που τη βρήκε.
    Τη βρίσκουν όλες: τίποτα για τον αφηγητή, 4 για όλους τους άλλους.
    Δεν τη βρίσκει καμία: τίποτα για τον αφηγητή, 2 για όλους τους άλλους.
    Και όλοι εκτός από τον αφηγητή παίρνουν 1 ακόμα για κάθε ψήφο στη δική τους κάρτα.
how-next-title = Συνέχεια
how-next = Τραβάτε όλοι νέες κάρτες, και αφηγείται ο παίκτης στα αριστερά. Μόλις κάποιος φτάσει τους 30 πόντους, η παρτίδα τελειώνει. Νικά όποιος έχει τους περισσότερους, και όσοι ισοβαθμούν μοιράζονται τη νίκη.
how-drawing =
    { $step ->
        [tell] Ένας αφηγητής κρατά μια κάρτα και λέει: «Στο πέλαγο…»
        [choose] Ένα χέρι με κάρτες· η μία ξεχωρίζει, τραβηγμένη προς τα έξω.
        [vote] Τέσσερις κάρτες με αριθμούς. Το πράσινο κουνέλι δίνει και τις δύο ψήφους στην κάρτα 2, το μπλε μία στην κάρτα 1 και μία στην κάρτα 4.
        [score] Μια κάρτα λάμπει, και γύρω της τα κουνέλια παίρνουν πόντους.
       *[next] Κουνέλια χοροπηδούν πάνω στη γραμμή βαθμολογίας.
    }
how-drawing-clue = Στο πέλαγο…

how-example-title = Δοκίμασε: ποιος παίρνει τι;
# The storyteller of the example is always pink: a woman's name (how-example-name), so with an article.
how-example-about = Το στοιχείο «{ $clue }» το έδωσε η { $teller }, και σωστή είναι η κάρτα { $slot }. Διάλεξε έναν παίκτη και μετά πάτησε τις κάρτες που παίρνουν τις δύο ψήφους του.
how-example-clue = Ο μακρύς δρόμος του γυρισμού
how-example-name =
    { $colour ->
        [pink] Άννα
        [blue] Βύρων
        [green] Γιώτα
       *[yellow] Δανάη
    }
how-example-voter = Ποιος ψηφίζει;
how-example-presets = Ή δες τι γίνεται αν τη βρουν:
how-example-preset =
    { $how ->
        [all] Όλες οι ψήφοι
        [none] Καμία ψήφος
       *[some] Μερικές ψήφοι
    }
how-example-card =
    { $owner ->
        [teller] Κάρτα { $slot }, του αφηγητή: { $name }
        [self] Κάρτα { $slot }: { $name }· κανείς δεν ψηφίζει τη δική του κάρτα
       *[other] Κάρτα { $slot }: { $name }
    }
how-example-votes =
    { $count ->
        [0] καμία ψήφος
        [one] 1 ψήφος
       *[other] { $count } ψήφοι
    }
how-example-card-votes = { how-example-card } ({ how-example-votes })
how-example-own = Δική του

## The score of a turn

verdict-why =
    { $verdict ->
        [all] Όλες οι ψήφοι βρήκαν την κάρτα του αφηγητή.
        [none] Καμία ψήφος δεν βρήκε την κάρτα του αφηγητή.
       *[some] Μερικές ψήφοι βρήκαν την κάρτα του αφηγητή, όχι όλες.
    }
verdict-spoken = { verdict } { verdict-why }
turn-table = Ποιος πήρε τι και γιατί
turn-table-teller = αφηγητής
turn-table-total = σύνολο { $score }
reason-told-well = +{ $points }: μερικές ψήφοι βρήκαν την κάρτα, όχι όλες
reason-told-to-all = Τίποτα: το στοιχείο ήταν πολύ εύκολο
reason-told-to-none = Τίποτα: το στοιχείο ήταν πολύ δύσκολο
reason-all = +{ $points }: όλες οι ψήφοι βρήκαν την κάρτα
reason-none = +{ $points }: καμία ψήφος δεν βρήκε την κάρτα
reason-found =
    { $count ->
        [one] +{ $points }: μία ψήφος βρήκε την κάρτα
       *[other] +{ $points }: και οι δύο ψήφοι βρήκαν την κάρτα
    }
reason-fooled =
    { $count ->
        [one] +{ $points }: μία ψήφος σε κάρτα που έπαιξε
       *[other]
            { $cards ->
                [one] +{ $points }: { $count } ψήφοι στην κάρτα που έπαιξε
               *[other] +{ $points }: { $count } ψήφοι στις κάρτες που έπαιξε
            }
    }
reason-nothing = Άστοχες και οι δύο ψήφοι
clue-was =
    { $kind ->
        [mime] Ένα στοιχείο με παντομίμα
        [voice] Ένα στοιχείο με τραγούδι ή ήχο
       *[aloud] Ένα στοιχείο που ειπώθηκε δυνατά
    }

## The big screen

screen-title = Reverie · { $code }
screen-join = Σκανάρετε για να μπείτε
screen-join-at = Ή πηγαίνετε στο { $site } και γράψτε
screen-qr = Κωδικός QR με τον σύνδεσμο για το τραπέζι { $code }
screen-code = Κωδικός { $code }
screen-seats = Στο τραπέζι
screen-nobody = Δεν ήρθε κανείς ακόμα
screen-nobody-about = Βγάλτε τα κινητά σας και σκανάρετε τον κωδικό.
screen-missing =
    { $count ->
        [one] Ένας παίκτης ακόμα και αρχίζετε
       *[other] { $count } παίκτες ακόμα και αρχίζετε
    }
screen-ready = Όλα έτοιμα! Ξεκινά: { $host }
screen-ready-more =
    { $free ->
        [0] Το τραπέζι γέμισε.
        [one] Υπάρχει θέση για έναν ακόμα.
       *[other] Υπάρχουν θέσεις για { $free } ακόμα.
    }
screen-turn = Γύρος { $number }
screen-race = Ποιος έχει πρώτος ένα στοιχείο;
screen-race-about = Κοιτάξτε τις κάρτες σας. Όποιος στείλει πρώτος ένα στοιχείο γίνεται αφηγητής.
screen-telling = Σκέφτεται ένα στοιχείο: { $name }
screen-tells = Αφηγείται: { $name }
screen-choosing = Ποια από τις κάρτες σας ταιριάζει καλύτερα;
screen-voting = Αφηγείται: { $name }. Ποια κάρτα έπαιξε; Έχετε από δύο ψήφους.
screen-thinking = { $name }: σκέφτεται ακόμα
screen-done = { $name }: τελείωσε
screen-votes-of = Ψήφοι: { $names }
screen-vote-twice = { $name } δύο φορές
screen-card = Κάρτα { $slot }
screen-card-of = Την έπαιξε: { $name }
screen-lost = Η σύνδεση χάθηκε. Δοκιμάζουμε ξανά…
screen-pictures-missing = Οι εικόνες δεν φορτώνουν. Δοκιμάζουμε ξανά…
screen-time-left = Χρόνος που απομένει: { $time }
screen-again = Άλλη μία παρτίδα; Ας πατήσει κάποιος «Πάμε ξανά».
screen-track = Γραμμή βαθμολογίας ως το { $goal }

## The end

end-winners =
    { $count ->
        [one] Νίκησε: { $names }
       *[other] Μοιράζονται τη νίκη: { $names }
    }
end-you-win = Νίκησες!
end-you-share = Μοιράζεσαι τη νίκη! Μαζί σου: { $names }
end-points =
    { $count ->
        [one] με 1 πόντο
       *[other] με { $count } πόντους
    }
end-podium = Βάθρο
end-places = Η κατάταξη
end-place = { $place }η θέση
end-awards = Διακρίσεις της βραδιάς
end-awards-none = Χωρίς διακρίσεις αυτή τη φορά. Ίσως στην επόμενη παρτίδα;
end-awards-loading = Ψάχνουμε ποιος έλαμψε…
end-awards-error = Οι διακρίσεις δεν φόρτωσαν.
award-liar = Καλύτερο ψέμα
award-liar-about =
    { $count ->
        [one] Παραπλάνησε 1 ψήφο
       *[other] Παραπλάνησε { $count } ψήφους
    }
award-reader = Καλύτερη τηλεπάθεια
award-reader-about =
    { $count ->
        [one] 1 ψήφος στη σωστή κάρτα
       *[other] { $count } ψήφοι στη σωστή κάρτα
    }
award-bold = Πιο τολμηρή διπλή ψήφος
award-bold-about =
    { $count ->
        [one] Και οι δύο ψήφοι στη σωστή κάρτα, μία φορά
       *[other] Και οι δύο ψήφοι στη σωστή κάρτα, { $count } φορές
    }
award-teller = Καλύτερη αφήγηση
award-teller-about =
    { $count ->
        [one] 1 στοιχείο ήταν ό,τι πρέπει
       *[other] { $count } στοιχεία ήταν ό,τι πρέπει
    }
award-finish = Μεγαλύτερο άλμα
award-finish-about =
    { $count ->
        [one] 1 πόντος σε έναν γύρο
       *[other] { $count } πόντοι σε έναν γύρο
    }
end-again = Πάμε ξανά
end-again-others = Την επόμενη παρτίδα μπορεί να την ξεκινήσει οποιοσδήποτε στο τραπέζι.
end-again-few = Χρειάζονται τρεις παίκτες. Κάλεσε κάποιον ή βάλε ένα μποτ.
end-lobby = Άλλαξε θέσεις ή ρυθμίσεις
end-history = Ξαναδές τους γύρους
end-record = Κατέβασε την παρτίδα
end-record-error = Το αρχείο δεν φόρτωσε. Δοκίμασε ξανά.

## Past turns

past-empty = Δεν έχει τελειώσει κανένας γύρος ακόμα. Μόλις τελειώσει ένας, θα βρεις εδώ τις κάρτες, τις ψήφους και τους πόντους του.
past-error = Οι γύροι δεν φόρτωσαν.
past-turn = Γύρος { $number }
past-teller = Αφήγηση: { $name }
past-board = Το ταμπλό
past-owner = Την έπαιξε: { $name }
past-owner-teller = Η κάρτα του αφηγητή: { $name }
past-votes = Ψήφοι: { $names }
past-no-votes = Καμία ψήφος
past-twice = { $name } (και οι δύο)
past-enlarge = Δες από κοντά την κάρτα { $slot }

## What the terminal says to whoever starts a server. Plain sentences: no choices, no other messages.

terminal-open = Το Reverie άνοιξε.
terminal-here = Σε αυτόν τον υπολογιστή:
terminal-network = Για όλους στο δίκτυό σου:
terminal-no-network = Δεν υπάρχει δίκτυο, οπότε το παιχνίδι ανοίγει μόνο σε αυτόν τον υπολογιστή.
terminal-scan = Σκάναρε τον κωδικό με ένα κινητό για να μπεις:
terminal-port = Η θύρα { $wanted } χρησιμοποιείται ήδη, οπότε το Reverie άνοιξε στη θύρα { $port }.
terminal-stop = Πάτα Ctrl+C για να σταματήσει. Οι παρτίδες που παίζονται θα είναι εδώ όταν το ξεκινήσεις πάλι.
