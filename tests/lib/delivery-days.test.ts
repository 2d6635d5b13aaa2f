import { expect, it } from 'vitest';
import { readDays } from '@/lib/catalog/delivery-days';

it.each([
  ['3–5', [3, 5]],
  ['3 - 5', [3, 5]],
  ['2', [2, 2]],
  ['5–3', null],
  ['3 to 5', null],
  ['', null],
  ['3–99', null],
])('the days of a delivery %s', (text, days) => expect(readDays(text)).toEqual(days));
