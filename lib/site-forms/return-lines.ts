import type { OrderLine } from '@/lib/model/order';
import { inputsOf, type SiteForm } from '@/lib/model/site-form';

export type ReturnLine = { id: string; name: string; quantity: number };

/** Names of the merchant's inputs that the shop fills in. */
export type ReturnInputs = { orderNumber: string; items: string };

/** The platform's editor adds some digits to the names that it derives from labels. */
const ORDER_NUMBER = /^order_?number(?:_[0-9a-f]{3,8})?$/i;
const ITEMS = /^items(?:_[0-9a-f]{3,8})?$/i;

/** Null when the form lacks one of the inputs, which docs/forms.md describes. */
export function returnInputsOf(form: SiteForm): ReturnInputs | null {
  const texts = inputsOf(form).filter(({ kind }) => kind === 'text');
  const orderNumber = texts.find(({ name }) => ORDER_NUMBER.test(name))?.name;
  const items = texts.find(({ name }) => ITEMS.test(name))?.name;
  return orderNumber === undefined || items === undefined ? null : { orderNumber, items };
}

export const returnLines = (
  lines: readonly OrderLine[],
  quantities: ReadonlyMap<string, number>,
): ReturnLine[] =>
  lines.flatMap(({ id, name, choices }) => {
    const quantity = quantities.get(id);
    return quantity === undefined ? [] : { id, name: lineName(name, choices), quantity };
  });

const lineName = (name: string, choices: { value: string }[]): string =>
  choices.length === 0 ? name : `${name} (${choices.map(({ value }) => value).join(', ')})`;

export const LINES_FIELD = 'line';
export const lineField = (index: number): string => `${LINES_FIELD}.${index}`;
export const quantityField = (index: number): string => `quantity.${index}`;
