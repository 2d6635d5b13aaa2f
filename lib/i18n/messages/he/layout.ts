import type { Messages } from '../en';

export const layout: Messages['layout'] = {
  homeTitle: '{shop}: כלי קרמיקה ודברים לבית',
  about: 'כלי קרמיקה ודברים לבית, שנוצרים בנחת בסטודיו קטן ומיועדים לשימוש בכל יום.',
  description: 'ב־Halden יוצרים כלי קרמיקה, זכוכית, מנורות ופשתן לבית: דברים פשוטים ומוקפדים לכל יום.',
  skip: 'דילוג לתוכן',
  allProducts: 'כל המוצרים',
  categories: 'קטגוריות',
  shop: 'חנות',
  language: 'שפה',
  help: 'עזרה',
  yourOrders: 'ההזמנות שלכם',
  colors: 'צבעים',
  colorsOfSystem: 'כמו במכשיר שלי',
  colorsLight: 'בהיר',
  colorsDark: 'כהה',
  offline: 'אין חיבור לאינטרנט. שום דבר לא אבד: מה שביקשתם יימשך ברגע שהחיבור יחזור.',
};
