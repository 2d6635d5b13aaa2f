import 'server-only';
import { lookup as lookUpHost } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { env } from '@/lib/config/env';
import { SHOP } from '@/lib/config/shop';
import { ShopError } from '@/lib/errors/shop-error';
import { countAttempt } from '@/lib/limits/limit';
import { processState } from '@/lib/process-state';
import { createShare } from '@/lib/share';
import { withinTime } from '@/lib/timeout';
import { type PlatformProfile, UcpError, type UcpErrorCode } from './protocol';

/**
 * Profiles of programs are the only URLs that the shop fetches because a request contains them, so there are
 * limits: https, a public address, no redirect, a few seconds, a few kilobytes, and a cache.
 */

const MAX_URL_LENGTH = 1_024;
const MAX_BYTES = 128 * 1_024;
const TIMEOUT_MS = 3_000;
/** Milliseconds. */
const MIN_LIFETIME = 60_000;
const MAX_LIFETIME = 60 * 60_000;

type Stored = { profile: PlatformProfile } | { failure: UcpErrorCode };
const profiles = processState('ucp-profiles', () => new LRUCache<string, Stored>({ max: 200 }));
/** One request at a time for a URL. */
const shareFetch = processState('ucp-profile-fetches', () => createShare<Stored>(0, 200));

type Resolve = (host: string) => Promise<{ address: string; family: number }[]>;
const resolveHost: Resolve = (host) => lookUpHost(host, { all: true });

/** @param resolve replaces the name service in tests @throws UcpError */
export async function getProfile(
  text: string | null,
  resolve: Resolve = resolveHost,
): Promise<PlatformProfile> {
  const url = profileUrl(text);
  requireTrusted(url.href);
  const stored = profiles.get(url.href) ?? (await fetchAndStore(url, resolve));
  if ('profile' in stored) return stored.profile;
  throw new UcpError(stored.failure, FAILURES[stored.failure] ?? 'the profile cannot be used');
}

const FAILURES: Partial<Record<UcpErrorCode, string>> = {
  profile_unreachable: 'the profile could not be fetched from a public address within its limits',
  profile_malformed: 'the profile is not a UCP profile in JSON',
};

/** @throws UcpError */
function profileUrl(text: string | null): URL {
  const url = text !== null && text.length <= MAX_URL_LENGTH && URL.canParse(text) ? new URL(text) : null;
  const isPlain = url !== null && url.username === '' && url.password === '' && url.hash === '';
  if (isPlain && ((url.protocol === 'https:' && url.port === '') || isLocal(url))) return url;
  throw new UcpError('invalid_profile_url', 'name the https URL of your profile: UCP-Agent: profile="…"');
}

/** Profiles on this machine are for shops on this machine: tests and development. */
const isLocal = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && isLoopback(hostname) && isLoopback(new URL(env.SITE_URL).hostname);

export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname);

function requireTrusted(href: string): void {
  const { agents } = SHOP.features;
  if (typeof agents !== 'object' || agents.profiles === 'any') return;
  if (agents.known.some((known) => new URL(known).href === href)) return;
  throw new UcpError('profile_not_trusted', 'this shop only answers programs that its owner has chosen');
}

async function fetchAndStore(url: URL, resolve: Resolve): Promise<Stored> {
  return shareFetch(url.href, async () => {
    await countAttempt('agent-profile', 'all').catch(toUcpError);
    const { stored, lifetime } = await fetchProfile(url, resolve);
    profiles.set(url.href, stored, { ttl: lifetime });
    return stored;
  });
}

/** Other programs may have used up the limit, so the error has the time to retry. */
function toUcpError(error: unknown): never {
  if (!(error instanceof ShopError) || error.code !== 'too-many-attempts') throw error;
  throw new UcpError('rate_limit_exceeded', 'too many unknown profiles', error.retryAfterSeconds ?? 60);
}

type Fetched = { stored: Stored; lifetime: number };
const failure = (code: UcpErrorCode): Fetched => ({ stored: { failure: code }, lifetime: MIN_LIFETIME });

async function fetchProfile(url: URL, resolve: Resolve): Promise<Fetched> {
  let body: string;
  let maxAge: number;
  try {
    const address = await publicAddress(url, resolve);
    ({ body, maxAge } = await fetchFrom(url, address));
  } catch {
    return failure('profile_unreachable');
  }
  const profile = parseProfile(body);
  if (profile === null) return failure('profile_malformed');
  const lifetime = Math.min(MAX_LIFETIME, Math.max(MIN_LIFETIME, maxAge * 1_000));
  return { stored: { profile }, lifetime };
}

/** Addresses that are not public (RFC 6890 and its registry). */
const special = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, bits);
for (const [network, bits] of [
  // Protocol assignments (Teredo among them), documentation, and 6to4, which contains an IPv4 address.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, bits, 'ipv6');
/** The only IPv6 addresses in public use. Mapped and translated IPv4 addresses are not here. */
const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');

const isPublic = (address: string): boolean =>
  isIP(address) === 6
    ? unicast.check(address, 'ipv6') && !special.check(address, 'ipv6')
    : isIP(address) === 4 && !special.check(address);

type Address = { address: string; family: number };

/** @throws Error if any address of the URL's host is not public */
async function publicAddress(url: URL, resolve: Resolve): Promise<Address> {
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  const addresses = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await withinTime(resolve(host), TIMEOUT_MS, []);
  const [first] = addresses;
  if (!first) throw new Error('no address');
  const isAllowed = isLocal(url)
    ? ({ address }: Address) => address === '::1' || /^127\./.test(address)
    : ({ address }: Address) => isPublic(address);
  if (!addresses.every(isAllowed)) throw new Error('not a public address');
  return first;
}

/** Uses the checked address: a later lookup of the name may give another one. A redirect is a failure. */
function fetchFrom(url: URL, { address, family }: Address): Promise<{ body: string; maxAge: number }> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(
      url,
      {
        agent: false,
        headers: { accept: 'application/json', 'user-agent': 'shop-ucp' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        maxHeaderSize: 16 * 1_024,
        lookup: (_host, options, done) =>
          options.all ? done(null, [{ address, family }]) : done(null, address, family),
      },
      (response) => {
        readBody(response).then(
          (body) => resolve({ body, maxAge: maxAgeOf(response.headers['cache-control']) }),
          (error: unknown) => {
            request.destroy();
            reject(error);
          },
        );
      },
    );
    request.on('error', reject);
    request.end();
  });
}

async function readBody(response: IncomingMessage): Promise<string> {
  if (response.statusCode !== 200) throw new Error('not a profile');
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > MAX_BYTES) throw new Error('too large');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString();
}

/** In seconds, 0 without a lifetime. */
const maxAgeOf = (cacheControl: string | undefined): number =>
  Number(/(?:^|[\s,])max-age=(\d{1,9})/.exec(cacheControl ?? '')?.[1] ?? 0);

const MAX_CAPABILITIES = 200;

/** Profiles in use leave out what the specification requires of them, so little is checked. */
const profileSchema = z.looseObject({
  ucp: z.looseObject({
    version: z.string().max(40),
    capabilities: z
      .record(z.string().max(200), z.array(z.looseObject({ version: z.string().max(40) })).max(20))
      .optional(),
  }),
});

function parseProfile(body: string): PlatformProfile | null {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return null;
  }
  const parsed = profileSchema.safeParse(json);
  if (!parsed.success) return null;
  const { version, capabilities = {} } = parsed.data.ucp;
  const entries = Object.entries(capabilities);
  if (entries.length > MAX_CAPABILITIES) return null;
  return {
    version,
    capabilities: new Map(entries.map(([name, all]) => [name, all.map((one) => one.version)])),
  };
}
