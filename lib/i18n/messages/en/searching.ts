/** Words of searches, never shown, separated by commas. Case, accents and plural forms do not matter. */

/** Words for the products that a shopper wants: on sale, new, for a gift. `under` and `over` stand before an amount, with a `~` after it. Each line of `synonyms` has words that shops use for the same things. */
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
  synonyms: `
    trousers, pants, slacks, chinos
    t-shirt, tshirt, tee, tee shirt
    sweater, jumper, pullover
    hoodie, hoody, sweatshirt, hooded sweatshirt
    turtleneck, rollneck, roll neck, polo neck
    cardigan, knit jacket
    coat, jacket, trench
    raincoat, rain coat, rain jacket, waterproof jacket, trench coat
    blouse, shirt
    vest, waistcoat, gilet
    beanie, hat, cap
    scarf, shawl
    bag, handbag, tote, purse
    backpack, rucksack, daypack
    wallet, purse, billfold
    trainers, sneakers, tennis shoes
    swimsuit, swimwear, bathing suit
    underwear, lingerie, briefs
    pajamas, pyjamas, nightwear, sleepwear
    tights, stockings, hosiery
    earrings, ear studs
    necklace, pendant, chain
    jewelry, jewellery
    glasses, spectacles, eyeglasses
    sofa, couch, settee
    wardrobe, closet, armoire
    lamp, light, lighting
    rug, carpet
    curtain, drape
    cushion, pillow
    throw, blanket
    duvet, comforter, quilt
    bed linen, bedding, bed sheets
    bin, trash can, waste basket
    faucet, tap
    mug, coffee cup
    jug, pitcher, carafe
    pan, frying pan, skillet
    pot, saucepan, casserole
    cutlery, flatware, silverware
    crockery, dinnerware
    cutting board, chopping board
    tea towel, dish towel, kitchen towel
    planter, flower pot, plant pot
    cookies, biscuits
    candy, sweets
    soda, soft drink
    cookbook, recipe book
    phone, smartphone, cell phone, mobile phone
    headphones, earphones, earbuds
    charger, power adapter
    stroller, pram, pushchair, buggy
    diaper, nappy
    child, children, kid, kids
    baby seat, child seat
    bike, bicycle, cycle
    electric bike, ebike, e-bike, pedelec
    fender, mudguard
    headlight, front light, headlamp
    taillight, tail light, rear light, back light
    tire, tyre
    bottle cage, bottle holder
    lube, lubricant, oil
    repair kit, patch kit, puncture kit
    hi-vis, high visibility, reflective
    padlock, lock
    flashlight, torch
    wrench, spanner
    shampoo, hair wash
    body lotion, moisturizer, cream
    perfume, fragrance, eau de parfum
    gift card, gift voucher, voucher, gift certificate
    notebook, journal
    poster, print, art print
    aluminum, aluminium
    fiber, fibre
    navy, navy blue, dark blue
    men, mens, man, gentlemen
    women, womens, woman, ladies
  `,
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
