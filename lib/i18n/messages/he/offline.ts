import type { Messages } from '../en';

export const offline: Messages['offline'] = {
  title: 'אין חיבור לאינטרנט',
  notSaved: 'העמוד הזה עוד לא נפתח במכשיר הזה, ולכן אי אפשר להציג אותו כעת.',
  needsConnection: 'התחברות, תשלום והחשבון שלכם דורשים חיבור לאינטרנט.',
  tryAgain: 'ניסיון נוסף',
  savedPages: 'עמודים שאפשר לפתוח עכשיו',
  savedPage: 'העמוד נשמר {age}. ייתכן שהמחירים והמלאי השתנו.',
  aMomentAgo: 'לפני רגע',
  cartTitle: 'סל הקניות שלכם',
  cartFrom: 'סל הקניות כפי שהיה {age}. ייתכן שהמחירים והמלאי השתנו מאז.',
  cartChanges: 'כדי לשנות אותו או לשלם נדרש חיבור לאינטרנט.',
  cartEmpty: 'אין סל קניות במכשיר הזה.',
  quantity: 'כמות: {count}',
  subtotal: 'סכום ביניים',
  reload: 'טעינה מחדש',
  newVersion: 'גרסה חדשה של החנות מוכנה.',
};
