import 'server-only';
import { BlockList, isIP } from 'node:net';
import { headers } from 'next/headers';
import { env } from '@/lib/env';

/** Machines of one's own: a proxy that nobody told us of (`TRUSTED_PROXIES`), or a developer. */
const own = new BlockList();
own.addSubnet('127.0.0.0', 8);
own.addSubnet('10.0.0.0', 8);
own.addSubnet('172.16.0.0', 12);
own.addSubnet('192.168.0.0', 16);
own.addSubnet('169.254.0.0', 16);
own.addAddress('::1', 'ipv6');
own.addSubnet('fc00::', 7, 'ipv6');
own.addSubnet('fe80::', 10, 'ipv6');

/**
 * The shopper's address out of X-Forwarded-For, whose last entry is the socket's (instrumentation.ts adds it) and whose
 * entries before it were written by so many proxies; what stands before those anybody can write. Null when it is not
 * known: a whole shop behind one unknown proxy must not be counted as one shopper.
 *
 * @param forwardedFor the header, with the socket's address as last entry
 */
export function addressIn(forwardedFor: string | null, trustedProxies: number): string | null {
  const entries = forwardedFor?.split(',').map((entry) => plain(entry.trim())) ?? [];
  const address = entries[entries.length - 1 - trustedProxies];
  if (address === undefined) return null;
  const version = isIP(address);
  if (version === 0) return null;
  if (own.check(address, version === 6 ? 'ipv6' : 'ipv4')) return null;
  return version === 6 ? networkOf(address) : address;
}

/** Without brackets and port, and IPv4 in its own spelling. */
const plain = (entry: string): string =>
  entry
    .replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');

/** One shopper has a whole /64 of IPv6. */
function networkOf(address: string): string {
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = address.includes('::') ? [...left, ...zeros, ...right] : left;
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The address of the shopper of this request, or null when it is not known. */
export async function clientAddress(): Promise<string | null> {
  try {
    return addressIn((await headers()).get('x-forwarded-for'), env.TRUSTED_PROXIES);
  } catch {
    // Outside of a request.
    return null;
  }
}
