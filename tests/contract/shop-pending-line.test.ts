import { describe, expect, it, vi } from 'vitest';
import { shownChoices } from '@/components/catalog/add-selection';
import { guessAdded } from '@/lib/cart/client/writes';
import { type CartLine, EMPTY_CART } from '@/lib/model/cart';
import { priceWithExtras } from '@/lib/model/extra-price';
import { chosenPicture, chosenVariant } from '@/lib/model/variant-selection';
import { newProcess } from '../new-process';
import { until } from '../until';
import { newVisitor, openShop } from './shop-visitor';

type Texts = Record<string, string>;
/** The chosen modifiers and the texts, by the names on the page. */
type Selection = { slug: string; named: Texts; texts: Texts; plan?: string };

const MUG: Selection = { slug: 'solveig-mug', named: {}, texts: {} };
const SELECTIONS: Record<'v1' | 'v3', Selection[]> = {
  v1: [MUG, { slug: 'halden-gift-card', named: {}, texts: { 'Who it is for': 'Ada' } }],
  v3: [
    MUG,
    {
      slug: 'rund-cutting-board',
      named: { Finish: 'Dark wax' },
      texts: { 'Up to three initials': 'IHX' },
    },
    { slug: 'studio-wallpaper-pack', named: {}, texts: {}, plan: 'A new pack every month' },
  ],
};

describe.each([
  ['v1', 'v1'],
  ['v1', 'v2'],
  ['v3', 'v2'],
] as const)('the pending line with catalog %s and cart %s', (generation, cart) => {
  it.each(SELECTIONS[generation])(
    'of $slug is like the confirmed one',
    async ({ slug, named, texts, plan }) => {
      newProcess();
      vi.stubEnv('WIX_CART', cart);
      await openShop(generation);
      const { catalogPlatform } = await import('@/lib/wix/catalog/current-catalog');
      const product = await catalogPlatform.queryProductBySlug(slug);
      if (!product) throw new Error(`there is no ${slug}`);
      const choices = product.variants.find(({ inStock }) => inStock)?.choices ?? {};
      const request = {
        productId: product.id,
        variantId: chosenVariant(product, choices)?.id ?? null,
        choices,
        modifiers: Object.fromEntries(
          (product.modifiers ?? []).flatMap(({ key, name, choices }) =>
            choices.flatMap((choice) => (choice.name === named[name] ? [[key, choice.key]] : [])),
          ),
        ),
        customText: Object.fromEntries(
          product.customTextFields.flatMap(({ key, title }) => (texts[title] ? [[key, texts[title]]] : [])),
        ),
        subscriptionId: product.subscriptions?.plans.find(({ title }) => title === plan)?.id ?? null,
        quantity: 1,
      };
      const price = priceWithExtras(product, choices, request);
      const now = price.kind === 'plain' || price.kind === 'sale' ? price.now : null;
      const shown = shownChoices(product, request);
      expect(shown).toEqual(
        Object.entries({ ...choices, ...named, ...texts }).map(([name, value]) => ({ name, value })),
      );
      const preview = { name: product.name, href: '', choices: shown, price: now, picture: null };
      const [pending] = guessAdded(EMPTY_CART, request, preview).lines;
      const { json } = await newVisitor().send('/api/cart/items', { json: request });
      expect(json.cart.lines).toHaveLength(1);
      expect(Number(json.cart.lines[0].price.amount)).toBe(Number(now?.amount));
      // The sandbox identifies a text by its modifier, the page by its title.
      const comparable = (lines: { name: string; value: string }[]) =>
        lines.map(({ name, value }) => (Object.values(texts).includes(value) ? { value } : { name, value }));
      expect(comparable(pending?.choices ?? [])).toEqual(comparable(json.cart.lines[0].choices));
      // The same selection again goes to the same line.
      expect(guessAdded(json.cart, request, preview).lines).toMatchObject([{ quantity: 2 }]);
    },
  );

  it('shows the picture of the chosen variant, as the confirmed line does', async () => {
    newProcess();
    vi.stubEnv('WIX_CART', cart);
    await openShop(generation);
    const { catalogPlatform } = await import('@/lib/wix/catalog/current-catalog');
    const product = await catalogPlatform.queryProductBySlug('lund-bowl');
    if (!product) throw new Error('there is no bowl');
    const visitor = newVisitor();
    const own = product.variants.filter(({ inStock, choices }) => {
      const picture = chosenPicture(product, choices);
      return inStock && picture?.base !== product.picture?.base;
    });
    expect(own.length).toBeGreaterThan(1);
    for (const { id, choices } of own) {
      const request = { productId: product.id, variantId: id, choices, modifiers: {}, quantity: 1 };
      await visitor.send('/api/cart/items', { json: { ...request, customText: {} } });
      const base = chosenPicture(product, choices)?.base;
      // A busy machine can exceed the time that a cart waits for pictures. The next one has it.
      await until(async () => {
        const { json } = await visitor.send('/api/cart', { method: 'GET' });
        const line = json.cart.lines.find((one: CartLine) => one.addRequest?.variantId === id);
        expect(line.picture).toMatchObject({ base, alt: product.name });
      });
    }
  });
});
