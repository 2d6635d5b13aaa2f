import type { Messages } from '../en';

export const ui: Messages['ui'] = {
  close: 'סגירה',
  dismiss: 'סגירת ההודעה',
  quantity: 'כמות',
  oneLess: 'הפחתת הכמות',
  oneMore: 'הגדלת הכמות',
  wholeQuantity: 'הזינו מספר שלם.',
  mostQuantity: 'הזינו {most} או פחות.',
  now: 'עכשיו',
  was: 'במקום',
  from: 'החל מ־{price}',
  eachTime: '{price} לכל משלוח',
  fromEachTime: 'החל מ־{price} לכל משלוח',
  perMeasure: '{price} ל־\u2068{measure}\u2069',
  priceOnRequest: 'מחיר לפי פנייה',
  breadcrumb: 'נתיב ניווט',
};
