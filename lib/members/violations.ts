import { PlatformError } from '@/lib/errors/platform-error';
import { FieldError } from '@/lib/forms/run-form';
import type { Messages } from '@/lib/i18n/messages/en';

/**
 * Maps the platform's field paths (`member.contact.addresses[0].postalCode`) to the forms' fields.
 */
const FIELDS: [RegExp, string][] = [
  [/firstName/i, 'firstName'],
  [/lastName/i, 'lastName'],
  [/nickname|slug/i, 'nickname'],
  [/phones\[[1-9]/i, 'otherPhone'],
  [/phone/i, 'phone'],
  [/addressLine2/i, 'line2'],
  [/addressLine|streetAddress/i, 'line1'],
  [/city/i, 'city'],
  [/subdivision/i, 'subdivision'],
  [/postalCode/i, 'postalCode'],
  [/country/i, 'country'],
  [/password/i, 'newPassword'],
];

/**
 * Returns a FieldError for the first violation of a form field, or the error itself. The platform's
 * descriptions are for developers, so each of its rules has a message here.
 */
export function toFieldError(error: unknown): unknown {
  if (!(error instanceof PlatformError) || error.detail.kind !== 'validation') return error;
  for (const { field, rule } of error.detail.violations) {
    const known = FIELDS.find(([pattern]) => pattern.test(field));
    if (known) return new FieldError(known[1], violationMessages(rule, known[1]));
  }
  return error;
}

/** Returns the message key for a platform rule that a field violates. */
export function violationMessages(rule: string | null, field: string): keyof Messages['fields'] {
  if (field === 'newPassword') return 'passwordRejected';
  switch (rule) {
    case 'MAX_LENGTH':
    case 'MAX':
    case 'DECIMAL_LTE':
    case 'DECIMAL_LT':
      return 'tooLong';
    case 'MIN_LENGTH':
    case 'MIN':
    case 'DECIMAL_GTE':
    case 'DECIMAL_GT':
      return 'tooShort';
    case 'REQUIRED_FIELD':
    case 'REQUIRED_ONE_OF_FIELD':
      return 'missing';
    case 'FIELD_NOT_ALLOWED':
      return 'fixed';
    case 'INVALID_ENUM_VALUE':
      return 'another';
    default:
      return 'odd';
  }
}
