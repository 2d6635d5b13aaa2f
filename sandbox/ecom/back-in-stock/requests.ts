import { z } from 'zod';
import { cursorQuery } from '../../catalog-v3/cursor';
import type { QueryFields } from '../../core/query';
import { backInStockRequests as requests } from './schema';

const catalogReference = z.object({
  appId: z.string().min(1).max(36),
  catalogItemId: z.string().min(1).max(36),
  options: z
    .record(z.string().max(100), z.unknown())
    .nullish()
    .transform((options) => options ?? {}),
});

export const itemDetailsSchema = z.object({
  name: z.string().min(1).max(500),
  price: z.string().regex(/^\d{1,12}(?:\.\d{1,4})?$/, 'must be a decimal number'),
  /** The client sends the URL of a picture, or the parts of the platform's own reference. */
  image: z.looseObject({ id: z.string().max(500).nullish(), url: z.string().max(2_000).nullish() }).nullish(),
});

export const createArguments = z.object({
  request: z.object({
    catalogReference,
    email: z.email().max(254),
    itemUrl: z
      .url({ protocol: /^https?$/ })
      .max(2_000)
      .nullish(),
  }),
  itemDetails: itemDetailsSchema,
});

export const listArguments = z.object({ query: cursorQuery.nullish() });

export const countArguments = z.object({ catalogReferences: z.array(catalogReference).min(1).max(100) });

export const reportArguments = z.object({
  catalogReference: catalogReference.nullish(),
  requestIds: z.array(z.string().max(36)).max(100).nullish(),
  itemDetails: itemDetailsSchema,
});

export const appArguments = z.object({ appId: z.string().min(1).max(36) });

const COLUMNS = {
  id: requests.id,
  contactId: requests.contactId,
  itemUrl: requests.itemUrl,
  status: requests.status,
};

/** The fields that requests are filtered and sorted by. */
export const requestFields: QueryFields = (name) => {
  if (name === 'createdDate') return { kind: 'instant', column: requests.createdAt, sortable: true };
  if (name === 'autoNotified') return { kind: 'boolean', column: requests.autoNotified, sortable: true };
  const [, column] = Object.entries(COLUMNS).find(([field]) => field === name) ?? [];
  return column && { kind: 'text', column, sortable: true };
};
