import type { PlatformError } from '../core/errors';
import { validationError } from '../core/errors';
import { own } from '../core/named';
import { type FormDocument, type InputOptions, inputsOf } from './types';

/** One wrong value, as the platform's documentation lists it ("About Form Submissions"). */
type ValueError = {
  /** The target of the field. */
  errorPath: string;
  errorType: string;
  /** For developers. */
  errorMessage: string;
  params?: Record<string, unknown>;
};

const FORMATS: Record<string, RegExp> = {
  EMAIL: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  URL: /^https?:\/\/\S+\.\S+$/,
  PHONE: /^\+?(?=(?:\D*\d){5})[\d\s().\-/]+$/,
  DATE: /^\d{4}-\d{2}-\d{2}$/,
};

/** @throws PlatformError 400 SUBMISSION_VALIDATION with an entry for each wrong value */
export function requireValid(form: FormDocument, values: Record<string, unknown>): void {
  const inputs = inputsOf(form);
  const errors = [
    ...[...inputs.values()].flatMap((input) => errorsOf(input, own(values, input.target))),
    ...Object.keys(values)
      .filter((target) => !inputs.has(target))
      .map((target) => wrong(target, 'UNKNOWN_VALUE_ERROR', { unevaluatedProperty: target })),
  ];
  if (errors.length > 0) throw rejection(errors);
}

/** @throws PlatformError 400 for a form that its merchant has closed */
export function requireOpen({ enabled }: FormDocument): void {
  if (!enabled) throw rejection([wrong('', 'DISABLED_FORM_ERROR')]);
}

const rejection = (errors: ValueError[]): PlatformError =>
  validationError([
    {
      field: 'submission.submissions',
      description: 'is not valid',
      violatedRule: 'OTHER',
      ruleName: 'SUBMISSION_VALIDATION',
      data: { errors },
    },
  ]);

const wrong = (errorPath: string, errorType: string, params: Record<string, unknown> = {}): ValueError => ({
  errorPath,
  errorType,
  errorMessage: `${errorType} at "${errorPath}"`,
  params,
});

function errorsOf(input: InputOptions, value: unknown): ValueError[] {
  const { target, required, inputType } = input;
  const isEmpty = value === undefined || value === null || value === '' || isEmptyList(value);
  // A required checkbox has to be checked.
  if (isEmpty || (inputType === 'BOOLEAN' && required && value === false))
    return required ? [wrong(target, 'REQUIRED_VALUE_ERROR')] : [];
  switch (inputType) {
    case 'STRING':
      return typeof value === 'string' ? textErrors(input, value) : [wrong(target, 'TYPE_ERROR')];
    case 'NUMBER':
      return typeof value === 'number' ? numberErrors(input, value) : [wrong(target, 'TYPE_ERROR')];
    case 'BOOLEAN': {
      if (typeof value !== 'boolean') return [wrong(target, 'TYPE_ERROR')];
      const allowed = input.booleanOptions?.validation?.enum ?? [];
      return allowed.length > 0 && !allowed.includes(value) ? [wrong(target, 'NOT_ALLOWED_VALUE_ERROR')] : [];
    }
    case 'ARRAY':
      return Array.isArray(value) ? listErrors(input, value) : [wrong(target, 'TYPE_ERROR')];
    default:
      // No covered client sends files, payments, addresses or appointments.
      return [];
  }
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

function textErrors({ target, stringOptions }: InputOptions, text: string): ValueError[] {
  const { minLength, maxLength, pattern, format, enum: allowed } = stringOptions?.validation ?? {};
  const shape = own(FORMATS, format ?? '');
  return [
    ...(text.length < (minLength ?? 0) ? [wrong(target, 'MIN_LENGTH_ERROR', { limit: minLength })] : []),
    ...(text.length > (maxLength ?? Infinity)
      ? [wrong(target, 'MAX_LENGTH_ERROR', { limit: maxLength })]
      : []),
    ...(shape && !shape.test(text) ? [wrong(target, 'FORMAT_ERROR', { format })] : []),
    ...(pattern && !new RegExp(pattern).test(text) ? [wrong(target, 'PATTERN_ERROR')] : []),
    ...(allowed && allowed.length > 0 && !allowed.includes(text)
      ? [wrong(target, 'NOT_ALLOWED_VALUE_ERROR', { allowedValues: allowed })]
      : []),
  ];
}

function numberErrors({ target, numberOptions }: InputOptions, value: number): ValueError[] {
  const { minimum, maximum, multipleOf } = numberOptions?.validation ?? {};
  return [
    ...(value < (minimum ?? -Infinity) ? [wrong(target, 'MIN_VALUE_ERROR', { limit: minimum })] : []),
    ...(value > (maximum ?? Infinity) ? [wrong(target, 'MAX_VALUE_ERROR', { limit: maximum })] : []),
    ...(multipleOf && !Number.isInteger(value / multipleOf)
      ? [wrong(target, 'MULTIPLE_OF_VALUE_ERROR', { multipleOf })]
      : []),
  ];
}

function listErrors({ target, arrayOptions }: InputOptions, list: unknown[]): ValueError[] {
  const { minItems, maxItems, items } = arrayOptions?.validation ?? {};
  const allowed = items?.stringOptions?.enum ?? [];
  const isOther = (item: unknown) =>
    typeof item !== 'string' || (allowed.length > 0 && !allowed.includes(item));
  return [
    ...(list.length < (minItems ?? 0) ? [wrong(target, 'MIN_ITEMS_ERROR', { limit: minItems })] : []),
    ...(list.length > (maxItems ?? Infinity) ? [wrong(target, 'MAX_ITEMS_ERROR', { limit: maxItems })] : []),
    ...(list.some(isOther)
      ? [wrong(`${target}/0`, 'NOT_ALLOWED_VALUE_ERROR', { allowedValues: allowed })]
      : []),
  ];
}
