import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import { PlatformError, type PlatformErrorDetail } from '@/lib/errors/platform-error';

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

/**
 * Returns the code of an application error, or null for any other failure. Codes decide, because
 * the platform does not publish which status belongs to which code.
 */
export const codeOf = (error: unknown): string | null =>
  error instanceof PlatformError && error.detail.kind === 'application' ? error.detail.code : null;

/** Codes of a site without the collection or the CMS, and of a caller without permission. */
export const NO_COLLECTION = /^WDE(?:0025|0027|0110)$/;
/** Statuses of a site where the caller may not use an app's data, or which lacks the app. */
const ABSENT_STATUSES: readonly number[] = [403, 404, 428];

/**
 * Runs calls. Returns null when the site does not have what they are about.
 *
 * @param codes of the application errors that say so
 */
export async function orNullWhereAbsent<T>(codes: RegExp, call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const { detail } = error;
    if (detail.kind === 'application' && codes.test(detail.code)) return null;
    if (detail.kind === 'status' && ABSENT_STATUSES.includes(detail.status)) return null;
    throw error;
  }
}
