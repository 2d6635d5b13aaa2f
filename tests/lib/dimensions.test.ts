import { describe, expect, it } from 'vitest';
import type { ProductOption } from '@/lib/model/product';
import { readFrontSize, readSizeTable } from '@/lib/model/sizes';
import { aChoice } from '../fixtures/products';

it.each([
  ['<p>Ø 23 × H 9 cm</p>', { width: 230, height: 90, isRound: true }],
  ['Ø 8.6 × H 9.3 cm, 320 ml', { width: 86, height: 93, isRound: true }],
  ['Each W 12,5 × D 7.5 × H 12.5 cm', { width: 125, height: 125, isRound: false }],
  ['Ø 27 × L 36 × H 17 cm', { width: 270, height: 170, isRound: true }],
  ['W 210 × H 276 mm', { width: 210, height: 276, isRound: false }],
  ['B 27 × T 5,5 × H 20 cm', { width: 270, height: 200, isRound: false }],
  ['ר׳ 21 × ע׳ 5.5 × ג׳ 25 ס״מ', { width: 210, height: 250, isRound: false }],
  ['קוטר 8.6 × ג׳ 9.3 ס״מ, 320 מ״ל', { width: 86, height: 93, isRound: true }],
  ['W 10 x H 12 in', { width: 254, height: 305, isRound: false }],
])('the front of a product is read from %s', (text, size) => expect(readFrontSize(text)).toEqual(size));

it.each([
  '50 × 70 cm',
  'Ø 30 × D 4 cm',
  '210 × 276 mm pages',
  'Ø 23 × H 9',
  'Ø 1 × H 1 cm',
  'W 3 × H 2 m',
  '',
])('the front of a product is unknown from “%s”', (text) => expect(readFrontSize(text)).toBeNull());

describe('the sizes of a section', () => {
  const color: ProductOption = { name: 'Color', kind: 'color', choices: [aChoice('Red'), aChoice('Blue')] };
  const size: ProductOption = {
    name: 'Size',
    label: 'Größe',
    kind: 'drop-down',
    choices: [
      aChoice('Small, 18 cm', { label: 'Klein, 18 cm' }),
      aChoice('Large & wide', { label: 'Groß & weit' }),
    ],
  };
  const rows = [
    { choice: 'Small, 18 cm', label: 'Klein, 18 cm', cells: ['Ø 18 × H 7 cm'] },
    { choice: 'Large & wide', label: 'Groß & weit', cells: ['Ø 23 × H 9 cm'] },
  ];

  it.each([
    ['paragraphs', '<p>Small, 18 cm: Ø 18 × H 7 cm</p><p>Large &amp; wide: <b>Ø 23 × H 9 cm</b></p>'],
    ['lines', '<p>Small, 18 cm – Ø 18 × H 7 cm<br>Large &amp; wide – Ø 23 × H 9 cm</p>'],
    [
      'a list in the language of the page',
      '<ul><li>Groß &amp; weit: Ø 23 × H 9 cm</li><li>Klein, 18 cm: Ø 18 × H 7 cm</li></ul>',
    ],
    [
      'a table',
      '<table><tbody><tr><th>Small, 18 cm</th><td>Ø 18 × H 7 cm</td></tr><tr><td>Large &amp; wide</td><td>Ø 23 × H 9 cm</td></tr></tbody></table>',
    ],
  ])('are read from %s, and the rest stays', (_, html) => {
    const rest = '<p>Large & wide is for salads.</p>';
    expect(readSizeTable([color, size], html + rest)).toEqual({ option: 'Size', columns: [], rows, rest });
  });

  it('have the titles of a table', () => {
    const html =
      '<table><thead><tr><th>Color</th><th>Bust</th></tr></thead><tbody><tr><td>Red</td><td>80</td></tr><tr><td>Blue</td><td>84</td></tr></tbody></table>';
    expect(readSizeTable([color], html)).toMatchObject({ columns: ['Bust'], rest: '' });
  });

  it.each(['<p>Ø 23 × H 9 cm</p>', '<p>Small, 18 cm: Ø 18 × H 7 cm</p>', ''])(
    'are unknown where a choice is absent: “%s”',
    (html) => expect(readSizeTable([color, size], html)).toBeNull(),
  );
});
