/** The progress of an order and its printed page. */
export const orderProgress = {
  title: 'Progress',
  step: {
    placed: 'Placed',
    confirming: 'Awaiting confirmation',
    paid: 'Paid',
    prepared: 'Prepared',
    shipped: 'Shipped',
    delivered: 'Delivered',
    ready: 'Ready to pick up',
    pickedUp: 'Picked up',
    emailed: 'Sent by email',
    carriedOut: 'Completed',
    canceled: 'Canceled',
    refunded: 'Refunded',
    rejected: 'Not accepted',
  },
  /** Names of steps that have begun and are not complete. */
  underway: {
    paid: 'Payment',
    prepared: 'Being prepared',
    shipped: 'Partially shipped',
    pickedUp: 'Partially picked up',
    emailed: 'Being sent by email',
    carriedOut: 'In progress',
  },
  waitsForYou: 'Waiting for pickup',
  count: '{sent} of {of}',
  /** For screen readers, after the name of a step. */
  state: {
    done: 'done',
    partly: 'done in part',
    current: 'now',
    upcoming: 'still to come',
    stopped: 'ended',
  },
  partlyRefunded: 'Part of this order has been refunded.',
  print: 'Print',
  whereIsIt: 'The carrier’s tracking page says where it is.',
} as const;
