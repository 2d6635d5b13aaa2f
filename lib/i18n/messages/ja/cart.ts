import type { Messages } from '../en';
import { pageFailureIn } from '../page-failure';

export const failure: Messages['failure'] = {
  ...pageFailureIn('ja'),
  pageText:
    '当店側の問題です。ご迷惑をおかけし申し訳ございません。カートの内容はそのままです。しばらくしてからもう一度お試しください。',
  title: '問題が発生しました',
  text: '当店側の問題です。ご迷惑をおかけし申し訳ございません。しばらくしてからもう一度お試しください。',
  allProducts: 'すべての商品を見る',
  offline: 'オフラインのようです。接続をご確認のうえ、もう一度お試しください。',
};

export const errors: Messages['errors'] = {
  unreachable:
    '接続に問題が発生しています。データは失われていません。しばらくしてからもう一度お試しください。',
  busy: 'ただいまアクセスが集中しています。1分ほど待ってから、もう一度お試しください。',
  unsure: '処理が完了したか確認できませんでした。もう一度お試しになる前に、カートをご確認ください。',
  'too-many-attempts': '操作の回数が上限を超えました。数分待ってから、もう一度お試しください。',
  'forbidden-origin':
    '操作を確認できなかったため、何も変更していません。ページを再読み込みして、もう一度お試しください。',
  'too-large': '文字数が多すぎます。短くしてください。',
  'bad-request': '送信内容に問題があったため、何も変更していません。',
  'bad-quantity': '100,000以下の整数を入力してください。',
  'not-found': '見つかりませんでした。お取り扱いが終了した可能性があります。',
  'sold-out': '申し訳ございません。この商品はただいま売り切れました。',
  'options-missing': '先にこの商品のオプションをすべて選択してください。カートにはまだ入っていません。',
  'details-missing': '「ご注文内容」の必要事項を入力してから、もう一度購入手続きへお進みください。',
  'cart-empty': 'カートに商品がありません。',
  'cart-lost':
    '先ほどのカートが見つかりません。有効期限が切れたか、別のウィンドウで注文または空にされた可能性があります。ログイン中にカートに入れた商品は、もう一度ログインすると表示されます。',
  'code-unknown': 'このコードは確認できませんでした。入力内容をご確認のうえ、もう一度お試しください。',
  'coupon-expired': 'このコードは有効期限が切れています。',
  'coupon-used-up': 'このコードはすでに使用できなくなっています。',
  'coupon-not-started': 'このコードはまだご利用いただけません。',
  'coupon-minimum': 'カートの金額が、このコードの利用条件に達していません。',
  'coupon-not-applicable': 'このコードは、カートの商品にはご利用いただけません。',
  'gift-card-expired': 'このギフトカードは有効期限が切れています。',
  'gift-card-empty': 'このギフトカードには残高がありません。',
  'gift-card-unavailable':
    'ここではギフトカードをご利用いただけません。購入手続きの画面でご利用いただける場合があります。',
  'gift-card-rejected': 'このギフトカードはご利用いただけません。使えるはずの場合は、お問い合わせください。',
  'gift-card-unsold':
    'このギフトカードは現在お取り扱いできません。別の金額をお試しいただくか、お問い合わせください。',
  'lines-unavailable':
    'カートに、ご購入いただけなくなった商品があります。削除してから、もう一度購入手続きへお進みください。',
  'price-raised':
    'カートの商品の価格が上がりました。金額をご確認のうえ、もう一度購入手続きへお進みください。',
  'membership-unusable':
    '選択したメンバーシップは、このカートにはご利用いただけません。ご注文内容をもう一度ご確認ください。',
  'members-only':
    'カートに会員限定の商品があります。ログインするか商品を削除してから、もう一度購入手続きへお進みください。',
  'order-minimum': 'カートの金額が、最低注文金額に達していません。',
  'gift-card-coupon':
    'クーポンはギフトカードにはご利用いただけません。クーポンを外して購入手続きへお進みください。',
  'cart-coupon': 'ご利用のクーポンは適用できなくなりました。外してから、もう一度購入手続きへお進みください。',
  'checkout-unavailable':
    '購入手続きの画面を開けませんでした。カートの内容はそのままです。もう一度お試しください。',
  'cookies-blocked':
    'ブラウザでCookieがブロックされているため、カート、ログイン、お気に入りをご利用いただけません。商品の閲覧、検索、お問い合わせは可能です。このサイトのCookieを許可してから、もう一度お試しください。',
  'sign-in-failed': 'ログインできませんでした。もう一度お試しください。',
  'sign-in-foreign':
    'このログインは別の場所で始められたか、やり直されています。もう一度ログインしてください。',
  'sign-in-expired': 'このログインは有効期限が切れているか、使用済みです。もう一度ログインしてください。',
  'sign-in-timed-out': 'ログインに時間がかかりすぎました。もう一度お試しください。',
  'sign-in-canceled': 'ログインは完了していません。もう一度試すには、下から方法を選んでください。',
  unexpected: '当店側で問題が発生しました。何も変更していません。もう一度お試しください。',
  offline: failure.offline,
};

const lineTerms: Messages['cart']['terms'] = {
  recipient: '宛先',
  message: 'メッセージ',
  sent: '送信日',
  onceAtPayment: 'お支払い後すぐ',
  plan: '定期購入',
  charged: 'お支払い',
  withOrder: 'ご注文時、以降{every}',
  afterTrial: '{trial}無料、以降{every}',
  untilCanceled: '{charges}、解約まで継続',
  payments: { other: '{charges}、全{count}回' },
  every: {
    day: { other: '{count}日ごと' },
    week: { other: '{count}週間ごと' },
    month: { other: '{count}か月ごと' },
    year: { other: '{count}年ごと' },
  },
  period: {
    day: { other: '{count}日間' },
    week: { other: '{count}週間' },
    month: { other: '{count}か月' },
    year: { other: '{count}年' },
  },
  preOrder: '予約商品',
  later: '後日発送',
};

export const cart: Messages['cart'] = {
  title: 'カート',
  label: 'カートの商品',
  items: { other: '{count}点' },
  loading: 'カートを読み込んでいます',
  subtotal: '小計',
  workingOut: '計算中',
  approximate: {
    untaxed: 'この金額は概算です。購入手続きでのお支払いは{amount}で、別途送料と税金がかかります。',
    taxed: 'この金額は概算です。購入手続きでのお支払いは{amount}で、別途送料がかかります。',
  },
  addedLater: {
    untaxed: '送料と税金は購入手続きの画面で計算します。',
    taxed: '税込。送料は購入手続きの画面で計算します。',
  },
  taxAddedLater: { untaxed: '税金は購入手続きの画面で計算します。', taxed: '税込。' },
  delivery: '送料',
  free: '無料',
  toCart: 'カートを見る',
  checkOut: '購入手続きへ',
  removeFirst: '購入手続きに進むには、ご購入いただけない商品を削除してください。',
  changeFirst: '購入手続きに進むには、カートの印のついた商品をご確認ください。',
  reachMinimum: '購入手続きに進むには、カートに商品を追加してください。',
  removeCoupon: '購入手続きに進むには、クーポンを外してください。',
  emptyTitle: 'カートに商品がありません',
  emptyText: 'カートに入れた商品がここに表示されます。',
  continueShopping: '買い物を続ける',
  unreachableTitle: '現在カートを表示できません',
  unreachableText: 'カートの商品はそのままです。しばらくしてからもう一度お試しください。',
  lastSeen: '現在カートを読み込めません。前回の内容を表示しています。商品は失われていません。',
  update: '更新',
  remove: '削除',
  removed: '「{name}」を削除しました。',
  saved: '「{name}」：{amount}お得',
  each: '（1点）',
  together: '合計',
  workingOutPrice: '価格を計算しています',
  unavailable: '売り切れました。購入手続きに進むには削除してください。',
  notFound: 'お取り扱いが終了しました。購入手続きに進むには削除してください。',
  tooMany: '残り{left}点です。数量を減らしてください。',
  onlySome: 'ご希望の{quantity}点のうち在庫は{left}点のため、合計は{left}点分です。数量を減らしてください。',
  membersOnly: '会員限定の商品です。購入手続きに進むには、ログインするか削除してください。',
  notEnough: '在庫が足りません。数量を減らしてください。',
  onlyAdded: '在庫が足りないため、{added}点だけカートに入れました。',
  cut: '「{name}」は残り{left}点のため、カートの数量を{left}点にしました。',
  terms: lineTerms,
};

export const cartChanges: Messages['cartChanges'] = {
  title: 'カートの内容が変わりました',
  dismiss: 'OK',
  price: '「{name}」の価格が{from}から{to}に変わりました。',
  raisedTitle: '購入手続きの前にご確認ください',
  raisedTotal: '合計が{from}から{to}に変わりました。',
  raisedNext: 'よろしければ、もう一度購入手続きへお進みください。',
  gone: '「{name}」はカートからなくなりました。',
  unavailable: '「{name}」は売り切れました。',
  availableAgain: '「{name}」は再びご購入いただけます。',
  short: { other: '「{name}」は残り{count}点です。' },
  shortUncounted: '「{name}」の在庫が足りません。',
  removed: '「{name}」を削除しました。',
  undo: '元に戻す',
  undoFor: '「{name}」の削除',
  restored: '「{name}」をカートに戻しました。',
  freeDelivery: '送料無料になりました（{country}）。',
  untilFreeDelivery: 'あと{missing}で送料無料です（{country}）。',
  roughlyUntilFreeDelivery: 'あと約{missing}で送料無料です（{country}）。',
};
