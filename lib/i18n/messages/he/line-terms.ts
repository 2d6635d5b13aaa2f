import type { Messages } from '../en';

export const lineTerms: Messages['cart']['terms'] = {
  recipient: 'עבור',
  message: 'ברכה',
  sent: 'שליחה',
  onceAtPayment: 'מיד לאחר התשלום',
  plan: 'מנוי',
  charged: 'חיוב',
  withOrder: 'עם ההזמנה, ולאחר מכן {every}',
  afterTrial: 'לאחר {trial} בחינם, ולאחר מכן {every}',
  untilCanceled: '{charges}, עד לביטול',
  payments: { one: '{charges}, תשלום אחד בסך הכול', other: '{charges}, {count} תשלומים בסך הכול' },
  every: {
    day: { one: 'בכל יום', two: 'בכל יומיים', other: 'בכל {count} ימים' },
    week: { one: 'בכל שבוע', two: 'בכל שבועיים', other: 'בכל {count} שבועות' },
    month: { one: 'בכל חודש', two: 'בכל חודשיים', other: 'בכל {count} חודשים' },
    year: { one: 'בכל שנה', two: 'בכל שנתיים', other: 'בכל {count} שנים' },
  },
  period: {
    day: { one: 'יום אחד', two: 'יומיים', other: '{count} ימים' },
    week: { one: 'שבוע אחד', two: 'שבועיים', other: '{count} שבועות' },
    month: { one: 'חודש אחד', two: 'חודשיים', other: '{count} חודשים' },
    year: { one: 'שנה אחת', two: 'שנתיים', other: '{count} שנים' },
  },
  preOrder: 'הזמנה מראש',
  later: 'המשלוח יגיע מאוחר יותר',
};
