/**
 * The platform's error bodies. A `PlatformError` thrown anywhere in a route becomes exactly this status and body;
 * anything else becomes a 500 with an empty message and no details, as the platform answers.
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

/** A refusal with a code that clients test for, e.g. `OWNED_CART_NOT_FOUND`. */
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

/** 400 with the fields that are wrong. */
export function validationError(fieldViolations: FieldViolation[]): PlatformError {
  const message = fieldViolations.map(({ field, description }) => `${field} ${description}`).join(', ');
  return new PlatformError(400, message, { validationError: { fieldViolations } });
}

/** A status with a message and no code, which the client reports as the number of the status. */
export function plainError(status: PlatformError['status'], message: string): PlatformError {
  return new PlatformError(status, message);
}
