import type { ShopConfig } from '@/lib/config/shop-schema';

/**
 * Entries that the trial of a merchant's shop adds to the `shop.config.ts` of `npm run new-shop`
 * (scripts/lib/verification/own-shop-trial.mjs). With the files in ./own, these are the wishes of a
 * typical fork, without a change of the shop's code.
 */
export default {
  home: {
    sections: [
      { type: 'hero', title: 'Falten', action: { label: 'Alle Teile', href: '/products' } },
      { type: 'own', name: 'opening-hours' },
      { type: 'newest' },
    ],
  },
  sections: { buy: ['care'], footer: ['opening-hours'] },
  pages: {
    stores: { title: { de: 'Läden', en: 'Stores' }, menu: 'footer', sections: ['stores'] },
  },
  pictureRatio: '1/1',
  gallery: { side: 'end' },
  filters: [
    { key: 'size', option: 'Size', title: { de: 'Größe', en: 'Size' } },
    {
      key: 'fiber',
      title: { de: 'Faser', en: 'Fiber' },
      choices: [
        {
          value: 'organic',
          label: { de: 'Aus Bio-Anbau', en: 'Organic' },
          tag: '9e434761-d133-54e1-a404-6c322d3f3f76',
        },
        { value: 'best', label: { de: 'Beliebt', en: 'Popular' }, ribbon: 'Best seller' },
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
