import type { StoredCollection } from '../../catalog/collections/store';
import type { CategoryDocument } from '../../catalog/types';
import { ALL_PRODUCTS_ID, type Platform, STORES_APP_ID } from '../../core/platform';
import { translated } from '../../core/requested-view';
import { fieldsOf, type RequestedFields } from '../requested-fields';
import { nodesOf } from '../rich-content';
import { wireV3Image } from '../wire-media';
import { readCategoryDocument } from './document';
import type { CategoryTree } from './tree';

export const APP_NAMESPACE = '@wix/stores';
/** The tree of Stores, which has no key. */
export const TREE = { appNamespace: APP_NAMESPACE };

export const categoryFields = fieldsOf(['DESCRIPTION', 'RICH_CONTENT_DESCRIPTION', 'BREADCRUMBS_INFO']);

/** A category in a response. Its counter counts the products that are in it directly. */
export function wireCategory(
  platform: Platform,
  category: StoredCollection,
  { tree, fields }: { tree: CategoryTree; fields: RequestedFields },
) {
  const document: CategoryDocument = readCategoryDocument(category.document);
  const description = translated('category.description', category.id, category.description);
  const parent = tree.ancestorsOf(category.id).at(-1);
  const siblings = tree.childrenOf(parent?.id ?? null);
  return {
    id: category.id,
    revision: String(category.revision),
    createdDate: new Date(document.createdAt ?? category.updatedAt).toISOString(),
    updatedDate: new Date(category.updatedAt).toISOString(),
    name: translated('category.name', category.id, category.name),
    slug: category.slug,
    visible: category.visible,
    itemCounter: category.numberOfProducts,
    ...(category.media && { image: wireV3Image(platform, category.media) }),
    ...(fields.has('DESCRIPTION') && { description }),
    ...(fields.has('RICH_CONTENT_DESCRIPTION') && {
      richContentDescription:
        (description === category.description ? document.richDescription : undefined) ??
        nodesOf(description, category.id),
    }),
    parentCategory: {
      ...(parent && { id: parent.id }),
      index: siblings.findIndex(({ id }) => id === category.id),
    },
    ...(fields.has('BREADCRUMBS_INFO') && {
      breadcrumbsInfo: {
        breadcrumbs: tree.ancestorsOf(category.id).map(({ id, name, slug }) => ({
          categoryId: id,
          categoryName: translated('category.name', id, name),
          categorySlug: slug,
        })),
      },
    }),
    treeReference: TREE,
    ...(category.id === ALL_PRODUCTS_ID && { managingAppId: STORES_APP_ID }),
    ...(document.seoData && { seoData: document.seoData }),
  };
}
