import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { commaList, fillNodes, format, type MessagesOf, type Plural, plural } from '@/lib/i18n/format';

const items = { one: '{count} item', other: '{count} items' } as const;

it('format replaces placeholders by values', () => {
  expect(
    format('{name} costs {price}.' as MessagesOf<'{name} costs {price}.'>, { name: 'Bowl', price: 3 }),
  ).toBe('Bowl costs 3.');
});

it('format inserts values literally', () => {
  expect(format('{a}{b}' as MessagesOf<'{a}{b}'>, { a: '{b}', b: '$& $1' })).toBe('{b}$& $1');
});

it('format requires every name and allows no other', () => {
  // @ts-expect-error: `name` is missing
  expect(format('Hello {name}' as MessagesOf<'Hello {name}'>, {})).toBe('Hello {name}');
  expect(format('Hello' as MessagesOf<'Hello'>, {})).toBe('Hello');
});

it.each([
  ['en', 0, '0 items'],
  ['en', 1, '1 item'],
  ['en', 1234, '1,234 items'],
  ['de', 1234, '1.234 items'],
] as const)('plural in %s of %i: %s', (lang, count, text) => {
  expect(plural(lang, items as MessagesOf<typeof items>, count)).toBe(text);
});

it('plural selects a form by the rules of the language, and the general form where one is missing', () => {
  const left: Plural = { one: 'one', two: 'two', other: 'many' };
  expect([1, 2, 3].map((count) => plural('en', left, count))).toEqual(['one', 'many', 'many']);
  vi.spyOn(Intl.PluralRules.prototype, 'select').mockReturnValueOnce('two').mockReturnValueOnce('few');
  expect([2, 3].map((count) => plural('en', left, count))).toEqual(['two', 'many']);
});

it('plural accepts other values too', () => {
  const left = { one: 'One {name} left', other: '{count} {name} left' } as const;
  expect(plural('en', left as MessagesOf<typeof left>, 2, { name: 'bowls' })).toBe('2 bowls left');
});

it('fillNodes puts elements into a sentence', () => {
  const sentence = 'New here? {link}, or not.' as const;
  const { container } = render(
    fillNodes(sentence as MessagesOf<typeof sentence>, { link: <a href="/register">Register</a> }),
  );
  expect(container.innerHTML).toBe(
    '<span>New here? </span><a href="/register">Register</a><span>, or not.</span>',
  );
});

it.each([
  ['en', 'Oat, Ink'],
  ['ja', 'Oat、Ink'],
  ['ar', 'Oat، Ink'],
] as const)('lists have the commas of %s', (lang, text) => {
  expect(commaList(lang, ['Oat', 'Ink'])).toBe(text);
});
