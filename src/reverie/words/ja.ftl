### Every word a person sees, in Japanese. docs/languages.md says how to add a language.
### Japanese has one plural form; [1] and [0] stand where the sentence itself is another one.
### Between a name and its particle is a word joiner (U+2060), so that no line begins with the particle.

## Everywhere

app-name = Reverie
app-about = 不思議な絵と、もっと不思議なヒント。3〜12人で遊ぶゲームです。
needs-javascript = ReverieにはJavaScriptが必要です。ブラウザの設定で有効にしてください。
page-title = { $title } · Reverie
close = 閉じる
back = 戻る
copied = コピーしました
retry = もう一度試す
loading = 少々お待ちください…

colour-name =
    { $colour ->
        [pink] ピンク
        [purple] 紫
        [green] 緑
        [blue] 青
        [orange] オレンジ
        [red] 赤
        [yellow] 黄色
        [turquoise] ターコイズ
        [brown] 茶色
        [white] 白
        [grey] グレー
       *[black] 黒
    }
bot-name =
    { $colour ->
        [pink] おばちゃんボット
        [purple] ダンサーボット
        [green] 庭師ボット
        [blue] 船長ボット
        [orange] 料理人ボット
        [red] キツネボット
        [yellow] 道化師ボット
        [turquoise] ダイバーボット
        [brown] 時計屋ボット
        [white] 蝶ボット
        [grey] フクロウボット
       *[black] 夜番ボット
    }
bot-named = { $name }（ボット）
pair-name = { $one }＆{ $other }
points =
    { $count ->
       *[other] { $count }点
    }
numbers = { $fewest }〜{ $most }
plus-points = +{ $count }
you-plus-points = あなた +{ $count }
score-of = { $name }：{ $score }点
scores = 得点

## What chats show of a link

preview-home = Reverie：不思議な絵と、もっと不思議なヒント
preview-table = Reverieへの招待です
preview-host = { $name }⁠さんからReverieへの招待です
preview-table-about = 絵とヒントで遊ぶ、3〜12人用のゲームです。リンクを開けば、ブラウザですぐに席につけます。
preview-picture = 大きな月の前に並んだ5枚の絵のカード。星でいっぱいの井戸、海に浮かぶ灯台、月にかかったブランコ、水の上の開いた扉、糸につながれたクジラ。

## Home

home-line = 一枚の絵、ひとつのヒント。見る夢は人それぞれ。
home-start = テーブルを作る
home-start-about = リンクで友だちを11人まで招待できます
home-join = テーブルに参加する
home-join-about = コードかリンクで入れます
home-code = コードかリンク
home-code-about = 招待メッセージにある、K4JJRのような英数字です。
home-code-wrong = コードが違うようです。K4JJRのような英数字を入力してください。
home-code-letters = コードに{ $letters }という文字は使われません。招待メッセージを確認してください。
home-bots = ボットと遊ぶ
home-bots-about = ひとりで今すぐ遊べます
home-back = 参加中のテーブルに戻る
home-back-to = テーブル{ $code }に戻る
home-playing = ゲーム中
home-still = 絵の動きを止める
home-more = その他
home-rules = 「ディクシット：オデッセイ」のルールで遊びます。公式とは関係のないプロジェクトで、絵も独自のものです。
home-gallery = カードを見る
how-to-play = 遊び方
go-home = ホームへ
default-name = ドリーマー
language = 言語
light = テーマ
light-name =
    { $light ->
        [light] ライト
        [dark] ダーク
       *[device] 端末の設定に従う
    }
sound = 効果音
sound-volume =
    { $volume ->
        [normal] 標準
        [quiet] 小さめ
       *[off] オフ
    }
music = 音楽
vibration = 自分の番になったら振動する
problem =
    { $code ->
        [unreachable] サーバーから応答がありません。接続を確認して、もう一度お試しください。
        [too_many_tables] お使いのネットワークで作られたテーブルが多すぎます。しばらくしてから、もう一度お試しください。
        [try_again] 今はサーバーに保存できません。1分ほどたってから、もう一度お試しください。
       *[other] うまくいきませんでした。もう一度お試しください。
    }
nowhere-title =
    { $reason ->
        [no_such_table] テーブルが見つかりません
        [locked] このテーブルはロックされています
        [crowded] このテーブルは観戦者でいっぱいです
        [removed] ホストにより、テーブルから退出となりました
        [sent_away] テーブルから退出しました
        [not_understood] ページの再読み込みが必要です
       *[nowhere] ここには何もありません
    }
nowhere-about =
    { $reason ->
        [no_such_table] コードが間違っているか、ずっと前に終わったテーブルのようです。リンクをもう一度送ってもらうか、新しいテーブルを作ってください。
        [locked] 今は新しい人は入れません。友だちが待っているなら、ホストにロックを解除してもらいましょう。解除されると、このページから自動で入れます。
        [crowded] 今はこれ以上入れません。このままお待ちください。空きが出しだい、自動で入れます。
        [removed] 自分のテーブルはいつでも作れます。
        [sent_away] 遊んでくれてありがとうございました！　リンクから入り直すと、新しいプレイヤーとしての参加になります。
        [not_understood] このページは古くなっています。続けるには、読み込み直してください。
       *[nowhere] このアドレスのページはありません。テーブルのアドレスなら、最後に5〜8文字の英数字のコードが付いています。
    }

## At a table

table-title = テーブル{ $code } · Reverie
table-title-awaited = ● あなたの番です · テーブル{ $code }
table-title-waits = ● みんなが待っています · テーブル{ $code }
menu = メニュー
people = プレイヤー
chat = チャット
chat-unread =
    { $count ->
       *[other] チャット、新着{ $count }件
    }
turn-number = 第{ $turn }ターン
turn-of = 第{ $turn }ターン（全{ $count }ターン）
watching = 観戦中
join = 参加する
time-left =
    { $count ->
       *[other] 残り{ $count }秒
    }
seconds =
    { $count ->
       *[other] { $count }秒
    }
line-lost = 再接続しています…
line-offline = オフラインです。オンラインに戻りしだい、再接続します。
line-unsaved = 今はサーバーに保存できません。自動で再試行を続けます。
pictures-missing = 絵を読み込めませんでした。
enlarge = { $number }番のカードを拡大する
picture-large = 拡大した絵
picture-before = 前の絵
picture-next = 次の絵
picture-position = { $count }枚中{ $number }枚目
picture-heard = { picture-position }。{ $alt }
picture-gone = この絵は削除されました。
picture-lost = この絵を読み込めません。{ $alt }
past-turns = これまでのターン

## Sitting down

join-table = テーブル{ $code }
join-invited = { $name }⁠さんからReverieへの招待です
join-quick = 30秒でわかる遊び方
join-title = 席につきましょう
join-title-playing = ゲーム中です
join-title-full = 満席です
join-first = あなたが一番乗りです。
join-others =
    { $count ->
       *[other] { $names }⁠が席についています。
    }
join-take-over = 観戦のほか、次のターンからボットの席を手札と得点ごと引き継ぐこともできます。
join-only-watch = 今は空いている席がありませんが、観戦はできます。
join-locked = 今は新しく席につくことはできませんが、観戦はできます。
join-watch-named = この名前で観戦する
take-over = { $name }⁠と交代する
join-elsewhere = ほかのボットの席
claimed-by = { $name }⁠が次のターンから{ $bot }⁠と交代します。
claimed-by-you = 次のターンからあなたが{ $bot }⁠と交代します。
withdraw-claim = やっぱり観戦する
your-name = あなたの名前
your-rabbit = あなたのウサギコマ
colour-taken =
    { $colour ->
        [pink] ピンク（使用中）
        [purple] 紫（使用中）
        [green] 緑（使用中）
        [blue] 青（使用中）
        [orange] オレンジ（使用中）
        [red] 赤（使用中）
        [yellow] 黄色（使用中）
        [turquoise] ターコイズ（使用中）
        [brown] 茶色（使用中）
        [white] 白（使用中）
        [grey] グレー（使用中）
       *[black] 黒（使用中）
    }
sit-down = 席につく
only-watch = 名前を入れずに観戦する
seat-offered = 今は{ $present }⁠として参加中です。{ $offered }⁠に切り替えますか？
seat-offered-about = このリンクは{ $offered }⁠の席のものです。切り替えると、この端末は{ $present }⁠の席から外れます。
seat-keep = { $name }⁠のまま続ける
seat-take = { $name }⁠として遊ぶ

## The lobby

lobby-title = テーブル{ $code }のロビー
lobby-count =
    { $count ->
        [0] まだ誰もいません
       *[other] プレイヤー{ $count }人
    }
lobby-missing =
    { $count ->
       *[other] あと{ $count }人必要です
    }
lobby-enough =
    { $free ->
        [0] 満席です
       *[other] ゲームを始められます（あと{ $free }人参加可）
    }
lobby-crowded = このゲームには人数が多すぎます
lobby-came = { $name }⁠が席につきました（{ colour-name }）。
lobby-now = { lobby-count }。{ $state }。
lobby-take-seat = 席につく
lobby-change-rabbit = ウサギコマを替える・観戦する
lobby-only-watch = 席を離れて観戦する
lobby-sit = 席について遊ぶ
poke = { $name }⁠をつつく
lobby-leaf = カードを眺める
is-host = ホスト
is-you = あなた
is-away = オフライン
is-storyteller = 語り部
is-partner = 相方
now-host = あなたがホストになりました。席や設定を決められます。
has-stand-in = ボットが代役中
add-bot = ボットを追加
remove-bot = { $name }⁠を外す
begin = ゲームを始める
begin-missing =
    { $count ->
       *[other] あと{ $count }人必要です。リンクを送って誘うか、ボットを追加してください。
    }
begin-missing-friend =
    { $count ->
       *[other] あと{ $count }人必要です。リンクを送って誘いましょう。
    }
begin-waiting = みんながそろったら、{ $name }⁠がゲームを始めます。
begin-nobody = 始めるには、まず誰かの参加が必要です。
begin-ready = みんなそろいましたか？　始めましょう！
begin-crowded = { game-name }は{ $players }人で遊びます。別のゲームを選ぶか、誰かに観戦してもらいましょう。
first-ready = 準備できました
first-you = 準備完了です。
first-soon =
    { $count ->
        [0] まもなくゲームが始まります。
       *[other] ゲーム開始まであと{ $count }秒です。
    }
first-host = ほかのみんなは準備完了です。すぐに始めても、設定を続けてもかまいません。何か変えるたびに、カウントダウンは1分に戻ります。
invite = 友だちを招待する
invite-code = コード：{ $code }
invite-qr = 招待リンクのQRコード
invite-text = Reverieで一緒に遊びませんか？　不思議な絵とヒントのゲームです。テーブルのコードは{ $code }です。
share = 共有
copy-link = リンクをコピー
big-screen = テレビに映す
big-screen-about = テレビやパソコンでこのアドレスを開くと、部屋にいるみんなでテーブルを見られます。
settings = 設定
settings-host = ホストが決めます
settings-end = ゲームの終わり
settings-three-pays-four = 3人のときは、3点の代わりに4点
end-option =
    { $kind ->
        [goal]
            { $printed ->
                [yes] { $count }点（標準）
               *[no] { $count }点
            }
        [tellings]
            { $printed ->
                [yes] 全員が1回ずつ語り部（標準）
               *[no]
                    { $count ->
                       *[other] 全員が{ $count }回ずつ語り部
                    }
            }
       *[pile] 山札がなくなる
    }
settings-timer = 各ステップの制限時間
settings-timer-none = 制限なし
settings-timer-about = 時間切れになると、ボットが代わりに選びます。
settings-stand-ins = 誰かがオフラインになったら
settings-stand-ins-asked = 誰かがボットを呼ぶまで待つ
settings-stand-ins-always = 20秒後にボットが代わる
settings-packs = カード
settings-chat = チャット
settings-reactions = リアクション
settings-language = ボットの言語
game = ゲーム
game-name =
    { $game ->
        [odyssey-2011] オデッセイ2011
        [classic] クラシック
        [party] パーティー
        [pairs] ペア
       *[odyssey] オデッセイ
    }
game-line =
    { $game ->
        [odyssey-2011] 以前のルール。1人1票で、7人以上なら2票目も入れられます。
        [classic] 語り部のカードを1人1票で当てる、いちばんシンプルな遊び方。
        [party] 手札を見ずにヒントを出し、みんなと同じ絵を狙って投票。大人数向けです。
        [pairs] 2人でウサギコマ1つ。1人がヒントを出し、もう1人がカードを選びます。
       *[odyssey] 語り部のカードを、1人2票で当てます。
    }
game-about =
    { $game ->
        [odyssey-2011] 1人が絵にヒントを出し、ほかの人はそれらしい絵を混ぜます。正解の絵に1票を入れましょう。7人以上なら別のカードに2票目も入れられますが、1票だけで当てると1点多くもらえます。
        [classic] 1人が絵にヒントを出し、ほかの人はそれらしい絵を混ぜます。正解の絵に1票を入れましょう。全員が当てても、誰も当てられなくても、語り部は0点です。
        [party] 語り部はカードを1枚も見ずにヒントを出します。そのあと全員がカードを1枚出し、いちばん合う絵に投票。票が集まるほど点が高くなります。ただし、語り部がこっそり1枚を禁止します。
        [pairs] 向かい合う2人でウサギコマ1つ。語り部がヒントを出し、相方がそれに合うカードを選びます。ほかのペアは、1人がカードを出し、もう1人が投票します。
       *[odyssey] 1人が絵にヒントを出し、ほかの人はそれらしい絵を混ぜます。2票を使って正解の絵を当てましょう。すべての票が当たっても、1票も当たらなくても、語り部は0点です。
    }
game-for = { $players }人用
game-for-not = { $players }人用（いま{ $count }人）
game-change = ゲームを選ぶ
game-pairs = ペアの組み合わせ
game-pairs-about = 向かい合う席の2人がペアです。組み合わせを変えるには、席を立って座り直してください。

## Decks at a table

packs-sum =
    { $count ->
       *[other] 全部で{ $count }枚
    }
packs-at-least-one = カードセットが1つ以上必要です。
packs-too-few =
    { $cards ->
       *[other] { $cards }枚では足りません。この人数だと{ $needed }枚（あと{ $missing }枚）必要です。
    }
packs-too-few-host = ほかのセットも選ぶか、自分のセットに画像を足してください。
packs-too-few-others = ホストにほかのセットも選んでもらいましょう。
packs-bots-guess = 一部の画像は、ボットには色しか見えません。ほとんど勘で選びますが、みんなのヒントから学んでいきます。
pack-look = 「{ $name }」のカードを見る
pack-change = 「{ $name }」を編集する
pack-use =
    { $count ->
        [1] この画像で遊ぶ
       *[other] この{ $count }枚で遊ぶ
    }
gallery-open = ギャラリーで全セットを見る

## The gallery

gallery-title = ギャラリー
gallery-line = カードセットを眺めたり、自分の画像でセットを作ったりできます。
gallery-decks = カードセット
gallery-empty = このサーバーにはカードセットがありません。
gallery-own = 自分で作ったセット
gallery-picture-leaving = { $title }（削除予定）
pack-cards =
    { $count ->
       *[other] カード{ $count }枚
    }
pack-cards-yours =
    { $count ->
       *[other] カード{ $count }枚・自作
    }
pack-author = 作者：{ $author }
pack-licence = ライセンス：{ $licence }
deck-play = このセットで遊ぶ
deck-play-with = { $name }⁠で遊ぶ
deck-print = 印刷する
deck-print-it = { $name }⁠を印刷する
deck-print-about = このセットは紙に印刷できます。Reverieが入っているコンピューターのターミナルで、次のように入力してください。
deck-print-paper = 1ページにカード9枚と裏面、切り取り線の入ったPDFができます。両面印刷してください。
pack-empty = このセットにはまだ画像がありません。
pack-gone = このセットは見つかりません。作った人が削除したのかもしれません。
pack-gone-name = 削除されたセット
pack-error = カードを読み込めませんでした。

## A pack of one’s own pictures

make-pack = 自分の画像でセットを作る
make-pack-about = 写真でもイラストでも、物語が生まれそうなものなら何でも
own-pack-name = わたしたちの写真と絵
pack-name = セットの名前
pack-pictures =
    { $count ->
        [0] あなたの画像
       *[other] 画像{ $count }枚
    }
pack-pictures-about = タップすると、大きく見たり、削除したりできます。
pack-delete = このセットを削除
pack-delete-sure = 「{ $name }」を画像ごと削除すると、元には戻せません。進行中のゲームでは、そのカードの絵が消えます。本当に削除しますか？
pack-delete-not = 残しておく
picture-remove = 画像を削除
picture-keep = 画像を残す
pictures-remove-sure =
    { $count ->
       *[other] 画像を{ $count }枚削除しますか？
    }
pictures-remove = 削除
pictures-keep = 残す
upload-choose = 画像を選ぶ
upload-more = 画像を追加する
upload-full = セットがいっぱいです
upload-how = { $most }枚まで。パソコンでは、ここへのドラッグや貼り付けもできます。
upload-who-sees = このセットを使うテーブルでは、全員に画像が見えます。あとからでも見られます。
upload-cleaned = 写真から場所・日付・カメラの情報を取り除き、カードの形に切り抜きます。
upload-whose = このセットの変更や削除は、この端末でしかできません。
upload-title = 画像を送っています
upload-progress =
    { $total ->
       *[other] { $total }枚中{ $done }枚
    }
upload-current = { $name }：{ $sent }／{ $size }
upload-cancel = 中止
upload-done =
    { $failed ->
        [0]
            { $done ->
                [1] 画像を1枚追加しました。
               *[other] 画像{ $done }枚をすべて追加しました。
            }
       *[other]
            { $done ->
                [0] 画像を追加できませんでした（使えなかったファイル：{ $failed }件）。
               *[other] 画像を{ $done }枚追加しました（使えなかったファイル：{ $failed }件）。
            }
    }
upload-trouble =
    { $code ->
        [too_busy] サーバーが混み合っています。まもなく再開します。
        [try_again] 今はサーバーに保存できません。自動で再試行を続けます。
       *[unreachable] 接続が切れています。つながりしだい再開します。
    }
upload-failed =
    { $count ->
       *[other] 使えなかったファイル：{ $count }件
    }
upload-again-all = すべてもう一度試す
upload-dismiss = このまま続ける
upload-problem =
    { $code ->
        [not_a_picture] 画像として読み込めません。JPEG、PNG、WebP、GIF、AVIF、HEICの画像が使えます。
        [picture_too_large] ファイルが大きすぎます。
        [too_many_pixels] 画素数が多すぎます。画像を小さくしてからお試しください。
        [picture_too_small] 小さすぎて、カードにできません。
        [picture_broken] 画像が壊れています。
        [picture_took_too_long] この画像は、送信に時間がかかりすぎました。
        [picture_twice] この画像はもうセットに入っています。
        [pack_full] 1つのセットに入るのは300枚までです。このセットはもういっぱいです。
        [wrong_key] この端末からはセットを変更できません。
        [no_such_pack] このセットはもうありません。
        [disk_full] サーバーの容量がいっぱいです。サーバーの管理者に知らせてください。
        [file_not_readable] このファイルは開けません。フォルダーの場合は、開いて中の画像を選んでください。
        [too_many_packs] お使いのネットワークからは、今はこれ以上セットを作れません。
        [name_not_possible] セットに名前を付けてください。
        [unreachable] サーバーから応答がありません。接続を確認して、もう一度お試しください。
       *[other] うまくいきませんでした。もう一度お試しください。
    }

## Menu, people, chat

other-device = 別の端末で遊ぶ
other-device-about = このQRコードを別の端末で読み取ると、そちらでも同じ席で遊べます。この端末の席もそのままです。
other-device-secret = このQRコードがあれば、誰でもあなたとして遊べてしまいます。ほかの人には見せないでください。
rename = 名前を変更
leave = 退出する
leave-for-good = 本当に退出する
leave-sure = リンクからまた入れますが、次は新しいプレイヤーとしての参加になります。本当に退出しますか？
leave-playing = 退出すると、席も手札も得点もボットが引き継ぎます。ページを閉じるだけなら、席は残ります。本当に退出しますか？
come-back = 自分の席に戻る
come-back-left = あと{ $count }秒間戻れます
stay = 残る
end-is =
    { $kind ->
        [goal] 誰かが{ $count }点に達したら、ゲーム終了です。
        [tellings]
            { $count ->
               *[other] 全員が{ $count }回ずつ語り部をしたら、ゲーム終了です。
            }
       *[pile] 山札から全員の手札を補充できなくなったら、ゲーム終了です。
    }
about-person = { $name }⁠のメニュー
pass-host = ホストを譲る
remove-person = 退出してもらう
remove-person-playing = 退出してもらい、ボットに任せる
remove-locks = 退出してもらうと、戻ってこられないようにテーブルもロックされます。ロックはいつでも解除できます。
table-locked = テーブルはロックされています。新しい人は入れません。
lock-table = テーブルをロックする
unlock-table = ロックを解除する
lock-about = 新しい人は、観戦だけでも入れなくなります。今いる人とテレビの画面はそのままです。
locked-about = 新しい人は入れません。誰かが加わるときは、ロックを解除してください。
call-stand-in = { $name }⁠の代役をボットに頼む
stand-in = ボットに任せる
is-away-name = { $name }⁠はオフラインです。
waits-for-you = みんながあなたを待っています
nudge = 声をかける
nudge-names = { $names }⁠に声をかける
nudged-by =
    { $who ->
        [you] 声をかけました。
       *[other] { $name }⁠が声をかけました。
    }
minute-take = もう1分考える
minute-taken = { $name }⁠はもう1分考えます。
let-bots = 今回だけボットに任せる
let-bot =
    { $deed ->
        [tell] 今回だけ、{ $name }⁠のヒントをボットに任せる
        [vote] 今回だけ、{ $name }⁠の投票をボットに任せる
       *[choose] 今回だけ、{ $name }⁠のカード選びをボットに任せる
    }
let-bot-agreed = 賛成{ $count }人（{ $needed }人必要）
also-here = 観戦中：{ $names }
chat-empty = まだメッセージはありません。
chat-line = みんなへのメッセージ
chat-send = 送信
chat-off = ホストがチャットをオフにしています。
chat-join = 書き込むには、テーブルに参加してください。
reactions = リアクション
reaction-name =
    { $reaction ->
        [clap] 拍手
        [heart] ハート
        [laugh] 大笑い
        [wow] びっくり
        [hmm] うーん
       *[cry] 涙
    }

## The turn

task-race =
    { $game ->
        [party] 手札を見る前に、思いつきでヒントを出しましょう。いちばん早く出した人が語り部です！
        [pairs] ヒントを出しましょう。{ $partner }⁠がそれに合うカードを選びます。いちばん早く出した人が語り部です！
       *[other] カードを1枚選んで、ヒントを出しましょう。いちばん早く出した人が語り部です！
    }
task-tell =
    { $game ->
        [party] あなたが語り部です。手札を見る前に、思いつきでヒントを出しましょう。
        [pairs] あなたが語り部です。ヒントを出すと、{ $partner }⁠がそれに合うカードを選びます。
       *[other] あなたが語り部です。カードを1枚選んで、ヒントを出しましょう。
    }
task-choose =
    { $role ->
        [partner] { $partner }⁠がヒントを出しました。正解になるカードを1枚選びましょう。
        [either] ヒントに合うカードを出しましょう。{ $partner }⁠に任せて、投票に回ることもできます。
       *[other]
            { $count ->
               *[other] 手札から、ヒントにいちばん合うカードを{ $count }枚選びましょう。
            }
    }
task-chosen =
    { $role ->
        [giver] ペアのカードを出しました。投票は{ $partner }⁠がします。
       *[other] カードを出しました。みんなを待っています。
    }
task-vote =
    { $game ->
        [party]
            { $role ->
                [teller] いちばん合う絵に投票し、禁止する絵もこっそり1枚選びましょう。
               *[other] ヒントにいちばん合う絵はどれでしょう？
            }
        [pairs] { $name }⁠のヒントの正解はどれでしょう？　{ $partner }⁠の分も投票してください。
       *[other] { $name }⁠のカードはどれでしょう？
    }
task-voted = 投票しました。みんなを待っています。
task-await-race = みんなが最初のヒントを考えています。
task-await-clue = 語り部の{ $name }⁠がヒントを考えています。
task-away-clue = 語り部の{ $name }⁠がオフラインです。戻るのを待っています。
task-await-cards =
    { $game ->
        [pairs]
            { $role ->
                [teller] { $partner }⁠があなたのヒントに合うカードを選び、ほかのペアもカードを出しています。
                [voter] { $partner }⁠がペアのカードを出しました。投票はあなたがします。
               *[other] どのペアも、ヒントに合うカードを選んでいます。
            }
       *[other] みんなが、ヒントに合うカードを選んでいます。
    }
task-await-votes =
    { $role ->
        [giver] { $partner }⁠が2人の分の投票をしています。
       *[other] みんなが投票しています。
    }
task-over = ゲーム終了です。
task-with-clue = { $task }　ヒント：{ $clue }
clue-heard = { $name }⁠のヒント：「{ $clue }」
thinking-state =
    { $state ->
        [storyteller] { $name }、語り部
        [thinking] { $name }、考え中
        [away] { $name }、オフライン
        [idle] { $name }、待機中
       *[done] { $name }、完了
    }
thinking = 考え中の人
clue-in-the-room =
    { $kind ->
        [voice] { $name }⁠が歌や音で伝えます。耳をすませて！
        [mime] { $name }⁠が身ぶりで伝えます。よく見て！
       *[aloud] { $name }⁠が声に出して言います。よく聞いて！
    }
clue-in-the-room-written = { clue-in-the-room }「{ $line }」
clue-in-the-room-you =
    { $kind ->
        [voice] さあ、歌や音でヒントを伝えましょう！
        [mime] さあ、身ぶりでヒントを伝えましょう！
       *[aloud] さあ、ヒントを声に出して言いましょう！
    }
clue-of = { $name }⁠のヒント
clue-first =
    { $who ->
        [you] あなたがいちばん早くヒントを出しました！
       *[other] { $name }⁠がいちばん早くヒントを出しました！
    }
race-kept = 書いたヒントは、あなたが語り部になるまで取っておきます。
clue-yours = あなたのヒント
clue-ideas = 言葉、歌の一節、思い出…
clue-kind = ヒントの出し方
clue-kinds-in-the-room = 同じ部屋か通話中なら
clue-kind-name =
    { $kind ->
        [text] 書く
        [aloud] 声に出す
        [voice] 歌う・音を出す
       *[mime] 身ぶりで伝える
    }
clue-kind-about =
    { $kind ->
        [voice] 同じ部屋にいるときや通話中に。「ヒントを出す」を押してから、歌うか、音を出しましょう。
        [mime] 同じ部屋にいるときやビデオ通話中に。「ヒントを出す」を押してから、身ぶりで伝えましょう。
       *[aloud] 同じ部屋にいるときや通話中に。「ヒントを出す」を押してから、言いましょう。
    }
clue-caption = よければ文字でもどうぞ
advice = アドバイス
advice-open = 何でもヒントになります。言葉（造語でも）、歌の一節、映画のせりふ、音、思い出など。
advice-some =
    { $game ->
        [party] ほかの人と同じ絵に投票すると得点できます。いくつもの絵に合いそうなヒントだと、盛り上がります。
        [odyssey] 自分のカードにすべての票が集まっても、1票も入らなくても、0点です。わかりやすすぎず、ひとりよがりにもならず、ほどよいところを狙いましょう。
       *[other] 全員が当てても、誰も当てられなくても、0点です。わかりやすすぎず、ひとりよがりにもならず、ほどよいところを狙いましょう。
    }
advice-free =
    { $game ->
        [party] カードはまだ見えません。心に浮かんだことを言ってみましょう。
        [pairs] 相方の手札はわかりません。選べる余地を残しましょう。
       *[other] 絵を説明するより、絵から思い浮かんだことをヒントにしましょう。
    }
tell-pick = まずカードをタップしてください。
tell-write = 次はヒントを書きましょう。
tell-kept = 前に書いたヒントです。
tell-rule =
    { $game ->
        [party] このあと、あなたも含めて全員がカードを出して投票します。あなたは禁止する絵も1枚選びます。
        [odyssey] ほどよいヒントを。すべての票が集まっても、1票も入らなくても、0点です。
       *[other] ほどよいヒントを。全員が当てても、誰も当てられなくても、0点です。
    }
hand-hidden = ヒントが出るまで、手札は伏せたままです。
tell-send = ヒントを出す
then-press = 次は「{ $button }」を押してください。
picked-show = 選んだカードに戻る：{ $alt }
choose-more =
    { $picked ->
        [0] 出すカードを{ $count }枚タップしてください。
       *[other] もう1枚タップしてください。
    }
choose-send =
    { $count ->
        [1] このカードを出す
       *[other] この{ $count }枚を出す
    }
choose-change =
    { $count ->
        [1] このカードに替える
       *[other] この{ $count }枚に替える
    }
chosen-note =
    { $count ->
       *[other] 出しました。ほかのカードをタップすれば替えられます。
    }
choose-lies =
    { $count ->
       *[other] ほかのカードを出すまでは、先に出したカードが有効です。
    }
choose-take-back = 取り消す
vote-first =
    { $kind ->
        [one] 1票あります。カードをタップしてください。
        [more] 1票か、別々のカードに2票。カードをタップしてください。
        [company] 1票あります。絵をタップしてください。自分のカードでもかまいません。
       *[both] 2票あります。2枚を1回ずつか、1枚を2回タップしてください。
    }
vote-worth =
    { $kind ->
        [one] 全員が当てないときに当てると、いちばん得です。
        [more] 全員が当てないときに当てると、いちばん得です。1票だけで当てると、さらに1点。
        [company] 同じ絵の票の数だけ得点（5点まで）。自分だけのときと禁止の絵は0点です。
        [red] 禁止した絵では、あなたも含めて誰も得点できません。
       *[both] 1票当たるごとに3点。ただし全員の票がすべて当たったときは、1人4点です。
    }
vote-double = { $slot }番に2票とも入れます。
vote-split = { $first }番と{ $second }番に1票ずつ入れます。
vote-own =
    { $game ->
        [pairs] それは自分のペアのカードです。ほかのカードに投票してください。
       *[other] それは自分のカードです。ほかのカードに投票してください。
    }
vote-send = 投票する
vote-change = 投票を変更する
voted-note =
    { $count ->
        [1] 投票しました。ほかのカードをタップすれば変えられます。
       *[other] 投票しました。ほかのカードをタップすれば変えられます。
    }
vote-teller = 答えを知っているのはあなただけ。ポーカーフェイスでいきましょう。
vote-watch = 全員が投票するまで、票は秘密です。
wait-look =
    { $game ->
        [party] 待っているあいだに、手札を眺めてみましょう。ターンが終わるたびに、手札は左隣へ渡ります。
       *[other] 待っているあいだに、手札を眺めてみましょう。
    }
wait-watch = カードが表向きに並んだら、ここで見られます。
vote-here =
    { $kind ->
        [both]
            { $count ->
                [0] { $slot }番のカードに投票する
                [1] { $slot }番のカードに2票とも入れる
               *[other] 2票とも取り消す
            }
       *[other]
            { $count ->
                [0] { $slot }番のカードに投票する
               *[other] 票を取り消す
            }
    }
vote-here-red =
    { $mark ->
        [red]
            { $given ->
                [yes] 赤い票を取り消す
               *[no] { $slot }番のカードを禁止する
            }
       *[vote]
            { $given ->
                [yes] 票を取り消す
               *[no] { $slot }番のカードに投票する
            }
    }
vote-one =
    { $kind ->
        [one] { $slot }番に投票します。
        [company] { $slot }番に投票します。
        [more] { $slot }番に1票。別のカードに2票目を入れても、このままでもかまいません。
       *[both] { $slot }番に1票。もう1票は、別のカードか同じカードをタップしてください。
    }
vote-red =
    { $slot ->
        [0]
            { $red ->
                [0]
                    { $mark ->
                        [red] 赤い票です。禁止する絵をタップしてください。
                       *[vote] まず自分の票です。いちばん合う絵をタップしてください。
                    }
               *[other] { $red }番を禁止します。次は自分の票です。いちばん合う絵をタップしてください。
            }
       *[other]
            { $red ->
                [0] { $slot }番に投票します。次は赤い票です。禁止する絵をタップしてください。
               *[other] { $slot }番に投票し、{ $red }番を禁止します。
            }
    }
vote-marking =
    { $mark ->
        [red] 赤い票を入れます。
       *[vote] 自分の票を入れます。
    }
vote-mark =
    { $mark ->
        [red]
            { $slot ->
                [0] 赤い票：まだ
               *[other] 赤い票：{ $slot }番
            }
       *[vote]
            { $slot ->
                [0] あなたの票：まだ
               *[other] あなたの票：{ $slot }番
            }
    }
vote-take-back = { $vote }票目（{ $slot }番）を取り消す
pick-this = このカードを選ぶ
put-back = 選択を取り消す
card-new = NEW
hand-new = 新しいカード。{ $alt }
hand = あなたの手札
keys-hand = 矢印キー：隣のカードへ。スペース：選ぶ。Enter：次へ。+：拡大。
keys-board =
    { $kind ->
        [red] 矢印キー：隣のカードへ。数字かスペース：票を入れる。R：赤い票と切り替え。Backspace：取り消す。Enter：投票する。+：拡大。
       *[other] 矢印キー：隣のカードへ。数字かスペース：票を入れる。Backspace：取り消す。Enter：投票する。+：拡大。
    }
your-votes =
    { $count ->
        [1] あなたの票
       *[other] あなたの票
    }
your-card = 自分の札
slot-own = { $slot }番、自分のカード。{ $alt }
slot-plain = { $slot }番のカード。{ $alt }
slot-voted =
    { $red ->
        [yes]
            { $count ->
                [0] { $slot }番、禁止されたカード。票なし。{ $alt }
               *[other] { $slot }番、禁止されたカード。{ $voters }。{ $alt }
            }
       *[no]
            { $count ->
                [0] { $slot }番のカード。票なし。{ $alt }
               *[other] { $slot }番のカード。{ $voters }。{ $alt }
            }
    }
slot-votes =
    { $count ->
        [0] { $slot }番のカード。{ $alt }
        [1] { $slot }番のカード。あなたの票が1票。{ $alt }
       *[other] { $slot }番のカード。あなたの票が2票。{ $alt }
    }
slot-marks =
    { $own ->
        [yes]
            { $marks ->
                [vote] { $slot }番、自分のカード。あなたの票。{ $alt }
                [red] { $slot }番、自分のカード。あなたの赤い票。{ $alt }
                [all] { $slot }番、自分のカード。あなたの票と赤い票。{ $alt }
               *[none] { $slot }番、自分のカード。投票できます。{ $alt }
            }
       *[no]
            { $marks ->
                [vote] { $slot }番のカード。あなたの票。{ $alt }
                [red] { $slot }番のカード。あなたの赤い票。{ $alt }
                [all] { $slot }番のカード。あなたの票と赤い票。{ $alt }
               *[none] { $slot }番のカード。{ $alt }
            }
    }

## The reveal

skip = スキップ
next-turn = 次のターンへ
see-the-end = 結果を見る
next-up =
    { $task ->
        [tell] 次の語り部はあなたです。
        [choose] { $name }⁠が次のヒントを出しました。
        [vote] 次のカードが並びました。
        [await-clue] 次の語り部は{ $name }⁠です。
        [over] これが最後のターンでした。
       *[other] 次のターンが始まりました。
    }
next-up-waits =
    { $task ->
        [tell] 次の語り部はあなたです。みんながヒントを待っています。
        [choose] { $name }⁠が次のヒントを出しました。あなたのカードを待っています。
       *[vote] 次のカードが並びました。あとはあなたの投票だけです。
    }
why = 得点とその理由
reveal-step =
    { $step ->
        [board] 全員が投票しました。
        [votes] みんなの投票を見てみましょう。
       *[owners] カードを出した人はこちらです。
    }
reveal-look-up = 顔を上げて、大きな画面を見よう。
reveal-bluff =
    { $who ->
        [you] 見事なはったり！　あなたのカードに{ $count }票！
       *[other] { $name }⁠の見事なはったり！　そのカードに{ $count }票！
    }
reveal-card =
    { $who ->
        [you] あなたのカードは{ $slot }番でした。
       *[other] { $name }⁠のカードは{ $slot }番でした。
    }
reveal-red =
    { $who ->
        [you] { $slot }番を禁止しました。
       *[other] { $name }⁠が{ $slot }番を禁止しました。
    }
votes-by =
    { $who ->
        [you] あなたから{ $count }票
       *[other] { $name }⁠から{ $count }票
    }
votes-on-card = { $slot }番のカードに、{ $votes }。
reveal-title = 第{ $turn }ターン：誰がどのカードを出したか
slot-revealed =
    { $red ->
        [yes]
            { $count ->
                [0] { $slot }番、禁止されたカード、出した人：{ $name }。票なし。{ $alt }
               *[other] { $slot }番、禁止されたカード、出した人：{ $name }。{ $voters }。{ $alt }
            }
       *[no]
            { $count ->
                [0] { $slot }番のカード、出した人：{ $name }。票なし。{ $alt }
               *[other] { $slot }番のカード、出した人：{ $name }。{ $voters }。{ $alt }
            }
    }
slot-revealed-own =
    { $red ->
        [yes]
            { $count ->
                [0] { $slot }番、禁止されたあなたのカード。票なし。{ $alt }
               *[other] { $slot }番、禁止されたあなたのカード。{ $voters }。{ $alt }
            }
       *[no]
            { $count ->
                [0] { $slot }番、あなたのカード。票なし。{ $alt }
               *[other] { $slot }番、あなたのカード。{ $voters }。{ $alt }
            }
    }
verdict =
    { $verdict ->
        [all] 簡単すぎ！
        [none] 難しすぎ！
        [together] { $slot }番に{ $count }票
        [tied] { $slots }番に{ $count }票ずつ
        [caught] 一番人気が禁止！
        [scattered] みんなバラバラ
       *[some] 絶妙！
    }
verdict-of =
    { $verdict ->
        [all] { $name }⁠のヒントは簡単すぎました。
        [none] { $name }⁠のヒントは難しすぎました。
        [together] { $slot }番に{ $count }票が集まりました。
        [tied] { $slots }番に{ $count }票ずつ集まりました。
        [caught] 一番人気の{ $slot }番が禁止されていました！
        [scattered] 全員が別々のカードに投票しました。
       *[some] { $name }⁠のヒントは絶妙でした。
    }
gets-points =
    { $who ->
        [you]
            { $count ->
                [0] あなたは0点（計{ $total }点）
               *[other] あなたは{ $count }点（計{ $total }点）
            }
       *[other]
            { $count ->
                [0] { $name }⁠は0点（計{ $total }点）
               *[other] { $name }⁠は{ $count }点（計{ $total }点）
            }
    }
reveal-scores = { $scores }。
you-points =
    { $count ->
        [0] 今回は0点
       *[other] { $count }点獲得！
    }
you-told-to-some =
    { $game ->
        [odyssey] すべてではなく一部の票が、あなたのカードに入りました（+{ $points }点）。
       *[other] 全員ではなく一部の人が、あなたのカードを当てました（+{ $points }点）。
    }
you-told-to-all =
    { $game ->
        [odyssey] すべての票があなたのカードに入りました（0点）。
       *[other] 全員があなたのカードを当てました（0点）。
    }
you-told-to-none = あなたのカードには1票も入りませんでした（0点）。
you-all-found =
    { $game ->
        [odyssey] 全員の票がすべて当たりました（+{ $points }点）。
       *[other] 全員が当てました（+{ $points }点）。
    }
you-none-found = 誰の票も当たりませんでした（+{ $points }点）。
you-found =
    { $game ->
        [odyssey]
            { $count ->
                [1] あなたの1票が当たりました（+{ $points }点）。
               *[other] あなたの票は2票とも当たりました（+{ $points }点）。
            }
       *[other] あなたの票が当たりました（+{ $points }点）。
    }
you-single-vote = しかも1票だけで（+{ $points }点）。
you-astray =
    { $count ->
        [1] あなたの票は外れました。
       *[other] あなたの票は2票とも外れました。
    }
you-decoys =
    { $most ->
        [yes] あなたのカードに{ $count }票入りました（上限の+{ $points }点）。
       *[no]
            { $count ->
               *[other]
                    { $cards ->
                       *[other] あなたのカードに{ $count }票入りました（+{ $points }点）。
                    }
            }
    }
you-company =
    { $most ->
        [yes] { $slot }番に{ $count }票集まりました（上限の+{ $points }点）。
       *[no] { $slot }番に{ $count }票集まりました（+{ $points }点）。
    }
you-alone = { $slot }番に投票したのは、あなただけでした。
you-forbidden = あなたが投票した{ $slot }番は、禁止されていました。

## The guide of a first game

guide-about = ガイド
guide-said = ガイド：{ $hint }
guide-close = わかりました
guide-show = ガイドを見る
guide-known = 遊び方は知っています
guide-hand =
    { $race ->
        [yes] この{ $count }枚の絵は、あなたにしか見えません。想像がふくらむ1枚を選びましょう。いちばん早くヒントを出した人が語り部です。
       *[no] この{ $count }枚の絵は、あなたにしか見えません。想像がふくらむ1枚を選びましょう。
    }
guide-clue =
    { $kind ->
        [title] わかりやすすぎず、ひとりよがりにもならず。「{ $title }」では全員に当てられ、「先週の火曜日」では誰にも通じません。その間を狙いましょう。
        [party] 心に浮かんだことを言いましょう。ほかの人と同じ絵に投票すると得点なので、いくつもの絵に合うヒントがおすすめです。
        [pairs] { $partner }⁠は少ない手札から選びます。選べる余地を残しましょう。当てる人も外す人もいるのが理想です。
       *[card] わかりやすすぎず、ひとりよがりにもならず。絵をそのまま言えば全員に当てられ、「先週の火曜日」では誰にも通じません。その間を狙いましょう。
    }
guide-choose =
    { $game ->
        [party] 全員がカードを1枚出し、いちばん合う絵に投票します。みんなが選びそうなのは、手札のどれでしょう？
        [pairs]
            { $role ->
                [partner] あなたのカードが正解になります。当てる人も外す人もいるのが理想です。
               *[other] 正解は{ $name }⁠のペアのカードです。それらしく見えるカードを出しましょう。入った票はあなたのペアの得点です。
            }
       *[other]
            { $first ->
                [yes]
                    { $count ->
                        [1] { $name }⁠がいちばん早かったので語り部です。正解らしく見えるカードはどれでしょう？　入った票はあなたの得点です。
                       *[other] { $name }⁠がいちばん早かったので語り部です。正解らしく見えるカードを{ $count }枚選びましょう。入った票はあなたの得点です。
                    }
               *[no]
                    { $count ->
                        [1] 正解らしく見えるカードはどれでしょう？　入った票はあなたの得点です。
                       *[other] 正解らしく見えるカードを{ $count }枚選びましょう。入った票はあなたの得点です。
                    }
            }
    }
guide-vote =
    { $kind ->
        [both] この中の1枚が{ $name }⁠のカードです。あなたは2票あります。2枚を1回ずつか、1枚を2回タップしましょう。
        [more] この中の1枚が{ $name }⁠のカードです。別のカードに2票目も入れられますが、1票だけで当てると1点多くもらえます。
        [party] みんながいちばん選びそうな絵に投票しましょう。{ $name }⁠も投票し、こっそり1枚を禁止します。
        [red] みんながいちばん選びそうな絵に投票し、それから1枚を禁止しましょう。禁止の絵に投票した人は0点です。
        [pairs] ペアを代表して投票します。{ $name }⁠のヒントに{ $partner }⁠が選んだカードはどれでしょう？
       *[one] この中の1枚が{ $name }⁠のカードで、ほかは引っかけです。あなたは1票あります。
    }
guide-reveal =
    { $game ->
        [party] 絵の上の小さなウサギは票です。同じ絵に集まると得点になります。{ $slot }番は禁止の絵でした。
        [pairs]
            { $who ->
                [finder] 絵の上の小さなウサギは票です。正解はあなたの{ $slot }番でした。
               *[other] 絵の上の小さなウサギは票です。正解は{ $partner }⁠が選んだ{ $slot }番でした。
            }
       *[other]
            { $who ->
                [you]
                    { $finding ->
                        [some] 絵の上の小さなウサギは票です。あなたのカードは{ $slot }番。そこにいるのは当てた人です。
                       *[other] 絵の上の小さなウサギは票です。正解はあなたの{ $slot }番でした。
                    }
               *[other]
                    { $finding ->
                        [some] 絵の上の小さなウサギは票です。{ $name }⁠のカードは{ $slot }番。そこにいるのは当てた人、ほかは引っかかった人です。
                       *[other] 絵の上の小さなウサギは票です。{ $name }⁠のカードは{ $slot }番でした。
                    }
            }
    }
guide-points =
    { $finding ->
        [some]
            { $game ->
                [odyssey] 一部の票だけが当たり、理想的です。語り部は{ $points }点、当たった票は1票につき{ $points }点。
               *[other] 当てた人も外した人もいて、理想的です。語り部は{ $points }点、当たった票は1票につき{ $points }点。
            }
        [all]
            { $game ->
                [odyssey] すべての票が当たりました。簡単すぎです。語り部は0点、ほかの人は{ $points }点ずつ。
               *[other] 全員が当てました。簡単すぎです。語り部は0点、ほかの人は{ $points }点ずつ。
            }
        [none] 1票も当たりませんでした。難しすぎです。語り部は0点、ほかの人は{ $points }点ずつ。
       *[company] 自分が投票した絵に集まった票の数だけ得点します（5点まで）。自分だけのときと禁止の絵は0点です。
    }
guide-next =
    { $who ->
        [you] 次の語り部はあなたです。
       *[other] 次の語り部は左隣の{ $name }⁠です。
    }

## Refusals

refused =
    { $code ->
        [name_missing] 名前を入力してください。
        [name_not_possible] 名前を24文字以内で入力してください。
        [colour_in_use] ひと足違いで、このウサギコマは選ばれてしまいました。ほかの色を選んでください。
        [table_full] このテーブルは満席です。観戦はできます。
        [table_locked] テーブルはロックされています。新しい人は入れません。
        [removed] ホストにより、テーブルから退出となりました。
        [game_running] ゲーム中はできません。終わってからお試しください。
        [not_host] それができるのはホストだけです。
        [not_ready] まだ全員の準備ができていません。
        [first_game] 最初のゲームはホストが始めます。
        [not_seated] それができるのは席についている人だけです。
        [already_seated] もう席についています。
        [claimed_by_another] この席はほかの人が引き継ぐことになっています。
        [already_joined] もうこのテーブルに参加しています。
        [not_joined] まずテーブルに参加してください。
        [too_few_players] このゲームには人数が足りません。
        [too_many_players] このゲームには人数が多すぎます。
        [not_in_pairs] このゲームは偶数の人数で遊びます。
        [partner_has_given] ペアの相手がもうカードを出しています。
        [no_such_pack] 選んだセットの1つが削除されました。ほかのセットを選んでください。
        [deck_too_small] この人数ではカードが足りません。セットの追加が必要です。
        [own_card] それは自分のカードです。ほかのカードに投票してください。
        [clue_not_readable] ヒントに表示できない文字があります。書き方を変えてみてください。
        [clue_empty] ヒントが空です。まず何か書いてください。
        [race_lost] ひと足早く、ほかの人がヒントを出しました。あなたのヒントは、語り部になるまでここに取っておきます。
        [not_absent] もう戻ってきています。
        [grace_time] オフラインになったばかりです。少し待つか、ホストに頼んでください。
        [not_awaited] その必要はもうありません。
        [too_early] もう少しだけ待ってあげましょう。
        [too_late] もう元の席には戻れません。新しいプレイヤーとしてなら、また参加できます。
        [minute_taken] 追加の1分は、このターンではもう使いました。
        [chat_off] ホストがチャットをオフにしています。
        [line_not_possible] メッセージは200文字までです。
        [reactions_off] ホストがリアクションをオフにしています。
        [not_a_bot] この席にはもう誰かがついています。
        [setting_not_possible] この設定は使えません。
        [wrong_turn] 間に合いませんでした。そのターンはもう終わっています。
        [wrong_game] 間に合いませんでした。もう次のゲームが始まっています。
        [seat_held_by_another] 今はボットがあなたの代わりに遊んでいます。
        [wrong_phase] ゲームが先に進んだので、もうできません。
       *[other] 今はできません。
    }

## How to play

how-title = 遊び方
how-line = ひとりが1枚の絵のヒントを出し、ほかの人もヒントに合う絵を混ぜて、その1枚を隠します。見つけられますか？
how-quick-tell = ひとりがこっそりカードを選び、そのヒントを出します。
how-quick-choose = ほかの人は、ヒントに合うカードを手札からこっそり混ぜます。
how-quick-vote = カードを混ぜて表に返します。どれが本物か投票しましょう。
how-quick-score = 全員ではなく何人かが当てれば、よいヒントだったということ。うまくだました人にも点が入ります。
how-start = 3〜12人で遊びます。手札は1人6枚で、見えるのは自分だけ。ウサギコマは1点につき1マス進みます。
how-games = どのゲーム？
how-tell-title = ヒントを出す
how-tell =
    語り部はこっそりカードを1枚選び、ヒントを出します。
    何でもヒントになります。単語、文、歌の一節、造語でも。書いても、声に出しても、歌っても、身ぶりや音でもかまいません。
    最初のターンは早い者勝ち。いちばん早くヒントを出した人が語り部です。間に合わなかったヒントは、自分が語り部になるまで取っておけます。
how-choose-title = カードを選ぶ
how-choose =
    ほかの人は、自分の手札からヒントにいちばん合うカードを1枚、こっそり出します。
    全員が出し終えるまでは、替えてもかまいません。
how-vote-title = 投票する
how-vote =
    カードを混ぜて並べ、番号を付けます。語り部のカードはどれでしょう？
    1人2票で、必ず2票とも使います。2枚に1票ずつでも、1枚に2票でもかまいません。
    自分のカードには投票できません。語り部は投票しません。
    票は全員が投票するまで秘密です。そのあと、いっせいに公開されます。
how-score-title = 得点を計算する
how-score =
    語り部のカードに一部の票だけが入ったとき：語り部は3点。ほかの人は、そこに入れた1票につき3点。
    すべての票が入ったとき：語り部は0点、ほかの人は全員4点。
    1票も入らなかったとき：語り部は0点、ほかの人は全員2点。
    さらにどの場合も、語り部以外の人は、自分のカードに入った1票につき1点。
how-next-title = 次のターンへ
how-next =
    使ったカードは捨て札になります。全員、手札が6枚になるまでカードを引きます。山札が全員分に足りなければ、先に捨て札と混ぜて新しい山札にします。
    語り部の左隣の人が、次の語り部です。
    ターンの終わりに30点以上の人がいれば、ゲームは終わりです（ホストが別の目標点を選んでいることもあります）。
    ウサギコマは30点を超えても進みます。得点がいちばん多い人の勝ち。1位が同点なら、勝利を分かち合います。
how-three-title = 3人で遊ぶとき
how-three =
    手札は1人7枚です。
    語り部以外の2人が2枚ずつ出すので、並ぶカードは5枚になります。
    自分の2枚には、どちらにも投票できません。ほかの人の票が入れば、どちらのカードでも1票につき1点です。
    ターンが終わったら、語り部は1枚、ほかの人は2枚引きます。
how-clue-title = いいヒントとは？
how-clue =
    たとえば、あなたのカードが夜の舟の絵だとします。「舟」では丸わかり。すべての票が入って、0点です。
    「火曜日」では自分にしか通じません。1票も入らず、やはり0点です。
    「遠回りの帰り道」なら、舟にも、ほかの何枚かにも合いそうです。絶妙！
    思いつかなくても、あせらなくて大丈夫。ターンを重ねるほど楽になります。
how-game =
    { $game ->
        [odyssey-2011]
            3〜12人用。オデッセイとの違いは次のとおりです。
            6人までは1人1票。7人以上なら、別のカードに2票目を入れることもできます。
            全員ではなく一部の人が語り部のカードを当てたら、語り部に3点、当てた人に3点ずつ。
            全員が当てるか、誰も当てられなければ、語り部は0点、ほかの人は2点ずつ。
            7人以上なら、1票だけで当てるとさらに1点。
            どの場合も、自分のカードに入った1票につき1点（3点まで）。
        [classic]
            3〜8人用。オデッセイと同じように遊びますが、票は1人1票です。
            全員ではなく一部の人が語り部のカードを当てたら、語り部に3点、当てた人に3点ずつ。
            全員が当てるか、誰も当てられなければ、語り部は0点、ほかの人は2点ずつ。
            どの場合も、自分のカードに入った1票につき1点。
            初期の版では、3人のとき3点の代わりに4点でした。ホストが選べます。
        [party]
            6〜12人用。手札は5枚で、はじめは伏せておきます。
            語り部は、カードを1枚も見ずにヒントを出します。最初のターンは、いちばん早く出した人が語り部です。
            ここで全員が手札を見て、語り部も含め、ヒントに合うカードを1枚ずつ出します。
            語り部も含めて1人1票、いちばん合う絵に投票します。自分のカードでもかまいません。語り部はこっそり赤い票も入れ、絵を1枚禁止します。
            投票した絵に入った票の数（自分の票も含む）だけ得点します。5点までです。その絵が自分だけのときと、禁止の絵のときは0点です。
            全員が5枚まで補充したら、手札をまるごと左隣へ渡します。全員が語り部をしたら、ゲーム終了です。
       *[pairs]
            6、8、10、12人用。手札は4枚です。向かい合う2人がペアになり、ウサギコマも得点も2人で1つです。
            語り部がヒントを出し、相方が自分の手札から正解のカードを選びます。この2人は投票しません。
            ほかのペアは、1人がカードを出し、もう1人が投票します。先に出した人がカードの係になりますが、取り消して相方に任せることもできます。
            投票する人は1票で、自分のペアのカードには入れられません。
            全員ではなく一部の人が当てたら、語り部のペアに3点、当てたペアに3点ずつ。
            全員が当てるか、誰も当てられなければ、語り部のペアは0点、ほかのペアは2点ずつ。
            どの場合も、ほかのペアは自分たちのカードに入った1票につき1点（3点まで）。
            全員が語り部をしたら、ゲーム終了です。
    }
how-bots = ボットと試してみる
how-drawing =
    { $step ->
        [tell] 語り部がカードを1枚持って、「むかし、海で…」と言っています。
        [choose] 手札からカードを1枚抜き出しています。
        [vote] 番号の付いた4枚のカード。緑は2番に2票とも、青は2番と4番に1票ずつ入れています。
        [score] 光るカードのまわりで、ウサギコマたちが得点しています。
       *[next] ウサギコマたちが得点表の上を跳ねていきます。
    }
how-drawing-clue = むかし、海で…

how-example-title = 試してみましょう：誰が何点？
how-example-about =
    { $game ->
        [odyssey-2011] { $teller }⁠のヒントは「{ $clue }」、正解は{ $slot }番のカードです。プレイヤーを選んで、票を入れるカードを1枚か2枚タップしてください。
        [party] { $teller }⁠のヒントは「{ $clue }」、カードは全員が1枚ずつ出しました。誰の票かを選んで、カードをタップしてください。
        [pairs] { $teller }⁠のヒントは「{ $clue }」、正解は{ $slot }番のカードです。ペアを選んで、票を入れるカードをタップしてください。
        [classic] { $teller }⁠のヒントは「{ $clue }」、正解は{ $slot }番のカードです。プレイヤーを選んで、票を入れるカードをタップしてください。
       *[odyssey] { $teller }⁠のヒントは「{ $clue }」、正解は{ $slot }番のカードです。プレイヤーを選んで、その人の2票を入れるカードをタップしてください。
    }
how-example-clue = 遠回りの帰り道
how-example-name =
    { $colour ->
        [pink] さくら
        [blue] そら
        [green] わかば
        [purple] すみれ
        [orange] あきら
        [red] もみじ
        [turquoise] みなと
       *[yellow] ひなた
    }
how-example-voter = 誰の票？
how-example-red = 赤い票：{ $name }
how-example-presets =
    { $game ->
        [party] 票の集まり方を変えてみましょう
        [odyssey] 当たる票の数を変えてみましょう
       *[other] 当てる人の数を変えてみましょう
    }
how-example-preset =
    { $how ->
        [all]
            { $game ->
                [odyssey] すべて
               *[other] 全員
            }
        [none] なし
        [together] 1枚に集まる
        [caught] 禁止の絵に集まる
        [scattered] バラバラ
       *[some] 一部
    }
how-example-card =
    { $owner ->
        [teller] { $slot }番、語り部の{ $name }⁠のカード
        [self] { $slot }番、{ $name }本人のカードなので投票できません
       *[other] { $slot }番、{ $name }⁠のカード
    }
how-example-votes =
    { $count ->
        [0] 票なし
       *[other] { $count }票
    }
how-example-card-votes =
    { $red ->
        [yes] { how-example-card }（{ how-example-votes }）、禁止
       *[no] { how-example-card }（{ how-example-votes }）
    }
how-example-own = 本人の札

## The score of a turn

verdict-why =
    { $game ->
        [party] 同じカードの票の数だけ得点（5点まで）。自分だけのときと禁止のカードは0点です。
        [odyssey]
            { $verdict ->
                [all] すべての票が語り部のカードに入りました。
                [none] 語り部のカードには1票も入りませんでした。
               *[some] すべてではなく一部の票が、語り部のカードに入りました。
            }
       *[other]
            { $verdict ->
                [all] 全員が語り部のカードを当てました。
                [none] 誰も語り部のカードを当てられませんでした。
               *[some] 全員ではなく一部の人が、語り部のカードを当てました。
            }
    }
verdict-spoken = { verdict }　{ verdict-why }
turn-table = 得点とその理由
turn-table-teller = 語り部
turn-table-total = 計{ $score }点
reason-told-to-some =
    { $game ->
        [odyssey] +{ $points }：すべてではなく一部の票が当たった
       *[other] +{ $points }：全員ではなく一部の人が当てた
    }
reason-told-to-all = 0点：ヒントが簡単すぎた
reason-told-to-none = 0点：ヒントが難しすぎた
reason-all-found =
    { $game ->
        [odyssey] +{ $points }：全員の票がすべて当たった
       *[other] +{ $points }：全員が当てた
    }
reason-none-found = +{ $points }：誰の票も当たらなかった
reason-found =
    { $game ->
        [odyssey]
            { $count ->
                [1] +{ $points }：1票が当たった
               *[other] +{ $points }：2票とも当たった
            }
       *[other] +{ $points }：当てた
    }
reason-single-vote = +{ $points }：1票だけで当てた
reason-decoys =
    { $most ->
        [yes] +{ $points }（上限）：自分のカードに{ $count }票入った
       *[no]
            { $count ->
               *[other]
                    { $cards ->
                       *[other] +{ $points }：自分のカードに{ $count }票入った
                    }
            }
    }
reason-company =
    { $most ->
        [yes] +{ $points }（上限）：{ $slot }番に{ $count }票
       *[no] +{ $points }：{ $slot }番に{ $count }票
    }
reason-alone = 0点：{ $slot }番は自分だけ
reason-forbidden = 0点：{ $slot }番は禁止だった
reason-astray =
    { $count ->
        [1] 外れた
       *[other] 2票とも外れた
    }
clue-was =
    { $kind ->
        [mime] 身ぶりのヒント
        [voice] 歌や音のヒント
       *[aloud] 声に出したヒント
    }
clue-was-written = { clue-was }：「{ $line }」

## The big screen

screen-title = Reverie · { $code }
screen-join = 読み取って参加
screen-join-at = または{ $site }を開いて、このコードを入力
screen-qr = テーブル{ $code }へのリンクのQRコード
screen-code = コード：{ $code }
screen-seats = 席についている人
screen-nobody = まだ誰もいません
screen-nobody-about = スマホを出して、QRコードを読み取ってください。
screen-missing =
    { $count ->
       *[other] あと{ $count }人で始められます
    }
screen-ready = いつでも{ $host }⁠がゲームを始められます
screen-ready-more =
    { $free ->
        [0] 満席です。
       *[other] あと{ $free }人参加できます。
    }
screen-race = 最初にヒントを出すのは誰？
screen-race-about =
    { $game ->
        [party] まだ誰も手札を見ていません。最初にヒントを出した人が語り部です。
        [pairs] 最初にヒントを出した人が語り部です。相方がそれに合うカードを選びます。
       *[other] 手札を見てみましょう。最初にヒントを出した人が語り部です。
    }
screen-telling = { $name }⁠がヒントを考えています
screen-tells = 語り部：{ $name }
screen-choosing =
    { $game ->
        [pairs] { $partner }⁠がカードを選んでいます。ほかのペアも、1人が1枚出しましょう。
       *[other] 手札の中で、ヒントにいちばん合うのはどれ？
    }
screen-voting =
    { $game ->
        [party] いちばん合う絵はどれ？（1人1票）
        [pairs] { $name }⁠のヒントの正解はどれ？（1組1票）
        [odyssey] { $name }⁠のカードはどれ？（1人2票）
       *[other]
            { $most ->
                [1] { $name }⁠のカードはどれ？（1人1票）
               *[other] { $name }⁠のカードはどれ？（1人1票か2票）
            }
    }
screen-thinking = { $name }、考え中
screen-done = { $name }、完了
screen-card = { $slot }番のカード
screen-tap-for-sound = 画面をタップするかOKボタンを押すと音が出ます
screen-lost = 接続が切れました。再接続を続けています…
screen-pictures-missing = 絵を読み込めません。再試行を続けています…
screen-time-left = 残り時間：{ $time }
screen-nudged = { $names }⁠を待っています
screen-again = もう1ゲームいかがですか？　スマホで「もう一度遊ぶ」をタップしてください。
screen-track =
    { $goal ->
        [0] 得点表
       *[other] { $goal }点までの得点表
    }

## The end

end-winners =
    { $count ->
        [1]
            { $pairs ->
                [yes] { $names }⁠の勝ちです！
               *[no] { $names }⁠の勝ちです！
            }
       *[other] { $names }⁠が勝利を分かち合います！
    }
end-you-win = あなたの勝ちです！
end-you-two-win = あなたと{ $name }⁠の勝ちです！
end-you-share = { $names }⁠と勝利を分かち合います！
end-points =
    { $count ->
       *[other] 得点は{ $count }点
    }
end-podium = 表彰台
end-places = 最終順位
end-place = { $place }位
end-standing = { end-place }：{ $names }、{ points }。
end-awards = 今回の表彰
end-awards-none = 今回は表彰なし。次のゲームに期待しましょう。
end-awards-loading = 輝いた人を探しています…
end-awards-error = 表彰を読み込めませんでした。
award-moment =
    { $kind ->
        [bluff] 見事なはったり
        [company] いちばん票が集まった絵
       *[clue] 心に残るヒント
    }
award-moment-about =
    { $kind ->
        [bluff] { $name }⁠のカードが{ $count }票を集めました。
        [company] 1枚の絵に{ $count }票。
       *[clue] { $name }⁠のヒント。{ $count }票がカードを当てました。
    }
award-liar = だましの名人
award-liar-about =
    { $count ->
       *[other] だまして{ $count }票を集めました
    }
award-reader = 心を読む名人
award-reader-about =
    { $count ->
       *[other] 正解のカードに{ $count }票入れました
    }
award-bold = いちばんの勝負師
award-bold-about =
    { $count ->
       *[other] { $count }回、正解のカードに2票とも入れました
    }
award-sure = いちばんの目利き
award-sure-about =
    { $count ->
       *[other] { $count }回、1票だけで当てました
    }
award-teller = 語りの名人
award-teller-about =
    { $count ->
       *[other] 絶妙なヒントを{ $count }回出しました
    }
award-kindred = いちばんの以心伝心
award-kindred-about =
    { $count ->
       *[other] { $count }回、誰かと同じカードに投票しました
    }
award-darling = いちばんの人気者
award-darling-about =
    { $count ->
       *[other] 出したカードに{ $count }票入りました
    }
award-censor = いちばんの検閲官
award-censor-about =
    { $count ->
       *[other] { $count }票を禁止しました
    }
award-loner = いちばんの夢想家
award-loner-about =
    { $count ->
       *[other] { $count }回、1人だけのカードに投票しました
    }
award-finish = ひとっ跳びの名人
award-finish-about =
    { $count ->
       *[other] 1ターンで{ $count }点を取りました
    }
award-each = { $about }（それぞれ）
end-again = もう一度遊ぶ
end-again-others = 次のゲームは、プレイヤー全員の準備が整うとすぐに始まります。半数が準備完了なら、カウントダウンのあとに始まります。
end-again-few =
    { $count ->
       *[other] あと{ $count }人必要です。誰かを誘いましょう。ホストはボットも追加できます。
    }
ready-you = 次のゲームの準備完了です。
ready-undo = やっぱりまだ
ready-waiting = { ready-you }{ $names }⁠を待っています。
ready-count = 準備完了：{ $count }人中{ $ready }人
ready-state =
    { $ready ->
        [yes] { $name }⁠は準備完了
       *[no] { $name }⁠はまだ準備中
    }
ready-soon =
    { $count ->
        [0] まもなく次のゲームが始まります。
       *[other] 次のゲームまであと{ $count }秒です。
    }
ready-sooner = 全員の準備ができれば、すぐに始まります。
ready-stuck = このままでは始められません。席とカードを確認してください。
game-begun =
    { $awaited ->
        [yes] 次のゲームが始まりました。みんながあなたを待っています。
       *[no] 次のゲームが始まりました。
    }
game-join = 次のゲームへ
last-game = 前のゲーム
end-lobby = 席や設定を変える
end-history = ターンを振り返る
end-record = ゲームの記録をダウンロード
end-record-error = 記録をダウンロードできませんでした。もう一度お試しください。

## Past turns

past-empty = 終わったターンはまだありません。ターンが終わると、カードと票と得点をここで見られます。
past-error = ターンを読み込めませんでした。
past-turn = 第{ $number }ターン
past-teller = 語り部：{ $name }
past-teller-you = 語り部：あなた
past-board = 並んだカード
past-owner = { $name }⁠のカード
past-owner-teller = 語り部の{ $name }⁠のカード
past-red = 禁止
past-votes = 投票した人：{ $names }
past-no-votes = 票なし
past-twice = { $name }（2票）
past-enlarge = { $slot }番のカードを拡大する

## What the terminal says to whoever starts a server. Plain sentences: no choices, no other messages.

terminal-open = Reverieが起動しました。
terminal-here = このパソコンから：
terminal-network = 同じネットワークの端末から：
terminal-no-network = ネットワークにつながっていないので、このパソコンでしか遊べません。
terminal-scan = スマホで読み取って参加：
terminal-port = ポート{ $wanted }は使用中のため、ポート{ $port }を使います。
terminal-stop = Ctrl+Cで終了します。途中のゲームは、次に起動したときに続けられます。
