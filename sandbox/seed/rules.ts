import { toMinor } from '../core/money';
import { COUNTRIES } from '../ecom/countries';
import type { GiftCard } from '../ecom/quote/gift-cards';
import type { coupons, memberships, shippingOptions } from '../ecom/quote/schema';
import type { giftCardProducts } from '../gift-cards/schema';
import { stableId, stableMediaId } from './ids';
import type { SeedShop } from './shop-file';

const HAS_AMOUNT = new Set(['AMOUNT', 'FIXED_PRICE']);

export const couponRows = ({ coupons: all }: SeedShop): (typeof coupons.$inferInsert)[] =>
  all.map(({ value, minimumSubtotal, ...coupon }) => ({
    id: stableId(`coupon:${coupon.code}`),
    ...coupon,
    value: HAS_AMOUNT.has(coupon.type) ? toMinor(value) : value,
    ...(minimumSubtotal !== undefined && { minimumSubtotal: toMinor(minimumSubtotal) }),
  }));

export const giftCardsOf = ({ giftCards }: SeedShop): GiftCard[] =>
  giftCards.map(({ balance, expiresAt = null, ...card }) => ({
    ...card,
    balance: toMinor(balance),
    expiresAt,
  }));

/** Returns the products of the gift-card app. A variant's id follows from its value. */
export const giftCardProductRows = ({
  giftCardProducts: all,
}: SeedShop): (typeof giftCardProducts.$inferInsert)[] =>
  all.map(({ key, name, description, image, presets, custom }) => ({
    id: stableId(`gift-card:${key}`),
    document: {
      name,
      description,
      image: image === undefined ? null : stableMediaId(image),
      presets: presets.map(({ value, price = value }) => ({
        id: stableId(`gift-card:${key}:${value}`),
        price: toMinor(price),
        value: toMinor(value),
      })),
      custom: custom ? { min: toMinor(custom.min), max: toMinor(custom.max) } : null,
    },
  }));

const CARRIERS = { manual: stableId('carrier:manual'), pickup: stableId('carrier:pickup') };

/** Returns the delivery options. One without countries serves all that the others leave. */
export function shippingRows({ shippingOptions: all }: SeedShop): (typeof shippingOptions.$inferInsert)[] {
  const named = new Set(all.flatMap(({ countries = [] }) => countries));
  const others = COUNTRIES.filter((country) => !named.has(country));
  return all.map(({ cost, freeFrom, countries, ...option }, position) => ({
    ...option,
    carrierId: option.pickupAddress ? CARRIERS.pickup : CARRIERS.manual,
    cost: toMinor(cost),
    ...(freeFrom !== undefined && { freeFrom: toMinor(freeFrom) }),
    countries: countries ?? others,
    position,
  }));
}

/** The app that provides memberships. Any fixed id serves. */
const MEMBERSHIPS_APP_ID = stableId('app:memberships');

export const membershipRows = ({ memberships: all }: SeedShop): (typeof memberships.$inferInsert)[] =>
  all.map(({ key, member, products, expiresAt = null, ...membership }, position) => ({
    ...membership,
    id: stableId(`membership:${key}`),
    appId: MEMBERSHIPS_APP_ID,
    memberId: stableId(`member:${member}`),
    productIds: products.map((slug) => stableId(`product:${slug}`)),
    expiresAt,
    position,
  }));
