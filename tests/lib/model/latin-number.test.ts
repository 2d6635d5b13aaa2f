import { describe, expect, it } from 'vitest';
import { quantitySchema } from '@/lib/cart/requests';
import { parseProductQuery } from '@/lib/catalog/product-query';
import { codeRule, phoneRule } from '@/lib/forms/field-rules';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import { addressSchema, profileSchema } from '@/lib/members/account-forms';
import { quantityProblem } from '@/lib/model/cart';
import { latinNumber } from '@/lib/model/latin-number';

const { fields } = ALL_MESSAGES.en;

it.each([
  ['0123456789', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['١٬٢٣٤٫٥٠', '1,234.50'],
  ['＋８１ （０３）', '+81 (03)'],
  ['abc', 'abc'],
])('%s is read as %s', (text, number) => {
  expect(latinNumber(text)).toBe(number);
});

describe('digits of other keyboards are understood', () => {
  it('in quantities', () => {
    expect(quantityProblem(' ١٢ ')).toBeNull();
    expect(quantityProblem('١٠٠٠٠١')).toBe('mostQuantity');
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

  it('in codes from emails', () => {
    expect(codeRule('١٢٣٤٥٦', fields)).toBeNull();
  });
});
