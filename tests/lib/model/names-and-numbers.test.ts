import { describe, expect, it } from 'vitest';
import { quantitySchema } from '@/lib/cart/requests';
import { parseProductQuery } from '@/lib/catalog/product-query';
import { codeRule, phoneRule } from '@/lib/forms/field-rules';
import { inOrder } from '@/lib/i18n/field-order';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import { addressSchema, profileSchema } from '@/lib/members/account-forms';
import { quantityProblem } from '@/lib/model/cart';
import { cutText } from '@/lib/model/cut-text';
import { fullName } from '@/lib/model/full-name';
import { latinNumber } from '@/lib/model/latin-number';

it.each([
  ['Ada', 'Lovelace', 'Ada Lovelace'],
  ['花子', '山田', '山田 花子'],
  ['ジョン', 'スミス', 'ジョン スミス'],
  ['Ada', null, 'Ada'],
  [undefined, '', ''],
])('%s and %s are %j', (first, last, name) => expect(fullName(first, last)).toBe(name));

const { fields } = ALL_MESSAGES.en;

it.each([
  ['0123456789', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['١٬٢٣٤٫٥٠', '1,234.50'],
  ['＋８１ （０３）', '+81 (03)'],
  ['abc', 'abc'],
])('%s is read as %s', (text, number) => expect(latinNumber(text)).toBe(number));

describe('digits of other keyboards are understood', () => {
  it('in quantities', () => {
    expect([quantityProblem(' ١٢ '), quantityProblem('١٠٠٠٠١')]).toEqual([null, 'mostQuantity']);
    expect(quantityProblem('١٫٥')).toBe('wholeQuantity');
    expect(quantitySchema.parse({ lineId: '1', quantity: '１２' }).quantity).toBe(12);
  });

  it('in prices', () => {
    expect(parseProductQuery({ minPrice: '٤٩٫٥', maxPrice: '١٬٢٣٤' })).toMatchObject({
      minPrice: 49.5,
      maxPrice: 1234,
    });
  });

  it('in phone numbers and postal codes, which are stored with Latin digits', () => {
    expect(phoneRule('+٩٧١ ٤ ٥٥٥ ٠١٠٠', fields)).toBeNull();
    expect(profileSchema(fields).parse({ phone: '٠٥٠ ١٢٣ ٤٥٦٧' }).phone).toBe('050 123 4567');
    const address = { line1: 'A', city: 'B', country: 'JP', postalCode: '１００－０００１' };
    expect(addressSchema(fields).parse(address).postalCode).toBe('100-0001');
  });

  it('in codes from emails', () => expect(codeRule('١٢٣٤٥٦', fields)).toBeNull());
});

const FAMILY = '👩‍👩‍👧‍👦';

it('the beginning of a text is the whole text where that is short enough', () => {
  expect(cutText(FAMILY, FAMILY.length)).toBe(FAMILY);
});

it('the beginning of a text ends before a character that does not fit, however many parts that has', () => {
  for (let most = 3; most < 3 + FAMILY.length; most++) expect(cutText(`Mug${FAMILY}s`, most)).toBe('Mug');
  expect(cutText(`Mug${FAMILY}s`, 3 + FAMILY.length)).toBe(`Mug${FAMILY}`);
  expect(cutText('e\u0301e\u0301', 3)).toBe('e\u0301');
});

it('the beginning of a text is as long as it may be', () =>
  expect(cutText('x'.repeat(300), 200)).toHaveLength(200));

it('names begin with the family’s, and addresses with the country, in Japanese only', () => {
  expect(inOrder('en', 'first', 'last')).toEqual(['first', 'last']);
  expect(inOrder('ja', 'street', 'city', 'country')).toEqual(['country', 'city', 'street']);
});
