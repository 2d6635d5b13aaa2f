import type { Messages } from '../en';

export const layout: Messages['layout'] = {
  skip: '本文へ移動',
  allProducts: 'すべての商品',
  blog: 'ジャーナル',
  categories: 'カテゴリー',
  shop: '商品',
  language: '言語',
  currency: '通貨',
  approximatePrices: '{shown}での価格は目安です。お支払いは{charged}となります。',
  help: 'ヘルプ',
  banner: 'お知らせ',
  shopInformation: 'ショップからのご案内',
  contact: 'お問い合わせ',
  legal: '規約・法的情報',
  social: 'SNS',
  yourOrders: 'ご注文履歴',
  payments: 'ご利用いただけるお支払い方法',
  paymentNames: { 'bank-transfer': '銀行振込', invoice: '請求書払い', 'gift-card': 'ギフトカード' },
  securePayment: '安全なお支払い：お支払い情報は決済ページで入力し、当店に知られることはありません。',
  questions: 'ご不明な点はありますか？',
  newsletter: 'メールマガジン',
  newsletterEmail: 'メールアドレス',
  subscribe: '登録する',
  colors: '画面の配色',
  colorsOfSystem: '端末の設定に合わせる',
  colorsLight: 'ライト',
  colorsDark: 'ダーク',
  offline: 'オフラインです。データは失われていません。接続が戻ると、続きからご利用いただけます。',
  goOn: '続ける',
};

export const header: Messages['header'] = {
  errorTitle: 'エラー：',
  menu: 'メニュー',
  closeMenu: 'メニューを閉じる',
  openSearch: '検索を開く',
  closeSearch: '検索を閉じる',
  search: '検索',
  cart: 'カート',
  cartWithItems: { other: 'カート、{count}点' },
  account: 'マイページ',
  signIn: 'ログイン',
  loading: 'ページを読み込んでいます',
  signedOut: 'ログアウトしました。マイページとカートを見るには{signInAgain}',
  signInAgain: 'もう一度ログイン',
};

export const ui: Messages['ui'] = {
  close: '閉じる',
  dismiss: '閉じる',
  quantity: '数量',
  oneLess: '数量を減らす',
  oneMore: '数量を増やす',
  wholeQuantity: '整数を入力してください。',
  mostQuantity: '{most}以下の数を入力してください。',
  onlyLeft: '残り{left}点',
  now: '現在の価格',
  was: '割引前価格',
  from: '{price}から',
  eachTime: '1回のお届けにつき{price}',
  fromEachTime: '1回のお届けにつき{price}から',
  perMeasure: '{price}/{measure}',
  priceOnRequest: '価格はお問い合わせください',
  breadcrumb: 'パンくずリスト',
};

export const consent: Messages['consent'] = {
  title: 'プライバシー',
  text: 'サイト改善のため、ご利用状況を計測してもよろしいですか？設定は、各ページの下部からいつでも変更できます。',
  choose:
    '利用を許可する項目をお選びください。許可しなくても、お買い物に支障はありません。設定は、各ページの下部からいつでも変更できます。',
  purposes: {
    statistics: { title: '統計', text: 'サイトのご利用状況を把握し、改善するために使用します。' },
    marketing: { title: '広告', text: '関心に合った広告を表示し、その効果を測るために使用します。' },
    support: { title: 'チャットとサポート', text: 'このサイト上でご質問にお答えするために使用します。' },
  },
  receiver: 'データの送信先：{receiver}',
  privacyPage: 'プライバシーポリシー',
  accept: '許可する',
  decline: '許可しない',
  acceptAll: 'すべて許可する',
  save: '選択を保存する',
  settings: 'プライバシー設定',
};

export const pages: Messages['pages'] = {
  notFound: 'ページが見つかりません',
  notFoundTitle: 'ページが見つかりませんでした',
  notFoundText: 'ページが移動したか、商品のお取り扱いが終了した可能性があります。',
  allProducts: 'すべての商品を見る',
  home: 'トップページへ',
  draftTitle: 'このページはひな形です',
  draftText:
    '{file}の印のある箇所を記入し、「status: draft」を削除してください。公開中のショップには表示されません。',
};

export const maintenance: Messages['maintenance'] = {
  title: 'まもなく再開します',
  text: 'ただいまメンテナンス中です。カートの内容はそのままです。お急ぎの方は、{email}までメールでご連絡ください。',
  textWithoutEmail: 'ただいまメンテナンス中です。カートの内容はそのままです。',
  retry: 'もう一度確認する',
};

export const oldForm: Messages['oldForm'] = {
  title: 'サイトが更新されました',
  text: '更新前に開かれたフォームのため、送信できませんでした。お手数ですが、フォームを開き直して入力してください。',
  typed: '入力された内容（パスワードを除く）：',
  openAgain: 'フォームを開き直す',
};

export const assistants: Messages['assistants'] = {
  notFound: 'この商品は当店でお取り扱いがありません。',
  incompatible:
    'お使いのアシスタントでは、この操作を行えません。続けるには、ショップのサイトを開いてください。',
  priceIgnored: '価格は当店の通貨で表示しているため、価格による絞り込みは適用していません。',
  cartGone: 'このカートはなくなりました。',
  nothingLeft: 'これらの商品は、いずれも当店でご購入いただけません。',
  tooManyLines: '1つのカートに入れられる商品は{count}種類までです。',
  unknownItem: '当店でお取り扱いのない商品が1点あったため、除外しました。',
  needsPage: '「{name}」を購入するには、ショップの商品ページを開いてください：{url}',
  leftOut: '「{name}」は売り切れのため、除外しました。',
  lowered: '「{name}」：{quantity}点ご用意できます。',
  soldOut: '「{name}」はご購入いただけなくなりました。',
  oneCode: '1回のご注文で使えるコードは1つだけです。',
  handOff: 'リンクを開き、商品を確認してお支払いください。当店では、お支払いは必ずご本人が行います。',
  placeUnknown: '送料と税金は、お届け先の国・地域が決まると加算されます。',
  taxUnknown: '税金は購入手続きの画面で加算されます。',
  taxIncluded: '価格は税込です。',
  undeliverable: 'このご住所にはお届けできません。',
  optionGone: 'この配送方法はご利用いただけません。',
  other: 'その他の費用',
  replaceCart: '先にカートを空にする',
  codeWaits: 'コード{code}が適用されます。',
  codeApplied: 'コード{code}を適用しました。',
};

export const blog: Messages['blog'] = {
  title: 'ジャーナル',
  intro: 'ものづくりのことや、長くお使いいただくための工夫をお届けします。',
  shown: 'この記事の商品',
  posts: '記事',
  tags: 'トピック',
  tagged: 'ジャーナル：{tag}',
  all: 'すべての記事',
  by: '文：{author}',
  published: '公開日：{date}',
  newer: '新しい記事',
  older: '過去の記事',
  page: 'ジャーナル、{page}ページ目',
  feed: '新着記事のフィード（Atom）',
  empty: 'まだ記事がありません',
  emptyText: '最初の記事を準備しています。',
};

export const preview: Messages['preview'] = {
  label: 'プレビュー',
  text: '公開前の下書きを表示しています。',
  leave: 'プレビューを終了する',
};

export const discountLinks: Messages['discountLinks'] = {
  noted: '割引を受け付けました。最初の商品をカートに入れると適用されます。',
  waits: '{code}を受け付けました。最初の商品をカートに入れると適用されます。',
  kept: '{code}を受け付けました。次の商品をカートに入れると適用されます。今すぐ適用することもできます。',
  apply: '{code}を今すぐ適用する',
};
