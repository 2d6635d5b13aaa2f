import { expect, it } from 'vitest';
import { translateSummary } from '@/lib/model/translate';
import { aSummary } from '../../fixtures/products';

const OAT = { name: 'Oat', color: '#eee' };
const INK = { name: 'Ink', color: '#111' };

it('translateSummary keeps names of the site as keys and shows the translated ones', () => {
  const own = aSummary({ ribbon: 'New', brand: 'Studio', swatches: [OAT, INK] });
  const shown = aSummary({
    name: 'Schale',
    ribbon: 'Neu',
    brand: 'Studio',
    swatches: [
      { ...OAT, name: 'Hafer' },
      { ...INK, name: 'Tinte' },
    ],
  });
  expect(translateSummary(own, shown)).toMatchObject({
    name: 'Schale',
    isTranslated: true,
    ribbon: 'Neu',
    keys: { ribbon: 'New' },
    swatches: [
      { name: 'Oat', label: 'Hafer' },
      { name: 'Ink', label: 'Tinte' },
    ],
  });
});

it('translateSummary adds nothing to a product without a translation', () => {
  const own = aSummary({ ribbon: 'New', swatches: [OAT] });
  expect(translateSummary(own, { ...own })).toEqual(own);
});

it('translateSummary never gives a color the label of another one, when the merchant has just moved it', () => {
  const own = aSummary({ swatches: [INK, OAT] });
  const shown = aSummary({
    swatches: [
      { ...OAT, name: 'Hafer' },
      { ...INK, name: 'Tinte' },
    ],
  });
  expect(translateSummary(own, shown).swatches).toEqual([
    { name: 'Oat', label: 'Hafer', color: '#eee' },
    { name: 'Ink', label: 'Tinte', color: '#111' },
  ]);
});
