import { describe, expect, it } from 'vitest';
import * as messages from '@/components/catalog/buy-box';
import * as rejections from '@/lib/catalog/rejection-message';
import { texts as de } from '@/lib/i18n/messages/de/texts';
import { en } from '@/lib/i18n/messages/en';
import type { LiveOffer, Price } from '@/lib/model/product';
import {
  addedPrices,
  type Choices,
  choiceState,
  chosenPrice,
  chosenVariant,
  initialChoices,
  missingOptions,
  type Selectable,
  withLiveOffer,
} from '@/lib/model/variant-selection';
import { plainPrice, rangePrice, salePrice, usd } from '../../fixtures/money';
import { aChoice, aProduct, aVariant, plainProduct } from '../../fixtures/products';

const plain = (amount: string): Price => plainPrice(amount);
const choice = (name: string, inStock = true) => aChoice(name, { inStock });

const variant = (choices: Record<string, string>, quantity: number | null, price = plain('28')) =>
  aVariant(choices, { price, quantity, inStock: quantity !== 0 });

const oat = choice('Oat', false);
const sage = choice('Sage');
const ink = choice('Ink');
const large = choice('Large');
const GLAZE = { name: 'Glaze', kind: 'color' as const, choices: [oat, sage, ink] };
const SIZE = { name: 'Size', kind: 'drop-down' as const, choices: [choice('Small'), large] };

/** Oat is sold out in every size, Sage in Large. Ink is made in Small only. */
const bowl = aProduct({
  availability: 'partly-sold-out',
  options: [GLAZE, SIZE],
  variants: [
    variant({ Glaze: 'Oat', Size: 'Small' }, 0),
    variant({ Glaze: 'Oat', Size: 'Large' }, 0, plain('38')),
    variant({ Glaze: 'Sage', Size: 'Small' }, 5),
    variant({ Glaze: 'Sage', Size: 'Large' }, 0, plain('38')),
    variant({ Glaze: 'Ink', Size: 'Small' }, 6),
  ],
});

const vase = { ...plainProduct, variants: [variant({}, null, plain('86'))] };

describe('the initial selection', () => {
  it('is a color that can be bought, and no size', () => {
    expect(initialChoices(bowl)).toEqual({ Glaze: 'Sage' });
  });

  it('is the first available choice of an option to preselect, with the color', () => {
    expect(initialChoices(bowl, ['Size'])).toEqual({ Glaze: 'Sage', Size: 'Small' });
    const noSmall = { ...bowl, variants: bowl.variants.filter(({ choices }) => choices.Size === 'Large') };
    const inStock = { ...noSmall, variants: noSmall.variants.map((one) => ({ ...one, inStock: true })) };
    expect(initialChoices(inStock, ['Size'])).toEqual({ Glaze: 'Sage', Size: 'Large' });
    expect(initialChoices(bowl, ['Amount'])).toEqual({ Glaze: 'Sage' });
  });

  it('is the first color when all are sold out', () => {
    const soldOut = { ...bowl, variants: bowl.variants.map((one) => ({ ...one, inStock: false })) };
    expect(initialChoices(soldOut)).toEqual({ Glaze: 'Oat' });
  });

  it('is the only choice of an option', () => {
    expect(initialChoices({ ...bowl, options: [{ ...SIZE, choices: [large] }] })).toEqual({ Size: 'Large' });
  });
});

describe('the selected variant', () => {
  it('is unknown while an option is open', () => {
    expect(chosenVariant(bowl, { Glaze: 'Sage' })).toBeNull();
    expect(missingOptions(bowl, { Glaze: 'Sage' }).map(({ name }) => name)).toEqual(['Size']);
  });

  it('follows the choices', () => {
    expect(chosenVariant(bowl, { Glaze: 'Sage', Size: 'Large' })?.id).toBe('Sage-Large');
  });

  it('is null for a combination that is not made', () => {
    expect(chosenVariant(bowl, { Glaze: 'Ink', Size: 'Large' })).toBeNull();
  });

  it('is the only one of a product without options, or without stock per option', () => {
    expect(chosenVariant(vase, {})?.id).toBe('only');
    expect(chosenVariant({ ...bowl, variants: vase.variants }, { Glaze: 'Ink', Size: 'Large' })?.id).toBe(
      'only',
    );
  });
});

it('the state of a choice depends only on the choices of the other options', () => {
  expect(choiceState(bowl, { Glaze: 'Sage' }, SIZE, large)).toBe('sold-out');
  expect(choiceState(bowl, { Glaze: 'Ink' }, SIZE, large)).toBe('unavailable');
  expect(choiceState(bowl, { Glaze: 'Oat', Size: 'Large' }, GLAZE, sage)).toBe('sold-out');
  expect(choiceState(bowl, { Glaze: 'Oat' }, GLAZE, ink)).toBe('available');
});

it('the state of a choice is sold out when the platform marks the choice itself', () => {
  expect(choiceState({ ...bowl, variants: vase.variants }, {}, GLAZE, oat)).toBe('sold-out');
});

describe('the price of the selection', () => {
  it('is a range while several variants are possible', () => {
    expect(chosenPrice(bowl, { Glaze: 'Sage' })).toEqual(rangePrice('28', '38'));
    const variants = ['9.50', '10', '105'].map((amount) => variant({ Size: amount }, 1, plain(amount)));
    expect(chosenPrice({ ...bowl, options: [], variants }, {})).toEqual(rangePrice('9.50', '105'));
  });

  it('is one price as soon as no open option can change it', () => {
    expect(chosenPrice(bowl, { Size: 'Large' })).toEqual(plain('38'));
    expect(chosenPrice(bowl, { Glaze: 'Ink' })).toEqual(plain('28'));
  });

  it('is one price where variants write it in different scales', () => {
    const variants = ['9.5', '9.50'].map((amount) => variant({ Size: amount }, 1, plain(amount)));
    expect(chosenPrice({ ...bowl, price: plain('9.500'), options: [], variants }, {})).toEqual(
      plain('9.500'),
    );
    const former = (amount: string): Price => salePrice(amount, '12');
    const mixed = [former('9.5'), plain('9.50')].map((price, at) => variant({ Size: `${at}` }, 1, price));
    expect(chosenPrice({ ...bowl, options: [], variants: mixed }, {})).toMatchObject({ kind: 'plain' });
  });

  it('is one price where variants differ in their price per unit only', () => {
    const per = (amount: string): Price => ({
      kind: 'plain',
      now: usd('10'),
      unit: { price: usd(amount), measure: 'kg', contained: 10 / Number(amount) },
    });
    const [small, large] = [per('20'), per('10')];
    const variants = [variant({ Size: 'Small' }, 1, small), variant({ Size: 'Large' }, 1, large)];
    const product: Selectable = {
      ...bowl,
      price: small,
      variants,
      options: [{ name: 'Size', kind: 'drop-down', choices: [choice('Small'), choice('Large')] }],
    };
    expect(chosenPrice(product, {})).toEqual({
      ...plain('10'),
      unit: { price: usd('10'), measure: 'kg', contained: 1, isFrom: true },
    });
    expect(chosenPrice(product, { Size: 'Small' })).toEqual(small);
  });

  it('is the price of the product when the combination is not made', () => {
    expect(chosenPrice(bowl, { Glaze: 'Ink', Size: 'Large' })).toEqual(bowl.price);
  });
});

const stockMessages = (product: Selectable, choices: Choices) =>
  messages.stockMessages(en.product, product, choices);
const rejectionMessage = (product: Selectable, choices: Choices) =>
  rejections.rejectionMessage(en.product, 'en', product, choices);
const { nameWithChoices } = rejections;

it('what a choice costs more is the difference to the cheapest one with the other choices, without rounding', () => {
  expect(addedPrices(bowl, { Glaze: 'Sage' }, SIZE)).toEqual(new Map([['Large', usd('10')]]));
  expect(addedPrices(bowl, {}, SIZE)).toEqual(new Map([['Large', usd('10')]]));
  const variants = [
    variant({ Size: 'Small' }, 1, plain('0.1')),
    variant({ Size: 'Large' }, 1, salePrice('0.3', '9')),
  ];
  expect(addedPrices({ ...bowl, options: [SIZE], variants }, {}, SIZE)).toEqual(
    new Map([['Large', usd('0.2')]]),
  );
});

it('what a choice costs more leaves out a choice that does not exist with the others, and all without a price', () => {
  expect(addedPrices(bowl, { Glaze: 'Ink' }, SIZE)).toEqual(new Map());
  const variants = bowl.variants.map((one) => ({ ...one, price: { kind: 'unknown' as const } }));
  expect(addedPrices({ ...bowl, variants }, {}, SIZE)).toEqual(new Map());
});

it.each([
  [{ Glaze: 'Ink', Size: 'Small' }, 'In stock'],
  [{ Glaze: 'Sage', Size: 'Small' }, 'Only 5 left'],
  [{ Glaze: 'Sage', Size: 'Large' }, 'Sold out'],
  [{ Glaze: 'Oat' }, 'Sold out'],
  [{ Glaze: 'Ink', Size: 'Large' }, 'Not available in this combination'],
  [{ Glaze: 'Sage' }, 'In stock'],
])('the stock message %j: %s', (choices, text) => expect(stockMessages(bowl, choices).text).toBe(text));

it('the stock message is sold out before anything else', () => {
  expect(stockMessages({ ...bowl, availability: 'sold-out' }, { Glaze: 'Ink', Size: 'Small' }).text).toBe(
    'Sold out',
  );
});

describe('the reason why a selection cannot be bought', () => {
  it('names every option that is open', () => {
    expect(rejectionMessage(bowl, {})).toBe('Please choose a glaze and a size.');
    expect(rejectionMessage({ ...bowl, options: [{ ...SIZE, name: 'Amount' }] }, {})).toBe(
      'Please choose an amount.',
    );
  });

  it('is also in German, where a name keeps its capital', () => {
    expect(rejections.rejectionMessage(de.product, 'de', bowl, {})).toBe('Bitte wählen Sie: Glaze und Size.');
    expect(messages.stockMessages(de.product, bowl, { Glaze: 'Sage', Size: 'Small' }).text).toBe(
      'Nur noch 5 vorrätig',
    );
  });

  it('names the sold-out or unavailable combination', () => {
    expect(rejectionMessage(bowl, { Glaze: 'Sage', Size: 'Large' })).toContain(
      'sold out: Lund Bowl – Sage, Large.',
    );
    expect(rejectionMessage(bowl, { Glaze: 'Ink', Size: 'Large' })).toContain(
      'isn’t available: Lund Bowl – Ink, Large.',
    );
  });

  it('is null when it can be bought', () => {
    expect(rejectionMessage(bowl, { Glaze: 'Ink', Size: 'Small' })).toBeNull();
    expect(nameWithChoices(vase, {})).toBe('Ora Vase');
  });
});

describe('a live offer', () => {
  const offer: LiveOffer = {
    productId: 'bowl',
    availability: 'in-stock',
    price: plain('30'),
    variants: [{ id: 'Oat-Small', price: plain('30'), inStock: true, quantity: 2 }],
  };

  it('overrides price and stock of the variants it contains, and of their choices', () => {
    const variants = bowl.variants.map((one) => ({ ...one, preOrder: true as const }));
    expect(withLiveOffer({ ...bowl, variants }, offer).variants[0]?.preOrder).toBeUndefined();
    const live = withLiveOffer(bowl, offer);
    expect(stockMessages(live, { Glaze: 'Oat', Size: 'Small' }).text).toBe('Only 2 left');
    expect(chosenPrice(live, { Glaze: 'Oat', Size: 'Small' })).toEqual(plain('30'));
    expect(choiceState(live, {}, GLAZE, live.options[0]?.choices[0] ?? oat)).toBe('available');
    expect(stockMessages(live, { Glaze: 'Sage', Size: 'Small' }).text).toBe('Only 5 left');
  });

  it('of another product changes nothing', () => {
    expect(withLiveOffer(bowl, { ...offer, productId: 'plate' })).toBe(bowl);
    expect(withLiveOffer(bowl, null)).toBe(bowl);
  });
});
