import { emailRule, type FieldRule, phoneRule } from '@/lib/forms/field-rules';
import { format } from '@/lib/i18n/format';
import type { Messages } from '@/lib/i18n/messages/en';
import type { FormInput, TextFormField } from '@/lib/model/site-form';
import { inputName } from './input-names';

/** Returns the checks that run in the browser, by the names of the inputs, in their order. */
export const inputRules = (
  inputs: FormInput[],
  siteForms: Messages['siteForms'],
): Record<string, FieldRule> =>
  Object.fromEntries(
    inputs
      // A group of boxes has no single value.
      .filter(({ kind }) => kind !== 'checkboxes')
      .map((input) => [inputName(input.name), ruleOf(input, siteForms)]),
  );

const ruleOf =
  (input: FormInput, siteForms: Messages['siteForms']): FieldRule =>
  (text, fields) => {
    const isEmpty = text.trim() === '';
    if (isEmpty && !input.required) return null;
    switch (input.kind) {
      case 'checkbox':
        return isEmpty ? fields.tickBox : null;
      case 'dropdown':
      case 'radio':
        return isEmpty ? format(siteForms.chooseOne, input) : null;
      case 'text':
        return isEmpty
          ? format(siteForms.fillIn, input)
          : textProblem(input, text.trim(), { fields, siteForms });
      default:
        return isEmpty ? format(siteForms.fillIn, input) : null;
    }
  };

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
