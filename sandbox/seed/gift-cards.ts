import type { GiftCard } from '../ecom/quote/gift-cards';

/** One gift card for each possible state. Balances in cents. */
export const SEED_GIFT_CARDS: GiftCard[] = [
  { code: 'HALDEN-GIFT-50', balance: 5000, expiresAt: null, disabled: false },
  { code: 'HALDEN-EMPTY', balance: 0, expiresAt: null, disabled: false },
  { code: 'HALDEN-EXPIRED', balance: 2500, expiresAt: Date.UTC(2025, 8, 1), disabled: false },
  { code: 'HALDEN-DISABLED', balance: 2500, expiresAt: null, disabled: true },
];
