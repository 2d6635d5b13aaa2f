/** Delivery costs, shown beside a product. */
export const delivery = {
  cost: '{country}: {cost} shipping, {days} business days.',
  costFreeFrom: '{country}: {cost} shipping, free on orders of {freeFrom} or more, {days} business days.',
  free: '{country}: free shipping, {days} business days.',
  abroad: 'Everywhere else: from {cost}.',
  digitalSent: 'A download: we’ll email you the link after payment.',
  giftCardSent: 'Emailed after payment, ready to give.',
  giftCardGood: 'Good for anything in the shop, all at once or bit by bit.',
  arrives: 'Order now, get it around {dates}',
} as const;
