### Every word a person sees, in English. docs/languages.md says how to add a language.

## Everywhere

app-name = Reverie
app-about = A table for 3 to 12 people and a deck of strange pictures.
needs-javascript = Reverie needs JavaScript. Please switch it on in your browser’s settings.
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
        [pink] Auntie bot
        [purple] Dancer bot
        [green] Gardener bot
        [blue] Captain bot
        [orange] Cook bot
        [red] Fox bot
        [yellow] Jester bot
        [turquoise] Diver bot
        [brown] Clockmaker bot
        [white] Moth bot
        [grey] Owl bot
       *[black] Watchman bot
    }
bot-named = { $name } (bot)
points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
plus-points = +{ $count }
you-plus-points = You +{ $count }
score-of = { $name }: { $score }

## Home

home-line = One picture, one clue, and everybody dreams of something else.
home-start = Start a table
home-start-about = Invite 2 to 11 others with a link
home-join = Join a table
home-join-about = With a code or a link
home-code = Code or link
home-code-about = It’s in your invitation, and looks like K4JJR.
home-code-wrong = A code has five to eight letters or digits, such as K4JJR.
home-bots = Play with bots
home-bots-about = A game for you alone, right now
home-back = Back to your table
home-rules = Plays by the rules of Dixit Odyssey. An independent project; the pictures are our own.
home-gallery = Look at the cards
how-to-play = How to play
go-home = Home
default-name = Dreamer
language = Language
light = Colours
light-name =
    { $light ->
        [light] Light
        [dark] Dark
       *[auto] Like this device
    }
sound = Sounds
problem =
    { $code ->
        [unreachable] The server does not answer. Check your connection and try again.
        [too_many_tables] Too many tables were started from your network. Please wait a while.
        [try_again] The server can’t write to its disk right now. Try again in a minute.
       *[other] That did not work. Please try again.
    }
nowhere-title =
    { $reason ->
        [no_such_table] There is no such table
        [sent_away] You have left this table
       *[nowhere] Nothing is here
    }
nowhere-about =
    { $reason ->
        [no_such_table] The code may be mistyped, or the table is long over. Ask for the link once more, or start a table of your own.
        [sent_away] Thank you for playing. You can come back with the link, as somebody new.
        [not_understood] This page is out of date. Load it again, please.
       *[nowhere] This address leads nowhere. A table’s address ends with its code of five to eight letters or digits.
    }

## At a table

table-title = Table { $code } · Reverie
table-title-awaited = ● Your turn · Table { $code }
menu = Menu
people = Players
chat = Chat
chat-unread =
    { $count ->
        [one] Chat, 1 new line
       *[other] Chat, { $count } new lines
    }
turn-number = Turn { $turn }
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
line-offline = You are offline. We go on when you are back.
pictures-missing = The pictures did not come through.
enlarge = Enlarge
picture-large = Large picture
picture-before = Picture before
picture-next = Next picture
picture-position = { $number } of { $count }
picture-gone = This picture was removed.
picture-lost = This picture does not come through. { $alt }
past-turns = Past turns

## Sitting down

join-table = Table { $code }
join-title = Take a seat
join-title-playing = A game is on
join-title-full = The table is full
join-first = You are the first one here.
join-others =
    { $count ->
        [one] { $names } sits here.
       *[other] { $names } sit here.
    }
join-take-over = You can watch, or take over the seat of a bot, with its cards and points, from the next turn on.
join-only-watch = No seat is free right now, but you can watch.
join-watch-named = Watch under this name
take-over = Take over from { $name }
claimed-by = { $name } takes over from { $bot } with the next turn.
claimed-by-you = You take over from { $bot } with the next turn.
withdraw-claim = Keep watching
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
only-watch = Watch without a name
seat-offered = You already sit here as { $present }. Sit as { $offered } instead?
seat-offered-about = This link is for the seat of { $offered }. If you take it, this device lets go of the seat of { $present }.
seat-keep = Stay { $name }
seat-take = Sit as { $name }

## The lobby

lobby-title = Lobby of table { $code }
lobby-count =
    { $count ->
        [0] Nobody yet
        [one] 1 player
       *[other] { $count } players
    }
lobby-missing =
    { $count ->
        [one] 1 more is needed
       *[other] { $count } more are needed
    }
lobby-enough =
    { $free ->
        [0] The table is full
       *[other] Enough for a game; up to 12 can play
    }
lobby-take-seat = Take a seat
lobby-change-rabbit = Change rabbit, or just watch
lobby-only-watch = Get up and just watch
lobby-sit = Sit down and play
nobody-sits = Nobody sits here yet.
is-host = host
is-you = you
is-away = away
is-storyteller = storyteller
has-stand-in = a bot plays
add-bot = Add a bot
remove-bot = Remove { $name }
begin = Start the game
begin-again = Play again
begin-missing =
    { $count ->
        [one] One more player is needed. Send someone the link, or add a bot.
       *[other] { $count } more players are needed. Send them the link, or add bots.
    }
begin-waiting = { $name } starts the game when everyone is here.
begin-nobody = Somebody has to join first.
begin-ready = Everyone here? Then start.
invite = Invite others
invite-code = Code: { $code }
invite-qr = QR code of the invitation link
invite-text = Come and play: our table at Reverie is { $code }.
share = Share
copy-link = Copy the link
big-screen = Show on a TV
big-screen-about = On the TV or laptop, open this address. It shows the table to everyone in the room.
settings = Settings
settings-host = Set by the host.
settings-goal = Goal
settings-timer = Time for each step
settings-timer-none = No limit
settings-stand-ins = When somebody is away
settings-stand-ins-asked = We wait for them
settings-stand-ins-always = A bot plays after 20 s
settings-packs = Cards
settings-chat = Chat
settings-reactions = Reactions
settings-language = Bots speak

## Decks at a table

packs-sum =
    { $count ->
        [one] 1 card in all
       *[other] { $count } cards in all
    }
packs-at-least-one = A game needs at least one pack.
packs-too-few =
    { $cards ->
        [one] 1 card is not enough: your game needs { $needed }, so { $missing } more.
       *[other] { $cards } cards are not enough: your game needs { $needed }, so { $missing } more.
    }
packs-too-few-host = Choose another pack as well, or add pictures to one of yours.
packs-too-few-others = The host can choose another pack as well.
pack-look = Look at the cards of { $name }
pack-change = Change { $name }
pack-use =
    { $count ->
        [one] Play with this picture
       *[other] Play with these { $count } pictures
    }
gallery-open = All packs in the gallery

## The gallery

gallery-title = Gallery
gallery-line = Leaf through the packs, or make one from your own pictures.
gallery-decks = Packs
gallery-empty = This server has no packs.
gallery-own = Made by you
gallery-picture-leaving = { $title }, to be removed
pack-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
pack-cards-yours =
    { $count ->
        [one] 1 card, yours
       *[other] { $count } cards, yours
    }
pack-author = by { $author }
pack-licence = licence { $licence }
pack-empty = There are no pictures in this pack yet.
pack-gone = There is no such pack here. Whoever made it may have deleted it.
pack-gone-name = A deleted pack
pack-error = The cards did not come through.

## A pack of one’s own pictures

make-pack = Make your own pack
make-pack-about = Photos, drawings, whatever tells a story
own-pack-name = Our pictures
pack-name = Name of the pack
pack-pictures =
    { $count ->
        [0] Your pictures
        [one] 1 picture
       *[other] { $count } pictures
    }
pack-pictures-about = Tap one to see it large, or to remove it.
pack-delete = Delete this pack
pack-delete-sure = Delete “{ $name }” with all its pictures? They are gone for good. A game that is being played goes on, without these pictures.
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
upload-how = Up to { $most }. On a computer you can drag them here, or paste them.
upload-who-sees = Everyone at a table where you use this pack sees its pictures.
upload-cleaned = Place, date and camera are taken out of your photos, and each is cut to fit a card.
upload-whose = The pack belongs to this device. Only here can you change or delete it.
upload-title = Pictures on their way
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
                [one] 1 picture has arrived.
               *[other] All { $done } pictures have arrived.
            }
       *[other]
            { $done ->
                [0] No picture has arrived; { $failed } could not be used.
                [one] 1 picture has arrived; { $failed } could not be used.
               *[other] { $done } pictures have arrived; { $failed } could not be used.
            }
    }
upload-trouble =
    { $code ->
        [too_busy] The server is busy. We go on in a moment.
        [try_again] The server can’t write to its disk right now. We keep trying.
       *[unreachable] The line is down. We go on as soon as it is back.
    }
upload-failed =
    { $count ->
        [one] 1 file could not be used
       *[other] { $count } files could not be used
    }
upload-again-all = Try all again
upload-dismiss = Go on without
upload-problem =
    { $code ->
        [not_a_picture] We can’t read this as a picture. JPEG, PNG, WebP, GIF, AVIF and HEIC all work.
        [picture_too_large] This file is too large.
        [too_many_pixels] This picture has too many pixels. Make it smaller first.
        [picture_too_small] This picture is too small to be a card.
        [picture_broken] This picture is damaged.
        [picture_took_too_long] The server could not make a card of it in time.
        [picture_twice] This picture is in the pack already.
        [pack_full] A pack holds 300 pictures, and this one is full.
        [wrong_key] This device may not change the pack.
        [no_such_pack] This pack is not here any more.
        [disk_full] The server’s disk is full. Please tell whoever runs it.
        [file_not_readable] This file can’t be read here. Folders have to be opened first.
        [too_many_packs] Too many packs were made from your network. Please wait a while.
        [name_not_possible] A pack needs a name that can be seen.
        [unreachable] The server does not answer. Check your connection and try again.
       *[other] That did not work. Please try again.
    }

## Menu, people, chat

other-device = Play on another device
other-device-about = Scan this with the other device: it takes your seat along, and this one keeps it too.
other-device-secret = Whoever has this code plays as you. Show it to nobody else.
rename = Rename
leave = Leave the table
leave-sure = Leave for good? You can come back with the link, as somebody new.
leave-playing = Leave for good? A bot will take your seat, your cards and your points. If you only close the page, your seat stays yours.
stay = Stay
goal-is = The game ends at { $goal } points.
about-person = What to do about { $name }
pass-host = Make host
remove-person = Remove
remove-person-playing = Remove; a bot takes the seat
call-stand-in = Let a bot play for { $name }
stand-in = Let a bot play
is-away-name = { $name } is away.
also-here = Watching: { $names }
chat-empty = Nobody has written anything yet.
chat-line = Write to everyone
chat-send = Send
chat-off = The host has switched the chat off.
chat-join = Join the table to write.
reactions = Reactions
reaction-name =
    { $reaction ->
        [clap] Applause
        [heart] Heart
        [laugh] Laughter
        [wow] Amazement
        [hmm] Doubt
       *[cry] Tears
    }

## The turn

task-race = Pick a card and give a clue for it. The first is the storyteller.
task-tell = You are the storyteller. Pick a card and give a clue for it.
task-choose =
    { $count ->
        [one] Pick the card from your hand that goes best with the clue.
       *[other] Pick the { $count } cards from your hand that go best with the clue.
    }
task-chosen = Your choice lies on the table. Waiting for the others.
task-vote = Which picture was { $name }’s?
task-voted = You have voted. Waiting for the others.
task-await-race = Everyone is thinking of a first clue.
task-await-clue = { $name } is the storyteller, thinking of a clue.
task-away-clue = We wait for { $name }, the storyteller, who is away.
task-await-cards = The others are picking cards that fit the clue.
task-await-votes = The others are voting.
task-over = The game is over.
task-with-clue = { $task } The clue: { $clue }
thinking-state =
    { $state ->
        [storyteller] { $name }, storyteller
        [thinking] { $name } is thinking
        [away] { $name } is away
        [idle] { $name } waits
       *[done] { $name } is done
    }
clue-in-the-room =
    { $kind ->
        [voice] { $name } sings or makes a sound. Listen!
        [mime] { $name } mimes. Watch!
       *[aloud] { $name } says it aloud. Listen!
    }
clue-of = { $name }’s clue
clue-yours = Your clue
clue-kind = How you give the clue
clue-kind-name =
    { $kind ->
        [text] Write it
        [aloud] Say it aloud
        [voice] Sing it
       *[mime] Mime it
    }
clue-kind-about =
    { $kind ->
        [voice] For when all of you can hear each other. Send first, then sing.
        [mime] For when all of you can see each other. Send first, then mime.
       *[aloud] For when all of you can hear each other. Send first, then speak.
    }
advice = Tips
advice-open = A word, a line of a song, a sound, a title, a memory: anything goes.
advice-some = If every vote finds your card, or none does, you get nothing. Aim for the middle.
advice-free = Don’t describe the picture. Say what it makes you think of.
tell-pick = Tap a card first.
tell-write = Now write the clue.
tell-send = Send the clue
choose-more =
    { $count ->
        [one] Tap the card you want to play.
       *[other] Tap the { $count } cards you want to play.
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
        [one] Played. Tap another card to swap it.
       *[other] Played. Tap other cards to swap them.
    }
vote-first = Two votes: tap two cards, or one twice.
vote-second = One vote left: another card or the same.
vote-double = Both votes for card { $slot }.
vote-split = One vote for card { $first }, one for card { $second }.
vote-own = That is your own card. Vote for another one.
vote-send = Vote
vote-change = Change my votes
voted-note = Voted. Tap other cards to change your votes.
vote-teller = You know the answer. Poker face!
vote-watch = Votes stay secret until all have voted.
vote-now =
    { $count ->
        [0] No vote for card { $slot }
        [one] One vote for card { $slot }
       *[other] Both votes for card { $slot }
    }
wait-look = Meanwhile, have a look at your cards.
wait-watch = You see the cards once they lie open.
vote-here =
    { $count ->
        [0] Vote for card { $slot }
        [one] Both votes for card { $slot }
       *[other] Only one vote for card { $slot }
    }
pick-this = Pick this card
put-back = Put it back
your-votes = Your votes
your-card = yours
slot-own = Card { $slot }, your own. { $alt }
slot-plain = Card { $slot }. { $alt }
slot-votes =
    { $count ->
        [0] Card { $slot }. { $alt }
        [one] Card { $slot }, one of your votes. { $alt }
       *[other] Card { $slot }, both of your votes. { $alt }
    }

## The reveal

skip = Skip
next-turn = Next turn
see-the-end = See who has won
why = Who got what, and why
reveal-step =
    { $step ->
        [board] All have voted.
        [votes] These are the votes.
        [card] Card { $slot } was { $name }’s.
        [owners] And these were the others’.
       *[verdict] Card { $slot } was { $name }’s.
    }
reveal-title = Turn { $turn }: who played what
slot-revealed =
    { $count ->
        [0] Card { $slot }, played by { $name }. No votes. { $alt }
       *[other] Card { $slot }, played by { $name }. Votes from: { $voters }. { $alt }
    }
verdict =
    { $verdict ->
        [all] Too easy!
        [none] Too hard!
       *[some] Just right!
    }
gets-points =
    { $count ->
        [0] { $name } gets nothing
        [one] { $name } gets 1 point
       *[other] { $name } gets { $count } points
    }
reveal-spoken =
    { $verdict ->
        [all] Too easy. Every vote found { $name }’s card, number { $slot }. { $scores }.
        [none] Too hard. No vote found { $name }’s card, number { $slot }. { $scores }.
       *[some] Just right. Some votes found { $name }’s card, number { $slot }. { $scores }.
    }

## Refusals

refused =
    { $code ->
        [name_not_possible] Please write a name, 1 to 24 letters long.
        [colour_in_use] Somebody was faster: this rabbit is taken. Pick another one.
        [table_full] This table is full. You can watch.
        [game_running] That has to wait until the game is over.
        [not_host] Only the host can do that.
        [not_seated] Only those who play can do that.
        [already_seated] You have a seat already.
        [claimed_by_another] Somebody else is about to take over this seat.
        [already_joined] You are at this table already.
        [not_joined] Join the table first.
        [too_few_players] Three players are needed.
        [no_such_pack] One of the packs has been deleted. Choose others.
        [deck_too_small] Too few cards for so many players. Choose more packs.
        [own_card] That is your own card. Vote for another one.
        [clue_not_readable] This clue has signs that can’t be shown. Write it another way.
        [clue_empty] A clue needs at least one letter.
        [race_lost] Somebody was faster. Your clue stays here for your own turn.
        [not_absent] They are back already.
        [grace_time] They have only just gone. Wait a moment, or ask the host.
        [chat_off] The host has switched the chat off.
        [line_not_possible] A line has 1 to 200 letters.
        [reactions_off] The host has switched reactions off.
        [not_a_bot] Somebody has taken this seat already.
        [setting_not_possible] These settings are not possible.
        [wrong_turn] The table has moved on; that was for an earlier turn.
        [wrong_game] The table has moved on; that was for an earlier game.
        [seat_held_by_another] A bot is playing for you right now.
        [wrong_phase] The table has moved on; it is too late for that.
       *[other] That is not possible right now.
    }

## How to play

how-title = How to play
how-line = One of you gives a clue for a picture. The others hide that picture among their own.
how-tell-title = Tell
how-tell = One of you is the storyteller, in the first turn whoever has an idea first. Pick a card from your hand and give a clue for it: a word, a sentence, a line from a song. Say something, but not everything.
how-choose-title = Choose
how-choose = Everyone else looks through their own hand for the card that goes best with the clue, and adds it in secret. With three players, the other two add two cards each.
how-vote-title = Vote
how-vote = The cards are shuffled and laid out. Which one is the storyteller’s? You have two votes: give them to two cards, or both to the one you are sure of. Never to your own.
how-score-title = Count
how-score =
    Some votes find the storyteller’s card, but not all: 3 points for the storyteller, and 3 for you for each of your votes that found it.
    All votes find it: nothing for the storyteller, 4 for everyone else.
    No vote finds it: nothing for the storyteller, 2 for everyone else.
    And everyone but the storyteller gets 1 more for each vote on their own card.
how-next-title = Go on
how-next = You all draw new cards, and the player to the left tells. Once somebody has 30 points, the game is over. Whoever has most wins, and those who are level share the victory.
how-drawing =
    { $step ->
        [tell] A storyteller holds one card and says: “Once, at sea…”
        [choose] A hand of cards; one of them is being pulled out.
        [vote] Four cards with numbers. Green gives both votes to card 2, blue one to card 1 and one to card 4.
        [score] A card glows, and rabbits get points around it.
       *[next] Rabbits hop along the score track.
    }
how-drawing-clue = Once, at sea…

how-example-title = Try it: who gets what?
how-example-about = { $teller }’s clue is “{ $clue }”. Card { $slot } is the right one. Choose a player, then tap the cards that get the player’s two votes.
how-example-clue = The long way home
how-example-name =
    { $colour ->
        [pink] Ada
        [blue] Ben
        [green] Chloé
       *[yellow] Dan
    }
how-example-voter = Whose votes?
how-example-presets = How many votes find it?
how-example-preset =
    { $how ->
        [all] All
        [none] None
       *[some] Some
    }
how-example-card =
    { $owner ->
        [teller] Card { $slot }, { $name }’s, the storyteller’s
        [self] Card { $slot }, { $name }’s own: nobody votes for their own card
       *[other] Card { $slot }, { $name }’s
    }
how-example-votes =
    { $count ->
        [0] no votes
        [one] 1 vote
       *[other] { $count } votes
    }
how-example-card-votes = { how-example-card } ({ how-example-votes })
how-example-own = Own

## The score of a turn

verdict-why =
    { $verdict ->
        [all] Every vote found the card.
        [none] No vote found the card.
       *[some] Some votes found the card, not all.
    }
verdict-spoken = { verdict } { verdict-why }
turn-table = Who got what, and why
turn-table-teller = storyteller
turn-table-total = { $score } now
reason-told-well = +{ $points }: some votes found it
reason-told-to-all = Nothing: too easy
reason-told-to-none = Nothing: too hard
reason-all = +{ $points }: all votes found it
reason-none = +{ $points }: no vote found it
reason-found =
    { $count ->
        [one] +{ $points }: a vote found it
       *[other] +{ $points }: both votes found it
    }
reason-fooled =
    { $count ->
        [one] +{ $points }: a vote on their card
       *[other]
            { $cards ->
                [one] +{ $points }: { $count } votes on their card
               *[other] +{ $points }: { $count } votes on their cards
            }
    }
reason-nothing = Both votes went astray
clue-was =
    { $kind ->
        [mime] Mimed in the room
        [voice] Sung in the room
       *[aloud] Told aloud in the room
    }

## The big screen

screen-title = Reverie · { $code }
screen-join = Scan to join
screen-join-at = Or go to { $site } and type
screen-qr = QR code with the link to this table, { $code }
screen-code = Code { $code }
screen-seats = At the table
screen-nobody = Nobody sits here yet
screen-nobody-about = Take out your phones and scan the code.
screen-missing =
    { $count ->
        [one] One more player, and you can start
       *[other] { $count } more players, and you can start
    }
screen-ready = { $host } can start the game
screen-ready-more =
    { $free ->
        [0] The table is full.
        [one] There is room for one more.
       *[other] There is room for { $free } more.
    }
screen-turn = Turn { $number }
screen-race = Who tells first?
screen-race-about = Look at your cards. The first to send a clue is the storyteller.
screen-telling = { $name } is thinking of a clue
screen-tells = { $name } is the storyteller
screen-choosing = Which of your cards goes with it?
screen-voting = Which card is { $name }’s? Two votes each.
screen-thinking = { $name }, still thinking
screen-done = { $name }, ready
screen-votes-of = Votes: { $names }
screen-vote-twice = { $name } twice
screen-card = Card { $slot }
screen-card-of = { $name }’s card
screen-lost = The connection is lost. Reverie keeps trying…
screen-pictures-missing = The pictures don’t come through. Reverie keeps trying…
screen-time-left = Time left: { $time }
screen-again = Another game? One of you taps “Play again”.
screen-track = Score track to { $goal }

## The end

end-winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
end-you-win = You win!
end-you-share = You share the victory with { $names }
end-points =
    { $count ->
        [one] with 1 point
       *[other] with { $count } points
    }
end-podium = Podium
end-places = Everyone’s place
end-place = Place { $place }
end-awards = Honours of the evening
end-awards-none = No honours this time: nobody stood out.
end-awards-loading = Counting who shone…
end-awards-error = The honours could not be loaded.
award-liar = Best liar
award-liar-about =
    { $count ->
        [one] 1 vote led astray
       *[other] { $count } votes led astray
    }
award-reader = Best mind reader
award-reader-about =
    { $count ->
        [one] 1 vote found the right card
       *[other] { $count } votes found the right card
    }
award-bold = Boldest double vote
award-bold-about =
    { $count ->
        [one] Both votes on the right card, once
       *[other] Both votes on the right card, { $count } times
    }
award-teller = Best storyteller
award-teller-about =
    { $count ->
        [one] 1 clue that was just right
       *[other] { $count } clues that were just right
    }
award-finish = Biggest leap
award-finish-about =
    { $count ->
        [one] 1 point in one turn
       *[other] { $count } points in one turn
    }
end-again = Play again
end-again-others = Whoever sits at the table can start the next game.
end-again-few = A game needs three players. Change the seats, or add a bot.
end-lobby = Change seats or settings
end-history = Look back at the turns
end-record = Download the game record
end-record-error = The record could not be loaded. Please try again.

## Past turns

past-empty = No turn is over yet. Once one is, you find its cards, votes and points here.
past-error = The turns could not be loaded.
past-turn = Turn { $number }
past-teller = { $name } told
past-board = The board
past-owner = { $name }’s card
past-owner-teller = { $name }’s card, the storyteller’s
past-votes = Votes of { $names }
past-no-votes = No votes
past-twice = { $name } (both)
past-enlarge = Look at card { $slot } closely

## What the terminal says to whoever starts a server. Plain sentences: no choices, no other messages.

terminal-open = Reverie is open.
terminal-here = On this machine:
terminal-network = For everybody in your network:
terminal-no-network = There is no network, so only this machine can play.
terminal-scan = Scan it with a phone to come in:
terminal-port = Port { $wanted } is in use, so this is port { $port }.
terminal-stop = Ctrl+C stops it. Games that are on will be there when you start again.
