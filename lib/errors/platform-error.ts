export type FieldViolation = { field: string; description: string; rule: string | null };

/**
 * The cause of a failed call, in the three kinds that the platform distinguishes, and everything
 * else.
 *
 * - `validation`: the platform names fields; message `INVALID_ARGUMENT: "field" description`,
 *   sorted by field.
 * - `application`: a code specific to the call, e.g. `OWNED_CART_NOT_FOUND`.
 * - `status`: any other 4xx; the code is the status text in upper snake case, e.g. `NOT_FOUND`.
 * - `system`: network, time-out, 5xx, a response that is not JSON.
 */
export type PlatformErrorDetail =
  | { kind: 'validation'; violations: FieldViolation[] }
  | { kind: 'application'; code: string; description: string; data: unknown }
  | { kind: 'status'; status: number; code: string; description: string }
  | { kind: 'system'; status: number | null };

/** Request timeout, too early, too many requests: the same request may succeed later. */
const TEMPORARY_STATUSES = new Set([408, 425, 429]);

/** A failed call to the platform. Its message is for logs. Shoppers read `lib/errors/messages`. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  constructor(
    readonly detail: PlatformErrorDetail,
    readonly requestId: string | null,
    options?: ErrorOptions,
  ) {
    super(messageOf(detail, requestId), options);
  }

  /** The platform reported explicitly that the resource does not exist. */
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

  /** A later retry may succeed. */
  get isTemporary(): boolean {
    return (
      this.detail.kind === 'system' ||
      (this.detail.kind === 'status' && TEMPORARY_STATUSES.has(this.detail.status))
    );
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

/** The platform rejected a request for tokens (a 4xx other than 429). */
export class TokenRejectedError extends Error {
  override readonly name = 'TokenRejectedError';
  constructor(cause: unknown) {
    super('something went wrong', { cause });
  }
}
