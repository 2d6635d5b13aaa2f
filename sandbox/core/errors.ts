/**
 * The platform's error bodies. A `PlatformError` thrown in a route becomes exactly this status and
 * body. Any other error becomes a 500 with an empty message and no details, as on the platform.
 */
export type FieldViolation = {
  field: string;
  description: string;
  /** MAX, MIN, MAX_LENGTH, MIN_LENGTH, MAX_SIZE, MIN_SIZE, FORMAT, REQUIRED_FIELD, … */
  violatedRule: string;
  ruleName?: string;
  data?: Record<string, unknown>;
};

export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 428 | 429 | 500 | 503,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

/** Returns what tells an error from others with its status: its code or its fields. '' for others. */
export function errorCodeOf(error: unknown): string {
  if (!(error instanceof PlatformError)) return '';
  const { applicationError, validationError } = error.details;
  if (isRecord(applicationError)) return String(applicationError.code);
  const violations = isRecord(validationError) ? validationError.fieldViolations : [];
  return Array.isArray(violations) ? violations.map(({ field }) => field).join(' ') : '';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns an error with a code that clients test for, e.g. `OWNED_CART_NOT_FOUND`. */
export function applicationError(
  status: PlatformError['status'],
  code: string,
  description: string,
  data?: Record<string, unknown>,
): PlatformError {
  return new PlatformError(status, description, {
    applicationError: { code, description, data: data ?? {} },
  });
}

/** Returns a 400 with the invalid fields. */
export function validationError(fieldViolations: FieldViolation[]): PlatformError {
  const message = fieldViolations.map(({ field, description }) => `${field} ${description}`).join(', ');
  return new PlatformError(400, message, { validationError: { fieldViolations } });
}

/** Returns a 400 about one field. */
export const rejectedField = (field: string, description: string): PlatformError =>
  validationError([{ field, description, violatedRule: 'OTHER' }]);

/**
 * Returns an error with a message and no code. The client reports the status number as its code.
 */
export function plainError(status: PlatformError['status'], message: string): PlatformError {
  return new PlatformError(status, message);
}
