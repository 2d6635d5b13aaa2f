import type { Messages } from '../en';

export const suggest: Messages['suggest'] = {
  list: '検索候補',
  found: { other: '候補{count}件' },
  all: '「{terms}」の検索結果をすべて見る',
  didYouMean: 'もしかして：「{terms}」',
  groups: { recent: '最近の検索', category: 'カテゴリー', product: '商品', page: 'ページ' },
  clear: '検索履歴を消去',
};
