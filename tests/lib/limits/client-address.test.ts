import { describe, expect, it } from 'vitest';
import { addressIn } from '@/lib/limits/address.mjs';

describe('the address of a shopper', () => {
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
  ])('in %j behind %i proxies is %j', (header, proxies, address) => {
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
  ])('in %j behind %i proxies is unknown', (header, proxies) => {
    expect(addressIn(header, proxies)).toBeNull();
  });
});
