/** The home page. */
export const home = {
  title: 'Made slowly, used daily',
  text: 'Stoneware, glass, lamps and linen from a small studio, for tables that are laid every day.',
  picture:
    'Sunlit table with a moon jar and eucalyptus, a sage teapot, a terracotta bowl of pears, a lamp, candles, a mug and plates',
  shopAll: 'Shop all products',
  categories: 'Find your way around',
  newest: 'New from the studio',
  newProducts: 'New products',
  seeAll: 'See all products',
  storyTitle: 'Plain things, made carefully',
  storyText:
    'Every bowl is thrown by hand, so no two rims are quite the same. We keep the shapes simple and the glazes few, and we replace what breaks in the post.',
  storyPicture:
    'Vases, bowls, a mug and a candle on clay-colored plinths in warm light with leaf shadows on the wall',
  tableware: 'See the tableware',
  statement:
    'We make few things, and make them to stay: bowls with a thumbprint at the foot, lamps for the late hours, linen that softens with every wash.',
  featured: 'From the front shelf',
  featuredProducts: 'Featured products',
  facts: 'How we work',
  thrown: 'Thrown by hand',
  thrownText: 'On the wheel, one at a time. The rim wanders by a millimeter; that is how you know.',
  daily: 'Meant for every day',
  dailyText: 'Glazes that take the dishwasher and the oven. Nothing here is kept for best.',
  mended: 'Replaced if it breaks',
  mendedText: 'Everything travels in paper, not plastic. Should it arrive broken, we send another.',
} as const;
