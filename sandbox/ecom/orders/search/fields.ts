import { type SQL, sql } from 'drizzle-orm';
import { own } from '../../../core/named';
import type { QueryField, QueryFields } from '../../../core/query';
import { orders } from '../schema';

/**
 * Returns a value inside the order's document by path. Paths are constants of this file, never
 * input.
 */
const inside = (path: string): SQL => sql`json_extract(${orders.document}, ${`$.${path}`})`;
const text = (path: string, sortable = true): QueryField => ({
  kind: 'text',
  sortable,
  column: inside(path),
});

/** Matches orders with a line whose value at `path` is among the requested ones. */
const ofLines = (path: string): QueryField => ({
  kind: 'set',
  sortable: false,
  has: (value) =>
    sql`exists (select 1 from json_each(${orders.document}, '$.lineItems') where json_extract(json_each.value, ${`$.${path}`}) = ${value})`,
});

/** A boolean, as text: see `textFlags`. */
const flag = (path: string): QueryField => ({
  kind: 'text',
  sortable: false,
  column: sql`case when ${inside(path)} then 'true' else 'false' end`,
});

/**
 * The search fields of orders by the platform's names. A field uses its column if there is one,
 * otherwise the document.
 */
const FIELDS: Record<string, QueryField> = {
  id: { kind: 'text', sortable: false, column: orders.id },
  number: { kind: 'number', sortable: true, column: orders.number, scale: 1 },
  status: { kind: 'text', sortable: true, column: orders.status },
  paymentStatus: { kind: 'text', sortable: true, column: orders.paymentStatus },
  fulfillmentStatus: { kind: 'text', sortable: true, column: orders.fulfillmentStatus },
  createdDate: { kind: 'instant', sortable: true, column: orders.createdAt },
  updatedDate: { kind: 'instant', sortable: true, column: orders.updatedAt },
  purchasedDate: text('purchasedDate'),
  checkoutId: { kind: 'text', sortable: false, column: orders.checkoutId },
  'buyerInfo.email': { kind: 'text', sortable: true, column: orders.email },
  'buyerInfo.memberId': { kind: 'text', sortable: false, column: orders.memberId },
  'buyerInfo.visitorId': { kind: 'text', sortable: false, column: orders.visitorId },
  'buyerInfo.contactId': text('buyerInfo.contactId', false),
  'priceSummary.total.amount': { kind: 'number', sortable: true, column: orders.total, scale: 'money' },
  'billingInfo.contactDetails.firstName': text('billingInfo.contactDetails.firstName'),
  'billingInfo.contactDetails.lastName': text('billingInfo.contactDetails.lastName'),
  'channelInfo.type': text('channelInfo.type'),
  'channelInfo.externalOrderId': text('channelInfo.externalOrderId', false),
  'shippingInfo.title': text('shippingInfo.title'),
  'shippingInfo.region.name': text('shippingInfo.region.name'),
  'shippingInfo.logistics.deliveryTime': text('shippingInfo.logistics.deliveryTime'),
  'createdBy.userId': text('createdBy.userId', false),
  archived: flag('archived'),
  seenByAHuman: flag('seenByAHuman'),
  'lineItems.catalogReference.appId': ofLines('catalogReference.appId'),
  'lineItems.catalogReference.catalogItemId': ofLines('catalogReference.catalogItemId'),
  'lineItems.productName.original': ofLines('productName.original'),
};

export const orderFields: QueryFields = (name) => own(FIELDS, name);

const FLAGS = new Set(['archived', 'seenByAHuman']);

/**
 * Returns the filter with booleans of flag fields as text, because the shared query language
 * compares only texts and numbers.
 */
export function textFlags(value: unknown, insideFlag = false): unknown {
  if (typeof value === 'boolean') return insideFlag ? String(value) : value;
  if (Array.isArray(value)) return value.map((entry) => textFlags(entry, insideFlag));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      // `$exists` takes an actual boolean.
      key === '$exists' ? entry : textFlags(entry, insideFlag || FLAGS.has(key)),
    ]),
  );
}
