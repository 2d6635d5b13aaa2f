import type { Order, OrderLine } from '@/lib/model/order';
import { inputsOf, type SiteForm } from '@/lib/model/site-form';

/** A line of an order that can be sent back. */
export type ReturnLine = { id: string; name: string; quantity: number };

/** Names of the merchant's inputs that the shop fills in. */
export type ReturnInputs = { orderNumber: string; items: string };

/** The platform's editor adds some digits to the names that it derives from labels. */
const ORDER_NUMBER = /^order_?number(?:_[0-9a-f]{3,8})?$/i;
const ITEMS = /^items(?:_[0-9a-f]{3,8})?$/i;

/**
 * Returns the inputs for the order's number and its items, or null when the form lacks one of them,
 * which docs/forms.md describes.
 */
export function returnInputsOf(form: SiteForm): ReturnInputs | null {
  const texts = inputsOf(form).filter(({ kind }) => kind === 'text');
  const orderNumber = texts.find(({ name }) => ORDER_NUMBER.test(name))?.name;
  const items = texts.find(({ name }) => ITEMS.test(name))?.name;
  return orderNumber === undefined || items === undefined ? null : { orderNumber, items };
}

/** Returns the lines of a placed order that can be sent back: things, not files or gift cards. */
export const returnLines = ({
  status,
  lines,
}: Pick<Order, 'status'> & { lines: OrderLine[] }): ReturnLine[] =>
  status === 'approved'
    ? lines
        .filter(({ kind }) => kind === 'physical')
        .map(({ id, name, choices, quantity }) => ({ id, name: nameOf(name, choices), quantity }))
    : [];

const nameOf = (name: string, choices: { value: string }[]): string =>
  choices.length === 0 ? name : `${name} (${choices.map(({ value }) => value).join(', ')})`;

/** Names of the shop's fields, by the position of the line. */
export const lineField = (index: number): string => `line.${index}`;
export const quantityField = (index: number): string => `quantity.${index}`;
/** Where the error of the whole group belongs. It is the first box. */
export const LINES_FIELD = lineField(0);
