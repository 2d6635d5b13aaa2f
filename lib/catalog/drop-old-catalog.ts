import 'server-only';
import { revalidateTag } from 'next/cache';
import { catalogTags } from '@/lib/cache';
import { takeGenerationChange } from '@/lib/wix/catalog/generation';

/**
 * Drops every cached result after the site has been migrated to another catalog, because its ids
 * and prices are those of the old one. Call it in a route handler, after a read of the catalog:
 * Next.js accepts it only there.
 */
export function dropOldCatalog(): void {
  if (takeGenerationChange()) revalidateTag(catalogTags.all, { expire: 0 });
}
