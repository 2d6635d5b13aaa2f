import type { ShopConfig } from '@/lib/config/shop-schema';

/**
 * What the trial of a merchant's shop adds to the `shop.config.ts` of `npm run new-shop`
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
  filters: [{ key: 'size', option: 'Size', title: { de: 'Größe', en: 'Size' } }],
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
