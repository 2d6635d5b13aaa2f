import { STATUS_CODES } from 'node:http';
import { z } from 'zod';

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
      (this.detail.kind === 'application' && this.detail.code.endsWith('_FORBIDDEN'))
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

/** The parts of the SDK's error object that determine the kind; see "What an SDK caller sees". */
const sdkErrorSchema = z.object({
  requestId: z.string().optional().catch(undefined),
  details: z
    .object({
      applicationError: z
        .object({
          code: z.union([z.string(), z.number()]),
          description: z.string().catch(''),
          data: z.unknown(),
        })
        .optional()
        .catch(undefined),
      validationError: z
        .object({
          fieldViolations: z.array(
            z.object({
              field: z.string().catch(''),
              description: z.string().catch(''),
              violatedRule: z.string().nullable().catch(null),
            }),
          ),
        })
        .optional()
        .catch(undefined),
    })
    .catch({}),
});

const dataWithRequestId = z.object({ requestId: z.string() });

/**
 * Converts whatever a call of the SDK threw into a `PlatformError`. A 4xx without an application
 * error arrives as an application error whose code is the *number* of the status. Its upper snake
 * case name is derived here.
 */
export function toPlatformError(error: unknown): PlatformError {
  if (error instanceof PlatformError) return error;
  const parsed = sdkErrorSchema.safeParse(error);
  if (!parsed.success) return new PlatformError({ kind: 'system', status: null }, null, { cause: error });
  const { details, requestId = null } = parsed.data;
  if (details.validationError && details.validationError.fieldViolations.length > 0)
    return validationError(details.validationError.fieldViolations, requestId, error);
  const application = details.applicationError;
  if (!application) return new PlatformError({ kind: 'system', status: null }, requestId, { cause: error });
  if (typeof application.code === 'number') {
    const inner = dataWithRequestId.safeParse(application.data);
    return statusError(
      application.code,
      application.description,
      requestId ?? (inner.success ? inner.data.requestId : null),
      error,
    );
  }
  const { code, description, data } = application;
  return new PlatformError({ kind: 'application', code, description, data }, requestId, { cause: error });
}

function validationError(
  fieldViolations: { field: string; description: string; violatedRule: string | null }[],
  requestId: string | null,
  cause: unknown,
): PlatformError {
  const violations = fieldViolations
    .map(({ field, description, violatedRule }) => ({ field, description, rule: violatedRule }))
    .sort((a, b) => (a.field < b.field ? -1 : a.field > b.field ? 1 : 0));
  return new PlatformError({ kind: 'validation', violations }, requestId, { cause });
}

/** Returns a `PlatformError` for a status alone: 4xx by name, everything else as a system error. */
export function statusError(
  status: number,
  description: string,
  requestId: string | null,
  cause?: unknown,
): PlatformError {
  const detail: PlatformErrorDetail =
    status >= 400 && status < 500
      ? {
          kind: 'status',
          status,
          code: upperSnakeCase(STATUS_CODES[status] ?? `HTTP ${status}`),
          description,
        }
      : { kind: 'system', status };
  return new PlatformError(detail, requestId, { cause });
}

const upperSnakeCase = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');

/** Runs a call of the SDK. Every failure becomes a `PlatformError`. */
export async function callPlatform<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw toPlatformError(error);
  }
}

/**
 * As `callPlatform`, but returns null when the resource does not exist. Other failures are thrown.
 */
export async function callOrNull<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await callPlatform(call);
  } catch (error) {
    if (error instanceof PlatformError && error.isNotFound) return null;
    throw error;
  }
}
