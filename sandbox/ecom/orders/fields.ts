import { type SQL, sql } from 'drizzle-orm';
import type { QueryField, QueryFields } from '../../core/query';
import { orders } from '../../db/schema';

/** A value inside the order's document, by its path. Paths are constants of this file, never input. */
const inside = (path: string): SQL => sql`json_extract(${orders.document}, ${`$.${path}`})`;
const text = (path: string, sortable = true): QueryField => ({
  kind: 'text',
  sortable,
  column: inside(path),
});

/** Lines whose value at `path` is one of those asked for. */
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

/** What orders are searched by, with the platform's own names. A column where there is one, else the document. */
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
  'priceSummary.total.amount': { kind: 'number', sortable: true, column: orders.total, scale: 100 },
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

export const orderFields: QueryFields = (name) => FIELDS[name];

const FLAGS = new Set(['archived', 'seenByAHuman']);

/** The filter with booleans of flag fields as text: the shared query language compares texts and numbers. */
export function textFlags(value: unknown, insideFlag = false): unknown {
  if (typeof value === 'boolean') return insideFlag ? String(value) : value;
  if (Array.isArray(value)) return value.map((entry) => textFlags(entry, insideFlag));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      // `$exists` takes a boolean of its own.
      key === '$exists' ? entry : textFlags(entry, insideFlag || FLAGS.has(key)),
    ]),
  );
}
