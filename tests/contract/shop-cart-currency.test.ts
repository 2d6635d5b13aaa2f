import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { seedFolder } from '../../sandbox/seed/seed-folder';
import { BUYER, openPage } from '../../sandbox/tests/hosted-page';
import { control } from '../../sandbox/tests/sign-in';
import { newProcess } from '../new-process';
import { framework } from './framework';
import { type Generation, newVisitor, openShop, SHOP } from './shop-visitor';

const temporary = mkdtempSync(join(tmpdir(), 'shop-currency-test-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

/** Returns a seed that sells the demo shop's products in another currency, for other amounts. */
function seedIn(currency: string, scale: number): string {
  const from = seedFolder('ceramics');
  const folder = join(temporary, currency);
  for (const name of ['catalog.json', 'shop.json', 'reviews.json', 'translations.de.json'])
    cpSync(join(from, name), join(folder, name));
  for (const name of ['media', 'files', 'videos']) symlinkSync(join(from, name), join(folder, name));
  const scaled = /"(price|cost|freeFrom|balance)": (\d+(?:\.\d+)?)/g;
  for (const name of ['catalog.json', 'shop.json']) {
    const text = readFileSync(join(folder, name), 'utf8').replaceAll('"USD"', JSON.stringify(currency));
    const amounts = text.replaceAll(scaled, (_, key, amount) => `"${key}": ${Number(amount) * scale}`);
    writeFileSync(join(folder, name), amounts);
  }
  return folder;
}

type Case = {
  currency: string;
  scale: number;
  generation: Generation;
  /** The amounts, and the total as pages show it. */
  shown: Record<'price' | 'delivery' | 'tax' | 'total' | 'page', string>;
};

const CASES: Case[] = [
  {
    currency: 'JPY',
    scale: 110,
    generation: 'v1',
    shown: { price: '10780', delivery: '1595', tax: '1098', total: '13473', page: '¥13,473' },
  },
  {
    currency: 'KWD',
    scale: 0.307,
    generation: 'v3',
    shown: { price: '30.086', delivery: '4.452', tax: '3.065', total: '37.603', page: 'KWD 37.603' },
  },
];

describe.each(CASES)('a site that sells in $currency', async ({ currency, scale, generation, shown }) => {
  const sandbox = await openShop(generation, { seedName: seedIn(currency, scale) });
  const money = (amount: string | undefined) => ({ amount, currency });

  it('has the same amounts in the catalog, the cart, the estimate, the checkout and the order', async () => {
    // The routes load with the first request, so that each site needs a separate process.
    newProcess();
    vi.stubEnv('WIX_CATALOG', generation);
    vi.stubEnv('WIX_API_ORIGIN', sandbox.url);
    vi.stubEnv('WIX_MEDIA_ORIGIN', sandbox.url);
    vi.stubEnv('SITE_URL', SHOP);
    const { catalogPlatform: catalog } = await import('@/lib/wix/catalog/current-catalog');
    const { readPlacedOrder } = await import('@/lib/orders/read-order');
    const { formatMoney } = await import('@/lib/money');
    const visitor = newVisitor();
    const product = await catalog.queryProductBySlug('bue-bookends');
    expect(product?.price).toMatchObject({ now: money(shown.price) });
    const { cart } = (await visitor.add('bue-bookends')).json;
    expect(cart).toMatchObject({ subtotal: money(shown.price), lines: [{ price: money(shown.price) }] });

    const choice = { country: 'US', subdivision: 'US-NY', shippingCode: 'express' };
    const estimate = await visitor.estimate(choice);
    expect(estimate).toMatchObject({
      subtotal: money(shown.price),
      shipping: money(shown.delivery),
      tax: money(shown.tax),
      total: money(shown.total),
    });
    expect(formatMoney(estimate.total, 'en').replaceAll('\u00a0', ' ')).toBe(shown.page);

    const { url } = (await visitor.checkOut(choice)).json;
    const page = await openPage(sandbox, url);
    expect(page.sums().Total?.replaceAll('\u00a0', ' ')).toBe(shown.page);
    const { location } = await page.submit(BUYER);
    framework.jar = visitor.jar;
    expect(await readPlacedOrder(location?.searchParams.get('orderId') ?? '')).toMatchObject({
      order: { subtotal: money(shown.price), total: money(shown.total), balance: null },
      payments: [{ amount: money(shown.total) }],
    });
    expect(JSON.stringify(await control(sandbox, 'GET', 'mail'))).toContain(
      shown.page.split(' ').at(-1) ?? shown.page,
    );
  });
});
