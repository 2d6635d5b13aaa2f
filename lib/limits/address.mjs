import { BlockList, isIP } from 'node:net';

/** Private addresses: a proxy that `TRUSTED_PROXIES` does not count, or a developer. */
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
 * The shopper's address from X-Forwarded-For. Its last entry is the socket's address
 * (instrumentation.ts appends it), and trusted proxies have written the entries before it. Any
 * client can forge what comes before. Null when unknown: a shop behind an unknown proxy must not
 * count as one shopper.
 * @param {string | null} forwardedFor the header, with the socket's address as last entry
 * @param {number} trustedProxies @returns {string | null}
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

/** Removes brackets and port, and unwraps IPv4 addresses mapped into IPv6. @param {string} entry */
const plain = (entry) =>
  entry
    .replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');

/** The /64 network of an IPv6 address, because one shopper has all of it. @param {string} address */
function networkOf(address) {
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = address.includes('::') ? [...left, ...zeros, ...right] : left;
  return `${groups.slice(0, 4).join(':')}::/64`;
}
