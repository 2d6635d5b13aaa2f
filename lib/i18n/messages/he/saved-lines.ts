import type { Messages } from '../en';

export const savedLines: Messages['savedLines'] = {
  title: 'נשמר למועד מאוחר יותר',
  save: 'שמירה לאחר כך',
  saved: '\u2068{name}\u2069 נשמר לאחר כך.',
  count: { one: 'פריט אחד', two: 'שני פריטים', other: '{count} פריטים' },
  moveToCart: 'העברה לסל',
  moved: '\u2068{name}\u2069 חזר לסל הקניות.',
  notMoved: 'לא הצלחנו להעביר את \u2068{name}\u2069 לסל. הוא נשאר שמור כאן.',
  remove: 'הסרה',
  removed: '\u2068{name}\u2069 הוסר.',
  notSaved: 'לא הצלחנו לשמור את \u2068{name}\u2069 לאחר כך. הוא עדיין בסל.',
  full: 'יש מקום ל־{count} פריטים בלבד. \u2068{name}\u2069 עדיין בסל.',
  priceThen: '\u2068{price}\u2069 כששמרתם',
  quantity: 'כמות: {quantity}',
};
