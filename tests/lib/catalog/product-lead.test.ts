import { describe, expect, it } from 'vitest';
import { productFacts, splitLead } from '@/lib/catalog/product-lead';
import type { Product } from '@/lib/model/product';
import { aChoice } from '../../fixtures/products';

it('the first sentence of a description is taken out of it, with its paragraph if that has no other', () => {
  expect(splitLead('<p>A wide bowl.</p><p>Thrown by hand.</p>', 'en')).toEqual({
    lead: 'A wide bowl.',
    rest: '<p>Thrown by hand.</p>',
  });
  expect(splitLead('<p>A wide bowl. It holds soup.</p>', 'en')).toEqual({
    lead: 'A wide bowl.',
    rest: '<p>It holds soup.</p>',
  });
});

it('the first sentence of a description has its characters unescaped, and stays below if more follows it', () => {
  expect(splitLead('<p>Salt &amp; pepper.</p>', 'en')).toEqual({ lead: 'Salt & pepper.', rest: '' });
  const html = '<p>Salt &amp; pepper. Both.</p>';
  expect(splitLead(html, 'en')).toEqual({ lead: 'Salt & pepper.', rest: html });
});

it('the first sentence of a description is none where the description begins otherwise or is too long for a summary', () => {
  for (const html of [
    '',
    '<ul><li>Wide.</li></ul>',
    '<p><strong>New</strong> bowl.</p>',
    `<p>${'a'.repeat(200)}.</p>`,
  ])
    expect(splitLead(html, 'en')).toEqual({ lead: null, rest: html });
});

describe('the facts of a product', () => {
  const options: Product['options'] = [
    { name: 'Size', kind: 'drop-down', choices: [aChoice('Small'), aChoice('Large')] },
  ];
  const sections = [
    { title: 'Pflege', name: 'Care', html: '<p>Spülmaschinenfest. Nicht in den Ofen.</p><p>Mehr.</p>' },
    { title: 'Dimensions', html: '<p>Small: Ø 18 cm</p><p>Large: Ø 23 cm</p>' },
    { title: 'History', html: `<p>${'very '.repeat(30)}long.</p>` },
  ];

  it('are the first sentences of the named sections, in that order, by size', () => {
    expect(productFacts({ sections, options }, ['Dimensions', 'Care', 'Materials'], 'de')).toEqual([
      { title: 'Dimensions', text: 'Ø 18 cm', size: { option: 'Size', choice: 'Small' } },
      { title: 'Dimensions', text: 'Ø 23 cm', size: { option: 'Size', choice: 'Large' } },
      { title: 'Pflege', text: 'Spülmaschinenfest.' },
    ]);
  });

  it('are short', () => expect(productFacts({ sections, options }, ['History'], 'en')).toEqual([]));
});
