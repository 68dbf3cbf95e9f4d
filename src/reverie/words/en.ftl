### Every word a person sees, in English. docs/languages.md says how to add a language.

## Everywhere

app-name = Reverie
app-about = Strange pictures and stranger clues: a game for 3 to 12 people.
needs-javascript = Reverie needs JavaScript. Please turn it on in your browser settings.
page-title = { $title } · Reverie
close = Close
back = Back
copied = Copied
retry = Try again
loading = Just a moment…

colour-name =
    { $colour ->
        [pink] pink
        [purple] purple
        [green] green
        [blue] blue
        [orange] orange
        [red] red
        [yellow] yellow
        [turquoise] turquoise
        [brown] brown
        [white] white
        [grey] grey
       *[black] black
    }
bot-name =
    { $colour ->
        [pink] Auntie Bot
        [purple] Dancer Bot
        [green] Gardener Bot
        [blue] Captain Bot
        [orange] Cook Bot
        [red] Fox Bot
        [yellow] Jester Bot
        [turquoise] Diver Bot
        [brown] Clockmaker Bot
        [white] Moth Bot
        [grey] Owl Bot
       *[black] Watchman Bot
    }
bot-named = { $name } (bot)
pair-name = { $one } & { $other }
points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
numbers = { $fewest } to { $most }
plus-points = +{ $count }
you-plus-points = You +{ $count }
score-of = { $name }: { $score }
scores = Scores

## What chats show of a link

preview-home = Reverie: strange pictures, stranger clues
preview-table = You are invited to Reverie
preview-host = { $name } invites you to Reverie
preview-table-about = A game of pictures and clues for 3 to 12 people, right in the browser. Open the link and sit down.
preview-picture = Five painted cards before a large moon: a well full of stars, a lighthouse at sea, a swing on the moon, an open door in the water, and a whale on a string.

## Home

home-line = One picture, one clue, and everyone dreams of something different.
home-start = Start a table
home-start-about = Invite up to 11 friends with a link
home-join = Join a table
home-join-about = With a code or a link
home-code = Code or link
home-code-about = It’s in your invitation, and looks like K4JJR.
home-code-wrong = That isn’t one of our codes. They look like K4JJR.
home-code-letters = Our codes never contain { $letters }. Please check the invitation.
home-bots = Play with bots
home-bots-about = Just you, right now
home-back = Back to your table
home-back-to = Back to table { $code }
home-playing = A game is on
home-still = Hold the pictures still
home-more = More
home-rules = Played by the rules of Dixit Odyssey. An independent project with its own pictures.
home-gallery = See the cards
how-to-play = How to play
go-home = Home
default-name = Dreamer
language = Language
light = Theme
light-name =
    { $light ->
        [light] Light
        [dark] Dark
       *[device] Same as this device
    }
sound = Sound
sound-volume =
    { $volume ->
        [normal] Normal
        [quiet] Quiet
       *[off] Off
    }
music = Music
vibration = Vibrate when it’s your turn
problem =
    { $code ->
        [unreachable] The server isn’t answering. Check your connection and try again.
        [too_many_tables] Too many tables have been started from your network. Please wait a little while.
        [try_again] The server can’t save anything right now. Try again in a minute.
       *[other] That didn’t work. Please try again.
    }
nowhere-title =
    { $reason ->
        [no_such_table] We can’t find that table
        [locked] This table is locked
        [crowded] This table is crowded
        [removed] The host has removed you from this table
        [sent_away] You’ve left this table
        [not_understood] Time to reload this page
       *[nowhere] There’s nothing here
    }
nowhere-about =
    { $reason ->
        [no_such_table] There may be a typo in the code, or the table closed long ago. Ask for the link again, or start a table of your own.
        [locked] No one new can come in right now. If your friends are waiting for you, ask the host to unlock the table, and this page will let you in.
        [crowded] So many people are watching that there’s no room for one more. Wait here: as soon as someone leaves, you’re in.
        [removed] You can start a table of your own any time.
        [sent_away] Thanks for playing! If you use the link again, you’ll join as a new player.
        [not_understood] It’s out of date. Reload it to carry on.
       *[nowhere] This address doesn’t lead anywhere. A table’s address ends in its code, five to eight letters or digits.
    }

## At a table

table-title = Table { $code } · Reverie
table-title-awaited = ● Your move · Table { $code }
table-title-waits = ● The table is waiting · Table { $code }
menu = Menu
people = Players
chat = Chat
chat-unread =
    { $count ->
        [one] Chat, 1 new message
       *[other] Chat, { $count } new messages
    }
turn-number = Turn { $turn }
turn-of = Turn { $turn } of { $count }
watching = Watching
join = Join
time-left =
    { $count ->
        [one] 1 second left
       *[other] { $count } seconds left
    }
seconds =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
line-lost = Reconnecting…
line-offline = You’re offline. We’ll reconnect as soon as we can.
line-unsaved = The server can’t save anything right now. We’ll keep trying.
pictures-missing = The pictures didn’t load.
enlarge = Enlarge card { $number }
picture-large = Large picture
picture-before = Previous picture
picture-next = Next picture
picture-position = { $number } of { $count }
picture-heard = { picture-position }. { $alt }
picture-gone = This picture has been removed.
picture-lost = This picture won’t load. { $alt }
past-turns = Past turns

## Sitting down

join-table = Table { $code }
join-invited = { $name } invites you to Reverie
join-quick = How it goes, in 30 seconds
join-title = Take a seat
join-title-playing = A game is in progress
join-title-full = The table is full
join-first = You’re the first one here.
join-others =
    { $count ->
        [one] { $names } is at the table.
       *[other] { $names } are at the table.
    }
join-take-over = You can watch, or take over a bot’s seat from the next turn, with its cards and points.
join-only-watch = All the seats are taken right now, but you can watch.
join-locked = No one new can sit down right now, but you can watch.
join-watch-named = Watch under this name
take-over = Take over from { $name }
join-elsewhere = Another bot’s seat
claimed-by = { $name } will take over from { $bot } next turn.
claimed-by-you = You’ll take over from { $bot } next turn.
withdraw-claim = Just watch instead
your-name = Your name
your-rabbit = Your rabbit
colour-taken =
    { $colour ->
        [pink] pink, taken
        [purple] purple, taken
        [green] green, taken
        [blue] blue, taken
        [orange] orange, taken
        [red] red, taken
        [yellow] yellow, taken
        [turquoise] turquoise, taken
        [brown] brown, taken
        [white] white, taken
        [grey] grey, taken
       *[black] black, taken
    }
sit-down = Sit down
only-watch = Just watch, no name needed
seat-offered = You’re already here as { $present }. Play as { $offered } instead?
seat-offered-about = This link is for { $offered }’s seat. If you take it, this device gives up { $present }’s.
seat-keep = Stay as { $name }
seat-take = Play as { $name }

## The lobby

lobby-title = Table { $code }, lobby
lobby-count =
    { $count ->
        [0] No one yet
        [one] 1 player
       *[other] { $count } players
    }
lobby-missing =
    { $count ->
        [one] 1 more needed
       *[other] { $count } more needed
    }
lobby-enough =
    { $free ->
        [0] The table is full
       *[other] Enough to play, with room for { $free } more
    }
lobby-crowded = Too many for this game
lobby-came = { $name } has sat down: { colour-name }.
lobby-now = { lobby-count }. { $state }.
lobby-take-seat = Take a seat
lobby-change-rabbit = Change your rabbit, or just watch
lobby-only-watch = Leave your seat and watch
lobby-sit = Sit down and play
poke = Poke { $name }
lobby-leaf = Leaf through the cards
is-host = host
is-you = you
is-away = away
is-storyteller = storyteller
is-partner = your partner
now-host = You’re the host now: seats and settings are up to you.
has-stand-in = a bot is playing
add-bot = Add a bot
remove-bot = Remove { $name }
begin = Start the game
begin-missing =
    { $count ->
        [one] You need one more player. Send someone the link, or add a bot.
       *[other] You need { $count } more players. Send out the link, or add bots.
    }
begin-missing-friend =
    { $count ->
        [one] You need one more player. Send someone the link.
       *[other] You need { $count } more players. Send out the link.
    }
begin-waiting = { $name } will start the game once everyone’s here.
begin-nobody = Someone has to join first.
begin-ready = Everyone here? Then let’s go!
begin-crowded = { game-name } is for { $players } players. Choose another game, or have someone watch.
first-ready = I’m ready
first-you = You’re ready.
first-soon =
    { $count ->
        [0] The game is about to start.
        [one] The game starts in 1 second.
       *[other] The game starts in { $count } seconds.
    }
first-host = Everyone else is ready. Start now, or carry on here: any change resets the countdown to a minute.
invite = Invite others
invite-code = Code: { $code }
invite-qr = QR code of the invitation link
invite-text = Come and play Reverie with us! It’s a game of strange pictures and clues. Our table code is { $code }.
share = Share
copy-link = Copy the link
big-screen = Show on a TV
big-screen-about = Open this address on a TV or laptop, and everyone in the room can see the table.
settings = Settings
settings-host = Set by the host
settings-end = The game ends
settings-three-pays-four = With three players: 4 points instead of 3
end-option =
    { $kind ->
        [goal]
            { $printed ->
                [yes] At { $count } points (standard)
               *[no] At { $count } points
            }
        [tellings]
            { $printed ->
                [yes] Everyone tells once (standard)
               *[no]
                    { $count ->
                        [one] Everyone tells once
                        [2] Everyone tells twice
                       *[other] Everyone tells { $count } times
                    }
            }
       *[pile] The draw pile runs out
    }
settings-timer = Time limit per step
settings-timer-none = No limit
settings-timer-about = When time runs out, a bot chooses for you.
settings-stand-ins = When someone’s away
settings-stand-ins-asked = Wait or call in a bot
settings-stand-ins-always = A bot steps in after 20 seconds
settings-packs = Cards
settings-chat = Chat
settings-reactions = Reactions
settings-language = Bots speak
game = Game
game-name =
    { $game ->
        [odyssey-2011] Odyssey 2011
        [classic] Classic
        [party] Party
        [pairs] Pairs
       *[odyssey] Odyssey
    }
game-line =
    { $game ->
        [odyssey-2011] The earlier rules: one vote, and with seven players or more an optional second one.
        [classic] The storyteller’s card, one vote each, and no frills.
        [party] Clues out of thin air, and votes that look for company. For a crowd.
        [pairs] Two share a rabbit: one gives the clue, the other finds a card for it.
       *[odyssey] Find the storyteller’s card, with two votes each.
    }
game-about =
    { $game ->
        [odyssey-2011] One of you gives a clue for a picture, and the others add pictures that could pass for it. You have one vote to find the right one. With seven players or more, you may cast a second vote for another card, but finding it with just one is worth a point more.
        [classic] One of you gives a clue for a picture, and the others add pictures that could pass for it. You have one vote to find the right one. If everyone finds it, or no one does, the storyteller gets nothing.
        [party] The storyteller gives a clue without having seen a single card. Then everyone adds a card and votes for the picture that fits best: the more votes it gets, the more they’re worth. But the storyteller secretly forbids one picture.
        [pairs] Two who face each other share a rabbit. The storyteller gives a clue, and their partner finds a card for it. In every other pair, one adds a card and the other votes.
       *[odyssey] One of you gives a clue for a picture, and the others add pictures that could pass for it. You have two votes to find the right one. If all votes find it, or none does, the storyteller gets nothing.
    }
game-for = { $players } players
game-for-not = { $players } players, and you’re { $count }
game-change = Choose a game
game-pairs = Who plays with whom
game-pairs-about = Partners sit opposite each other. To change pairs, leave your seat and take another.

## Decks at a table

packs-sum =
    { $count ->
        [one] 1 card in all
       *[other] { $count } cards in all
    }
packs-at-least-one = You need at least one pack.
packs-too-few =
    { $cards ->
        [one] 1 card isn’t enough: your game needs { $needed }, which is { $missing } more.
       *[other] { $cards } cards aren’t enough: your game needs { $needed }, which is { $missing } more.
    }
packs-too-few-host = Add another pack, or put more pictures in one of yours.
packs-too-few-others = The host can add another pack.
packs-bots-guess = In some of these pictures, bots can only see the colours, so they mostly guess. They learn from your clues.
pack-look = See the cards in { $name }
pack-change = Edit { $name }
pack-use =
    { $count ->
        [one] Play with this picture
       *[other] Play with these { $count } pictures
    }
gallery-open = All packs in the gallery

## The gallery

gallery-title = Gallery
gallery-line = Browse the packs, or make one from your own pictures.
gallery-decks = Packs
gallery-empty = This server doesn’t have any packs.
gallery-own = Your packs
gallery-picture-leaving = { $title }, will be removed
pack-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
pack-cards-yours =
    { $count ->
        [one] 1 card · yours
       *[other] { $count } cards · yours
    }
pack-author = by { $author }
pack-licence = licence: { $licence }
deck-play = Play with this deck
deck-play-with = Play with { $name }
deck-print = Print it
deck-print-it = Print { $name }
deck-print-about = You can have this deck on paper. On the computer where Reverie is installed, type this in a terminal:
deck-print-paper = It makes a PDF with nine cards a page and their backs, with marks to cut along. Print it on both sides.
pack-empty = There are no pictures in this pack yet.
pack-gone = We can’t find this pack. Its maker may have deleted it.
pack-gone-name = Deleted pack
pack-error = The cards didn’t load.

## A pack of one’s own pictures

make-pack = Make your own pack
make-pack-about = Photos, drawings, anything that tells a story
own-pack-name = Our pictures
pack-name = Pack name
pack-pictures =
    { $count ->
        [0] Your pictures
        [one] 1 picture
       *[other] { $count } pictures
    }
pack-pictures-about = Tap a picture to enlarge or remove it.
pack-delete = Delete this pack
pack-delete-sure = Delete “{ $name }” and all its pictures? They’ll be gone for good. In a game in progress, their cards will be blank.
pack-delete-not = Keep it
picture-remove = Remove picture
picture-keep = Keep picture
pictures-remove-sure =
    { $count ->
        [one] Remove 1 picture?
       *[other] Remove { $count } pictures?
    }
pictures-remove = Remove
pictures-keep = Keep
upload-choose = Choose pictures
upload-more = Add more pictures
upload-full = The pack is full
upload-how = Up to { $most } pictures. On a computer, you can also drag them here or paste them.
upload-who-sees = Everyone at a table that uses this pack can see its pictures, even afterwards.
upload-cleaned = We remove location, date and camera details from your photos, and crop each one to fit a card.
upload-whose = The pack belongs to this device, the only place you can change or delete it.
upload-title = Uploading pictures
upload-progress =
    { $total ->
        [one] { $done } of 1 picture
       *[other] { $done } of { $total } pictures
    }
upload-current = { $name }: { $sent } of { $size }
upload-cancel = Stop
upload-done =
    { $failed ->
        [0]
            { $done ->
                [one] Your picture has been added.
               *[other] All { $done } pictures have been added.
            }
       *[other]
            { $done ->
                [0] Nothing was added: { $failed } failed.
                [one] 1 picture added, { $failed } failed.
               *[other] { $done } pictures added, { $failed } failed.
            }
    }
upload-trouble =
    { $code ->
        [too_busy] The server is busy. We’ll carry on in a moment.
        [try_again] The server can’t save anything right now. We’ll keep trying.
       *[unreachable] The connection is down. We’ll carry on as soon as it’s back.
    }
upload-failed =
    { $count ->
        [one] 1 file couldn’t be added
       *[other] { $count } files couldn’t be added
    }
upload-again-all = Try them all again
upload-dismiss = Carry on without
upload-problem =
    { $code ->
        [not_a_picture] We can’t read this as a picture. JPEG, PNG, WebP, GIF, AVIF and HEIC all work.
        [picture_too_large] This file is too large.
        [too_many_pixels] This picture has too many pixels. Make it smaller first.
        [picture_too_small] This picture is too small for a card.
        [picture_broken] This picture is damaged.
        [picture_took_too_long] This picture took too long to upload.
        [picture_twice] This picture is already in the pack.
        [pack_full] A pack can hold up to 300 pictures, and this one is full.
        [wrong_key] This device can’t change the pack.
        [no_such_pack] This pack no longer exists.
        [disk_full] The server’s disk is full. Please tell whoever runs it.
        [file_not_readable] We can’t open this file. If it’s a folder, open it first and pick the pictures.
        [too_many_packs] No more packs can be made from your network right now.
        [name_not_possible] Please give the pack a name.
        [unreachable] The server isn’t answering. Check your connection and try again.
       *[other] That didn’t work. Please try again.
    }

## Menu, people, chat

other-device = Play on another device
other-device-about = Scan this with your other device. Your seat opens there, and stays open here too.
other-device-secret = Anyone with this code can play as you, so keep it to yourself.
rename = Change name
leave = Leave the table
leave-for-good = Leave for good
leave-sure = Leave for good? The link still works, but you’d join as a new player.
leave-playing = Leave for good? A bot will take over your seat, your cards and your points. If you just close the page, your seat stays yours.
come-back = Come back to your seat
come-back-left =
    { $count ->
        [one] 1 second left to change your mind
       *[other] { $count } seconds left to change your mind
    }
stay = Stay
end-is =
    { $kind ->
        [goal] The game ends at { $count } points.
        [tellings]
            { $count ->
                [one] The game ends when everyone has been the storyteller once.
                [2] The game ends when everyone has been the storyteller twice.
               *[other] The game ends when everyone has been the storyteller { $count } times.
            }
       *[pile] The game ends when the draw pile can’t refill every hand.
    }
about-person = Options for { $name }
pass-host = Make host
remove-person = Remove
remove-person-playing = Remove, and let a bot take over
remove-locks = Removing someone also locks the table, so they can’t come back. You can unlock it any time.
table-locked = The table is locked: no one new can come in.
lock-table = Lock the table
unlock-table = Unlock the table
lock-about = No one new can come in, not even to watch. Everyone who’s here stays, and so does the TV.
locked-about = No one new can come in. Unlock the table when someone else wants to join.
call-stand-in = Let a bot play for { $name }
stand-in = Let a bot play
is-away-name = { $name } is away.
waits-for-you = The table is waiting for you
nudge = Nudge
nudge-names = Nudge { $names }
nudged-by =
    { $who ->
        [you] You sent a nudge.
       *[other] { $name } sent a nudge.
    }
minute-take = One more minute
minute-taken = { $name } needs one more minute.
let-bots = Let a bot step in, just this once
let-bot =
    { $deed ->
        [tell] Let a bot give { $name }’s clue, just this once
        [vote] Let a bot cast { $name }’s votes, just this once
       *[choose] Let a bot choose for { $name }, just this once
    }
let-bot-agreed = Agreed: { $count } of { $needed }
also-here = Watching: { $names }
chat-empty = No messages yet.
chat-line = Message everyone
chat-send = Send
chat-off = The host has turned chat off.
chat-join = Join the table to chat.
reactions = Reactions
reaction-name =
    { $reaction ->
        [clap] Applause
        [heart] Heart
        [laugh] Laughter
        [wow] Wow
        [hmm] Hmm
       *[cry] Tears
    }

## The turn

task-race =
    { $game ->
        [party] Give a clue out of thin air: you’ll see your cards afterwards. First to send one is the storyteller!
        [pairs] Give a clue, and { $partner } will find a card for it. First to send one is the storyteller!
       *[other] Pick a card and give a clue for it. First to send one is the storyteller!
    }
task-tell =
    { $game ->
        [party] You’re the storyteller. Give a clue out of thin air: you’ll see your cards afterwards.
        [pairs] You’re the storyteller. Give a clue, and { $partner } will find a card for it.
       *[other] You’re the storyteller. Pick a card and give a clue for it.
    }
task-choose =
    { $role ->
        [partner] { $partner } has given the clue. Pick a card for it: that’s the one to be found.
        [either] Add a card that fits the clue, or leave that to { $partner } and vote.
       *[other]
            { $count ->
                [one] Pick the card from your hand that fits the clue best.
               *[other] Pick the { $count } cards from your hand that fit the clue best.
            }
    }
task-chosen =
    { $role ->
        [giver] You’ve added your pair’s card, so { $partner } will vote.
       *[other] You’ve played. Waiting for the others.
    }
task-vote =
    { $game ->
        [party]
            { $role ->
                [teller] Which picture fits best? Vote for it, and forbid one in secret.
               *[other] Which picture fits the clue best?
            }
        [pairs] Which card goes with { $name }’s clue? You’re voting for { $partner } too.
       *[other] Which card is { $name }’s?
    }
task-voted = You’ve voted. Waiting for the others.
task-await-race = Everyone’s thinking of the first clue.
task-await-clue = { $name } is the storyteller and is thinking of a clue.
task-away-clue = { $name } is the storyteller, but is away right now.
task-await-cards =
    { $game ->
        [pairs]
            { $role ->
                [teller] { $partner } is finding a card for your clue, and the other pairs are adding theirs.
                [voter] { $partner } has added your pair’s card, so you’ll vote.
               *[other] The pairs are picking cards that fit the clue.
            }
       *[other] The others are picking cards that fit the clue.
    }
task-await-votes =
    { $role ->
        [giver] { $partner } is voting for the two of you.
       *[other] The others are voting.
    }
task-over = The game is over.
task-with-clue = { $task } The clue: { $clue }
clue-heard = { $name }’s clue: “{ $clue }”
thinking-state =
    { $state ->
        [storyteller] { $name }, storyteller
        [thinking] { $name } is thinking
        [away] { $name } is away
        [idle] { $name } is waiting
       *[done] { $name } is done
    }
thinking = Who’s still thinking
clue-in-the-room =
    { $kind ->
        [voice] { $name } is singing or making a sound. Listen!
        [mime] { $name } is miming. Watch!
       *[aloud] { $name } is saying it aloud. Listen!
    }
clue-in-the-room-written = { clue-in-the-room } “{ $line }”
clue-in-the-room-you =
    { $kind ->
        [voice] Now sing your clue, or make the sound!
        [mime] Now mime your clue!
       *[aloud] Now say your clue aloud!
    }
clue-of = { $name }’s clue
clue-first =
    { $who ->
        [you] You were first!
       *[other] { $name } was first!
    }
race-kept = What you’ve written is saved for your own turn.
clue-yours = Your clue
clue-ideas = A word, a song, a memory…
clue-kind = How to give your clue
clue-kinds-in-the-room = In the same room, or on a call
clue-kind-name =
    { $kind ->
        [text] Write it
        [aloud] Say it aloud
        [voice] Sing it, or make a sound
       *[mime] Mime it
    }
clue-kind-about =
    { $kind ->
        [voice] For when you’re in the same room or on a call. Send first, then sing or make the sound.
        [mime] For when you’re in the same room or on a video call. Send first, then mime.
       *[aloud] For when you’re in the same room or on a call. Send first, then say it.
    }
clue-caption = Write it too, if you like
advice = Tips
advice-open = Anything goes: a word (even a made-up one), a line from a song or a film, a sound, a memory.
advice-some =
    { $game ->
        [party] You score by voting where others do, and so do they. A clue that suits several pictures makes it a game.
        [odyssey] If every vote finds your card, or none does, you get nothing. Not too obvious, not too personal: aim for the middle.
       *[other] If everyone finds your card, or no one does, you get nothing. Not too obvious, not too personal: aim for the middle.
    }
advice-free =
    { $game ->
        [party] You can’t know the cards, so say whatever is on your mind.
        [pairs] You don’t know your partner’s cards, so leave some room.
       *[other] Don’t describe the picture. Say what it makes you think of.
    }
tell-pick = Tap a card first.
tell-write = Now write your clue.
tell-kept = You wrote this earlier.
tell-rule =
    { $game ->
        [party] Everyone adds a card for it, including you. Then you all vote, and you forbid one picture.
        [odyssey] Aim for the middle: if every vote finds your card, or none does, you get nothing.
       *[other] Aim for the middle: if everyone finds your card, or no one does, you get nothing.
    }
hand-hidden = Your cards stay face down until the clue is given.
tell-send = Send your clue
then-press = Now press “{ $button }”.
picked-show = Go back to your pick: { $alt }
choose-more =
    { $picked ->
        [0]
            { $count ->
                [one] Tap the card you want to play.
               *[other] Tap the { $count } cards you want to play.
            }
       *[other] Tap one more card.
    }
choose-send =
    { $count ->
        [one] Play this card
       *[other] Play these { $count } cards
    }
choose-change =
    { $count ->
        [one] Play this one instead
       *[other] Play these instead
    }
chosen-note =
    { $count ->
        [one] Played. To swap, tap another card.
       *[other] Played. To swap, tap other cards.
    }
choose-lies =
    { $count ->
        [one] Until you play another, the card you played counts.
       *[other] Until you play others, the cards you played count.
    }
choose-take-back = Take it back
vote-first =
    { $kind ->
        [one] One vote: tap a card.
        [more] One vote, or two for different cards: tap a card.
        [company] One vote: tap a picture. Your own is fine, too.
       *[both] Two votes: tap two cards, or one twice.
    }
vote-worth =
    { $kind ->
        [one] Finding it pays most when not everyone does.
        [more] Finding it pays most when not everyone does, and 1 point more with a single vote.
        [company] Points for each vote on your picture, up to 5. Alone, or on the forbidden one: nothing.
        [red] No one scores on the picture you forbid, not even you.
       *[both] You get 3 points for each vote that finds it, or 4 in total if every vote at the table does.
    }
vote-double = Both votes for card { $slot }.
vote-split = One vote for card { $first }, one for card { $second }.
vote-own =
    { $game ->
        [pairs] That’s your pair’s card. Vote for another one.
       *[other] That’s your own card. Vote for another one.
    }
vote-send = Vote
vote-change = Vote this way instead
voted-note =
    { $count ->
        [one] Voted. To change your vote, tap another card.
       *[other] Voted. To change your votes, tap other cards.
    }
vote-teller = You know the answer. Poker face!
vote-watch = Votes stay secret until everyone has voted.
wait-look =
    { $game ->
        [party] Meanwhile, have a look at your cards. After each turn, every hand moves one seat to the left.
       *[other] Meanwhile, have a look at your cards.
    }
wait-watch = You’ll see the cards once they’re on the table.
vote-here =
    { $kind ->
        [both]
            { $count ->
                [0] Vote for card { $slot }
                [one] Give both votes to card { $slot }
               *[other] Take both votes back
            }
       *[other]
            { $count ->
                [0] Vote for card { $slot }
               *[other] Take your vote back
            }
    }
vote-here-red =
    { $mark ->
        [red]
            { $given ->
                [yes] Take the red vote back
               *[no] Forbid card { $slot }
            }
       *[vote]
            { $given ->
                [yes] Take your vote back
               *[no] Vote for card { $slot }
            }
    }
vote-one =
    { $kind ->
        [one] Your vote: card { $slot }.
        [company] Your vote: card { $slot }.
        [more] One vote for card { $slot }. Tap another card for a second, or leave it at one.
       *[both] One vote for card { $slot }. Tap another card, or this one again.
    }
vote-red =
    { $slot ->
        [0]
            { $red ->
                [0]
                    { $mark ->
                        [red] Red vote: tap the picture you forbid.
                       *[vote] First your vote: tap the picture that fits best.
                    }
               *[other] Card { $red } is forbidden. Now your vote: tap the picture that fits best.
            }
       *[other]
            { $red ->
                [0] Your vote: card { $slot }. Now the red one: tap the picture you forbid.
               *[other] Your vote: card { $slot }. Forbidden: card { $red }.
            }
    }
vote-marking =
    { $mark ->
        [red] Now placing your red vote.
       *[vote] Now placing your vote.
    }
vote-mark =
    { $mark ->
        [red]
            { $slot ->
                [0] Red vote: none yet
               *[other] Red vote: card { $slot }
            }
       *[vote]
            { $slot ->
                [0] Your vote: none yet
               *[other] Your vote: card { $slot }
            }
    }
vote-take-back = Take back vote { $vote }, for card { $slot }
pick-this = Pick this card
put-back = Put it back
card-new = new
hand-new = New. { $alt }
hand = Your cards
keys-hand = Arrow keys: move. Space: pick. Enter: continue. +: enlarge.
keys-board =
    { $kind ->
        [red] Arrow keys: move. Number keys or Space: vote. R: switch to the red vote and back. Backspace: take back. Enter: send. +: enlarge.
       *[other] Arrow keys: move. Number keys or Space: vote. Backspace: take back. Enter: send. +: enlarge.
    }
your-votes =
    { $count ->
        [one] Your vote
       *[other] Your votes
    }
your-card = yours
slot-own = Card { $slot }, your own. { $alt }
slot-plain = Card { $slot }. { $alt }
slot-voted =
    { $red ->
        [yes]
            { $count ->
                [0] Card { $slot }, forbidden. No votes. { $alt }
               *[other] Card { $slot }, forbidden. { $voters }. { $alt }
            }
       *[no]
            { $count ->
                [0] Card { $slot }. No votes. { $alt }
               *[other] Card { $slot }. { $voters }. { $alt }
            }
    }
slot-votes =
    { $count ->
        [0] Card { $slot }. { $alt }
        [one] Card { $slot }, one of your votes. { $alt }
       *[other] Card { $slot }, both of your votes. { $alt }
    }
slot-marks =
    { $own ->
        [yes]
            { $marks ->
                [vote] Card { $slot }, your own, with your vote. { $alt }
                [red] Card { $slot }, your own, with your red vote. { $alt }
                [all] Card { $slot }, your own, with your vote and your red vote. { $alt }
               *[none] Card { $slot }, your own, but you may vote for it. { $alt }
            }
       *[no]
            { $marks ->
                [vote] Card { $slot }, with your vote. { $alt }
                [red] Card { $slot }, with your red vote. { $alt }
                [all] Card { $slot }, with your vote and your red vote. { $alt }
               *[none] Card { $slot }. { $alt }
            }
    }

## The reveal

skip = Skip
next-turn = Next turn
see-the-end = See who won
next-up =
    { $task ->
        [tell] You’re the next storyteller.
        [choose] { $name } has given the next clue.
        [vote] The next cards are on the table.
        [await-clue] { $name } is the next storyteller.
        [over] That was the last turn.
       *[other] The next turn has begun.
    }
next-up-waits =
    { $task ->
        [tell] You’re the storyteller now. The table is waiting for your clue.
        [choose] { $name } has given the next clue. The table is waiting for your choice.
       *[vote] The next cards are on the table, waiting for you to vote.
    }
why = Who got what, and why
reveal-step =
    { $step ->
        [board] Everyone has voted.
        [votes] Here are the votes.
       *[owners] And here’s who played what.
    }
reveal-look-up = Look up: it’s all on the big screen.
reveal-bluff =
    { $who ->
        [you] What a bluff: { $count } votes for your card!
       *[other] What a bluff: { $count } votes for { $name }’s card!
    }
reveal-card =
    { $who ->
        [you] Your card was number { $slot }.
       *[other] Card { $slot } was { $name }’s.
    }
reveal-red =
    { $who ->
        [you] You’ve forbidden card { $slot }.
       *[other] { $name } has forbidden card { $slot }.
    }
votes-by =
    { $who ->
        [you]
            { $count ->
                [one] 1 vote from you
               *[other] { $count } votes from you
            }
       *[other]
            { $count ->
                [one] 1 vote from { $name }
               *[other] { $count } votes from { $name }
            }
    }
votes-on-card = Card { $slot }: { $votes }.
reveal-title = Turn { $turn }: who played what
slot-revealed =
    { $red ->
        [yes]
            { $count ->
                [0] Card { $slot }, forbidden, played by { $name }. No votes. { $alt }
               *[other] Card { $slot }, forbidden, played by { $name }. { $voters }. { $alt }
            }
       *[no]
            { $count ->
                [0] Card { $slot }, played by { $name }. No votes. { $alt }
               *[other] Card { $slot }, played by { $name }. { $voters }. { $alt }
            }
    }
slot-revealed-own =
    { $red ->
        [yes]
            { $count ->
                [0] Card { $slot }, forbidden, played by you. No votes. { $alt }
               *[other] Card { $slot }, forbidden, played by you. { $voters }. { $alt }
            }
       *[no]
            { $count ->
                [0] Card { $slot }, played by you. No votes. { $alt }
               *[other] Card { $slot }, played by you. { $voters }. { $alt }
            }
    }
verdict =
    { $verdict ->
        [all] Too easy!
        [none] Too hard!
        [together] { $count } met at card { $slot }
        [tied] { $count } each met at cards { $slots }
        [caught] The favourite was forbidden!
        [scattered] No two of you met
       *[some] Just right!
    }
verdict-of =
    { $verdict ->
        [all] { $name }’s clue was too easy.
        [none] { $name }’s clue was too hard.
        [together] { $count } of you met at card { $slot }.
        [tied] { $count } of you each met at cards { $slots }.
        [caught] The favourite, card { $slot }, was forbidden!
        [scattered] No two of you voted for the same card.
       *[some] { $name }’s clue was just right.
    }
gets-points =
    { $who ->
        [you]
            { $count ->
                [0] You get nothing ({ $total } in all)
                [one] You get 1 point ({ $total } in all)
               *[other] You get { $count } points ({ $total } in all)
            }
       *[other]
            { $count ->
                [0] { $name } gets nothing ({ $total } in all)
                [one] { $name } gets 1 point ({ $total } in all)
               *[other] { $name } gets { $count } points ({ $total } in all)
            }
    }
reveal-scores = { $scores }.
you-points =
    { $count ->
        [0] Nothing for you this time
        [one] 1 point for you!
       *[other] { $count } points for you!
    }
you-told-to-some =
    { $game ->
        [odyssey] Some votes found your card, but not all: +{ $points }.
       *[other] Some found your card, but not everyone: +{ $points }.
    }
you-told-to-all =
    { $game ->
        [odyssey] Every vote found your card: no points for you.
       *[other] Everyone found your card: no points for you.
    }
you-told-to-none = No vote found your card: no points for you.
you-all-found =
    { $game ->
        [odyssey] Every vote found the card: +{ $points }.
       *[other] Everyone found the card: +{ $points }.
    }
you-none-found = No vote found the card: +{ $points }.
you-found =
    { $game ->
        [odyssey]
            { $count ->
                [one] One of your votes found it: +{ $points }.
               *[other] Both of your votes found it: +{ $points }.
            }
       *[other] Your vote found it: +{ $points }.
    }
you-single-vote = And with a single vote: +{ $points }.
you-astray =
    { $count ->
        [one] Your vote went astray.
       *[other] Your votes went astray.
    }
you-decoys =
    { $most ->
        [yes] Your card drew { $count } votes: +{ $points }, the most you can get.
       *[no]
            { $count ->
                [one]
                    { $cards ->
                        [one] Your card drew one vote: +{ $points }.
                       *[other] Your cards drew one vote: +{ $points }.
                    }
               *[other]
                    { $cards ->
                        [one] Your card drew { $count } votes: +{ $points }.
                       *[other] Your cards drew { $count } votes: +{ $points }.
                    }
            }
    }
you-company =
    { $most ->
        [yes] { $count } of you met at card { $slot }: +{ $points }, the most you can get.
       *[no] { $count } of you met at card { $slot }: +{ $points }.
    }
you-alone = You were alone at card { $slot }.
you-forbidden = You voted for card { $slot }, which was forbidden.

## The guide of a first game

guide-about = Hint
guide-said = Hint: { $hint }
guide-close = Got it
guide-show = Show the hint
guide-known = I know this game
guide-hand =
    { $race ->
        [yes] These { $count } pictures are yours alone. Pick one that sets you dreaming: the first to send a clue is the storyteller.
       *[no] These { $count } pictures are yours alone. Pick one that sets you dreaming.
    }
guide-clue =
    { $kind ->
        [title] Neither too plain nor too private: with “{ $title }”, everyone finds it; with “Last Tuesday”, no one does. Aim in between.
        [party] Say whatever’s on your mind. The best clues suit many pictures, for you score by voting where others do.
        [pairs] { $partner } has only a few cards to choose from, so leave some room. Best is when some find the card, but not everyone.
       *[card] Neither too plain nor too private: say what’s on the card and everyone finds it; say “Last Tuesday” and no one does. Aim in between.
    }
guide-choose =
    { $game ->
        [party] Everyone adds a card, then votes for the picture that fits best. Which of yours could many agree on?
        [pairs]
            { $role ->
                [partner] Your card is the one to be found. Best is when some find it, but not everyone.
               *[other] { $name } and partner have a card to be found; make yours pass for it. The votes it draws are points for your pair.
            }
       *[other]
            { $first ->
                [yes]
                    { $count ->
                        [one] { $name } was first and is the storyteller. Which of your cards could pass for the right one? The votes it draws are points for you.
                       *[other] { $name } was first and is the storyteller. Which of your cards could pass for the right one? The votes they draw are points for you.
                    }
               *[no]
                    { $count ->
                        [one] Which of your cards could pass for the right one? The votes it draws are points for you.
                       *[other] Which of your cards could pass for the right one? The votes they draw are points for you.
                    }
            }
    }
guide-vote =
    { $kind ->
        [both] One of these is { $name }’s. You have two votes: tap two cards, or the same one twice.
        [more] One of these is { $name }’s. You may give a second vote to another card, but finding it with just one is worth a point more.
        [party] Vote for the picture you think most others will choose. { $name } votes too, and secretly forbids one.
        [red] Vote for the picture you think most others will choose, then forbid one: whoever voted for it gets nothing.
        [pairs] You’re voting for your pair. Which of these did { $partner } find for { $name }’s clue?
       *[one] One of these is { $name }’s; the others are there to fool you. You have one vote.
    }
guide-reveal =
    { $game ->
        [party] The small rabbits on the pictures are votes. Where several meet, they score. Card { $slot } was forbidden.
        [pairs]
            { $who ->
                [finder] The small rabbits on the pictures are votes. Card { $slot } was yours.
               *[other] The small rabbits on the pictures are votes. Card { $slot } is the one { $partner } had chosen.
            }
       *[other]
            { $who ->
                [you]
                    { $finding ->
                        [some] The small rabbits on the pictures are votes. Card { $slot } was yours: whoever is there guessed it.
                       *[other] The small rabbits on the pictures are votes. Card { $slot } was yours.
                    }
               *[other]
                    { $finding ->
                        [some] The small rabbits on the pictures are votes. Card { $slot } was { $name }’s: whoever is there found it, the rest were fooled.
                       *[other] The small rabbits on the pictures are votes. Card { $slot } was { $name }’s.
                    }
            }
    }
guide-points =
    { $finding ->
        [some]
            { $game ->
                [odyssey] Some votes, but not all: what a clue should get. { $points } points for the storyteller, { $points } for each vote that found it.
               *[other] Some, but not everyone: what a clue should get. { $points } points for the storyteller, { $points } for each vote that found it.
            }
        [all]
            { $game ->
                [odyssey] All votes found it: too easy. Nothing for the storyteller, { $points } points for everyone else.
               *[other] Everyone found it: too easy. Nothing for the storyteller, { $points } points for everyone else.
            }
        [none] No vote found it: too hard. Nothing for the storyteller, { $points } points for everyone else.
       *[company] You get as many points as there are votes on the picture you voted for, 5 at most. Alone, or on the forbidden one: nothing.
    }
guide-next =
    { $who ->
        [you] Now you tell.
       *[other] Now { $name } tells, to the left.
    }

## Refusals

refused =
    { $code ->
        [name_missing] Please enter your name.
        [name_not_possible] Please enter a name of up to 24 characters.
        [colour_in_use] Someone beat you to it: this rabbit is taken. Pick another one.
        [table_full] The table is full, but you can watch.
        [table_locked] The table is locked: no one new can come in.
        [removed] The host has removed you from this table.
        [game_running] That has to wait until the game is over.
        [not_host] Only the host can do that.
        [not_ready] Not everyone is ready yet.
        [first_game] The host starts the first game.
        [not_seated] Only players can do that.
        [already_seated] You already have a seat.
        [claimed_by_another] Someone else is about to take over this seat.
        [already_joined] You’re already at this table.
        [not_joined] Join the table first.
        [too_few_players] There aren’t enough players for this game.
        [too_many_players] There are too many players for this game.
        [not_in_pairs] This game needs an even number of players.
        [partner_has_given] Your partner has already added a card.
        [no_such_pack] One of the packs has been deleted. Choose another one.
        [deck_too_small] There aren’t enough cards for this many players. You need more packs.
        [own_card] That’s your own card. Vote for another one.
        [clue_not_readable] This clue has characters we can’t show. Try writing it another way.
        [clue_empty] Your clue is empty. Write something first.
        [race_lost] Someone beat you to it. Your clue is saved for your own turn.
        [not_absent] They’re already back.
        [grace_time] They’ve only just gone. Give them a moment, or ask the host.
        [not_awaited] That’s not needed any more.
        [too_early] Give them a little longer.
        [too_late] Too late to get your seat back. You can join again as a new player.
        [minute_taken] You’ve already had your extra minute this turn.
        [chat_off] The host has turned chat off.
        [line_not_possible] A message can be up to 200 characters long.
        [reactions_off] The host has turned reactions off.
        [not_a_bot] Someone has already taken this seat.
        [setting_not_possible] These settings won’t work.
        [wrong_turn] Too late: that turn is over.
        [wrong_game] Too late: a new game has begun.
        [seat_held_by_another] A bot is playing for you right now.
        [wrong_phase] The game has moved on; it’s too late for that.
       *[other] That’s not possible right now.
    }

## How to play

how-title = How to play
how-line = One of you gives a clue for a picture. The others slip in pictures that fit it too. Can you find the right one?
how-quick-tell = One of you secretly picks a card and gives a clue for it.
how-quick-choose = Everyone else slips in a card that fits the clue, too.
how-quick-vote = All the cards are shuffled and turned up. Vote: which one was it?
how-quick-score = If some of you find it, but not everyone, it was a good clue. And whoever fooled you scores, too.
how-start = 3 to 12 players. Everyone gets six cards that no one else sees, and a rabbit that moves ahead one space per point.
how-games = Which game?
how-tell-title = Give a clue
how-tell =
    The storyteller secretly picks a card and gives a clue for it.
    Anything goes: a word, a sentence, a line from a song, even a made-up word. Write it, say it, sing it, mime it or make a sound.
    The first turn is a race: whoever sends a clue first is the storyteller. Too late? We’ll save your clue for your turn.
how-choose-title = Choose
how-choose =
    Everyone else secretly adds the card from their own hand that fits the clue best.
    You can change your mind until the last card is in.
how-vote-title = Vote
how-vote =
    All the cards are shuffled, laid out and numbered. Which one is the storyteller’s?
    You have two votes, and you always use both: on two different cards, or both on one.
    You can’t vote for your own card. The storyteller doesn’t vote at all.
    Votes stay secret until everyone has voted. Then they’re all revealed at once.
how-score-title = Score
how-score =
    Some votes find the storyteller’s card, but not all: the storyteller gets 3 points, and everyone else gets 3 for each vote they put on it.
    All votes find it: the storyteller gets nothing, and everyone else gets 4.
    No vote finds it: the storyteller gets nothing, and everyone else gets 2.
    And in every case, everyone but the storyteller gets 1 more for each vote their own card gets.
how-next-title = Next turn
how-next =
    The turn’s cards go on the discard pile, and everyone draws back up to six. If there aren’t enough cards left for everyone, the discards are shuffled back in first.
    The player on the storyteller’s left is the next storyteller.
    Once someone has 30 points or more at the end of a turn, the game is over. (Your host may have picked another goal.)
    Rabbits can run past 30. Most points wins; if there’s a tie at the top, you share the victory.
how-three-title = With three players
how-three =
    Everyone holds seven cards.
    The two who aren’t the storyteller add two cards each, so there are five on the table.
    You can’t vote for either of your own two, but you get 1 point for each vote on them.
    Afterwards the storyteller draws one card, and the others draw two each.
how-clue-title = What makes a good clue?
how-clue =
    Say your card shows a boat at night. “Boat” gives it away: all votes find it, and you get nothing.
    “Tuesday” only makes sense to you: no vote finds it, and you get nothing either.
    “The long way home” fits the boat, but a few other cards too. Just right!
    Nothing comes to mind? Take your time. It gets easier every turn.
how-game =
    { $game ->
        [odyssey-2011]
            3 to 12 players. It’s played like Odyssey, with these differences:
            With up to six players, you have one vote. With seven or more, you may cast a second one for another card.
            Some find the storyteller’s card, but not everyone: 3 points for the storyteller, and 3 for each player who found it.
            Everyone finds it, or no one does: nothing for the storyteller, 2 points for everyone else.
            With seven players or more: 1 more if you find it with a single vote.
            In every case, 1 point for each vote on your own card, but 3 at most.
        [classic]
            3 to 8 players. It’s played like Odyssey, but you have just one vote.
            Some find the storyteller’s card, but not everyone: 3 points for the storyteller, and 3 for each player who found it.
            Everyone finds it, or no one does: nothing for the storyteller, 2 points for everyone else.
            In every case, 1 point for each vote on your own card.
            An early edition gave three players 4 points where others get 3. The host can choose that.
        [party]
            6 to 12 players, with five cards each. They stay face down at first.
            The storyteller gives a clue without having seen a single card. In the first turn, that’s whoever sends one first.
            Now everyone looks at their cards and adds one that fits, even the storyteller.
            Everyone has one vote for the picture that fits best, even the storyteller, and even for their own card. The storyteller also casts a red vote in secret: it forbids a picture.
            You get as many points as there are votes on the picture you voted for, your own included, but 5 at most. Alone on a picture, or on the forbidden one, you get nothing.
            Everyone draws back up to five, and then passes the whole hand to the left. Once everyone has been the storyteller, the game is over.
       *[pairs]
            6, 8, 10 or 12 players, with four cards each. Two who face each other are a pair, with one rabbit and one score.
            The storyteller gives a clue, and their partner picks a card for it from their own hand: the one to be found. Neither of them votes.
            In every other pair, one adds a card and the other votes. Whoever adds one first has settled it, but can take it back and leave it to the other.
            Each voter has one vote, and not for their own pair’s card.
            Some find the card, but not everyone: 3 points for the storyteller’s pair, and 3 for each pair that found it.
            Everyone finds it, or no one does: nothing for the storyteller’s pair, 2 points for every other pair.
            In every case, every other pair gets 1 more for each vote on its card, but 3 at most.
            Once everyone has been the storyteller, the game is over.
    }
how-bots = Try it with bots
how-drawing =
    { $step ->
        [tell] A storyteller holds one card and says: “Once, at sea…”
        [choose] A hand of cards; one of them is being pulled out.
        [vote] Four cards with numbers. Green gives both votes to card 2, blue one to card 2 and one to card 4.
        [score] A card glows, and the rabbits around it get points.
       *[next] Rabbits hop along the score track.
    }
how-drawing-clue = Once, at sea…

how-example-title = Try it: who gets what?
how-example-about =
    { $game ->
        [odyssey-2011] { $teller }’s clue is “{ $clue }”, and card { $slot } is the right one. Choose a player, then tap one card or two to place their votes.
        [party] { $teller }’s clue is “{ $clue }”, and everyone has added a card. Choose whose vote to place, then tap a card.
        [pairs] The clue of { $teller } is “{ $clue }”, and card { $slot } is the right one. Choose a pair, then tap the card that gets its vote.
        [classic] { $teller }’s clue is “{ $clue }”, and card { $slot } is the right one. Choose a player, then tap the card that gets their vote.
       *[odyssey] { $teller }’s clue is “{ $clue }”, and card { $slot } is the right one. Choose a player, then tap cards to place their two votes.
    }
how-example-clue = The long way home
how-example-name =
    { $colour ->
        [pink] Ada
        [blue] Ben
        [green] Chloé
        [purple] Emil
        [orange] Fatma
        [red] Gus
        [turquoise] Hana
       *[yellow] Dan
    }
how-example-voter = Whose votes?
how-example-red = Red vote: { $name }
how-example-presets =
    { $game ->
        [party] Where do the votes meet?
        [odyssey] How many votes find it?
       *[other] How many find it?
    }
how-example-preset =
    { $how ->
        [all]
            { $game ->
                [odyssey] All
               *[other] Everyone
            }
        [none]
            { $game ->
                [odyssey] None
               *[other] No one
            }
        [together] At one card
        [caught] At the forbidden one
        [scattered] Nowhere
       *[some] Some
    }
how-example-card =
    { $owner ->
        [teller] Card { $slot }, played by { $name }, the storyteller
        [self] Card { $slot }, played by { $name }, who can’t vote for it
       *[other] Card { $slot }, played by { $name }
    }
how-example-votes =
    { $count ->
        [0] no votes
        [one] 1 vote
       *[other] { $count } votes
    }
how-example-card-votes =
    { $red ->
        [yes] { how-example-card } ({ how-example-votes }), forbidden
       *[no] { how-example-card } ({ how-example-votes })
    }
how-example-own = Own card

## The score of a turn

verdict-why =
    { $game ->
        [party] Points for each vote on the same card, up to 5. Alone, or on the forbidden card: nothing.
        [odyssey]
            { $verdict ->
                [all] Every vote found the storyteller’s card.
                [none] No vote found the storyteller’s card.
               *[some] Some votes found the storyteller’s card, but not all.
            }
       *[other]
            { $verdict ->
                [all] Everyone found the storyteller’s card.
                [none] No one found the storyteller’s card.
               *[some] Some found the storyteller’s card, but not everyone.
            }
    }
verdict-spoken = { verdict } { verdict-why }
turn-table = Who got what, and why
turn-table-teller = storyteller
turn-table-total = { $score } in all
reason-told-to-some =
    { $game ->
        [odyssey] +{ $points }: some votes found it, not all
       *[other] +{ $points }: some found it, not everyone
    }
reason-told-to-all = Nothing: too easy
reason-told-to-none = Nothing: too hard
reason-all-found =
    { $game ->
        [odyssey] +{ $points }: all votes found it
       *[other] +{ $points }: everyone found it
    }
reason-none-found = +{ $points }: no vote found it
reason-found =
    { $game ->
        [odyssey]
            { $count ->
                [one] +{ $points }: one vote found it
               *[other] +{ $points }: both votes found it
            }
       *[other] +{ $points }: found it
    }
reason-single-vote = +{ $points }: with a single vote
reason-decoys =
    { $most ->
        [yes] +{ $points }, the limit: { $count } votes on their card
       *[no]
            { $count ->
                [one]
                    { $cards ->
                        [one] +{ $points }: one vote on their card
                       *[other] +{ $points }: one vote on their cards
                    }
               *[other]
                    { $cards ->
                        [one] +{ $points }: { $count } votes on their card
                       *[other] +{ $points }: { $count } votes on their cards
                    }
            }
    }
reason-company =
    { $most ->
        [yes] +{ $points }, the limit: { $count } votes on card { $slot }
       *[no] +{ $points }: { $count } votes on card { $slot }
    }
reason-alone = Nothing: alone at card { $slot }
reason-forbidden = Nothing: card { $slot } was forbidden
reason-astray =
    { $count ->
        [one] The vote went astray
       *[other] Both votes went astray
    }
clue-was =
    { $kind ->
        [mime] A mimed clue
        [voice] A song or a sound
       *[aloud] A spoken clue
    }
clue-was-written = { clue-was }: “{ $line }”

## The big screen

screen-title = Reverie · { $code }
screen-join = Scan to join
screen-join-at = Or go to { $site } and type
screen-qr = QR code with the link to this table, { $code }
screen-code = Code { $code }
screen-seats = At the table
screen-nobody = No one’s here yet
screen-nobody-about = Get out your phones and scan the code.
screen-missing =
    { $count ->
        [one] One more player and you can start
       *[other] { $count } more players and you can start
    }
screen-ready = { $host } can start the game
screen-ready-more =
    { $free ->
        [0] The table is full.
        [one] There’s room for one more.
       *[other] There’s room for { $free } more.
    }
screen-race = Who’ll be first with a clue?
screen-race-about =
    { $game ->
        [party] No one has seen their cards yet. The first to send a clue is the storyteller.
        [pairs] The first to send a clue is the storyteller, and their partner finds a card for it.
       *[other] Look at your cards. The first to send a clue is the storyteller.
    }
screen-telling = { $name } is thinking of a clue
screen-tells = { $name } is the storyteller
screen-choosing =
    { $game ->
        [pairs] { $partner } is finding a card for it. In every other pair, one adds a card.
       *[other] Which of your cards fits the clue best?
    }
screen-voting =
    { $game ->
        [party] Which picture fits best? One vote each.
        [pairs] Which card goes with { $name }’s clue? One vote per pair.
        [odyssey] Which card is { $name }’s? Two votes each.
       *[other]
            { $most ->
                [one] Which card is { $name }’s? One vote each.
               *[other] Which card is { $name }’s? One vote each, or two.
            }
    }
screen-thinking = { $name } is still thinking
screen-done = { $name } is done
screen-card = Card { $slot }
screen-tap-for-sound = Tap or press OK for sound
screen-lost = Connection lost. Still trying…
screen-pictures-missing = The pictures won’t load. Still trying…
screen-time-left = Time left: { $time }
screen-nudged = We’re waiting for { $names }
screen-again = Another game? Tap “Play again” on your phones.
screen-track =
    { $goal ->
        [0] Score track
       *[other] Score track to { $goal }
    }

## The end

end-winners =
    { $count ->
        [one]
            { $pairs ->
                [yes] { $names } win!
               *[no] { $names } wins!
            }
       *[other] { $names } share the victory!
    }
end-you-win = You win!
end-you-two-win = You and { $name } win!
end-you-share = You share the victory with { $names }!
end-points =
    { $count ->
        [one] with 1 point
       *[other] with { $count } points
    }
end-podium = Podium
end-places = Final standings
end-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
end-standing = { end-place }: { $names }, { points }.
end-awards = And the awards go to…
end-awards-none = No awards this time. Next game, maybe?
end-awards-loading = Working out who shone…
end-awards-error = The awards didn’t load.
award-moment =
    { $kind ->
        [bluff] The best bluff
        [company] Where most of you met
       *[clue] The clue to remember
    }
award-moment-about =
    { $kind ->
        [bluff] { $count } votes fell for { $name }’s card.
        [company] { $count } votes on one picture.
       *[clue]
            { $count ->
                [one] { $name } gave it, and one vote found the card.
               *[other] { $name } gave it, and { $count } votes found the card.
            }
    }
award-liar = Best liar
award-liar-about =
    { $count ->
        [one] Led 1 vote astray
       *[other] Led { $count } votes astray
    }
award-reader = Best mind reader
award-reader-about =
    { $count ->
        [one] 1 vote found the right card
       *[other] { $count } votes found the right card
    }
award-bold = Boldest voter
award-bold-about =
    { $count ->
        [one] Both votes on the right card, once
        [2] Both votes on the right card, twice
       *[other] Both votes on the right card, { $count } times
    }
award-sure = Surest voter
award-sure-about =
    { $count ->
        [one] Found it with a single vote, once
        [2] Found it with a single vote, twice
       *[other] Found it with a single vote, { $count } times
    }
award-teller = Best storyteller
award-teller-about =
    { $count ->
        [one] 1 clue that was just right
       *[other] { $count } clues that were just right
    }
award-kindred = Kindred spirit
award-kindred-about =
    { $count ->
        [one] Voted in company in 1 turn
       *[other] Voted in company in { $count } turns
    }
award-darling = Crowd-pleaser
award-darling-about =
    { $count ->
        [one] 1 vote for a card they played
       *[other] { $count } votes for cards they played
    }
award-censor = Strictest censor
award-censor-about =
    { $count ->
        [one] 1 vote forbidden
       *[other] { $count } votes forbidden
    }
award-loner = Lone dreamer
award-loner-about =
    { $count ->
        [one] Alone at a card, once
        [2] Alone at a card, twice
       *[other] Alone at a card, { $count } times
    }
award-finish = Biggest leap
award-finish-about =
    { $count ->
        [one] 1 point in one turn
       *[other] { $count } points in one turn
    }
award-each = { $about } (each)
end-again = Play again
end-again-others = The next game starts as soon as all the players are ready, or after a countdown once half of them are.
end-again-few =
    { $count ->
        [one] You need one more player. Invite someone; the host can also add a bot.
       *[other] You need { $count } more players. Invite some; the host can also add bots.
    }
ready-you = You’re ready for the next game.
ready-undo = Actually, not yet
ready-waiting = { ready-you } Waiting for { $names }.
ready-count = { $ready } of { $count } ready
ready-state =
    { $ready ->
        [yes] { $name } is ready
       *[no] { $name } isn’t ready yet
    }
ready-soon =
    { $count ->
        [0] The next game is about to start.
        [one] The next game starts in 1 second.
       *[other] The next game starts in { $count } seconds.
    }
ready-sooner = Or sooner, once everyone’s ready.
ready-stuck = The next game can’t start like this. Have a look at the seats and the cards.
game-begun =
    { $awaited ->
        [yes] The next game has begun, and it’s waiting for you.
       *[no] The next game has begun.
    }
game-join = Join in
last-game = Previous game
end-lobby = Change seats or settings
end-history = Look back at the turns
end-record = Download the game record
end-record-error = The record didn’t download. Please try again.

## Past turns

past-empty = No finished turns yet. After each one, you’ll find its cards, votes and points here.
past-error = The turns didn’t load.
past-turn = Turn { $number }
past-teller = Storyteller: { $name }
past-teller-you = Storyteller: you
past-board = Cards on the table
past-owner = { $name }’s card
past-owner-teller = The storyteller’s card: { $name }
past-red = Forbidden
past-votes = Votes from { $names }
past-no-votes = No votes
past-twice = { $name } (2 votes)
past-enlarge = Enlarge card { $slot }

## What the terminal says to whoever starts a server. Plain sentences: no choices, no other messages.

terminal-open = Reverie is up and running.
terminal-here = On this computer:
terminal-network = For everyone on your network:
terminal-no-network = There’s no network, so you can only play on this computer.
terminal-scan = Scan this with a phone to join:
terminal-port = Port { $wanted } is taken, so Reverie is on port { $port }.
terminal-stop = Press Ctrl+C to stop. Games in progress will be here when you start again.
