import type { Messages } from '../en';

export const lineTerms: Messages['cart']['terms'] = {
  recipient: 'Für',
  message: 'Nachricht',
  sent: 'Versand',
  onceAtPayment: 'Nach der Zahlung',
  plan: 'Abo',
  charged: 'Abbuchung',
  withOrder: 'Mit der Bestellung, danach {every}',
  afterTrial: 'Erst nach {trial}, danach {every}',
  untilCanceled: '{charges}, bis zur Kündigung',
  payments: { one: '{charges}, insgesamt {count} Zahlung', other: '{charges}, insgesamt {count} Zahlungen' },
  every: {
    day: { one: 'jeden Tag', other: 'alle {count} Tage' },
    week: { one: 'jede Woche', other: 'alle {count} Wochen' },
    month: { one: 'jeden Monat', other: 'alle {count} Monate' },
    year: { one: 'jedes Jahr', other: 'alle {count} Jahre' },
  },
  period: {
    day: { one: '{count} Tag', other: '{count} Tagen' },
    week: { one: '{count} Woche', other: '{count} Wochen' },
    month: { one: '{count} Monat', other: '{count} Monaten' },
    year: { one: '{count} Jahr', other: '{count} Jahren' },
  },
  preOrder: 'Vorbestellung',
  later: 'Spätere Lieferung',
};
