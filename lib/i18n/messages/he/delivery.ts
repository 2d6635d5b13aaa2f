import type { Messages } from '../en';

export const delivery: Messages['delivery'] = {
  cost: '{country}: משלוח {cost}, תוך \u2068{days}\u2069 ימי עסקים.',
  costFreeFrom: '{country}: משלוח {cost}, חינם החל מ־{freeFrom}, תוך \u2068{days}\u2069 ימי עסקים.',
  free: '{country}: משלוח חינם תוך \u2068{days}\u2069 ימי עסקים.',
  abroad: 'לכל שאר העולם: החל מ־{cost}.',
  digitalSent: 'מוצר להורדה: הקישור יגיע באימייל מיד לאחר התשלום.',
  giftCardSent: 'יגיע באימייל מיד לאחר התשלום, מוכן להענקה.',
  giftCardGood: 'תקף לכל דבר בחנות, בפעם אחת או טיפין טיפין.',
  arrives: 'בהזמנה עכשיו: יגיע בערך {dates}',
};
