import { z } from 'zod';
import { needsActiveConsent } from '@/lib/config/law';
import { SHOP } from '@/lib/config/shop';
import { cutText } from '@/lib/model/cut-text';
import { own } from '@/lib/model/own';
import type { FormChoice, FormInput, RichLine } from '@/lib/model/site-form';

/** Longest texts in a field for which the merchant sets no limit. */
const LINE = 500;
const LONG_TEXT = 5_000;
const MAX_CHOICES = 400;

const optionalText = z.string().nullish().catch(null);
const number = z.number().nullish().catch(null);
const choice = z.object({
  label: optionalText,
  value: z.string().min(1).max(400),
  default: z.boolean().nullish().catch(null),
});

/** The settings of a component, of which each kind has some. */
const component = z
  .looseObject({
    label: z.unknown().optional(),
    description: z.unknown().optional(),
    placeholder: optionalText,
    default: z.unknown().optional(),
    options: z.array(z.unknown()).max(MAX_CHOICES).nullish(),
    checked: z.boolean().nullish().catch(null),
  })
  .nullish();

const validation = z
  .looseObject({
    minLength: number,
    maxLength: number,
    pattern: optionalText,
    format: optionalText,
    minimum: number,
    maximum: number,
    multipleOf: number,
    minItems: number,
    maxItems: number,
    enum: z.array(z.unknown()).nullish().catch(null),
    dateOptions: z.object({ minimum: optionalText, maximum: optionalText }).nullish().catch(null),
  })
  .nullish();

const options = z.looseObject({ componentType: optionalText, validation }).nullish().catch(null);

const inputSchema = z.object({
  identifier: optionalText,
  inputOptions: z.object({
    target: z.string().regex(/^[A-Za-z]\w{0,199}$/),
    required: z.boolean().nullish(),
    readOnly: z.boolean().nullish(),
    stringOptions: options,
    numberOptions: options,
    booleanOptions: options,
    arrayOptions: options,
  }),
});

const AUTOCOMPLETE: Record<string, string> = {
  CONTACTS_EMAIL: 'email',
  CONTACTS_FIRST_NAME: 'given-name',
  CONTACTS_LAST_NAME: 'family-name',
  CONTACTS_PHONE: 'tel',
  CONTACTS_COMPANY: 'organization',
};

/** Null for an optional input of a kind that the shop does not have. */
export function toFormInput(field: unknown): FormInput | null | 'unknown-required' {
  const parsed = inputSchema.safeParse(field);
  if (!parsed.success) return isRequired(field) ? 'unknown-required' : null;
  const { identifier, inputOptions: input } = parsed.data;
  const known = input.readOnly ? null : knownInput(identifier ?? '', input);
  return known ?? (input.required ? 'unknown-required' : null);
}

const isRequired = (field: unknown): boolean =>
  z.object({ inputOptions: z.object({ required: z.literal(true) }) }).safeParse(field).success;

type RawInput = z.infer<typeof inputSchema>['inputOptions'];

function knownInput(identifier: string, input: RawInput): FormInput | null {
  const { stringOptions, numberOptions, booleanOptions, arrayOptions } = input;
  switch ((stringOptions ?? numberOptions ?? booleanOptions ?? arrayOptions)?.componentType) {
    case 'TEXT_INPUT':
      return textInput(identifier, input, partOf(stringOptions, 'textInputOptions'));
    case 'PHONE_INPUT':
      return textInput('CONTACTS_PHONE', input, partOf(stringOptions, 'phoneInputOptions'));
    case 'DROPDOWN':
      return chooser('dropdown', input, partOf(stringOptions, 'dropdownOptions'));
    case 'RADIO_GROUP':
      return chooser('radio', input, partOf(stringOptions, 'radioGroupOptions'));
    case 'DATE_INPUT':
      return dateInput(input, partOf(stringOptions, 'dateInputOptions'));
    case 'DATE_PICKER':
      return dateInput(input, partOf(stringOptions, 'datePickerOptions'));
    case 'NUMBER_INPUT':
      return numberInput(input, partOf(numberOptions, 'numberInputOptions'));
    case 'CHECKBOX':
      return checkbox(input, partOf(booleanOptions, 'checkboxOptions'));
    case 'CHECKBOX_GROUP':
      return checkboxes(input, partOf(arrayOptions, 'checkboxGroupOptions'));
    default:
      return null;
  }
}

type Part = {
  settings: NonNullable<z.infer<typeof component>>;
  rules: NonNullable<z.infer<typeof validation>>;
};

function partOf(kind: z.infer<typeof options>, name: string): Part {
  const settings = component.safeParse(kind?.[name]);
  return {
    settings: (settings.success && settings.data) || {
      label: null,
      description: null,
      placeholder: null,
      default: null,
    },
    rules: kind?.validation ?? {},
  };
}

const common = ({ target, required }: RawInput, { settings }: Part) => ({
  name: target,
  label: typeof settings.label === 'string' ? cutText(settings.label.trim(), 350) : target,
  hint: richText(settings.description),
  required: required === true,
});

function textInput(identifier: string, input: RawInput, part: Part): FormInput {
  const { settings, rules } = part;
  const isLong = identifier === 'TEXT_AREA';
  const most = isLong ? LONG_TEXT : LINE;
  return {
    ...common(input, part),
    kind: 'text',
    input: inputTypeOf(identifier, rules.format),
    isLong,
    placeholder: settings.placeholder ?? null,
    minLength: Math.max(0, Math.min(rules.minLength ?? 0, most)),
    maxLength: Math.max(1, Math.min(rules.maxLength ?? most, most)),
    pattern: rules.pattern && rules.pattern.length <= 200 ? rules.pattern : null,
    autoComplete: own(AUTOCOMPLETE, identifier) ?? null,
    initial: typeof settings.default === 'string' ? cutText(settings.default, most) : '',
  };
}

function inputTypeOf(identifier: string, format: string | null | undefined) {
  if (format === 'PHONE' || identifier === 'CONTACTS_PHONE') return 'tel';
  if (format === 'EMAIL') return 'email';
  return format === 'URL' || format === 'URI' ? 'url' : 'text';
}

function formChoices({ settings }: Part): FormChoice[] {
  return (settings.options ?? []).flatMap((option) => {
    const { data } = choice.safeParse(option);
    return data ? [{ value: data.value, label: cutText((data.label ?? '').trim(), 350) || data.value }] : [];
  });
}

const initialOf = ({ settings }: Part): string =>
  (settings.options ?? [])
    .flatMap((option) => choice.safeParse(option).data ?? [])
    .find((option) => option.default)?.value ?? '';

function chooser(kind: 'dropdown' | 'radio', input: RawInput, part: Part): FormInput | null {
  const choices = formChoices(part);
  if (choices.length === 0) return null;
  const { placeholder = null } = part.settings;
  return { ...common(input, part), kind, choices, placeholder, initial: initialOf(part) };
}

function checkboxes(input: RawInput, part: Part): FormInput | null {
  const choices = formChoices(part);
  const { minItems, maxItems } = part.rules;
  if (choices.length === 0) return null;
  return { ...common(input, part), kind: 'checkboxes', choices, min: minItems ?? 0, max: maxItems ?? null };
}

function checkbox(input: RawInput, part: Part): FormInput {
  const { label, checked } = part.settings;
  const content = richLines(label).flat();
  // A consent is a box that only `true` satisfies.
  const mustBeChecked =
    input.required === true || (part.rules.enum?.length === 1 && part.rules.enum[0] === true);
  return {
    ...common(input, part),
    kind: 'checkbox',
    label: lineText(content) || input.target,
    content: content.length > 0 ? content : [{ text: input.target, href: null }],
    required: mustBeChecked,
    // Consent must be given, so a required box never starts checked. In some regions, no box does.
    isChecked: checked === true && !mustBeChecked && !needsActiveConsent(SHOP.law),
  };
}

function numberInput(input: RawInput, part: Part): FormInput {
  const { minimum = null, maximum = null, multipleOf = null } = part.rules;
  return { ...common(input, part), kind: 'number', min: minimum, max: maximum, multipleOf };
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}/;

function dateInput(input: RawInput, part: Part): FormInput {
  const { minimum, maximum } = part.rules.dateOptions ?? {};
  // A bound may also be relative to now (`$now+2d`). The platform checks those.
  const bound = (date: string | null | undefined) => ISO_DATE.exec(date ?? '')?.[0] ?? null;
  return { ...common(input, part), kind: 'date', min: bound(minimum), max: bound(maximum) };
}

/** Bounds of what is read from the platform's rich text. */
const MAX_LINES = 20;
const MAX_TEXT_LENGTH = 2_000;

const textNode = z.object({
  textData: z.object({
    text: z.string(),
    decorations: z
      .array(z.looseObject({ linkData: z.object({ link: z.object({ url: z.string() }) }).optional() }))
      .nullish()
      .catch(null),
  }),
});
const parent = z.object({ nodes: z.array(z.unknown()) });

/** Texts and links. Drops pictures and everything else. */
export function richLines(content: unknown): RichLine[] {
  const lines: RichLine[] = [];
  const visit = (node: unknown, depth: number): void => {
    const text = textNode.safeParse(node);
    if (text.success) {
      const { textData } = text.data;
      const [url] = (textData.decorations ?? []).flatMap(({ linkData }) => linkData?.link.url ?? []);
      lines.at(-1)?.push({ text: textData.text.slice(0, MAX_TEXT_LENGTH), href: safeHref(url) });
      return;
    }
    const inner = parent.safeParse(node);
    if (!inner.success || depth > 6) return;
    // A block of texts is a separate line.
    if (inner.data.nodes.some((child) => textNode.safeParse(child).success)) lines.push([]);
    for (const child of inner.data.nodes) visit(child, depth + 1);
  };
  visit(content, 0);
  return lines.filter((line) => lineText(line) !== '').slice(0, MAX_LINES);
}

const lineText = (line: RichLine): string =>
  line
    .map(({ text }) => text)
    .join('')
    .trim();

export const richText = (content: unknown): string | null =>
  richLines(content).map(lineText).join(' ') || null;

/** Allows https, http, mailto, tel and paths. */
function safeHref(url: string | undefined): string | null {
  if (url === undefined) return null;
  if (/^\/(?![/\\])[^\s\\]*$/.test(url)) return url;
  return URL.canParse(url) && /^(?:https?|mailto|tel):$/.test(new URL(url).protocol) ? url : null;
}
