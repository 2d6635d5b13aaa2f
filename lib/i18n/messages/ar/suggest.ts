import type { Messages } from '../en';

export const suggest: Messages['suggest'] = {
  list: 'الاقتراحات',
  found: {
    zero: 'لا اقتراحات',
    one: 'اقتراح واحد',
    two: 'اقتراحان',
    few: '{count} اقتراحات',
    many: '{count} اقتراحًا',
    other: '{count} اقتراح',
  },
  all: 'كل النتائج عن «\u2068{terms}\u2069»',
  didYouMean: 'هل المقصود «\u2068{terms}\u2069»؟',
  groups: { recent: 'عمليات البحث الأخيرة', category: 'الفئات', product: 'المنتجات', page: 'الصفحات' },
  clear: 'مسح عمليات البحث الأخيرة',
};
