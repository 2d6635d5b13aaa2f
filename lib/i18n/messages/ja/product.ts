import type { Messages } from '../en';

export const product: Messages['product'] = {
  addToCart: 'カートに入れる',
  soldOut: '売り切れ',
  preOrder: '予約する',
  none: 'なし',
  plusPrice: '{name}（+{price}）',
  plus: '+{price}',
  fromTo: '{least}〜{count}文字',
  howOften: '購入方法',
  buyOnce: '1回のみ購入',
  saves: '{percent}%お得',
  stock: {
    'sold-out': '売り切れ',
    'not-available': 'この組み合わせのお取り扱いはありません',
    'in-stock': '在庫あり',
    'at-once': 'すぐにご利用いただけます',
    'pre-order': '予約受付中・後日発送',
  },
  onlyLeft: '残り{left}点',
  choiceSoldOut: '（売り切れ）',
  choiceNotAvailable: '（取り扱いなし）',
  pleaseChoose: '選択してください',
  chooseOptions: '{options}を選択してください。',
  thisSoldOut: '「{name}」は売り切れです。別のものをお選びください。',
  thisNotAvailable: '「{name}」の組み合わせはお取り扱いがありません。別のものをお選びください。',
  optional: '{title}（任意）',
  upTo: '{count}文字以内',
  fillIn: '「{field}」を入力してください。',
  added: 'カートに入れました：{what}',
  notAdded: '{what}をカートに入れられませんでした。',
  add: '追加する',
  addFor: '{price}で追加する',
  choose: '{option}を選ぶ',
  option: { beforeVowel: '{name}', other: '{name}' },
  similar: '似ている商品を見る',
  addToWishlist: 'お気に入りに追加',
  onWishlist: 'お気に入りに追加済み',
  needsAccount: 'JavaScriptが無効のときは、お気に入りのご利用にログインが必要です。',
};

export const gallery: Messages['gallery'] = {
  pictures: '{name}の画像',
  all: 'すべての画像',
  one: '画像{number}/{count}：{alt}',
  position: '{number}/{count}',
  enlarge: '画像{number}/{count}を拡大',
  enlarged: '{name}の拡大画像',
  video: '動画：{alt}',
  zoomIn: '拡大',
  zoomOut: '縮小',
  previous: '前の画像',
  next: '次の画像',
  close: '閉じる',
};

export const sizes: Messages['sizes'] = {
  guide: 'サイズガイド',
  close: 'サイズガイドを閉じる',
  page: 'ページで開く',
  scale: {
    mug: '実際の縮尺の図：幅{width}、高さ{height}。隣は高さ{beside}のマグカップです。',
    hand: '実際の縮尺の図：幅{width}、高さ{height}。隣は長さ{beside}の手です。',
  },
};

export const delivery: Messages['delivery'] = {
  cost: '{country}：送料{cost}。',
  costFreeFrom: '{country}：送料{cost}（{freeFrom}以上のご注文で無料）。',
  free: '{country}：送料無料。',
  days: { other: '{days}営業日でお届けします。' },
  abroad: 'その他の国・地域：{cost}から。',
  costInCart: '{country}：送料はカートで計算します。',
  giftCardCurrency: 'ギフトカードの通貨は{currency}です。',
  digitalSent: 'ダウンロード商品です。お支払い後、リンクをメールでお送りします。',
  giftCardSent: 'お支払い後にメールでお送りし、すぐに贈れます。',
  giftCardGood: '当店のすべての商品にお使いいただけます。一度に使い切っても、何回かに分けても構いません。',
  arrives: '今ご注文いただくと{dates}頃のお届けです',
  expected: '{dates}頃にお届けの予定です',
  // The note on returns that 特定商取引法, Art. 11 and 15-3, requires: whether, until when, at whose cost.
  returnsFree: { other: '{country}：商品到着後{count}日以内の返品は、返送料も無料です。' },
  returnsPaid: {
    other: '{country}：商品到着後{count}日以内の返品をお受けします。返送料はお客様のご負担となります。',
  },
};

export const backInStock: Messages['backInStock'] = {
  title: '再入荷のお知らせ',
  intro: '再入荷したときに、メールを1通お送りします。メールアドレスをほかの目的に使用することはありません。',
  which: 'ご希望の種類',
  email: 'メールアドレス',
  submit: '再入荷のお知らせを受け取る',
  done: '受け付けました。「{name}」が再入荷しましたら、{email}に1度だけお知らせします。',
  off: '申し訳ございません。再入荷のお知らせは現在ご利用いただけません。',
  gone: 'この種類は販売を終了したため、再入荷の予定はありません。',
  notSoldOut: '在庫がございます。今すぐご注文いただけます。',
  back: '「{name}」に戻る',
  some: 'ご希望の種類が売り切れのときは、再入荷をメールでお知らせします。',
};

export const giftCard: Messages['giftCard'] = {
  title: 'ギフトカード',
  intro: '当店のすべての商品に使えるコードを、ご指定の日にメールでお届けします。',
  noDelivery: '送料はかからず、荷物の到着を待つ必要もありません。',
  form: 'ギフトカードを購入する',
  amount: '金額',
  valueFor: '{value}分（{price}）',
  other: 'その他の金額',
  ownAmount: 'ご希望の金額',
  between: '{least}から{most}まで。',
  forWhom: 'どなたがご利用になりますか？',
  someone: 'ほかの方（贈り物）',
  me: 'ご自身',
  meHint: 'お支払い後、ご注文のメールアドレスにコードをお送りします。',
  firstName: '名',
  lastName: '姓（任意）',
  email: 'お届け先のメールアドレス',
  message: 'メッセージ（任意）',
  messageHint: '{count}文字以内。',
  date: 'お届け日（任意）',
  dateHint: 'ご指定がない場合は、お支払い後すぐにお送りします。',
  add: 'カートに入れる',
  added: 'カートに入れました：{name}',
  chooseAmount: '金額を選択してください。',
  amountForm: '5000のように、金額を数字で入力してください。',
  outOfBounds: '{least}から{most}までの金額を入力してください。',
  chooseWhom: 'ご利用になる方を選択してください。',
  enterFirstName: '名を入力してください。',
  enterEmail: 'お届け先のメールアドレスを入力してください。',
  dateForm: '日付を入力してください。',
  datePast: '今日以降の日付を指定してください。',
  dateLate: '1年以内の日付を指定してください。',
};

export const reviews: Messages['reviews'] = {
  title: 'レビュー',
  of: '{product}のレビュー',
  outOfFive: '5点満点中{average}',
  stars: { other: '星{count}つ' },
  ratedStars: { other: '評価：星5つのうち{count}つ' },
  count: { other: 'レビュー{count}件' },
  bar: { other: '{stars}、レビュー{count}件' },
  distribution: '評価の分布',
  showAll: { other: 'レビュー{count}件をすべて見る' },
  none: 'レビューはまだありません。お使いの方は、ぜひご感想をお寄せください。',
  unreachable: '現在レビューを表示できません。',
  tryAgain: 'もう一度試す',
  write: 'レビューを書く',
  signInToWrite: 'ログインしてレビューを書く',
  verified: '購入確認済み',
  anonymous: '匿名',
  helpful: { other: '{count}人が参考になったと回答' },
  reply: '{shop}からの返信',
  pictures: 'このレビューの写真',
  video: 'このレビューの動画',
  sortBy: '並べ替え',
  orders: {
    newest: '新着順',
    highest: '評価の高い順',
    lowest: '評価の低い順',
    helpful: '参考になった順',
  },
  filter: '評価で絞り込む',
  allStars: 'すべて',
  noneWithStars: 'この評価のレビューはありません。',
  pages: 'レビューのページ',
  back: '商品に戻る',
  formTitle: '{product}のレビューを書く',
  visitorTitle: 'レビューを書くにはログインしてください',
  visitorText: 'お一人につき1件とするため、ログインが必要です。ログイン後、このページに戻ります。',
  signIn: 'ログイン',
  register: '新規会員登録',
  formUnreachable: '現在フォームを読み込めません',
  formUnreachableText:
    '当店側の問題です。ご迷惑をおかけし申し訳ございません。しばらくしてからもう一度お試しください。',
  ownTitle: '投稿したレビュー',
  states: {
    published: 'レビューが公開されました。',
    pending: 'レビューをお寄せいただきありがとうございます。確認後に公開します。',
    rejected: 'レビューのガイドラインに沿わないため、公開を見送りました。',
  },
  final: '投稿後のレビューは変更できません。誤りがある場合は、お問い合わせください。',
};

export const reviewForm: Messages['reviewForm'] = {
  label: 'レビュー',
  rating: '評価',
  stars: { other: '星{count}つ' },
  meanings: { 1: '悪い', 2: 'やや悪い', 3: 'ふつう', 4: '良い', 5: 'とても良い' },
  title: 'タイトル（任意）',
  text: 'レビュー本文',
  textHint: '使い方や、使い続けてのご感想をお聞かせください。{count}文字以内。',
  name: 'レビューに表示する名前',
  nameHint: 'ほかのお客様に表示されます。',
  send: 'レビューを投稿する',
};

/** Where the EU requires these notes. In Japan, prices include 消費税 (消費税法, Art. 63). */
export const priceNotes: Messages['priceNotes'] = {
  tax: {
    included: '税込',
    'small-business': '付加価値税なし（小規模事業者）',
  },
  all: '価格はすべて{tax}',
  plus: '{tax}、{shipping}別',
  shipping: '送料',
  shippingAdded: '{shipping}別',
  lowest: '過去30日間の最低価格：{price}',
  feeIncluded: '必須の手数料{amount}を含む',
  feePerOrder: 'ご注文ごとに手数料{amount}が加算されます',
  feesApart: '小計に必須の手数料は含まれません。合計に含まれます。',
};

/** A notice of the EU, which exists in the languages of the EU only. */
export const guarantee: Messages['guarantee'] = {
  title: '法定保証に基づく権利',
  intro: '商品を購入されるすべての方に向けた、欧州連合（EU）の公式なお知らせです。',
  alt: '法定保証に関するEUの公式なお知らせ',
  full: 'お知らせを原寸で開く',
  more: '消費者の権利について（europa.eu）',
};

export const productSafety: Messages['productSafety'] = {
  title: '製品の安全情報',
  manufacturer: '製造者',
  euPerson: 'EU域内の責任者',
  itemNumber: { other: '商品番号' },
  garan: 'GARAN：製造者が{years}年の耐久性を保証',
  garanMore: '事業者による保証について（europa.eu）',
};

export const reviewChecks: Messages['reviewChecks'] = {
  unchecked:
    'レビューはログインした会員によるものです。商品を購入されたかどうかは確認していません。良い評価も悪い評価も公開しています。',
  marked:
    'レビューはログインした会員によるものです。購入された方のレビューには「購入確認済み」と表示しています。その他のレビューについては確認していません。良い評価も悪い評価も公開しています。',
  verified:
    'レビューは商品を購入された会員によるもので、購入の事実を確認してから公開しています。良い評価も悪い評価も公開しています。',
};

export const agents: Messages['agents'] = {
  regularPrice: '割引前価格',
  pricePerUnit: '単位あたりの価格',
  variants: '種類',
  sku: '商品番号',
  page: 'ページ',
  forms:
    '各ページはMarkdownでも提供しています。パスの末尾に.mdを付けるか、「Accept: text/markdown」を指定してください。トップページは/index.mdです。',
  search: '検索：{url}の後に検索語を続けます',
  currency: '価格の通貨は{currency}です。最終的な価格は、カートと購入手続きの画面に表示されます。',
  payment: 'お支払いは、購入手続きのページで人が行う必要があります。',
  feeds: '商品フィード',
};
