import type { Messages } from '../en';

export const ui: Messages['ui'] = {
  close: 'סגירה',
  dismiss: 'סגירת ההודעה',
  quantity: 'כמות',
  oneLess: 'אחד פחות',
  oneMore: 'אחד יותר',
  wholeQuantity: 'הזינו מספר שלם.',
  mostQuantity: 'הזינו {most} או פחות.',
  now: 'עכשיו',
  was: 'במקום',
  from: 'החל מ־{price}',
  eachTime: '{price} בכל פעם',
  fromEachTime: 'החל מ־{price} בכל פעם',
  perMeasure: '{price} ל־\u2068{measure}\u2069',
  priceOnRequest: 'מחיר לפי פנייה',
  breadcrumb: 'נתיב ניווט',
};
