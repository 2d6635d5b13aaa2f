import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SITE_VIEW } from '@/lib/model/catalog-view';
import { createClock } from '../../../sandbox/core/clock';
import { setStock } from '../../../sandbox/tests/shopper';
import { control } from '../../../sandbox/tests/sign-in';
import { framework } from '../../contract/framework';
import { COMBINATIONS, callsDuring, newVisitor, openShop } from '../../contract/shop-visitor';
import { newProcess } from '../../new-process';

beforeEach(() => {
  vi.stubGlobal('FEATURES', { sets: true, discountLinks: true });
});

const at: [number, number] = [50, 50];
const BOWL = { slug: 'lund-bowl', at, quantity: 4, choices: { Glaze: 'Oat', Size: 'Small, 18 cm' } };
const ROSE = { ...BOWL, quantity: 1, choices: { ...BOWL.choices, Glaze: 'Rose' } };
const HOLDER = { slug: 'stav-candle-holder', at, quantity: 2 };
/** Has a discount. */
const TUMBLER = { slug: 'dagg-tumbler', at, choices: { Tint: 'Smoke' } };

describe.each(COMBINATIONS)(
  'a set with the catalog $generation and the cart $cart',
  ({ generation, cart }) => {
    async function openSite() {
      newProcess();
      vi.stubEnv('WIX_CART', cart);
      const sandbox = await openShop(generation, { clock: createClock() });
      const { readSet } = await import('@/features/sets/read-set');
      const { totalText, unitPriceOf } = await import('@/features/sets/total');
      const { logger } = await import('@/lib/observe/logger');
      const warn = vi.spyOn(logger, 'warn').mockReturnValue(undefined);
      const read = async (...things: (typeof BOWL | typeof HOLDER | { slug: string; at: typeof at })[]) => {
        const shown = await readSet({ things }, SITE_VIEW);
        const chosen = shown.filter(({ state }) => state === 'available');
        const prices = chosen.map(({ price, quantity }) => ({ price: unitPriceOf(price), quantity }));
        const fields = Object.fromEntries(chosen.map(({ field, quantity }) => [field, String(quantity)]));
        return { shown, amount: totalText(prices, { other: '' }, 'en').amount, fields };
      };
      const visitor = newVisitor();
      const send = (fields: Record<string, string>) =>
        visitor.send('/api/cart/set', { json: { returnTo: '/cart', ...fields } });
      return { sandbox, read, warn, visitor, send };
    }

    it('is added in one request, and its total is the subtotal of the cart', async () => {
      const { sandbox, read, send } = await openSite();
      const { shown, amount, fields } = await read(BOWL, ROSE, HOLDER, TUMBLER);
      expect(shown.map(({ quantity }) => quantity)).toEqual([4, 1, 2, 1]);
      expect(shown[0]).toMatchObject({ what: 'Lund Bowl, Oat, Small, 18 cm', number: 1 });
      const calls = await callsDuring(sandbox, async () => {
        const { status, json } = await send(fields);
        expect(status).toBe(200);
        expect(json).toMatchObject({ anyAdded: true, message: 'Everything is in your cart: 8 items.' });
        expect(json.cart.count).toBe(8);
        expect(amount).toBe(`$${Number(json.cart.subtotal.amount).toFixed(2)}`);
      });
      // One for each glaze of the bowl, whose lines the platform's answer does not tell apart.
      const isAddition = (name: string) => /add-to-(?:current-)?cart|add-line-items/i.test(name);
      expect(Object.entries(calls).flatMap(([name, count]) => (isAddition(name) ? count : []))).toEqual([2]);
    });

    it('has at most what is in stock, or says what it was cut to', async () => {
      const { read, send } = await openSite();
      const { shown, fields } = await read({ ...HOLDER, quantity: 6 });
      const { json } = await send(fields);
      expect(json.cart.count).toBe(2);
      // Catalog V3 tells a page no quantities.
      expect([shown[0]?.quantity, shown[0]?.max, json.message]).toEqual(
        generation === 'v1'
          ? [2, 2, 'Everything is in your cart: 2 items.']
          : [6, 12, '2 items are in your cart. Stav Candle Holder: only 2 of 6 left.'],
      );
    });

    it('names what is sold out, needs a choice or is not in the catalog, and adds the rest', async () => {
      const { sandbox, read, send, warn } = await openSite();
      const [vase, unknown] = [
        { slug: 'arc-vase', at },
        { slug: 'never-made', at },
      ];
      const { shown, fields } = await read(BOWL, HOLDER, vase, unknown);
      expect(shown.map(({ name, state, number }) => [name, state, number])).toEqual([
        ['Lund Bowl', 'available', 1],
        ['Stav Candle Holder', 'available', 2],
        ['Arc Vase', 'choose', 3],
      ]);
      await read(unknown, BOWL);
      expect(warn.mock.calls.map(([line]) => line)).toEqual([{ where: 'a set', slug: 'never-made' }]);
      // Sold out after the page was made.
      await setStock(sandbox, HOLDER.slug, {}, 0);
      const { json } = await send({ ...fields, 'thing:arc-vase?': '1', 'thing:never-made?': '1' });
      expect(json).toMatchObject({ anyAdded: true, cart: { count: 4 } });
      expect(json.message).toBe(
        '4 items are in your cart. Stav Candle Holder is sold out. Choose options for Arc Vase on its page first. never made is no longer available.',
      );
    });

    it('is a plain form, whose message the cart’s page shows in the language of the form', async () => {
      const { read, visitor } = await openSite();
      const { readSentForm } = await import('@/lib/cart/plain-forms');
      const { fields } = await read(BOWL);
      const sent = await visitor.send('/api/cart/set', { form: { returnTo: '/de/cart', ...fields } });
      // The browser's first cookie is checked on the way.
      const way = '/api/cookies?returnTo=%2Fde%2Fcart&orElse=%2Fde%2Fcart';
      expect([sent.status, sent.location]).toEqual([303, way]);
      framework.jar = visitor.jar;
      expect((await readSentForm()).message).toBe('Alles liegt in Ihrem Warenkorb: 4 Artikel.');
      expect(await visitor.cart()).toMatchObject({ count: 4 });
    });

    it('adds nothing for quantities of 0, and rejects wrong ones and too many things', async () => {
      const { send } = await openSite();
      const nothing = { anyAdded: false, message: 'Nothing was added to your cart.' };
      expect((await send({ 'thing:lund-bowl?': '0' })).json).toMatchObject(nothing);
      for (const quantity of ['many', ''])
        expect((await send({ 'thing:lund-bowl?': quantity })).json.error.code).toBe('bad-quantity');
      const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`thing:${index}?`, '1']));
      expect((await send(many)).json.error.code).toBe('bad-request');
      vi.stubGlobal('FEATURES', {});
      expect((await send({ 'thing:stav-candle-holder?': '1' })).status).toBe(404);
    });
  },
);

it('a set in the CMS replaces texts, picture and things, and one with a wrong line or without things is ignored', async () => {
  newProcess();
  vi.stubGlobal('FEATURES', { siteContent: true });
  const sandbox = await openShop();
  const { getSiteContent, sectionsOf } = await import('@/lib/content/site-content');
  const { readShop } = await import('@/lib/config/shop-schema');
  const section = {
    type: 'set' as const,
    title: 'Table',
    picture: { file: 'table.jpg', alt: 'A table' },
    things: [HOLDER],
  };
  const sections = readShop({ home: { sections: [section, { ...section, title: 'Shelf' }] } }).home?.sections;
  const item = {
    place: 'set',
    order: 2,
    title: 'Winter shelf',
    picture: 'wix:image://v1/abc~mv2.jpg/shelf.jpg#originWidth=2000&originHeight=1200',
    alt: 'A shelf',
    things: 'lund-bowl | 47.5 | 66 | 4 | Glaze: Oat | Size: Small, 18 cm\n\nstav-candle-holder | 20 | 30\n',
  };
  const fill = (...items: object[]) =>
    control(sandbox, 'PUT', 'data', {
      collections: { SiteContent: { items: items.map((one, index) => ({ _id: `item-${index}`, ...one })) } },
    });
  await fill(item);
  const [table, shelf] = sectionsOf(await getSiteContent('en'), sections ?? []);
  expect(table).toMatchObject({ title: 'Table' });
  expect(shelf).toMatchObject({
    title: 'Winter shelf',
    cmsPicture: { width: 2000, alt: 'A shelf' },
    things: [
      { ...BOWL, at: [47.5, 66] },
      { slug: 'stav-candle-holder', at: [20, 30] },
    ],
  });

  await fill({ ...item, things: 'lund-bowl | left | 66' }, { ...item, things: '' });
  newProcess();
  const again = await import('@/lib/content/site-content');
  expect(again.sectionsOf(await again.getSiteContent('en'), sections ?? [])[1]).toMatchObject({
    title: 'Shelf',
  });
});
