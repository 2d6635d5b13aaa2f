/** Words of searches, never shown, separated by commas. Case, accents and plural forms do not matter. */

/** Words for the products that a shopper wants: on sale, new, for a gift. `under` and `over` stand before an amount, with a `~` after it. */
export const searchWords = {
  sale: 'sale, on sale, sales, discount, discounts, discounted, reduced, offer, offers, deals, bargain, bargains, clearance, outlet',
  new: 'new, newest, new in, latest, new arrivals, recent, just in',
  gift: 'gift, gifts, gift idea, gift ideas, present, presents',
  cheap: 'cheap, cheapest, inexpensive, affordable, low price',
  inStock: 'in stock, available, available now',
  under: 'under, below, less than, up to, max, maximum, cheaper than, <',
  over: 'over, above, more than, from, at least, min, minimum, >',
  currencies: '$, €, £, ₪, usd, eur, gbp, ils, us$, dollar, dollars, euro, euros, pounds, shekels',
  ignored:
    'a, an, the, and, or, for, of, with, in, on, to, from, by, at, my, me, some, any, i, need, want, buy, show, find, looking, price',
} as const;

/** The colors that a word names, as a shopper sees them. */
export const colorWords = {
  black: 'black',
  white: 'white',
  gray: 'gray, greys, silver',
  beige: 'beige, cream, tan, nude',
  brown: 'brown, chocolate',
  red: 'red, burgundy, crimson',
  orange: 'orange',
  yellow: 'yellow, gold, golden, mustard',
  green: 'green, khaki, mint, turquoise',
  blue: 'blue, navy, turquoise, indigo',
  purple: 'purple, violet, lilac, lavender',
  pink: 'pink, blush',
} as const;
