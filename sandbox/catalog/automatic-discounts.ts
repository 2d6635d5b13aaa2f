import { z } from 'zod';
import type { Writer } from '../db/database';
import type { Reader } from '../db/reader';
import { readSetting, writeSetting } from '../db/settings';
import { discountedPrice } from './price';

const KEY = 'automaticDiscounts';

const rulesSchema = z.array(
  z.object({
    name: z.string(),
    percentOff: z.number(),
    /** Slugs. Empty: all products. */
    products: z.array(z.string()),
  }),
);

/** Discounts without a code, which a merchant sets on a page of the platform that has no API. */
export type AutomaticDiscount = z.infer<typeof rulesSchema>[number];

/** Returns the rules, the one that takes precedence first. A new site has none. */
export const readAutomaticDiscounts = async (reader: Reader): Promise<AutomaticDiscount[]> =>
  rulesSchema.catch([]).parse(await readSetting(reader, KEY));

export const writeAutomaticDiscounts = (tx: Writer, rules: AutomaticDiscount[]): Promise<void> =>
  writeSetting(tx, KEY, rules);

/** Returns the discount of a product, if it has one. */
export const automaticDiscountOf = (
  rules: readonly AutomaticDiscount[],
  { slug }: { slug: string },
): AutomaticDiscount | undefined =>
  rules.find(({ products }) => products.length === 0 || products.includes(slug));

/** Returns a price after an automatic discount, in minor units. */
export const afterDiscount = (price: number, discount: AutomaticDiscount | undefined): number =>
  discount ? discountedPrice(price, { type: 'PERCENT', value: discount.percentOff }) : price;
