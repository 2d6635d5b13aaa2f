import { applicationError, type PlatformError, validationError } from '../core/errors';

/** Returns the error for an email that has a member. */
export const emailTaken = (): PlatformError =>
  applicationError(409, '-19995', 'A member with this email already exists');

/**
 * Returns the error for an email. Clients read `data.type`, and expect `data` on every violation.
 */
export const emailViolation = (field: string): PlatformError =>
  validationError([
    { field, description: 'is not a valid email', violatedRule: 'FORMAT', data: { type: 'EMAIL' } },
  ]);
