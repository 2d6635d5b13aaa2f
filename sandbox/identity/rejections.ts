import { applicationError, type PlatformError } from '../core/errors';

/*
 * The platform's codes are numbers sent as text, and clients compare strings. Their statuses are
 * only partly documented, so 403 for the last three is a choice.
 */

export const captchaMissing = (): PlatformError =>
  applicationError(400, '-19971', 'Captcha token is required');

export const captchaInvalid = (): PlatformError =>
  applicationError(400, '-19970', 'Captcha token is invalid');

export const wrongPassword = (): PlatformError => applicationError(401, '-19976', 'Wrong credentials');

export const mustResetPassword = (): PlatformError =>
  applicationError(403, '-19973', 'Password must be reset');

export const unknownAccount = (): PlatformError => applicationError(404, '-19999', 'Member was not found');

export const throttled = (): PlatformError => applicationError(429, '-19959', 'Too many attempts');

export const linkExpired = (): PlatformError =>
  applicationError(400, '-19972', 'The link has expired or was used');

export const sessionInvalid = (): PlatformError => applicationError(400, '-19984', 'Session is invalid');

export const accessDenied = (): PlatformError => applicationError(403, '-19956', 'Access denied');

export const waitingForApproval = (): PlatformError =>
  applicationError(403, '-19958', 'The member is waiting for approval');

export const memberBlocked = (): PlatformError => applicationError(403, '-19980', 'The member is blocked');

/** Returns the error for a code that is wrong or no longer valid. */
export const verificationFailed = (): PlatformError =>
  applicationError(400, 'VERIFICATION_FAILED', 'Verification failed');
