import { z } from 'zod';
import { textSchema } from './text-schema';

const PAYMENT_METHODS = [
  'visa',
  'mastercard',
  'amex',
  'discover',
  'maestro',
  'paypal',
  'apple-pay',
  'google-pay',
  'klarna',
  'ideal',
  'twint',
  'bank-transfer',
  'invoice',
  'gift-card',
] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

const METHOD = `must be one of ${PAYMENT_METHODS.join(', ')}`;
const ADDRESS = 'must be an address that starts with https://';
const FIELD = 'must be the name of a field: letters, digits, hyphens, underscores and brackets';

const fieldName = z.string(FIELD).regex(/^[\w[\]-]{1,80}$/, FIELD);

/** The payment methods that the shop names beside totals and in the footer. */
export const paymentsSchema = z
  .array(z.enum(PAYMENT_METHODS, METHOD))
  .max(PAYMENT_METHODS.length, `must have at most ${PAYMENT_METHODS.length} methods`)
  .refine((methods) => new Set(methods).size === methods.length, 'must not name a method twice');

/** Returns the schema of a newsletter provider's form, which takes the email as a plain POST. */
export function newsletterSchema(langs?: readonly string[]) {
  const text = textSchema(langs);
  return z.strictObject({
    action: z.url({ protocol: /^https$/, error: ADDRESS }).max(500),
    /** The provider's name of the field for the email. */
    emailField: fieldName.default('email'),
    /** Fields that the provider requires beside the email, such as the id of a list. */
    fields: z.record(fieldName, z.string().max(500)).optional(),
    title: text.optional(),
    text: text.optional(),
    /** The consent text beside the required checkbox. */
    consent: text,
  });
}
