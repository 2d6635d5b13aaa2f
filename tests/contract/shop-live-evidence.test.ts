import { beforeEach, describe, expect, it } from 'vitest';
import { SANDBOX_API_KEY } from '../../sandbox/core/platform';
import { ADA_ID } from '../../sandbox/seed/members';
import { membershipRows } from '../../sandbox/seed/rules';
import { readShopFile } from '../../sandbox/seed/shop-file';
import { BUYER, CARD, openPage } from '../../sandbox/tests/hosted-page';
import { post } from '../../sandbox/tests/sdk-client';
import { control } from '../../sandbox/tests/sign-in';
import { usd } from '../fixtures/money';
import { newVisitor, openShop, SHOP, signInAs } from './shop-visitor';

/** What live sites were found to answer. The letters are those of the findings. */
const sandbox = await openShop('v3');
const { catalogPlatform: catalog } = await import('@/lib/wix/catalog/current-catalog');
const { readOrderOr, readOrdersOr } = await import('@/lib/orders/read-order');
const { getSiteForm } = await import('@/lib/site-forms/read-site-form');
const [mugClub] = membershipRows(readShopFile('ceramics')).map(({ id }) => id);
let visitor: ReturnType<typeof newVisitor>;

beforeEach(async () => {
  await sandbox.reset();
  await control(sandbox, 'PUT', 'site', { catalogVersion: 'V3_CATALOG' });
  visitor = newVisitor();
});

/** Makes the visitor the member Ada, who has orders and memberships. */
const signInAda = () => signInAs(sandbox, ADA_ID, visitor.jar);

describe('A: the addresses of product pages', () => {
  it.each(['relative', 'absolute'])('link a line to its product where they are %s', async (productUrls) => {
    await control(sandbox, 'PUT', 'site', { productUrls });
    const { lines } = (await visitor.add('bue-bookends')).json.cart;
    expect(lines[0].href).toBe('/products/bue-bookends');
  });
});

describe('B: fields with an announced removal', () => {
  const send = (fieldNames: 'both' | 'new' | 'old') => control(sandbox, 'PUT', 'site', { fieldNames });
  /** Reads the same from responses with both names, with the new ones alone and with the old ones. */
  async function readEach<T>(read: () => Promise<T>): Promise<{ both: T; others: [T, T] }> {
    const both = await read();
    await send('new');
    const fromNew = await read();
    await send('old');
    return { both, others: [fromNew, await read()] };
  }

  it('name the payments, events and plans of orders by the old names and by the new ones', async () => {
    await signInAda();
    const { both, others } = await readEach(async () => {
      const list = await readOrdersOr(null);
      if (typeof list === 'string') throw new Error(list);
      return Promise.all(list.orders.map(({ id }) => readOrderOr(id)));
    });
    expect(JSON.stringify(both)).toContain('"kind":"card"');
    expect(both.length).toBeGreaterThan(2);
    expect(others).toEqual([both, both]);
  });

  it('have the tax and the discounts of an order by the old name and by the new one', async () => {
    await control(sandbox, 'PUT', 'fees', { fees: [{ name: 'Packing', amount: '1.50' }] });
    await visitor.add('bue-bookends');
    await visitor.apply('WELCOME10');
    const { url } = (await visitor.checkOut()).json;
    await (await openPage(sandbox, url)).submit({ ...BUYER, cardNumber: CARD.pays });
    const named = async () => {
      const body = { search: { cursorPaging: { limit: 1 } } };
      const answer = await post(sandbox, '/ecom/v1/orders/search', body, { authorization: SANDBOX_API_KEY });
      const [{ lineItems, shippingInfo, additionalFees, appliedDiscounts, ...order }] = (await answer.json())
        .orders;
      const taxed = [lineItems[0], shippingInfo.cost, additionalFees[0]].map(({ taxDetails, taxInfo }) => [
        taxDetails?.totalTax.amount,
        taxInfo?.taxAmount.amount,
      ]);
      const [{ lineItemIds, lineItemDiscounts }] = appliedDiscounts;
      return [
        ...taxed,
        [order.taxSummary?.totalTax.amount, order.taxInfo?.totalTax.amount],
        [lineItemIds && 'discounts', lineItemDiscounts?.length === 1 ? 'discounts' : undefined],
      ];
    };
    const { both, others } = await readEach(named);
    for (const [old, renamed] of both) expect(renamed).toBe(old);
    expect(others).toEqual([
      both.map(([, renamed]) => [undefined, renamed]),
      both.map(([old]) => [old, undefined]),
    ]);
  });

  it('have the pictures of choices and the variants of many products by either name', async () => {
    const { both, others } = await readEach(() =>
      Promise.all([
        catalog.queryProductBySlug('lund-bowl'),
        catalog.queryDetails({ cursor: null, limit: 5 }),
      ]),
    );
    const [bowl, { products }] = both;
    expect(bowl?.options.some(({ choices }) => choices.some(({ pictures }) => pictures.length > 0))).toBe(
      true,
    );
    expect(products.some(({ variants }) => variants.length > 1)).toBe(true);
    expect(others).toEqual([both, both]);
  });

  it('open the merchant’s forms with their titles by the old names and by the new ones', async () => {
    const { both, others } = await readEach(() => getSiteForm('contact', 'en'));
    expect(both).toMatchObject({ title: expect.stringMatching(/./), isOpen: true });
    expect(others).toEqual([both, both]);
  });

  const estimate = (membershipIds: unknown[] = []) => visitor.estimate({ country: 'DE', membershipIds });

  it('offer and select memberships by the old names', async () => {
    await send('old');
    await signInAda();
    await visitor.add('solveig-mug', { Glaze: 'Oat' }, 2);
    expect((await estimate()).memberships.eligible).toMatchObject([{ id: mugClub, name: 'Mug Club' }]);
    expect(await estimate([mugClub])).toMatchObject({
      subtotal: usd('0.00'),
      memberships: { eligible: [{ id: mugClub, name: 'Mug Club' }], selectedIds: [mugClub] },
    });
  });

  it('show the memberships that pay by the new names, and that the checkout may have others', async () => {
    await signInAda();
    await visitor.add('solveig-mug', { Glaze: 'Oat' }, 2);
    await estimate([mugClub]);
    await send('new');
    expect(await estimate([mugClub])).toMatchObject({
      subtotal: usd('0.00'),
      memberships: { eligible: [{ id: mugClub, name: 'Mug Club' }], selectedIds: [mugClub] },
      moreAtCheckout: ['membership'],
    });
    expect(await estimate()).toMatchObject({
      memberships: { selectedIds: [] },
      moreAtCheckout: ['membership'],
    });
  });
});

describe('D: the address of the checkout', () => {
  const ownDomain = { primaryDomain: SHOP };

  it('is the inner one where the site’s primary domain is the shop itself', async () => {
    await control(sandbox, 'PUT', 'site', ownDomain);
    await visitor.add('bue-bookends');
    const { url } = (await visitor.checkOut()).json;
    expect(url).toMatch(new RegExp(`^${sandbox.url}/__ecom/checkout\\?`));
    expect((await fetch(url)).status).toBe(200);
  });

  it('is the whole one on any other domain', async () => {
    await control(sandbox, 'PUT', 'site', { primaryDomain: 'https://site.example' });
    await visitor.add('bue-bookends');
    const { url } = (await visitor.checkOut()).json;
    expect(url).toMatch(/^https:\/\/site\.example\/.+redirectUrl=/);
  });
});
