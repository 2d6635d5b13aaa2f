/**
 * A test for `instanceof`. The bundles of a process have a class each, and an error of one
 * reaches another where they wait for the same promise (lib/process-state.ts). A subclass inherits
 * the test, which recognizes it by its prototype, because all of its instances stay in one bundle.
 * @param name that every instance has, in a minified build too
 */
export const isNamed = (name: string) =>
  function isInstance(this: { prototype: object }, value: unknown): boolean {
    if (!(value instanceof Error)) return false;
    const isSubclass = !Object.hasOwn(this, Symbol.hasInstance);
    return isSubclass ? Object.prototype.isPrototypeOf.call(this.prototype, value) : value.name === name;
  };

/**
 * Name of the method by which Node.js prints an object. The framework prints each error of a cached
 * function with its stack and its causes, some 45 lines, and an outage repeats it with each request.
 */
export const INSPECT = Symbol.for('nodejs.util.inspect.custom');

export type FieldViolation = { field: string; description: string; rule: string | null };

/**
 * The cause of a failed call.
 * - `validation`: the platform names fields; message `INVALID_ARGUMENT: "field" description`,
 *   sorted by field.
 * - `application`: a code specific to the call, e.g. `OWNED_CART_NOT_FOUND`.
 * - `status`: any other 4xx of the platform; the code is its status text, e.g. `NOT_FOUND`.
 * - `system`: network, time-out, 5xx, a response that is not JSON, and a 4xx without the
 *   platform's own body, which comes from a firewall or a proxy in between.
 */
export type PlatformErrorDetail =
  | { kind: 'validation'; violations: FieldViolation[] }
  | { kind: 'application'; code: string; description: string; data: unknown }
  | { kind: 'status'; status: number; code: string; description: string }
  | { kind: 'system'; status: number | null };

/** Request timeout, too early, too many requests. */
const TEMPORARY_STATUSES = new Set([408, 425, 429]);

/** Whether the same request may succeed later. */
export const isTemporaryStatus = (status: number): boolean => status >= 500 || TEMPORARY_STATUSES.has(status);

/**
 * Its message is for logs: shoppers read `lib/errors/messages`. An error that leaves a `'use
 * cache'` function loses its name, message and fields in production. Its `digest` remains, as
 * Next.js documents for `onRequestError`, and names the cause: see `findPlatformError`.
 */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  static override readonly [Symbol.hasInstance] = isNamed('PlatformError');
  readonly digest: string;
  constructor(
    readonly detail: PlatformErrorDetail,
    readonly requestId: string | null,
    options?: ErrorOptions,
  ) {
    super(messageOf(detail, requestId), options);
    this.digest = digestOf(detail, requestId);
  }

  [INSPECT](): string {
    return `${this.name}: ${this.digest}`;
  }

  get isNotFound(): boolean {
    switch (this.detail.kind) {
      case 'application':
        return this.detail.code === '404' || this.detail.code.includes('NOT_FOUND');
      case 'status':
        return this.detail.status === 404;
      default:
        return false;
    }
  }

  /** The platform identified the caller and denied access. */
  get isForbidden(): boolean {
    return (
      (this.detail.kind === 'status' && this.detail.status === 403) ||
      (this.detail.kind === 'application' && /_FORBIDDEN$|^NO_PERMISSION/.test(this.detail.code))
    );
  }

  /** The platform rejected the tokens. */
  get isUnauthenticated(): boolean {
    return this.detail.kind === 'status' && this.detail.status === 401;
  }

  /** The quota, or a part of it, is used up. */
  get isTooManyRequests(): boolean {
    return this.detail.kind === 'status' && this.detail.status === 429;
  }

  get isTemporary(): boolean {
    return (
      this.detail.kind === 'system' ||
      (this.detail.kind === 'status' && isTemporaryStatus(this.detail.status))
    );
  }
}

/** Browsers see the digest of an uncaught error, so that it has neither descriptions nor data. */
function digestOf(detail: PlatformErrorDetail, requestId: string | null): string {
  const { kind } = detail;
  const code = kind === 'application' || kind === 'status' ? detail.code : '';
  const status = kind === 'system' || kind === 'status' ? detail.status : null;
  return ['platform', kind, status ?? '', code, requestId ?? ''].join(';');
}

const DIGEST = /^platform;(validation|application|status|system);(\d*);([^;]*);([^;]*)$/;

/** Use it in place of `instanceof` for errors that may have left a `'use cache'` function. */
export function findPlatformError(error: unknown): PlatformError | null {
  // In development, the name remains, too.
  if (error instanceof PlatformError && 'detail' in error) return error;
  const [, kind, status = '', code = '', requestId = ''] = DIGEST.exec(String(Object(error).digest)) ?? [];
  if (kind === undefined) return null;
  const options = { cause: error };
  return new PlatformError(detailOf(kind, status, code), requestId || null, options);
}

function detailOf(kind: string, status: string, code: string): PlatformErrorDetail {
  switch (kind) {
    case 'validation':
      return { kind, violations: [] };
    case 'application':
      return { kind, code, description: '', data: null };
    case 'status':
      return { kind, status: Number(status), code, description: '' };
    default:
      return { kind: 'system', status: status === '' ? null : Number(status) };
  }
}

function messageOf(detail: PlatformErrorDetail, requestId: string | null): string {
  switch (detail.kind) {
    case 'validation': {
      const parts = detail.violations.map(({ field, description }) => `"${field}" ${description}`);
      return `INVALID_ARGUMENT: ${parts.join(', ')}`;
    }
    case 'application':
      return `${detail.code}: ${detail.description}`;
    case 'status':
      return `${detail.code}: ${detail.description}`;
    case 'system':
      return requestId === null ? 'System error occurred' : `System error occurred, request id: ${requestId}`;
  }
}

/** The platform rejected a request for tokens, with a body that names the reason. */
export class TokenRejectedError extends Error {
  override readonly name = 'TokenRejectedError';
  static override readonly [Symbol.hasInstance] = isNamed('TokenRejectedError');
  constructor(cause: unknown) {
    super('something went wrong', { cause });
  }
}

/** The specification prescribes these texts. */
const MESSAGES = {
  missing: 'Missing code or _state',
  state: 'Invalid _state',
  exchange: 'Failed to get member tokens',
  'unknown-state': 'Unknown _state',
  'timed-out': 'OAuth flow timed out',
} as const;

export type OAuthFlowFailure = keyof typeof MESSAGES;

/** A sign-in that ended without tokens. Its message is for logs. Shoppers see `messageFor`. */
export class OAuthFlowError extends Error {
  override readonly name = 'OAuthFlowError';
  constructor(
    readonly failure: OAuthFlowFailure,
    options?: ErrorOptions,
  ) {
    super(MESSAGES[failure], options);
  }
}

/** The message is one line for the person who runs the shop, and says what to do. */
export class UnsupportedCatalogError extends Error {
  override readonly name = 'UnsupportedCatalogError';
  static override readonly [Symbol.hasInstance] = isNamed('UnsupportedCatalogError');
}
