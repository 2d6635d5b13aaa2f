import { describe, expect, it, vi } from 'vitest';
import { shopProblems } from '@/lib/config/shop-problems';
import type { ShopConfig } from '@/lib/config/shop-schema';

const orderFields: NonNullable<ShopConfig['features']>['orderFields'] = [
  {
    ...{ key: 'day', type: 'day', required: true, from: 1, to: 9, weekdays: [2, 5] },
    label: { en: 'Delivery day', de: 'Liefertag' },
  },
  {
    ...{ key: 'cut', type: 'choice', label: { en: 'Cut', de: 'Schnitt' } },
    choices: [{ en: 'Sliced', de: 'Geschnitten' }, 'Box'],
  },
  { key: 'bell', type: 'text', label: 'Name at the door', hint: 'As on the bell', maxLength: 20 },
];

async function fieldsOfShop() {
  vi.resetModules();
  vi.doMock('@/shop.config', () => ({ default: { timeZone: 'Europe/Berlin', features: { orderFields } } }));
  return import('@/lib/cart/order-fields');
}

/** A Wednesday, half an hour before midnight in Berlin. */
const NOW = Date.parse('2026-11-25T22:30:00Z');

describe('the fields of an order', () => {
  it('are shown in the language of the page, with the days that can be chosen', async () => {
    const { offeredFields } = await fieldsOfShop();
    const days = [
      { value: '2026-11-27', label: 'Freitag, 27. November' },
      { value: '2026-12-01', label: 'Dienstag, 1. Dezember' },
      { value: '2026-12-04', label: 'Freitag, 4. Dezember' },
    ];
    const cuts = [
      { value: 'Sliced', label: 'Geschnitten' },
      { value: 'Box', label: 'Box' },
    ];
    const bell = { name: 'field:bell', label: 'Name at the door', hint: 'As on the bell' };
    expect(offeredFields('de', NOW)).toEqual([
      { name: 'field:day', label: 'Liefertag', isRequired: true, input: { options: days } },
      { name: 'field:cut', label: 'Schnitt', isRequired: false, input: { options: cuts } },
      { ...bell, isRequired: false, input: { maxLength: 20 } },
    ]);
    // An hour later it is Thursday there.
    const [day] = offeredFields('en', NOW + 3_600_000);
    expect(day?.input).toMatchObject({ options: [{ value: '2026-11-27' }, {}, {}] });
  });

  it.each([
    ['nothing', {}, ['field:day']],
    ['a day that is not offered', { 'field:day': '2026-11-28' }, ['field:day']],
    ['a text that is no day', { 'field:day': 'soon' }, ['field:day']],
    ['what is required only', { 'field:day': '2026-11-27' }, []],
    [
      'a choice that nobody offers and a long text',
      { 'field:day': '2026-11-27', 'field:cut': 'Geschnitten', 'field:bell': 'x'.repeat(21) },
      ['field:cut', 'field:bell'],
    ],
    ['all', { 'field:day': '2026-12-04', 'field:cut': 'Box', 'field:bell': 'Ona' }, []],
  ])('are checked: %s', async (_, values, wrong) => {
    const { wrongFields } = await fieldsOfShop();
    expect(wrongFields(values, NOW)).toEqual(wrong);
  });

  it('are read from a form, each on one line, and are null where a form has none', async () => {
    const { sentValues } = await fieldsOfShop();
    const sent = { 'field:bell': ' Ona\r\nCut: Box ', 'field:other': 'x', note: 'y' };
    expect(sentValues(sent)).toEqual({ 'field:bell': 'Ona Cut: Box' });
    expect(sentValues({ buyerNote: 'x' })).toBeNull();
  });

  it('are the first lines of the note, and the text of the shopper follows', async () => {
    const { joinNote, splitNote } = await fieldsOfShop();
    const values = { 'field:day': '2026-11-27', 'field:bell': 'Ona: 2nd floor' };
    const note = joinNote(values, 'Please ring.\n\nTwice.');
    expect(note).toBe('Delivery day: 2026-11-27\nName at the door: Ona: 2nd floor\n\nPlease ring.\n\nTwice.');
    expect(splitNote(note)).toEqual({ values, text: 'Please ring.\n\nTwice.' });
    expect(joinNote(values, '')).toBe('Delivery day: 2026-11-27\nName at the door: Ona: 2nd floor');
    expect(splitNote('Hello\nDelivery day: x')).toEqual({ values: {}, text: 'Hello\nDelivery day: x' });
    expect(splitNote()).toEqual({ values: {}, text: '' });
  });

  it.each([
    [[{ key: 'Day', type: 'text', label: 'x' }], /orderFields\[0\]\.key: must have lower-case/],
    [[{ key: 'a', type: 'date', label: 'x' }], /orderFields\[0\]\.type: must be day, choice or text/],
    [[{ key: 'a', type: 'day', label: 'x', from: 3, to: 1 }], /orderFields\[0\]\.to: must be at least from/],
    [[{ key: 'a', type: 'text' }], /orderFields\[0\]\.label: must be a text/],
    [[1, 2].map(() => ({ key: 'a', type: 'text', label: 'x' })), /must not use a key twice/],
  ])('of a wrong configuration are named: %j', (fields, problem) => {
    expect(shopProblems({ features: { orderFields: fields } }, { langs: ['en'] })).toEqual([
      expect.stringMatching(problem),
    ]);
  });
});
