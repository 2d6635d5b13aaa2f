import { SHOP } from '@/lib/config/shop';
import type { Features } from '@/lib/config/shop-schema';
import { DEFAULT_LANG, type Lang, LOCALES, shopText } from '@/lib/i18n/lang';
import { DAY_MS, dayIn, isoDay } from '@/lib/time-zone';

/**
 * The platform lets a shopper write one text into an order: the note. So the merchant's own fields are its
 * first lines, which order, dashboard and email show, in the words of the shop's default language.
 */

type OrderField = NonNullable<Features['orderFields']>[number];

export type OfferedField = {
  name: string;
  label: string;
  hint?: string;
  isRequired: boolean;
  /** The length of a text, or what can be chosen. */
  input: { maxLength: number } | { options: { value: string; label: string }[] };
};

export type OrderValues = Readonly<Record<string, string>>;

const PREFIX = 'field:';
const FIELDS = SHOP.features.orderFields ?? [];
export const HAS_ORDER_FIELDS = FIELDS.length > 0;
const inputName = ({ key }: OrderField): string => PREFIX + key;
const noteLabel = ({ label }: OrderField): string => shopText(label, DEFAULT_LANG);

/** In the order of the configuration. `now`: milliseconds since the epoch. */
export const offeredFields = (lang: Lang, now: number): OfferedField[] =>
  FIELDS.map((field) => ({
    name: inputName(field),
    label: shopText(field.label, lang),
    hint: field.hint && shopText(field.hint, lang),
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
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        timeZone: 'UTC',
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

/** Null for a form without such fields, as in the drawer. */
export function sentValues(form: Record<string, unknown>): OrderValues | null {
  const sent = FIELDS.flatMap((field) => {
    const value = form[inputName(field)];
    // A line break would begin another line of the note.
    return typeof value === 'string'
      ? [[inputName(field), value.replaceAll(/\s+/g, ' ').trim()] as const]
      : [];
  });
  return sent.length > 0 ? Object.fromEntries(sent) : null;
}

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

export function splitNote(note = ''): { values: OrderValues; text: string } {
  const lines = note.split('\n');
  const values: Record<string, string> = {};
  for (const field of FIELDS) {
    const beginning = `${noteLabel(field)}: `;
    if (!lines[0]?.startsWith(beginning)) continue;
    values[inputName(field)] = (lines.shift() ?? '').slice(beginning.length);
  }
  return { values, text: lines.join('\n').trim() };
}

/** The reverse of `splitNote`. */
export const joinNote = (values: OrderValues, text: string): string =>
  [
    ...FIELDS.flatMap((field) => {
      const value = values[inputName(field)];
      return value ? [`${noteLabel(field)}: ${value}`] : [];
    }),
    ...(text ? ['', text] : []),
  ]
    .join('\n')
    .trim();
