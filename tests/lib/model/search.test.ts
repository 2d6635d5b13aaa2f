import { describe, expect, it } from 'vitest';
import type { ProductSummary } from '@/lib/model/product';
import { matchNames, matchProducts, similarProducts } from '@/lib/model/search-terms';
import { aSummary } from '../../fixtures/products';

const product = (name: string, changes: Partial<ProductSummary> = {}) => aSummary({ name, ...changes });

const shop = [
  product('Tall Vase', { brand: 'Atelier Mori' }),
  product('Solveig Mug', { swatches: [{ name: 'Sage', color: '#9caf88' }] }),
  product('Mug Rack', { ribbon: 'Best seller' }),
  product('Café Crème Cup', { brand: 'Mugello' }),
  product('Sage Vase'),
];
const found = (query: string) => matchProducts(shop, query).map(({ name }) => name);

describe('matchProducts', () => {
  it('puts names that start with the words first, then names that contain them, then the rest', () => {
    expect(found('mug')).toEqual(['Mug Rack', 'Solveig Mug', 'Café Crème Cup']);
  });

  it('prefers an earlier word of the name', () => {
    const names = ['Dripper with Borosilicate Glass', 'Elbow Rest', 'Round Bowl', 'Book'];
    expect(
      matchProducts(
        names.map((name) => product(name)),
        'bo',
      ).map(({ name }) => name),
    ).toEqual(['Book', 'Round Bowl', 'Dripper with Borosilicate Glass', 'Elbow Rest']);
  });

  it('keeps the given order among equals', () => {
    expect(found('vase')).toEqual(['Tall Vase', 'Sage Vase']);
  });

  it('requires every word, in any order and in any of the texts', () => {
    expect(found('mug solveig')).toEqual(['Solveig Mug']);
    expect(found('sage mug')).toEqual(['Solveig Mug']);
    expect(found('mori vase')).toEqual(['Tall Vase']);
    expect(found('best rack')).toEqual(['Mug Rack']);
    expect(found('mug nothing')).toEqual([]);
  });

  it('ignores case, accents and blanks', () => {
    expect(found('  CAFE   creme ')).toEqual(['Café Crème Cup']);
    expect(found('crème')).toEqual(['Café Crème Cup']);
    expect(found('cafe\u0301')).toEqual(['Café Crème Cup']);
  });

  it('finds nothing without words', () => {
    expect(found('')).toEqual([]);
    expect(found('  \t ')).toEqual([]);
  });

  it('treats special characters literally', () => {
    expect(found('.*')).toEqual([]);
    expect(found('(')).toEqual([]);
  });
});

describe('matchNames', () => {
  it('puts a name that starts with the words before one that contains them', () => {
    const names = ['Borosilicate carafes', 'Wall boards', 'Bowls', 'Tumblers'].map((name) => ({ name }));
    expect(matchNames(names, 'bo')).toEqual([names[0], names[2], names[1]]);
    expect(matchNames(names, 'bowl')).toEqual([names[2]]);
  });
});

describe('similarProducts', () => {
  const similar = (query: string) => similarProducts(shop, query).map(({ name }) => name);

  it('finds products by words with a typing error, those with more exact words first', () => {
    expect(similar('solvieg')).toEqual(['Solveig Mug']);
    expect(similar('tall vaes')).toEqual(['Tall Vase']);
    expect(similar('sage vsae')).toEqual(['Sage Vase']);
    expect(similar('creem')).toEqual(['Café Crème Cup']);
  });

  it('requires the first letter, and short words without an error', () => {
    expect(similar('bolveig')).toEqual([]);
    expect(similar('mgu')).toEqual([]);
    expect(similar('xylophone')).toEqual([]);
  });
});
