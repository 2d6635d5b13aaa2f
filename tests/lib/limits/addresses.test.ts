import { expect, it } from 'vitest';
import { addressIn } from '@/lib/limits/address.mjs';
import { recipientOf } from '@/lib/limits/recipient';

it.each<[string | null, number, string | null]>([
  ['203.0.113.9', 0, '203.0.113.9'],
  // The part that a shopper writes into the header precedes the part that the proxies write.
  ['198.51.100.1, 203.0.113.9', 0, '203.0.113.9'],
  ['198.51.100.1, 203.0.113.9, 10.0.0.2', 1, '203.0.113.9'],
  ['6.6.6.6, 198.51.100.1, 203.0.113.9, 10.0.0.2', 1, '203.0.113.9'],
  ['203.0.113.9, 10.0.0.3, 10.0.0.2', 2, '203.0.113.9'],
  ['203.0.113.9:5123', 0, '203.0.113.9'],
  ['::ffff:203.0.113.9', 0, '203.0.113.9'],
  ['[2001:db8::1]:443', 0, '2001:db8:0:0::/64'],
  ['2001:DB8:1:2:3:4:5:6', 0, '2001:db8:1:2::/64'],
])('the address of a shopper in %j behind %i proxies is %j', (header, proxies, address) => {
  expect(addressIn(header, proxies)).toBe(address);
});

it.each<[string | null, number]>([
  [null, 0],
  ['', 0],
  ['unknown', 0],
  ['10.0.0.2', 1],
  // Behind a proxy that is not configured, all shoppers would share one IP address.
  ['203.0.113.9, 10.0.0.2', 0],
  ['127.0.0.1', 0],
  ['::1', 0],
  ['fd00::7', 0],
  ['<script>', 0],
])('the address of a shopper in %j behind %i proxies is unknown', (header, proxies) => {
  expect(addressIn(header, proxies)).toBeNull();
});

it.each([
  ['Ada@Example.com', 'ada@example.com'],
  [' ada+news@example.com ', 'ada@example.com'],
  ['ada.love.lace+1+2@gmail.com', 'adalovelace@gmail.com'],
  ['ada.lovelace@example.com', 'ada.lovelace@example.com'],
  ['+tag@example.com', '+tag@example.com'],
  ['not an email', 'not an email'],
])('%j is counted as %j', (email, recipient) => expect(recipientOf(email)).toBe(recipient));
