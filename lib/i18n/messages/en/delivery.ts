/** Delivery costs, shown beside a product. */
export const delivery = {
  cost: '{country}: delivery {cost}, in {days} working days.',
  costFreeFrom: '{country}: delivery {cost}, free from {freeFrom}, in {days} working days.',
  free: '{country}: free delivery in {days} working days.',
  abroad: 'Everywhere else: from {cost}.',
  digitalSent: 'A download: the link comes by email as soon as it is paid.',
  giftCardSent: 'Comes by email as soon as it is paid, ready to be passed on.',
  giftCardGood: 'Good for everything in the shop, in one go or bit by bit.',
  arrives: 'Order now: arrives about {dates}',
} as const;
