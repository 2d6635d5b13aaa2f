import { describe, expect, it } from 'vitest';
import { soldOutVariants, waitedVariants } from '@/features/back-in-stock/sold-out-variants';
import type { Variant } from '@/lib/model/product';
import type { Selectable } from '@/lib/model/variant-selection';
import { aChoice, aVariant } from '../../fixtures/products';
import { INHERITED_NAMES } from '../../traps/trap-seed';

const variant = (
  id: string,
  choices: Record<string, string>,
  inStock: boolean,
  changes: Partial<Variant> = {},
) => aVariant(choices, { id, inStock, ...changes });

const bowl: Selectable = {
  name: 'Bowl',
  price: { kind: 'unknown' },
  availability: 'partly-sold-out',
  kind: 'physical',
  options: [
    { name: 'Glaze', kind: 'color', choices: [aChoice('Oat'), aChoice('Ink')] },
    { name: 'Size', kind: 'drop-down', choices: [aChoice('Small'), aChoice('Large')] },
  ],
  variants: [
    variant('1', { Glaze: 'Oat', Size: 'Small' }, true),
    variant('2', { Glaze: 'Oat', Size: 'Large' }, false),
    variant('3', { Glaze: 'Ink', Size: 'Small' }, false),
    variant('4', { Glaze: 'Ink', Size: 'Large' }, false),
    variant('5', { Glaze: 'Ash', Size: 'Large' }, false, { preOrder: true }),
  ],
};

describe('what a shopper can wait for', () => {
  it.each(INHERITED_NAMES.filter((name) => name !== '__proto__'))('may be named %s', (name) => {
    const vase: Selectable = {
      ...bowl,
      options: [{ name, kind: 'drop-down', choices: [aChoice(name)] }],
      variants: [variant('1', { [name]: name }, false)],
    };
    expect(soldOutVariants(vase)).toEqual([{ id: '1', name }]);
  });

  it('are the sold-out variants by their choices, without those that can be pre-ordered', () => {
    expect(soldOutVariants(bowl)).toEqual([
      { id: '2', name: 'Oat, Large' },
      { id: '3', name: 'Ink, Small' },
      { id: '4', name: 'Ink, Large' },
    ]);
  });

  it.each([
    ['the chosen one when that is sold out', { Glaze: 'Oat', Size: 'Large' }, ['2']],
    ['none when that is in stock', { Glaze: 'Oat', Size: 'Small' }, []],
    ['those that the choices leave, while all of these are sold out', { Glaze: 'Ink' }, ['3', '4']],
    ['none while one of them is in stock', { Glaze: 'Oat' }, []],
    ['none while one can be pre-ordered', { Size: 'Large' }, []],
    ['none of a combination that is not made', { Glaze: 'Ash', Size: 'Small' }, []],
  ])('is %s', (_, choices, ids) => {
    expect(waitedVariants(bowl, choices).map(({ id }) => id)).toEqual(ids);
  });
});
