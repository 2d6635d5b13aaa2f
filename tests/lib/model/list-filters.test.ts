import { describe, expect, it } from 'vitest';
import {
  countChoices,
  filterChoices,
  filterProducts,
  inColors,
  knownFilters,
} from '@/lib/model/list-filters';
import type { ProductSummary } from '@/lib/model/product';
import { FILTER_KINDS, type Filters, NO_FILTERS, ofKind } from '@/lib/model/product-list';
import { soldOutLast } from '@/lib/model/sold-out-last';
import { salePrice, usd } from '../../fixtures/money';
import { aSummary, picture } from '../../fixtures/products';
import { fc } from '../../generated';

const product = (name: string, changes: Partial<ProductSummary> = {}) =>
  aSummary({ id: name, slug: name, name, ...changes });
const swatch = (name: string, soldOut?: true) => ({ name, color: `#${name}`, ...(soldOut && { soldOut }) });

const sale = salePrice('10', '20');
const shop = [
  product('Bowl', { brand: 'Halden', swatches: [swatch('Ink', true), swatch('Oat')] }),
  product('Mug', { brand: 'Mori', swatches: [swatch('ink')], price: sale, ribbon: 'New' }),
  product('Plate', { brand: 'Halden', swatches: [swatch('Ink')], availability: 'sold-out' }),
  product('Vase', { brand: 'Halden', swatches: [swatch('Rose'), swatch('Oat')], ribbon: 'Best seller' }),
];
const choices = filterChoices(shop);
const found = (filters: Partial<Filters>) =>
  filterProducts(shop, { ...NO_FILTERS, ...filters }).map(({ name }) => name);
const valuesOf = (of: typeof choices.color) => of.map(({ value, count }) => `${value} ${count}`);

describe('the filter choices of a list', () => {
  it('do not count a pre-order as in stock', () => {
    const later = [...shop, product('Lamp', { availability: 'pre-order' })];
    expect(valuesOf(filterChoices(later).inStock)).toEqual(['1 3']);
  });

  it('come from its cards, most frequent first, each in its first spelling', () => {
    expect(valuesOf(choices.color)).toEqual(['Ink 3', 'Oat 2', 'Rose 1']);
    expect(valuesOf(choices.brand)).toEqual(['Halden 3', 'Mori 1']);
    expect([valuesOf(choices.ribbon), valuesOf(choices.sale)]).toEqual([['Best seller 1', 'New 1'], ['1 1']]);
    expect(valuesOf(choices.inStock)).toEqual(['1 3']);
    expect(choices.color[0]).toMatchObject({ color: '#Ink' });
  });

  it('leave out values that make no difference', () => {
    const same = ['A', 'B'].map((name) => product(name, { brand: 'Halden', swatches: [swatch('Oat')] }));
    expect([filterChoices(same), filterChoices([])]).toEqual([NO_FILTERS, NO_FILTERS]);
  });

  it('count a product once that names a color twice', () => {
    const twice = product('A', { swatches: [swatch('Oat'), swatch('oat ')] });
    expect(valuesOf(filterChoices([twice, product('B')]).color)).toEqual(['Oat 1']);
  });
});

it('known filters appear once each, spelled and ordered as the choices, whatever was typed', () => {
  const selected = { ...NO_FILTERS, color: ['OAT', 'ink', 'Ink', 'Mauve'], brand: ['mori '], sale: ['yes'] };
  expect(knownFilters(selected, choices)).toEqual({ ...NO_FILTERS, color: ['Ink', 'Oat'], brand: ['Mori'] });
});

it('known filters are the same in any order, and stay the same when they are read again', () => {
  const value = fc.constantFrom('Ink', 'oat', 'ROSE', 'Mori', '1', 'constructor', '__proto__', '');
  fc.assert(
    fc.property(fc.array(value), fc.array(value), (color, brand) => {
      const known = knownFilters({ ...NO_FILTERS, color, brand }, choices);
      const backwards = { ...NO_FILTERS, color: color.toReversed(), brand: brand.toReversed() };
      expect([knownFilters(backwards, choices), knownFilters(known, choices)]).toEqual([known, known]);
    }),
  );
});

it('filtering matches any value of a kind, and all kinds together', () => {
  expect(found({})).toEqual(['Bowl', 'Mug', 'Plate', 'Vase']);
  expect(found({ color: ['Ink'] })).toEqual(['Bowl', 'Mug', 'Plate']);
  expect(found({ color: ['Rose', 'Oat'] })).toEqual(['Bowl', 'Vase']);
  expect(found({ color: ['Ink'], brand: ['Halden'] })).toEqual(['Bowl', 'Plate']);
  expect(found({ ribbon: ['New', 'Best seller'] })).toEqual(['Mug', 'Vase']);
  expect([found({ sale: ['1'] }), found({ inStock: ['1'] })]).toEqual([['Mug'], ['Bowl', 'Mug', 'Vase']]);
});

it('filtering does not count a product as in stock when the requested color is sold out', () => {
  expect(found({ color: ['Ink'], inStock: ['1'] })).toEqual(['Mug']);
  expect(found({ color: ['Ink', 'Oat'], inStock: ['1'] })).toEqual(['Bowl', 'Mug', 'Vase']);
});

const anyProduct: fc.Arbitrary<ProductSummary> = fc
  .record({
    brand: fc.constantFrom('Halden', 'Mori', null),
    ribbon: fc.constantFrom('New', null),
    availability: fc.constantFrom('in-stock' as const, 'partly-sold-out' as const, 'sold-out' as const),
    price: fc.constantFrom(sale, { kind: 'plain' as const, now: usd('20') }),
    swatches: fc.uniqueArray(
      fc
        .tuple(fc.constantFrom('Ink', 'Oat', 'Rose'), fc.constantFrom(true as const, undefined))
        .map(([name, soldOut]) => swatch(name, soldOut)),
      { selector: ({ name }) => name },
    ),
  })
  .map((rest) => product('any', rest));

it('counts each choice as the list with it alone of its kind, and never changes the order', () => {
  const picked = fc.record({
    color: fc.subarray(['Ink', 'Oat', 'Rose']),
    brand: fc.subarray(['Halden', 'Mori']),
    ribbon: fc.subarray(['New']),
    sale: fc.subarray(['1']),
    inStock: fc.subarray(['1']),
  });
  fc.assert(
    fc.property(fc.array(anyProduct, { maxLength: 12 }), picked, (made, selected) => {
      const products = made.map((one, index) => ({ ...one, id: String(index) }));
      const offered = filterChoices(products);
      const filters = knownFilters(selected, offered);
      const shown = filterProducts(products, filters);
      expect(products.filter((one) => shown.includes(one))).toEqual(shown);
      const counted = countChoices(offered, products, filters);
      for (const kind of FILTER_KINDS)
        for (const { value, count } of ofKind(counted, kind))
          expect(filterProducts(products, { ...filters, [kind]: [value] })).toHaveLength(count);
      expect(countChoices(offered, products, NO_FILTERS)).toEqual(offered);
    }),
  );
});

describe('a list of certain colors', () => {
  const bowl = product('Bowl', {
    picture: picture('oat'),
    secondPicture: picture('stack'),
    swatches: [
      { ...swatch('Oat'), picture: picture('oat') },
      { ...swatch('Ink'), picture: picture('ink') },
    ],
  });

  it('shows each product in the first of the colors that it has', () => {
    expect(inColors([bowl], ['Sage', 'ink'])).toEqual([
      { ...bowl, picture: picture('ink'), secondPicture: null, shownColor: 'Ink' },
    ]);
  });

  it('keeps the picture of a product whose color has none', () => {
    const plate = product('Plate', { picture: picture('plate'), swatches: [swatch('Ink')] });
    expect(inColors([plate], ['Ink'])).toEqual([{ ...plate, shownColor: 'Ink' }]);
    expect(inColors([plate], [])).toEqual([plate]);
  });
});

it('moves what is sold out to the end, and keeps the order of both parts', () => {
  const products = (['sold-out', 'in-stock', 'pre-order', 'sold-out', 'partly-sold-out'] as const).map(
    (availability, at) => aSummary({ id: String(at), availability }),
  );
  expect(soldOutLast(products).map(({ id }) => id)).toEqual(['1', '2', '4', '0', '3']);
});
