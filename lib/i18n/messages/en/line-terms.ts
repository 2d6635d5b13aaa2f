/** The plan, the pre-order and the gift of a line. A part of the cart's messages. */
export const lineTerms = {
  recipient: 'For',
  message: 'Message',
  sent: 'Sent',
  onceAtPayment: 'Right after payment',
  plan: 'Subscription',
  charged: 'Charged',
  /** With the first charge and the others: With your order, then every month. */
  withOrder: 'With your order, then {every}',
  afterTrial: 'Free for {trial}, then {every}',
  untilCanceled: '{charges}, until canceled',
  payments: { one: '{charges}, {count} payment in all', other: '{charges}, {count} payments in all' },
  every: {
    day: { one: 'every day', other: 'every {count} days' },
    week: { one: 'every week', other: 'every {count} weeks' },
    month: { one: 'every month', other: 'every {count} months' },
    year: { one: 'every year', other: 'every {count} years' },
  },
  period: {
    day: { one: '{count} day', other: '{count} days' },
    week: { one: '{count} week', other: '{count} weeks' },
    month: { one: '{count} month', other: '{count} months' },
    year: { one: '{count} year', other: '{count} years' },
  },
  preOrder: 'Pre-order',
  later: 'Ships later',
} as const;
