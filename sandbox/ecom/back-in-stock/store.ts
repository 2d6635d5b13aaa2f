import { and, count, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { findEntry } from '../../catalog/products/entry';
import { guidOf } from '../../catalog/stable-ids';
import { variantsMatching } from '../../catalog/variants/choices';
import { applicationError } from '../../core/errors';
import { DEFAULT_VARIANT_ID, type Platform } from '../../core/platform';
import { requestedLanguage } from '../../core/requested-view';
import type { Writer } from '../../db/database';
import type { Reader } from '../../db/reader';
import { findMemberByEmail } from '../../members/store';
import { emitRequest } from './events';
import { backInStockRequests as requests } from './schema';
import type { ItemDetails } from './types';

export type BackInStockRequest = typeof requests.$inferSelect;

export type CatalogReference = {
  appId: string;
  catalogItemId: string;
  options: Record<string, unknown>;
};
export type NewRequest = {
  catalogReference: CatalogReference;
  email: string;
  itemUrl: string | null;
  itemDetails: ItemDetails;
};

/**
 * Returns the id of the variant's row, or null for any variant. The reference names it by its id in
 * either catalog, or by its choices.
 *
 * @throws PlatformError 400 when there is no such variant
 */
export async function requireVariant(
  tx: Writer,
  { catalogItemId, options }: CatalogReference,
): Promise<string | null> {
  const entry = await findEntry(tx, catalogItemId);
  const invalid = () =>
    applicationError(400, 'INVALID_CATALOG_REFERENCE_OPTIONS', 'The catalog has no such item');
  if (entry === undefined) throw invalid();
  const { variantId, options: choices } = options;
  if (typeof variantId === 'string' && variantId !== DEFAULT_VARIANT_ID) {
    const variant = entry.variants.find(({ id, guid }) => id === variantId || guid === variantId);
    if (variant === undefined) throw invalid();
    return variant.id;
  }
  const texts = typeof choices === 'object' && choices !== null ? Object.entries(choices) : [];
  const chosen = Object.fromEntries(texts.map(([name, choice]) => [name, String(choice)]));
  const [match, ...others] = variantsMatching(entry.variants, chosen);
  if (match === undefined) throw invalid();
  return others.length === 0 ? match.id : null;
}

/**
 * Stores a request. @throws PlatformError 409 when the same email waits for the same item, 400 for
 * an unknown item
 */
export async function insertRequest(
  tx: Writer,
  { clock }: Pick<Platform, 'clock'>,
  { catalogReference, email, itemUrl, itemDetails }: NewRequest,
): Promise<BackInStockRequest> {
  const { appId, catalogItemId, options } = catalogReference;
  const variantId = await requireVariant(tx, catalogReference);
  const [same] = await tx
    .select({ id: requests.id })
    .from(requests)
    .where(and(ofVariant(catalogItemId, variantId), eq(requests.email, email), isWaiting));
  if (same !== undefined)
    throw applicationError(
      409,
      'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS',
      'This email has already requested a notification for the item',
    );
  const language = requestedLanguage();
  const contactId = (await findMemberByEmail(tx, email))?.contactId ?? guidOf('contact', email);
  const row: BackInStockRequest = {
    id: crypto.randomUUID(),
    appId,
    catalogItemId,
    variantId,
    email,
    contactId,
    itemUrl,
    status: 'RECEIVED',
    autoNotified: null,
    createdAt: clock.now(),
    document: { options, itemDetails, ...(language !== null && { language }) },
  };
  await tx.insert(requests).values(row);
  await emitRequest(tx, 'created', row, row.createdAt);
  return row;
}

/** @throws PlatformError 404 */
export async function requireRequest(reader: Reader, id: string): Promise<BackInStockRequest> {
  const [row] = await reader.select().from(requests).where(eq(requests.id, id));
  if (row !== undefined) return row;
  throw applicationError(404, 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND', 'There is no such request');
}

/** @throws PlatformError 404 */
export async function deleteRequest(tx: Writer, id: string, at: number): Promise<void> {
  const row = await requireRequest(tx, id);
  await tx.delete(requests).where(eq(requests.id, id));
  await emitRequest(tx, 'deleted', row, at);
}

/** Marks a request as answered. `autoNotified`: whether the site has sent the email. */
export async function markSent(
  tx: Writer,
  row: BackInStockRequest,
  { autoNotified, at }: { autoNotified: boolean; at: number },
): Promise<BackInStockRequest> {
  const after: BackInStockRequest = { ...row, status: 'NOTIFICATION_SENT', autoNotified };
  await tx.update(requests).set(after).where(eq(requests.id, row.id));
  await emitRequest(tx, 'updated', after, at);
  return after;
}

const isWaiting = eq(requests.status, 'RECEIVED');

const ofVariant = (catalogItemId: string, variantId: string | null): SQL | undefined =>
  and(
    eq(requests.catalogItemId, catalogItemId),
    variantId === null ? isNull(requests.variantId) : eq(requests.variantId, variantId),
  );

/** Returns the requests of a product that wait, oldest first. */
export const findWaiting = (reader: Reader, catalogItemId: string): Promise<BackInStockRequest[]> =>
  reader
    .select()
    .from(requests)
    .where(and(eq(requests.catalogItemId, catalogItemId), isWaiting))
    .orderBy(requests.createdAt, requests.id);

export const findByIds = (reader: Reader, ids: string[]): Promise<BackInStockRequest[]> =>
  reader.select().from(requests).where(inArray(requests.id, ids));

/** Returns the number of emails that wait for an item. */
export async function countWaiting(tx: Writer, reference: CatalogReference): Promise<number> {
  const variantId = await requireVariant(tx, reference);
  const [row] = await tx
    .select({ total: count() })
    .from(requests)
    .where(and(ofVariant(reference.catalogItemId, variantId), isWaiting));
  return row?.total ?? 0;
}

/** Returns a page of requests with the number of all matches, newest first by default. */
export async function findRequests(
  reader: Reader,
  query: { where: SQL | undefined; orderBy: SQL[]; limit: number; offset: number },
): Promise<{ rows: BackInStockRequest[]; total: number }> {
  const { where, orderBy, limit, offset } = query;
  const order = orderBy.length > 0 ? orderBy : [desc(requests.createdAt)];
  const [rows, totals] = await Promise.all([
    reader
      .select()
      .from(requests)
      .where(where)
      .orderBy(...order, requests.id)
      .limit(limit)
      .offset(offset),
    reader.select({ total: count() }).from(requests).where(where),
  ]);
  return { rows, total: totals[0]?.total ?? 0 };
}
