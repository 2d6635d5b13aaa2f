import type { Messages } from '../en';

export const layout: Messages['layout'] = {
  skip: 'דילוג לתוכן',
  allProducts: 'כל המוצרים',
  categories: 'קטגוריות',
  shop: 'חנות',
  language: 'שפה',
  help: 'עזרה',
  banner: 'הודעה',
  contact: 'יצירת קשר',
  legal: 'מידע משפטי',
  social: 'רשתות חברתיות',
  yourOrders: 'ההזמנות שלכם',
  colors: 'צבעים',
  colorsOfSystem: 'כמו במכשיר שלי',
  colorsLight: 'בהיר',
  colorsDark: 'כהה',
  offline: 'אין חיבור לאינטרנט. שום דבר לא אבד: מה שביקשתם יימשך ברגע שהחיבור יחזור.',
};
