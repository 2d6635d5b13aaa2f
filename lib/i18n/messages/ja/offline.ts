import type { Messages } from '../en';

export const offline: Messages['offline'] = {
  title: 'オフラインです',
  notSaved: 'このページはこの端末で開いたことがないため、オフラインでは表示できません。',
  needsConnection: 'ログイン、購入手続き、マイページのご利用には接続が必要です。',
  tryAgain: 'もう一度試す',
  savedPages: '今ご覧いただけるページ',
  savedPage: '{age}に保存した内容です。価格と在庫は変わっている場合があります。',
  aMomentAgo: '少し前',
  cartTitle: 'カート',
  cartFrom: '{age}のカートの内容です。価格と在庫は変わっている場合があります。',
  cartChanges: 'カートの変更と購入手続きには、接続が必要です。',
  cartEmpty: 'この端末に保存されたカートはありません。',
  quantity: '数量：{count}',
  subtotal: '小計',
  reload: '再読み込み',
  newVersion: 'サイトの新しいバージョンをご利用いただけます。',
};
