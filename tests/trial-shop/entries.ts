import type { ShopConfig } from '@/lib/config/shop-schema';

/**
 * Entries that the trial of a merchant's shop adds to the `shop.config.ts` of `npm run new-shop`
 * (scripts/lib/verification/own-shop-trial.mjs). With the files in ./own, these are the wishes of a
 * typical fork, without a change of the shop's code.
 */
export default {
  home: {
    sections: [
      { type: 'hero', title: 'Brot', action: { label: 'Alles aus dem Ofen', href: '/products' } },
      { type: 'own', name: 'pickup-hours' },
      // The collection of the seed has them the other way round.
      { type: 'newest' },
      { type: 'categories' },
    ],
  },
  sections: {
    buy: ['care'],
    footer: ['pickup-hours'],
    header: ['cart-sum'],
    'card-corner': ['rye-mark'],
    'card-foot': ['baked-today'],
    'list-head': ['baking-days'],
  },
  pages: {
    stores: { title: { de: 'Läden', en: 'Stores' }, menu: 'footer', sections: ['stores'] },
    // The examples of docs/own.md.
    bakery: {
      title: { de: 'Die Backstube', en: 'The bakery' },
      sections: ['hours', 'oven', 'bargains', 'bread-of-the-week', 'newest-post', 'loaves', 'cake-order'],
    },
  },
  pictureRatio: '1/1',
  gallery: { side: 'end' },
  filters: [
    { key: 'weight', option: 'Weight', title: { de: 'Gewicht', en: 'Weight' } },
    {
      key: 'diet',
      title: { de: 'Ernährung', en: 'Diet' },
      choices: [
        {
          value: 'vegan',
          label: { de: 'Vegan', en: 'Vegan' },
          tag: '7da4862e-2d7b-5230-84e1-aeee40b09d34',
        },
        { value: 'best', label: { de: 'Beliebt', en: 'Popular' }, ribbon: 'Favorite' },
      ],
    },
  ],
  // The tests start the shop without analytics, so the policy names the hosts as well.
  analytics: [
    { provider: 'webhook', address: 'https://stats.example/events', privacyPage: '/privacy' },
    { provider: 'script', src: 'https://chat.example/widget.js', purpose: 'support' },
  ],
  policy: { script: ['https://chat.example'], connect: ['https://chat.example'] },
  features: {
    blog: true,
    siteContent: true,
    currencies: ['USD'],
    // The sandbox has this form in every seed.
    forms: { contact: 'c21a72c7-c605-5cdc-bd8b-9b41917e8401' },
    cartPage: true,
    orderFields: [
      {
        key: 'day',
        type: 'day',
        required: true,
        from: 2,
        to: 14,
        label: { de: 'Liefertag', en: 'Delivery day' },
      },
      { key: 'bell', type: 'text', label: { de: 'Name an der Klingel', en: 'Name at the door' } },
    ],
  },
} satisfies ShopConfig;
