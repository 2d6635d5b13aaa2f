import { asc } from 'drizzle-orm';
import type { Sandbox } from '../create-sandbox';
import { events } from '../events/schema';

/**
 * Returns the events of catalog and stock since `since`, oldest first: the last part of the type,
 * and the body.
 */
export async function sentEvents(sandbox: Sandbox, since = 0): Promise<[string, unknown][]> {
  const rows = await sandbox.platform.db.read.select().from(events).orderBy(asc(events.position));
  return rows
    .slice(since)
    .filter(({ type }) => type.startsWith('com.wix.ecommerce.'))
    .map(({ type, body }) => [type.slice(type.lastIndexOf('.') + 1), body]);
}

/** The id of the stock of a product: each digit is the complement to 15. */
export const inventoryIdOf = (productId: string): string =>
  productId.replace(/[0-9a-f]/g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16));

/**
 * A product with one option and the choices S and M. A managed product has a variant for each
 * choice.
 */
export const SHIRT = {
  name: 'Linen shirt',
  priceData: { price: 80 },
  manageVariants: true,
  productOptions: [
    {
      name: 'Size',
      choices: [
        { value: 'S', description: 'S' },
        { value: 'M', description: 'M' },
      ],
    },
  ],
};

/**
 * An order of two pieces for $10 each that a merchant writes down. The SDK changes
 * the objects that it sends, so each call returns new ones.
 */
export const posOrder = () => ({
  lineItems: [
    {
      productName: { original: 'Mug' },
      catalogReference: { appId: 'own', catalogItemId: 'mug' },
      quantity: 2,
      price: { amount: '10' },
      itemType: { preset: 'PHYSICAL' as const },
    },
  ],
  priceSummary: {},
  channelInfo: { type: 'POS' as const },
  currencyConversionDetails: { originalCurrency: 'USD', conversionRate: '1' },
});
