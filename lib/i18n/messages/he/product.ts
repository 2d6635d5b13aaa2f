import type { Messages } from '../en';

export const product: Messages['product'] = {
  addToCart: 'הוספה לסל',
  soldOut: 'אזל מהמלאי',
  preOrder: 'הזמנה מראש',
  none: 'ללא',
  plusPrice: '\u2068{name}\u2069 (+{price})',
  plus: '\u2066+\u2068{price}\u2069\u2069',
  fromTo: 'בין {least} ל־{count} תווים',
  howOften: 'אפשרויות רכישה',
  buyOnce: 'רכישה חד־פעמית',
  saves: 'חיסכון של {percent}%',
  stock: {
    'sold-out': 'אזל מהמלאי',
    'not-available': 'לא זמין בשילוב הזה',
    'in-stock': 'במלאי',
    'at-once': 'זמין מיד',
    'pre-order': 'אפשר להזמין עכשיו, המשלוח יגיע מאוחר יותר',
  },
  onlyLeft: 'רק {left} במלאי',
  choiceSoldOut: '(אזל מהמלאי)',
  choiceNotAvailable: '(לא זמין)',
  pleaseChoose: 'יש לבחור',
  chooseOptions: 'בחרו: {options}.',
  thisSoldOut: 'הדגם הזה אזל מהמלאי: \u2068{name}\u2069. בחרו דגם אחר.',
  thisNotAvailable: 'השילוב הזה לא זמין: \u2068{name}\u2069. בחרו שילוב אחר.',
  optional: '\u2068{title}\u2069 (לא חובה)',
  upTo: 'עד {count} תווים',
  fillIn: 'מלאו את ״{field}״.',
  added: 'נוסף לסל שלכם: \u2068{what}\u2069.',
  notAdded: 'לא הצלחנו להוסיף את \u2068{what}\u2069.',
  add: 'הוספה',
  addFor: 'הוספה ב־{price}',
  option: { beforeVowel: '{name}', other: '{name}' },
  choose: 'בחירת \u2068{option}\u2069',
  similar: 'למוצרים דומים',
  addToWishlist: 'הוספה לרשימת המשאלות',
  onWishlist: 'ברשימת המשאלות שלכם',
  needsAccount: 'ללא JavaScript רשימת המשאלות זמינה רק לבעלי חשבון: התחברו תחילה.',
};

export const gallery: Messages['gallery'] = {
  pictures: 'תמונות של \u2068{name}\u2069',
  all: 'כל התמונות',
  one: 'תמונה {number} מתוך {count}: \u2068{alt}\u2069',
  position: '{number} מתוך {count}',
  enlarge: 'הגדלת תמונה {number} מתוך {count}',
  enlarged: 'תמונות של \u2068{name}\u2069, מוגדלות',
  video: 'סרטון: \u2068{alt}\u2069',
  zoomIn: 'הגדלה',
  zoomOut: 'הקטנה',
  previous: 'התמונה הקודמת',
  next: 'התמונה הבאה',
  close: 'סגירה',
};

export const sizes: Messages['sizes'] = {
  guide: 'מדריך מידות',
  close: 'סגירת מדריך המידות',
  page: 'פתיחה כעמוד',
  scale: {
    mug: 'מצויר בקנה מידה: רוחב {width} וגובה {height}, ליד ספל בגובה {beside}.',
    hand: 'מצויר בקנה מידה: רוחב {width} וגובה {height}, ליד כף יד באורך {beside}.',
  },
};

export const delivery: Messages['delivery'] = {
  cost: '{country}: משלוח {cost}.',
  costFreeFrom: '{country}: משלוח {cost}, חינם החל מ־{freeFrom}.',
  free: '{country}: משלוח חינם.',
  days: { one: 'תוך יום עסקים אחד.', other: 'תוך \u2068{days}\u2069 ימי עסקים.' },
  abroad: 'לכל שאר העולם: החל מ־{cost}.',
  costInCart: '{country}: דמי המשלוח מחושבים בסל.',
  giftCardCurrency: 'כרטיסי המתנה הם ב־{currency}.',
  digitalSent: 'מוצר להורדה: הקישור יגיע באימייל מיד לאחר התשלום.',
  giftCardSent: 'יגיע באימייל מיד לאחר התשלום, מוכן להענקה.',
  giftCardGood: 'תקף לכל דבר בחנות, בפעם אחת או טיפין טיפין.',
  arrives: 'בהזמנה עכשיו: יגיע בערך {dates}',
  expected: 'יגיע בערך ב־{dates}',
  returnsFree: {
    one: '{country}: החזרה חינם תוך יום אחד.',
    other: '{country}: החזרה חינם תוך \u2068{count}\u2069 ימים.',
  },
  returnsPaid: {
    one: '{country}: החזרה תוך יום אחד. דמי המשלוח עליכם.',
    other: '{country}: החזרה תוך \u2068{count}\u2069 ימים. דמי המשלוח עליכם.',
  },
};

export const backInStock: Messages['backInStock'] = {
  title: 'עדכנו אותי כשיחזור למלאי',
  intro: 'נשלח לך הודעת דוא״ל אחת ברגע שהמוצר יחזור למלאי. לא נשתמש בכתובת לשום דבר אחר.',
  which: 'איזו אפשרות?',
  email: 'כתובת הדוא״ל שלך',
  submit: 'שלחו לי הודעה',
  done: 'נרשם. נכתוב פעם אחת אל {email} ברגע ש־{name} יחזור למלאי.',
  off: 'לצערנו איננו יכולים לקבל בקשות כאלה כרגע.',
  gone: 'המוצר הזה כבר לא נמכר אצלנו, ולכן אין למה לחכות.',
  notSoldOut: 'המוצר במלאי, ואין צורך לחכות.',
  back: 'חזרה אל {name}',
  some: 'הדגם שרצית אזל? אפשר לקבל הודעה כשיחזור למלאי.',
};

export const giftCard: Messages['giftCard'] = {
  title: 'כרטיס מתנה',
  intro: 'קוד לכל מה שבחנות, באימייל ביום שתבחרו.',
  noDelivery: 'בלי דמי משלוח ובלי המתנה לחבילה.',
  form: 'קניית כרטיס מתנה',
  amount: 'סכום',
  valueFor: '{value} במחיר {price}',
  other: 'סכום אחר',
  ownAmount: 'הסכום שלכם',
  between: 'מ־{least} עד {most}.',
  forWhom: 'למי הכרטיס?',
  someone: 'למישהו אחר',
  me: 'לי',
  meHint: 'הקוד יגיע לאימייל של ההזמנה מיד לאחר התשלום.',
  firstName: 'שם פרטי',
  lastName: 'שם משפחה (לא חובה)',
  email: 'האימייל של מקבל המתנה',
  message: 'ברכה (לא חובה)',
  messageHint: 'עד {count} תווים.',
  date: 'תאריך שליחה (לא חובה)',
  dateHint: 'ללא תאריך, הכרטיס יישלח מיד לאחר התשלום.',
  add: 'הוספה לסל',
  added: 'נוסף לסל: {name}.',
  chooseAmount: 'בחרו סכום.',
  amountForm: 'הזינו סכום כמו 75 או 49.50.',
  outOfBounds: 'הזינו סכום מ־{least} עד {most}.',
  chooseWhom: 'בחרו למי הכרטיס.',
  enterFirstName: 'הזינו שם פרטי.',
  enterEmail: 'הזינו את האימייל של מקבל המתנה.',
  dateForm: 'הזינו תאריך.',
  datePast: 'בחרו את היום או יום מאוחר יותר.',
  dateLate: 'בחרו יום בתוך השנה הקרובה.',
};

export const reviews: Messages['reviews'] = {
  title: 'ביקורות',
  of: 'ביקורות על {product}',
  outOfFive: '{average} מתוך 5',
  stars: { one: 'כוכב אחד', two: 'שני כוכבים', other: '{count} כוכבים' },
  ratedStars: { one: 'דירוג: {count} מתוך 5 כוכבים', other: 'דירוג: {count} מתוך 5 כוכבים' },
  count: { one: 'ביקורת אחת', two: 'שתי ביקורות', other: '{count} ביקורות' },
  bar: { one: '{stars}, ביקורת אחת', two: '{stars}, שתי ביקורות', other: '{stars}, {count} ביקורות' },
  distribution: 'ביקורות לפי כוכבים',
  showAll: { one: 'הצגת הביקורת', two: 'הצגת שתי הביקורות', other: 'הצגת כל {count} הביקורות' },
  none: 'אין עדיין ביקורות. אם המוצר כבר אצלכם בבית, אחרים ישמחו לשמוע איך הוא.',
  unreachable: 'לא ניתן להציג את הביקורות כרגע.',
  tryAgain: 'ניסיון נוסף',
  write: 'כתיבת ביקורת',
  signInToWrite: 'התחברות לכתיבת ביקורת',
  verified: 'רכישה מאומתת',
  anonymous: 'ללא שם',
  helpful: {
    one: 'לאדם אחד זה עזר',
    two: 'לשני אנשים זה עזר',
    other: 'ל־{count} אנשים זה עזר',
  },
  reply: 'תגובה מאת {shop}',
  pictures: 'תמונות מהביקורת',
  video: 'סרטון מהביקורת',
  sortBy: 'מיון לפי',
  orders: {
    newest: 'החדשות ביותר',
    highest: 'הדירוג הגבוה ביותר',
    lowest: 'הדירוג הנמוך ביותר',
    helpful: 'המועילות ביותר',
  },
  filter: 'סינון לפי כוכבים',
  allStars: 'הכול',
  noneWithStars: 'אין ביקורת עם מספר כוכבים כזה.',
  pages: 'עמודי הביקורות',
  back: 'חזרה למוצר',
  formTitle: 'ביקורת על {product}',
  visitorTitle: 'כדי לכתוב ביקורת יש להתחבר',
  visitorText: 'צריך חשבון, כדי שכל אדם יכתוב ביקורת אחת בלבד. לאחר ההתחברות תחזרו לכאן.',
  signIn: 'התחברות',
  register: 'יצירת חשבון',
  formUnreachable: 'לא ניתן להציג את הטופס כרגע',
  formUnreachableText: 'לא הצלחנו להגיע לנתוני החנות. כדאי לנסות שוב בעוד רגע.',
  ownTitle: 'הביקורת שלכם',
  states: {
    published: 'הביקורת שלכם פורסמה.',
    pending: 'הביקורת שלכם התקבלה ותפורסם לאחר שנבדוק אותה.',
    rejected: 'הביקורת שלכם לא פורסמה, כי היא אינה תואמת את כללי הביקורות שלנו.',
  },
  final: 'לא ניתן לשנות ביקורת לאחר שנשלחה. אם משהו בה אינו נכון, אפשר לפנות אלינו.',
};

export const reviewForm: Messages['reviewForm'] = {
  label: 'הביקורת שלכם',
  rating: 'הדירוג שלכם',
  stars: { one: 'כוכב אחד', two: 'שני כוכבים', other: '{count} כוכבים' },
  meanings: { 1: 'גרוע', 2: 'סביר', 3: 'טוב', 4: 'טוב מאוד', 5: 'מצוין' },
  title: 'כותרת (לא חובה)',
  text: 'הביקורת שלכם',
  textHint: 'למה המוצר משמש אתכם, ואיך הוא מחזיק מעמד? עד {count} תווים.',
  name: 'השם שיוצג ליד הביקורת',
  nameHint: 'לקוחות אחרים רואים את השם הזה.',
  send: 'שליחת הביקורת',
};

/** מה שהחוק בחלק מהמדינות דורש לומר על מחירים. */
export const priceNotes: Messages['priceNotes'] = {
  tax: {
    included: 'כולל מע״מ',
    'small-business': 'ללא מע״מ (עסק קטן)',
  },
  /** For all goods of a list, in the footer. */
  all: 'כל המחירים {tax}',
  plus: '{tax}, בתוספת {shipping}',
  /** The link in `plus`. */
  shipping: 'משלוח',
  shippingAdded: 'בתוספת {shipping}',
  lowest: 'המחיר הנמוך ביותר ב־30 הימים האחרונים: \u2068{price}\u2069',
  feeIncluded: 'כולל עמלות חובה בסך \u2068{amount}\u2069',
  feePerOrder: 'בתוספת עמלות בסך \u2068{amount}\u2069 להזמנה',
  feesApart: 'סכום הביניים אינו כולל עמלות חובה. הסכום הכולל כולל אותן.',
};

export const guarantee: Messages['guarantee'] = {
  title: 'זכויות האחריות שלכם לפי חוק',
  intro: 'ההודעה הרשמית של האיחוד האירופי לכל מי שקונה מוצרים.',
  alt: 'הודעה רשמית של האיחוד האירופי על האחריות לפי חוק',
  full: 'פתיחת ההודעה בגודל מלא',
  more: 'הזכויות שלכם באתר europa.eu',
};

export const productSafety: Messages['productSafety'] = {
  title: 'בטיחות המוצר',
  manufacturer: 'יצרן',
  euPerson: 'הגורם האחראי באיחוד האירופי',
  itemNumber: { one: 'מספר פריט', other: 'מספרי פריטים' },
  garan: 'GARAN: היצרן מתחייב לעמידות של \u2068{years}\u2069 שנים',
  garanMore: 'על אחריות מסחרית באתר europa.eu',
};

export const reviewChecks: Messages['reviewChecks'] = {
  unchecked:
    'הביקורות נכתבו על ידי לקוחות רשומים. איננו בודקים אם הם קנו את המוצר. אנחנו מפרסמים ביקורות חיוביות ושליליות.',
  marked:
    'הביקורות נכתבו על ידי לקוחות רשומים. ביקורות של קונים מסומנות „רכישה מאומתת”. את האחרות איננו בודקים. אנחנו מפרסמים ביקורות חיוביות ושליליות.',
  verified:
    'הביקורות נכתבו על ידי לקוחות שקנו את המוצר, ואנחנו בודקים זאת לפני הפרסום. אנחנו מפרסמים ביקורות חיוביות ושליליות.',
};

export const agents: Messages['agents'] = {
  regularPrice: 'מחיר רגיל',
  pricePerUnit: 'מחיר ליחידת מידה',
  variants: 'אפשרויות',
  sku: 'מק״ט',
  page: 'עמוד',
  forms:
    'כל עמוד זמין גם ב־Markdown: עם ‎.md בסוף הנתיב, או עבור ”Accept: text/markdown“. עמוד הבית הוא ‎/index.md.',
  search: 'חיפוש: {url} ואחריו מילות החיפוש',
  currency: 'המחירים הם ב־{currency}. המחירים הסופיים מוצגים בעגלה ובקופה.',
  payment: 'רק אדם יכול לשלם, בעמוד הקופה.',
  feeds: 'פידים של מוצרים',
};
