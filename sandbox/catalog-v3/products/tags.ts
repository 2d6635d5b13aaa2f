import { z } from 'zod';
import { changeEntry } from '../../catalog/products/entry';
import type { CatalogEntry, StoredTags } from '../../catalog/types';
import type { Platform } from '../../core/platform';

const tagIds = z
  .object({ tagIds: z.array(z.string().min(1).max(100)).max(100).default([]) })
  .nullish()
  .transform((list) => list?.tagIds ?? []);

/** Shoppers see public tags, and merchants private ones, too. The ids belong to another app. */
export const tagsInput = z.object({ publicTags: tagIds, privateTags: tagIds });
type TagsInput = z.infer<typeof tagsInput>;

export const tagChange = z.object({ assignTags: tagsInput.nullish(), unassignTags: tagsInput.nullish() });

/** Assigns and removes tags of one product. @throws PlatformError 404. */
export const changeTags = (
  platform: Platform,
  id: string,
  { assignTags, unassignTags }: z.infer<typeof tagChange>,
): Promise<void> =>
  changeEntry(platform, id, (entry) => {
    const { tags } = entry.product.document.v3 ?? {};
    const next = (before: string[] = [], added: string[] = [], removed: string[] = []) =>
      [...new Set([...before, ...added])].filter((one) => !removed.includes(one));
    return withTags(entry, {
      public: next(tags?.public, assignTags?.publicTags, unassignTags?.publicTags),
      private: next(tags?.private, assignTags?.privateTags, unassignTags?.privateTags),
    });
  });

export const storedTags = ({ publicTags, privateTags }: TagsInput): StoredTags => ({
  public: publicTags,
  private: privateTags,
});

const withTags = (entry: CatalogEntry, tags: StoredTags): CatalogEntry => {
  const { document } = entry.product;
  return {
    ...entry,
    product: { ...entry.product, document: { ...document, v3: { ...document.v3, tags } } },
  };
};

export const wireTags = (tags: StoredTags | undefined, isMerchant: boolean) => ({
  ...(tags?.public.length && { publicTags: { tagIds: tags.public } }),
  ...(isMerchant && tags?.private.length && { privateTags: { tagIds: tags.private } }),
});
