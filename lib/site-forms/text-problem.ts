import { emailRule, phoneRule } from '@/lib/forms/field-rules';
import { format } from '@/lib/i18n/format';
import type { Messages } from '@/lib/i18n/messages/en';
import type { TextFormField } from '@/lib/model/site-form';

/**
 * Returns what is wrong with a text that is not empty, or null. The browser uses the same rules as
 * the server.
 */
export function textProblem(
  { input, minLength, maxLength }: TextFormField,
  text: string,
  { fields, siteForms }: Pick<Messages, 'fields' | 'siteForms'>,
): string | null {
  if (text.length > maxLength) return format(fields.atMost, { count: maxLength });
  if (text.length < minLength) return format(fields.atLeast, { count: minLength });
  if (input === 'email') return emailRule(text, fields);
  if (input === 'tel') return phoneRule(text, fields);
  if (input === 'url' && !/^https?:\/\/[^\s/]+\.[^\s]+$/.test(text)) return siteForms.url;
  return null;
}
