import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import { PlatformError, type PlatformErrorDetail } from '@/lib/errors/platform-error';
import { withWholeCharacters } from './well-formed';

/** The parts of the SDK's error object that determine the kind; see "What an SDK caller sees". */
const sdkErrorSchema = z.object({
  status: z.number().optional().catch(undefined),
  requestId: z.string().optional().catch(undefined),
  details: z
    .object({
      applicationError: z
        .object({
          code: z.union([z.string(), z.number()]),
          description: z.string().catch(''),
          data: z.unknown().optional(),
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

/** The SDK adds these to an error without a code: the platform's request id and the body. */
const bodySchema = z.object({
  requestId: z.string().nullish().catch(null),
  details: z.unknown().optional(),
});

/** The body of every error that the platform itself sends. */
const ownBodySchema = z.object({ message: z.string(), details: z.looseObject({}) });

/** A proxy may send these, too: a rejected token is renewed, and a limit ends by itself. */
const OPEN_STATUSES: readonly number[] = [401, 408, 425, 429];

/**
 * A 4xx without an application error arrives from the SDK as one whose code is the *number* of the status.
 * Its upper snake case name is derived here. A rejection counts only with the platform's own body: without
 * one it comes from a firewall, a proxy or a balancer in between, and is an outage.
 */
export function toPlatformError(error: unknown): PlatformError {
  if (error instanceof PlatformError) return error;
  const parsed = sdkErrorSchema.safeParse(error);
  if (!parsed.success) return new PlatformError({ kind: 'system', status: null }, null, { cause: error });
  const { details, requestId = null, status } = parsed.data;
  if (details.validationError && details.validationError.fieldViolations.length > 0)
    return validationError(details.validationError.fieldViolations, requestId, error);
  const application = details.applicationError;
  if (!application) return new PlatformError({ kind: 'system', status: null }, requestId, { cause: error });
  if (typeof application.code === 'number') {
    const { requestId: innerId = null, details: body = null } =
      bodySchema.safeParse(application.data).data ?? {};
    return responseError({
      status: application.code,
      statusText: application.description,
      requestId: requestId ?? innerId,
      body,
      cause: error,
    });
  }
  const { code, description, data } = application;
  // Such a failure ends by itself, whatever its code says.
  if (status !== undefined && status >= 500) return outage(status, requestId, error);
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

type FailedResponse = {
  status: number;
  statusText: string;
  /** Parsed. Null for one that is not JSON, and for none. */
  body: unknown;
  requestId: string | null;
  cause?: unknown;
};

function responseError({ status, statusText, body, requestId, cause }: FailedResponse): PlatformError {
  return OPEN_STATUSES.includes(status) || ownBodySchema.safeParse(body).success
    ? statusError(status, statusText, requestId, cause)
    : outage(status, requestId, cause);
}

/** For a response that was read without the SDK. */
export function failedResponse({ status, statusText, headers }: Response, body: unknown): PlatformError {
  const requestId = headers.get('x-wix-request-id');
  const { detail } = toPlatformError({ ...Object(body), status });
  if (detail.kind === 'application' || detail.kind === 'validation')
    return new PlatformError(detail, requestId, { cause: body });
  return responseError({ status, statusText, body, requestId });
}

/** For a response that is not the platform's own. */
export const outage = (status: number | null, requestId: string | null, cause?: unknown): PlatformError =>
  new PlatformError({ kind: 'system', status }, requestId, { cause });

/** For a status of the platform alone: 4xx by name, everything else as a system error. */
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
    return withWholeCharacters(await call());
  } catch (error) {
    throw toPlatformError(error);
  }
}

/** As `callPlatform`, but null when the resource does not exist. */
export async function callOrNull<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await callPlatform(call);
  } catch (error) {
    if (error instanceof PlatformError && error.isNotFound) return null;
    throw error;
  }
}

/** Null for other failures. Codes decide, because the platform does not publish the status of each. */
export const codeOf = (error: unknown): string | null =>
  error instanceof PlatformError && error.detail.kind === 'application' ? error.detail.code : null;

/** Codes of a site without the collection or the CMS, and of a caller without permission. */
export const NO_COLLECTION = /^WDE(?:0025|0027|0110)$/;
/** Statuses of a site where the caller may not use an app's data, or which lacks the app. */
const ABSENT_STATUSES: readonly number[] = [403, 404, 428];

/** Null when the site lacks the app or the data, by `codes` of application errors or by the status. */
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
