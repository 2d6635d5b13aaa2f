import type { Messages } from '../en';

export const layout: Messages['layout'] = {
  skip: 'דילוג לתוכן',
  allProducts: 'כל המוצרים',
  blog: 'היומן',
  categories: 'קטגוריות',
  shop: 'חנות',
  language: 'שפה',
  currency: 'מטבע',
  approximatePrices: 'המחירים ב־⁨{shown}⁩ הם משוערים. התשלום הוא ב־⁨{charged}⁩.',
  help: 'עזרה',
  banner: 'הודעה',
  shopInformation: 'מידע מהחנות',
  contact: 'יצירת קשר',
  legal: 'מידע משפטי',
  social: 'רשתות חברתיות',
  yourOrders: 'ההזמנות שלכם',
  payments: 'אמצעי תשלום מקובלים',
  paymentNames: { 'bank-transfer': 'העברה בנקאית', invoice: 'חשבונית', 'gift-card': 'כרטיס מתנה' },
  securePayment: 'תשלום מאובטח: פרטי התשלום מוזנים בעמוד התשלום, והחנות לעולם לא רואה אותם.',
  questions: 'שאלות?',
  newsletter: 'ניוזלטר',
  newsletterEmail: 'אימייל',
  subscribe: 'הרשמה',
  colors: 'תצוגה',
  colorsOfSystem: 'כמו במכשיר שלי',
  colorsLight: 'בהיר',
  colorsDark: 'כהה',
  offline: 'אין חיבור לאינטרנט. שום דבר לא אבד: מה שביקשתם יימשך ברגע שהחיבור יחזור.',
  goOn: 'המשך',
};

export const header: Messages['header'] = {
  errorTitle: 'שגיאה:',
  menu: 'תפריט',
  closeMenu: 'סגירת התפריט',
  openSearch: 'פתיחת החיפוש',
  closeSearch: 'סגירת החיפוש',
  search: 'חיפוש',
  cart: 'סל הקניות',
  cartWithItems: {
    one: 'סל הקניות, פריט אחד',
    two: 'סל הקניות, שני פריטים',
    other: 'סל הקניות, {count} פריטים',
  },
  account: 'חשבון',
  signIn: 'התחברות',
  loading: 'הדף נטען',
  signedOut: 'החיבור לחשבון שלכם נותק. {signInAgain} כדי לראות את החשבון ואת הסל שלכם.',
  signInAgain: 'התחברו שוב',
};

export const ui: Messages['ui'] = {
  close: 'סגירה',
  dismiss: 'סגירת ההודעה',
  quantity: 'כמות',
  oneLess: 'הפחתת הכמות',
  oneMore: 'הגדלת הכמות',
  wholeQuantity: 'הזינו מספר שלם.',
  mostQuantity: 'הזינו {most} או פחות.',
  onlyLeft: 'רק {left} במלאי',
  now: 'עכשיו',
  was: 'במקום',
  from: 'החל מ־{price}',
  eachTime: '{price} לכל משלוח',
  fromEachTime: 'החל מ־{price} לכל משלוח',
  perMeasure: '{price} ל־\u2068{measure}\u2069',
  priceOnRequest: 'מחיר לפי פנייה',
  breadcrumb: 'נתיב ניווט',
};

export const consent: Messages['consent'] = {
  title: 'פרטיות',
  text: 'האם מותר לנו למדוד את השימוש שלכם בחנות? המדידה עוזרת לנו לשפר אותה. אפשר לשנות את התשובה בכל עת, בתחתית כל עמוד.',
  choose: 'במה מותר לנו להשתמש? החנות פועלת גם בלי זה. אפשר לשנות את התשובה בכל עת, בתחתית כל עמוד.',
  purposes: {
    statistics: { title: 'סטטיסטיקה', text: 'כדי לראות איך משתמשים בחנות ולשפר אותה.' },
    marketing: { title: 'שיווק', text: 'כדי להציג לכם פרסומות מתאימות ולבדוק אם הן מועילות.' },
    support: { title: 'צ׳אט ועזרה', text: 'כדי לענות על השאלות שלכם ממש כאן.' },
  },
  receiver: 'הנתונים נשלחים אל \u2068{receiver}\u2069.',
  privacyPage: 'מדיניות הפרטיות',
  accept: 'אישור',
  decline: 'דחייה',
  acceptAll: 'אישור הכול',
  save: 'שמירת הבחירה',
  settings: 'הגדרות פרטיות',
};

export const pages: Messages['pages'] = {
  notFound: 'הדף לא נמצא',
  notFoundTitle: 'לא מצאנו את הדף הזה',
  notFoundText: 'אולי הוא עבר למקום אחר, או שהפריט ירד מהמדף.',
  allProducts: 'לכל המוצרים',
  home: 'לדף הבית',
  draftTitle: 'העמוד הזה הוא תבנית',
  draftText:
    'יש להשלים את המקומות המסומנים בקובץ {file} ולהסיר את השורה ‎“status: draft”‎. חנות פעילה אינה מפרסמת אותו.',
};

export const maintenance: Messages['maintenance'] = {
  title: 'נחזור בקרוב',
  text: 'החנות סגורה לזמן קצר. הסל שלכם שמור. עד שנחזור אפשר לפנות אלינו בכתובת {email}.',
  textWithoutEmail: 'החנות סגורה לזמן קצר. הסל שלכם שמור.',
  retry: 'בדיקה נוספת',
};

export const oldForm: Messages['oldForm'] = {
  title: 'עדכנו את החנות',
  text: 'פתחתם את הטופס לפני העדכון, ולכן לא יכולנו לשלוח אותו. פתחו אותו שוב והזינו את הפרטים.',
  typed: 'אלה הפרטים שהזנתם, בלי סיסמאות:',
  openAgain: 'פתיחת הטופס מחדש',
};

/** Answers to programs that act for a shopper. */
export const assistants: Messages['assistants'] = {
  notFound: 'המוצר הזה אינו זמין בחנות.',
  incompatible: 'העוזר הדיגיטלי לא יכול לבצע זאת כאן. אפשר להמשיך באתר החנות.',
  priceIgnored: 'המחירים כאן הם במטבע של החנות, ולכן סינון המחיר לא הוחל.',
  cartGone: 'העגלה הזאת כבר לא קיימת.',
  nothingLeft: 'אף אחד מהפריטים האלה אינו זמין בחנות.',
  tooManyLines: 'עגלה יכולה להכיל כאן {count} פריטים שונים.',
  unknownItem: 'פריט אחד אינו זמין בחנות, ולכן הושמט.',
  needsPage: 'אפשר לקנות את {name} בדף המוצר בחנות: {url}',
  leftOut: 'המוצר {name} אזל מהמלאי, ולכן הושמט.',
  lowered: '{name}: כמות זמינה {quantity}.',
  soldOut: 'המוצר {name} כבר אינו זמין.',
  oneCode: 'אפשר להשתמש בקוד אחד בלבד בהזמנה.',
  handOff: 'יש לפתוח את הקישור כדי לבדוק את הפריטים ולשלם. בחנות הזאת אדם הוא שמשלם.',
  placeUnknown: 'המשלוח והמס יתווספו כשהחנות תדע מה המדינה.',
  taxUnknown: 'המס יתווסף בקופה.',
  taxIncluded: 'המחירים כוללים מס.',
  undeliverable: 'החנות אינה יכולה לשלוח לכתובת הזאת.',
  optionGone: 'אפשרות המשלוח הזאת אינה זמינה.',
  other: 'עלויות נוספות',
  replaceCart: 'לרוקן קודם את העגלה שלי',
  codeWaits: 'הקוד {code} יופעל.',
  codeApplied: 'הקוד {code} הופעל.',
};

export const blog: Messages['blog'] = {
  title: 'היומן',
  intro: 'רשימות מהסטודיו: איך הדברים נוצרים, ואיך שומרים עליהם לאורך זמן.',
  shown: 'במאמר הזה',
  posts: 'כתבות',
  tags: 'נושאים',
  tagged: 'היומן: {tag}',
  all: 'לכל הכתבות',
  by: 'מאת {author}',
  published: 'פורסם ב־{date}',
  newer: 'כתבות חדשות יותר',
  older: 'כתבות ישנות יותר',
  page: 'היומן, עמוד {page}',
  feed: 'עדכונים על כתבות חדשות (Atom)',
  empty: 'עוד אין כאן כתבות',
  emptyText: 'הכתבה הראשונה נכתבת ברגעים אלה.',
};

export const preview: Messages['preview'] = {
  label: 'תצוגה מקדימה',
  text: 'מוצגות כאן טיוטות שעוד לא פורסמו.',
  leave: 'יציאה מהתצוגה המקדימה',
};

/** Of a link that notes a coupon. */
export const discountLinks: Messages['discountLinks'] = {
  noted: 'ההנחה נשמרה. היא תופחת כשתוסיפו את הפריט הראשון.',
  waits: 'הקוד {code} נשמר. ההנחה תופחת כשתוסיפו את הפריט הראשון.',
  kept: 'הקוד {code} נשמר. ההנחה תופחת עם הפריט הבא, או עכשיו.',
  apply: 'החלת הקוד {code} עכשיו',
};
