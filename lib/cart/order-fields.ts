import { SHOP } from '@/lib/config/shop';
import type { Features } from '@/lib/config/shop-schema';
import { DEFAULT_LANG, type Lang, LOCALES, shopText } from '@/lib/i18n/lang';
import { DAY_MS, dayIn, isoDay } from '@/lib/time-zone';

/**
 * Fields of the merchant's own for an order (`features.orderFields`), such as the day of delivery.
 * The platform lets a shopper write one text into an order: the note. So the values are its first
 * lines, which order, dashboard and email show, in the words of the shop's default language.
 */

type OrderField = NonNullable<Features['orderFields']>[number];

/** A field as a page shows it. */
export type OfferedField = {
  /** The name of its input. */
  name: string;
  label: string;
  hint?: string;
  isRequired: boolean;
  /** The length of a text, or what can be chosen. */
  input: { maxLength: number } | { options: { value: string; label: string }[] };
};

/** Values by the names of the inputs. */
export type OrderValues = Readonly<Record<string, string>>;

const PREFIX = 'field:';
const FIELDS = SHOP.features.orderFields ?? [];
const nameOf = ({ key }: OrderField): string => PREFIX + key;
/** The label in the note. */
const writtenLabel = ({ label }: OrderField): string => shopText(label, DEFAULT_LANG);

/** Returns the fields in the order of the configuration. @param now milliseconds since the epoch */
export const offeredFields = (lang: Lang, now: number): OfferedField[] =>
  FIELDS.map((field) => ({
    name: nameOf(field),
    label: shopText(field.label, lang),
    ...(field.hint && { hint: shopText(field.hint, lang) }),
    isRequired: field.required,
    input: inputOf(field, lang, now),
  }));

function inputOf(field: OrderField, lang: Lang, now: number): OfferedField['input'] {
  switch (field.type) {
    case 'text':
      return { maxLength: field.maxLength };
    case 'choice':
      return {
        options: field.choices.map((choice) => ({
          value: shopText(choice, DEFAULT_LANG),
          label: shopText(choice, lang),
        })),
      };
    case 'day': {
      const format = new Intl.DateTimeFormat(LOCALES[lang].dateLocale, {
        ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
      });
      return {
        options: daysOf(field, now).map((day) => ({ value: isoDay(day), label: format.format(day) })),
      };
    }
  }
}

function daysOf({ from, to, weekdays }: Extract<OrderField, { type: 'day' }>, now: number): number[] {
  const today = dayIn(SHOP.timeZone, now);
  return Array.from({ length: to - from + 1 }, (_, index) => today + (from + index) * DAY_MS).filter(
    (day) => weekdays?.includes(new Date(day).getUTCDay()) ?? true,
  );
}

/** Returns the values that a form sent. Null where it has no such fields, as in the drawer. */
export function sentValues(form: Record<string, unknown>): OrderValues | null {
  const sent = FIELDS.flatMap((field) => {
    const value = form[nameOf(field)];
    // A line break would begin another line of the note.
    return typeof value === 'string' ? [[nameOf(field), value.replaceAll(/\s+/g, ' ').trim()] as const] : [];
  });
  return sent.length > 0 ? Object.fromEntries(sent) : null;
}

/** Returns the names of the fields whose values the shop does not take. */
export const wrongFields = (values: OrderValues, now: number): string[] =>
  offeredFields(DEFAULT_LANG, now).flatMap(({ name, isRequired, input }) => {
    const value = values[name] ?? '';
    const isTaken =
      value === ''
        ? !isRequired
        : 'options' in input
          ? input.options.some((option) => option.value === value)
          : value.length <= input.maxLength;
    return isTaken ? [] : [name];
  });

/** Returns the values in a note, and the text that the shopper wrote. */
export function splitNote(note = ''): { values: OrderValues; text: string } {
  const lines = note.split('\n');
  const values: Record<string, string> = {};
  for (const field of FIELDS) {
    const beginning = `${writtenLabel(field)}: `;
    if (!lines[0]?.startsWith(beginning)) continue;
    values[nameOf(field)] = (lines.shift() ?? '').slice(beginning.length);
  }
  return { values, text: lines.join('\n').trim() };
}

/** Returns the note with these values. The reverse of `splitNote`. */
export const joinNote = (values: OrderValues, text: string): string =>
  [
    ...FIELDS.flatMap((field) => {
      const value = values[nameOf(field)];
      return value ? [`${writtenLabel(field)}: ${value}`] : [];
    }),
    ...(text ? ['', text] : []),
  ]
    .join('\n')
    .trim();
