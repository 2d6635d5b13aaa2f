import { describe, expect, it } from 'vitest';
import type { LinePreview } from '@/lib/cart/client/store';
import { guessAdded, guessQuantity } from '@/lib/cart/client/writes';
import { type AddRequest, type CartLine, EMPTY_CART } from '@/lib/model/cart';
import { aCart, aCartLine, quantitiesOf } from '../../../fixtures/carts';
import { usd } from '../../../fixtures/money';

const line = (id: string, changes: Partial<CartLine> = {}) =>
  aCartLine({ id, productId: `product-${id}`, choices: [], quantity: 1, total: usd('10'), ...changes });

const cart = aCart({
  lines: [
    line('mug', { choices: [{ name: 'Glaze', value: 'Oat' }], quantity: 2, total: usd('20') }),
    line('vase'),
  ],
  couponCode: 'WELCOME10',
});

const add = (rest: Partial<AddRequest> = {}): AddRequest => ({
  productId: 'product-mug',
  variantId: null,
  choices: { Glaze: 'Oat' },
  customText: {},
  quantity: 1,
  ...rest,
});
const OAT = { name: 'Glaze', value: 'Oat' };
const preview: LinePreview = {
  name: 'Mug',
  href: '/products/mug',
  choices: [OAT],
  price: usd('10'),
  picture: null,
};

/** Freezes deeply, so that a write to any level throws. */
function frozen<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) frozen(part);
  return Object.freeze(value);
}
frozen(cart);

describe('guessQuantity', () => {
  it('sets the quantity of one line, which 0 removes, and counts all items', () => {
    const [five, none] = [guessQuantity(cart, 'mug', 5), guessQuantity(cart, 'mug', 0)];
    expect([quantitiesOf(five), five.count]).toEqual([{ mug: 5, vase: 1 }, 6]);
    expect([quantitiesOf(none), none.count]).toEqual([{ vase: 1 }, 1]);
  });

  it('leaves the lines unchanged when the line is gone', () => {
    expect(guessQuantity(cart, 'gone', 4)).toMatchObject({ lines: cart.lines, count: 3 });
  });

  it('guesses no money: amounts stay and are marked as pending', () => {
    const guess = guessQuantity(cart, 'mug', 5);
    expect(guess).toMatchObject({ subtotal: cart.subtotal, couponCode: 'WELCOME10', pending: true });
    expect(guess.lines[0]?.total).toEqual(usd('20'));
  });
});

describe('guessAdded', () => {
  it('adds the quantity to the line of the same product with the same choices', () => {
    expect(quantitiesOf(guessAdded(cart, add({ quantity: 3 }), preview))).toEqual({ mug: 5, vase: 1 });
  });

  it('matches the same choices in another order', () => {
    const choices = [
      { name: 'Size', value: 'Large' },
      { name: 'Glaze', value: 'Oat' },
    ];
    const one = aCart({ lines: [line('mug', { choices })] });
    expect(guessAdded(one, add(), { ...preview, choices: choices.toReversed() }).lines).toHaveLength(1);
  });

  it.each([
    ['another choice', [{ name: 'Glaze', value: 'Ink' }], 'product-mug'],
    ['one choice more', [OAT, { name: 'Size', value: 'Large' }], 'product-mug'],
    ['no choice', [], 'product-mug'],
    ['a text of its own', [OAT, { name: 'Engraving', value: 'For Ada' }], 'product-mug'],
    ['another product', [OAT], 'product-bowl'],
  ])('creates a pending line for %s, with its controls disabled', (_, choices, productId) => {
    const guess = guessAdded(cart, add({ productId }), { ...preview, choices });
    expect(guess.lines).toHaveLength(3);
    expect(guess.lines[2]?.choices).toEqual(choices);
    expect(guess.lines[2]).toMatchObject({ name: 'Mug', quantity: 1, pending: true, price: usd('10') });
    expect(guess.count).toBe(4);
    expect(guess.subtotal).toEqual(cart.subtotal);
  });

  it.each([
    ['the same product with a plan', { subscriptionId: 'monthly' }],
    ['each gift card, which has its own recipient', { giftCard: { amount: '50', gift: null } }],
  ])('creates a pending line for %s', (_, changes) => {
    expect(guessAdded(cart, add(changes), preview).lines).toHaveLength(3);
  });

  it('gives different ids to lines that are pending at the same time', () => {
    const once = guessAdded(EMPTY_CART, add(), preview);
    const twice = guessAdded(once, add(), { ...preview, choices: [{ name: 'Glaze', value: 'Sage' }] });
    expect(new Set(twice.lines.map(({ id }) => id)).size).toBe(2);
  });

  it('shows the names of modifiers and texts, not the keys that the request sends', () => {
    const choices = [
      { name: 'Finish', value: 'Dark wax' },
      { name: 'Up to three initials', value: 'IHX' },
    ];
    const request = add({ choices: {}, modifiers: { finish: 'wax' }, customText: { initials: 'IHX' } });
    const guess = guessAdded(EMPTY_CART, request, { ...preview, choices });
    expect(guess.lines[0]).toMatchObject({ choices, addRequest: request });
    const confirmed = aCart({ lines: [line('mug', { choices })] });
    expect(guessAdded(confirmed, request, { ...preview, choices }).lines).toMatchObject([{ quantity: 2 }]);
  });

  it('only counts when the price is unknown', () => {
    const guess = guessAdded(EMPTY_CART, add({ quantity: 2 }), { ...preview, price: null });
    expect(guess).toMatchObject({ lines: [], count: 2, subtotal: null, pending: true });
  });
});
