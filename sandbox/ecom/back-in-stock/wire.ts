import type { backInStockRequests } from './schema';

/** A request in the platform's shape. */
export const requestWire = (row: typeof backInStockRequests.$inferSelect) => ({
  id: row.id,
  catalogReference: {
    catalogItemId: row.catalogItemId,
    appId: row.appId,
    options: row.document.options,
  },
  email: row.email,
  contactId: row.contactId,
  status: row.status,
  ...(row.autoNotified === null ? {} : { autoNotified: row.autoNotified }),
  createdDate: new Date(row.createdAt).toISOString(),
  ...(row.itemUrl === null ? {} : { itemUrl: row.itemUrl }),
});
