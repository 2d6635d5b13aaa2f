import { expect, it } from 'vitest';
import { recipientOf } from '@/lib/limits/recipient';

it.each([
  ['Ada@Example.com', 'ada@example.com'],
  [' ada+news@example.com ', 'ada@example.com'],
  ['ada.love.lace+1+2@gmail.com', 'adalovelace@gmail.com'],
  ['ada.lovelace@example.com', 'ada.lovelace@example.com'],
  ['+tag@example.com', '+tag@example.com'],
  ['not an email', 'not an email'],
])('%j is counted as %j', (email, recipient) => {
  expect(recipientOf(email)).toBe(recipient);
});
