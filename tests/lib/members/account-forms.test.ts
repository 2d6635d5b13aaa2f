import { describe, expect, it } from 'vitest';
import { texts as de } from '@/lib/i18n/messages/de/texts';
import { en } from '@/lib/i18n/messages/en';
import * as forms from '@/lib/members/account-forms';
import { countryOptions, isCountry } from '@/lib/members/account-forms';
import { SUBDIVISIONS, subdivisionCode } from '@/lib/model/subdivisions';

const profileSchema = forms.profileSchema(en.fields);
const addressSchema = forms.addressSchema(en.fields);
const newPasswordSchema = forms.newPasswordSchema(en.fields);
const privacySchema = forms.privacySchema(en.fields);
const deleteSchema = forms.deleteSchema(en.fields);

/** Returns field → message for the fields that a schema rejects. */
const errorsOf = (schema: typeof profileSchema | typeof addressSchema, value: Record<string, string>) => {
  const parsed = schema.safeParse(value);
  return parsed.success
    ? {}
    : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]));
};

describe('the profile form', () => {
  it('accepts an empty form, because every field may be cleared', () => {
    const empty = { firstName: '', lastName: '', nickname: '', phone: '', otherPhone: '' };
    expect(profileSchema.parse({})).toEqual(empty);
  });

  it.each([
    ['emoji', '🏺 Ada 👩🏽‍🎨'],
    ['right to left', 'עדה לאבלייס'],
    ['quotes', `O'Brien "Bo" «x»`],
    ['markup', '<script>alert(1)</script>'],
    ['100 characters', 'x'.repeat(100)],
  ])('accepts %s unchanged', (_, text) => {
    expect(profileSchema.parse({ firstName: text }).firstName).toBe(text);
  });

  it('joins several lines and normalizes spelling', () => {
    expect(profileSchema.parse({ nickname: '  A\nda\u0000 ' }).nickname).toBe('A da');
    expect(profileSchema.parse({ nickname: 'e\u0301' }).nickname).toBe('é');
  });

  it.each(['firstName', 'lastName', 'nickname', 'phone'])(
    'rejects 10,000 characters of %s with a message',
    (name) => {
      expect(errorsOf(profileSchema, { [name]: 'x'.repeat(10_000) })[name]).toMatch(
        /at most 100 characters|a number like/,
      );
    },
  );

  it.each(['+1 555 0100', '(518) 555-0100', '030/1234567', '12345', ''])('accepts the phone %j', (phone) => {
    expect(profileSchema.parse({ phone }).phone).toBe(phone);
  });

  it.each(['abc', '1234', '+1 555 x', '💩', '+', '555+0100'])('rejects the phone %j', (phone) => {
    expect(errorsOf(profileSchema, { phone })).toEqual({ phone: 'Enter a number like +1 212 555 0100.' });
  });
});

const address = {
  line1: '412 Warren Street',
  city: 'Hudson',
  country: 'US',
  subdivision: 'ny',
  postalCode: '12534',
};

describe('the address form', () => {
  it('accepts a state in every spelling', () => {
    for (const subdivision of ['ny', 'US-NY', 'New York', ' new york '])
      expect(addressSchema.parse({ ...address, subdivision })).toMatchObject({
        id: null,
        subdivision: 'US-NY',
      });
  });

  it('names the missing values, field by field', () => {
    expect(errorsOf(addressSchema, {})).toEqual({
      line1: 'Enter the street and number.',
      city: 'Enter the city.',
      country: 'Choose a country.',
    });
  });

  it('has German messages', () => {
    expect(errorsOf(forms.addressSchema(de.fields), { ...address, country: '' })).toEqual({
      country: 'Bitte wählen Sie ein Land.',
    });
  });

  it('rejects a state of another country', () => {
    const ofAnother = { subdivision: 'This is not in the country you chose.' };
    expect(errorsOf(addressSchema, { ...address, country: 'CA' })).toEqual(ofAnother);
    expect(errorsOf(addressSchema, { ...address, country: 'DE', subdivision: 'US-NY' })).toEqual(ofAnother);
  });

  it.each([
    ['US', '', ''],
    ['IE', 'County Cork', 'County Cork'],
    ['DE', 'de-by', 'DE-BY'],
  ])('requires no state and keeps the typed one where there is no list: %s %s', (country, typed, stored) => {
    expect(addressSchema.parse({ ...address, country, subdivision: typed }).subdivision).toBe(stored);
  });

  it.each(['XX', 'us', '', '<b>'])('rejects the country %j', (country) => {
    expect(errorsOf(addressSchema, { ...address, country, subdivision: '' })).toHaveProperty('country');
  });
});

it('countries are complete and sorted by name, without duplicates', () => {
  const options = countryOptions('en');
  expect(options).toHaveLength(249);
  expect(new Set(options.map(({ value }) => value)).size).toBe(249);
  expect(options[0]?.label).toBe('Afghanistan');
  for (const { value, label } of options) expect(label, value).not.toBe(value);
});

it('countries are named and sorted in German', () => {
  const names = countryOptions('de').map(({ label }) => label);
  expect(names.indexOf('Ägypten')).toBeLessThan(names.indexOf('Albanien'));
  expect(names).toContain('Deutschland');
});

it('countries with lists of states are valid, and their codes begin with the country', () => {
  for (const [country, states] of Object.entries(SUBDIVISIONS)) {
    expect(isCountry(country)).toBe(true);
    for (const { value, label } of states ?? []) {
      expect(value.startsWith(`${country}-`)).toBe(true);
      expect(subdivisionCode(country, label)).toBe(value);
    }
  }
});

it('the password form accepts any password that is long enough', () => {
  const password = 'present';
  for (const newPassword of ['1234567', undefined, 'x'.repeat(10_000)])
    expect(newPasswordSchema.safeParse({ password, newPassword }).success).toBe(false);
  expect(newPasswordSchema.safeParse({ newPassword: '12345678' }).success).toBe(false);
  for (const newPassword of ['12345678', '        ', '🔑🔑🔑🔑🔑🔑🔑🔑', `"'<script>`])
    expect(newPasswordSchema.parse({ password, newPassword })).toEqual({ password, newPassword });
});

it('the form of a deletion requires the checkbox and the password to delete the account', () => {
  expect(deleteSchema.safeParse({}).success).toBe(false);
  expect(deleteSchema.safeParse({ confirm: 'yes' }).success).toBe(false);
  expect(deleteSchema.safeParse({ password: 'x', confirm: 'on' }).success).toBe(false);
  expect(deleteSchema.safeParse({ password: 'x', confirm: 'yes' }).success).toBe(true);
});

it('the privacy form accepts one of two values', () => {
  expect(privacySchema.safeParse({ privacy: 'UNKNOWN' }).success).toBe(false);
  expect(privacySchema.parse({ privacy: 'public' })).toEqual({ privacy: 'public' });
});
