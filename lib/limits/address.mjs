import { BlockList, isIP } from 'node:net';

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
 * @param {string | null} forwardedFor the header, with the socket's address as last entry
 * @param {number} trustedProxies
 * @returns {string | null}
 */
export function addressIn(forwardedFor, trustedProxies) {
  const entries = forwardedFor?.split(',').map((entry) => plain(entry.trim())) ?? [];
  const address = entries[entries.length - 1 - trustedProxies];
  if (address === undefined) return null;
  const version = isIP(address);
  if (version === 0) return null;
  if (own.check(address, version === 6 ? 'ipv6' : 'ipv4')) return null;
  return version === 6 ? networkOf(address) : address;
}

/**
 * Without brackets and port, and IPv4 in its own spelling.
 *
 * @param {string} entry
 */
const plain = (entry) =>
  entry
    .replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * One shopper has a whole /64 of IPv6.
 *
 * @param {string} address
 */
function networkOf(address) {
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = address.includes('::') ? [...left, ...zeros, ...right] : left;
  return `${groups.slice(0, 4).join(':')}::/64`;
}
