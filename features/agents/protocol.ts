import { env } from '@/lib/config/env';
import type { Money } from '@/lib/model/money';

/** The Universal Commerce Protocol (https://ucp.dev). Nothing outside of this folder knows it. */

/** The versions that the shop supports, the current one first. */
export const VERSIONS = ['2026-08-25', '2026-04-08'] as const;
export type UcpVersion = (typeof VERSIONS)[number];
export const CURRENT: UcpVersion = VERSIONS[0];

export const toVersion = (text: string): UcpVersion | null =>
  VERSIONS.find((version) => version === text) ?? null;

const SHOPPING = 'dev.ucp.shopping';

export type Capability =
  | 'catalog.search'
  | 'catalog.lookup'
  | 'cart'
  | 'checkout'
  | 'discount'
  | 'fulfillment'
  | 'permalink';

type CapabilityEntry = {
  name: Capability;
  /** The page of its specification, and its file of schemas, on ucp.dev. */
  spec: string;
  schema: string;
  /** It requires one of these capabilities. */
  extends?: readonly Capability[];
  /** Absent: the shop has it in each version. */
  versions?: readonly UcpVersion[];
  config?: () => Record<string, string>;
};

const CAPABILITIES: readonly CapabilityEntry[] = [
  { name: 'catalog.search', spec: 'catalog/search', schema: 'catalog_search' },
  { name: 'catalog.lookup', spec: 'catalog/lookup', schema: 'catalog_lookup' },
  { name: 'cart', spec: 'cart', schema: 'cart' },
  { name: 'checkout', spec: 'checkout', schema: 'checkout' },
  { name: 'discount', spec: 'discount', schema: 'discount', extends: ['cart', 'checkout'] },
  { name: 'fulfillment', spec: 'fulfillment', schema: 'fulfillment', extends: ['checkout'] },
  {
    name: 'permalink',
    spec: 'permalink',
    schema: 'permalink',
    versions: ['2026-08-25'],
    config: () => ({ endpoint: absolute(`${ENDPOINT}/${PERMALINK}`) }),
  },
];

/** Replaces the version in the URL of a permalink. */
export const PERMALINK = 'buy';

const UCP_SITE = 'https://ucp.dev';
/** Each version has its own endpoints below, and so its own list of tools. */
export const ENDPOINT = '/api/ucp';

const absolute = (path: string): string => new URL(path, env.SITE_URL).href;

/** The discovery document. Only that of the current version names the others. */
export function discovery(version: UcpVersion): { ucp: Record<string, unknown> } {
  const site = `${UCP_SITE}/${version}`;
  const endpoint = absolute(`${ENDPOINT}/${version}`);
  const service = { version, spec: `${site}/specification/overview` };
  return {
    ucp: {
      version,
      supported_versions: version === CURRENT ? olderVersions() : undefined,
      services: {
        [SHOPPING]: [
          {
            ...service,
            transport: 'mcp',
            endpoint: `${endpoint}/mcp`,
            schema: `${site}/services/shopping/mcp.openrpc.json`,
          },
          { ...service, transport: 'rest', endpoint, schema: `${site}/services/shopping/rest.openapi.json` },
        ],
      },
      capabilities: Object.fromEntries(
        capabilitiesOf(version).map(({ name, spec, schema, extends: parents, config }) => [
          `${SHOPPING}.${name}`,
          [
            {
              version,
              spec: `${site}/specification/${spec}`,
              schema: `${site}/schemas/shopping/${schema}.json`,
              extends: parents && extended(parents),
              config: config?.(),
            },
          ],
        ]),
      ),
      // Empty: only the platform's own checkout takes a payment.
      payment_handlers: {},
    },
  };
}

const capabilitiesOf = (version: UcpVersion): CapabilityEntry[] =>
  CAPABILITIES.filter(({ versions }) => versions?.includes(version) ?? true);

/** JSON Schema has one name as a text, and several as a list. */
function extended(parents: readonly Capability[]): string | string[] {
  const [first, ...others] = parents.map((parent) => `${SHOPPING}.${parent}`);
  return first === undefined || others.length > 0 ? [first ?? [], others].flat() : first;
}

const olderVersions = () =>
  Object.fromEntries(
    VERSIONS.filter((version) => version !== CURRENT).map((version) => [
      version,
      absolute(`/.well-known/ucp/${version}`),
    ]),
  );

export type PlatformProfile = {
  version: string;
  /** Full names, as `dev.ucp.shopping.cart`, with their versions. */
  capabilities: ReadonlyMap<string, readonly string[]>;
};

/** The capabilities of both sides in a version, without extensions of something that the program lacks. */
export function negotiate(version: UcpVersion, profile: PlatformProfile): Set<Capability> {
  const shared = new Set(
    capabilitiesOf(version).flatMap(({ name }) =>
      profile.capabilities.get(`${SHOPPING}.${name}`)?.includes(version) ? [name] : [],
    ),
  );
  for (const { name, extends: parents } of CAPABILITIES)
    if (parents && !parents.some((parent) => shared.has(parent))) shared.delete(name);
  return shared;
}

/** `path` is a JSONPath (RFC 9535) to the subject. `content` is for people. */
export type Message =
  | {
      type: 'error';
      code: string;
      content: string;
      severity: 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review' | 'unrecoverable';
      path?: string;
    }
  | { type: 'warning'; code: string; content: string; path?: string }
  | { type: 'info'; code?: string; content: string; path?: string };

export type Payload = Record<string, unknown>;

/** A failed operation has messages and nothing else. */
export type Outcome =
  | { status: 'success'; payload: Payload }
  | { status: 'error'; messages: [Message, ...Message[]] };

export const success = (payload: Payload): Outcome => ({ status: 'success', payload });

export const failed = (code: string, content: string): Outcome => ({
  status: 'error',
  messages: [{ type: 'error', code, content, severity: 'unrecoverable' }],
});

/** Both transports send the same envelope. */
export const envelope = (
  version: UcpVersion,
  outcome: Outcome,
  relevant: readonly Capability[],
): Payload => ({
  ucp: {
    version,
    status: outcome.status,
    capabilities: Object.fromEntries(relevant.map((name) => [`${SHOPPING}.${name}`, [{ version }]])),
    payment_handlers: outcome.status === 'success' && relevant.includes('checkout') ? {} : undefined,
  },
  ...(outcome.status === 'success' ? outcome.payload : { messages: outcome.messages }),
});

/** Errors of the protocol: the HTTP status, and the code of JSON-RPC. */
const ERRORS = {
  invalid_request: [400, -32602],
  request_too_large: [400, -32602],
  invalid_profile_url: [400, -32001],
  profile_unreachable: [424, -32001],
  profile_malformed: [422, -32001],
  profile_not_trusted: [403, -32000],
  version_unsupported: [422, -32001],
  not_found: [404, -32601],
  forbidden: [403, -32000],
  idempotency_conflict: [409, -32000],
  payload_too_large: [413, -32000],
  rate_limit_exceeded: [429, -32000],
  service_unavailable: [503, -32000],
  internal_error: [500, -32603],
} as const satisfies Record<string, readonly [http: number, rpc: number]>;

export type UcpErrorCode = keyof typeof ERRORS;

/** A request that the shop rejects. A result that matters to a shopper is an `Outcome`. */
export class UcpError extends Error {
  override readonly name = 'UcpError';
  readonly httpStatus: number;
  readonly rpcCode: number;
  constructor(
    readonly code: UcpErrorCode,
    /** For the developer of the program. Never what the request contained. */
    readonly content: string,
    /** Seconds after which a retry may succeed, or null. */
    readonly retryAfter: number | null = null,
  ) {
    super(code);
    [this.httpStatus, this.rpcCode] = ERRORS[code];
  }
}

/** By ISO 4217. `Intl` has the decimals of daily use, which differ: none for the forint, instead of two. */
const DECIMALS: Record<number, string> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

const decimalsByCode = new Map(
  Object.entries(DECIMALS).flatMap(([decimals, codes]) =>
    codes.split(' ').map((code): [string, number] => [code, Number(decimals)]),
  ),
);

const decimalsOf = (currency: string): number => decimalsByCode.get(currency) ?? 2;

/**
 * 2850 for 28.50 USD, and 2850 for 2850 JPY. Computes with the digits, because a number would lose some.
 * @param rounds whether an amount with more decimals is rounded, which only a price per unit may be
 * @throws RangeError for an amount that has no whole number of minor units
 */
export function minorUnits({ amount, currency }: Money, rounds: 'rounded' | 'exact' = 'exact'): number {
  const places = decimalsOf(currency);
  const [, sign, whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(amount) ?? [];
  if (sign === undefined) throw new RangeError('not a decimal amount');
  const rest = decimals.slice(places);
  if (rounds === 'exact' && /[1-9]/.test(rest)) throw new RangeError('an amount below the minor unit');
  const roundsUp = rounds === 'rounded' && /^[5-9]/.test(rest);
  const units = BigInt(whole + decimals.slice(0, places).padEnd(places, '0')) + (roundsUp ? 1n : 0n);
  const signed = Number(sign === '-' ? -units : units);
  if (!Number.isSafeInteger(signed)) throw new RangeError('an amount beyond exact numbers');
  return signed;
}

/** A number for the catalog's price filter. */
export const majorUnits = (units: number, currency: string): number => units / 10 ** decimalsOf(currency);
