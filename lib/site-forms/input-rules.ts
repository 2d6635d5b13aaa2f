import { emailRule, type FieldRule, phoneRule } from '@/lib/forms/field-rules';
import { format } from '@/lib/i18n/format';
import type { Messages } from '@/lib/i18n/messages/en';
import type { FormInput, TextFormField } from '@/lib/model/site-form';
import { boxName, inputName } from './input-names';

/** Checks for the browser, by the names of the inputs, in their order. */
export const inputRules = (
  inputs: FormInput[],
  siteForms: Messages['siteForms'],
): Record<string, FieldRule> =>
  Object.fromEntries(inputs.map((input) => [inputName(input.name), ruleOf(input, siteForms)]));

const ruleOf =
  (input: FormInput, siteForms: Messages['siteForms']): FieldRule =>
  (text, fields, form) => {
    if (input.kind === 'checkboxes') {
      const isChecked = (_: unknown, index: number) => form?.has(boxName(input.name, index));
      return boxesProblem(input, input.choices.filter(isChecked).length, siteForms);
    }
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
          ? format(fields.missing, input)
          : textProblem(input, text.trim(), { fields, siteForms });
      default:
        return isEmpty ? format(fields.missing, input) : null;
    }
  };

export function boxesProblem(
  { label, choices, min, max, required }: FormInput & { kind: 'checkboxes' },
  count: number,
  { chooseAtLeast, chooseAtMost }: Messages['siteForms'],
): string | null {
  if (count === 0 && !required) return null;
  const least = Math.max(min, required ? 1 : 0);
  const most = max ?? choices.length;
  if (count < least) return format(chooseAtLeast, { label, count: least });
  return count > most ? format(chooseAtMost, { label, count: most }) : null;
}

/** Checks a text that is not empty. The browser uses the same rules as the server. */
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
