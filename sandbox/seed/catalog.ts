import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { inventoryStatusOf } from '../catalog/availability';
import { discountedPrice } from '../catalog/price';
import type { collectionProducts, collections, mediaFiles, products, variants } from '../catalog/schema';
import type { mediaVideos } from '../catalog/search/schema';
import { variantGuid } from '../catalog/stable-ids';
import type { Discount, ProductDocument } from '../catalog/types';
import { toMinor } from '../core/money';
import { ALL_PRODUCTS_ID } from '../core/platform';
import { readCatalogFile, type SeedCatalog, type SeedProduct } from './catalog-file';
import { v3DocumentOf } from './catalog-v3';
import { seedVariantId, stableId, stableMediaId, stableVideoId } from './ids';
import { DEFAULT_SEED, seedFolder } from './seed-folder';

export type CatalogRows = {
  mediaFiles: (typeof mediaFiles.$inferInsert)[];
  products: (typeof products.$inferInsert)[];
  variants: (typeof variants.$inferInsert)[];
  collections: (typeof collections.$inferInsert)[];
  collectionProducts: (typeof collectionProducts.$inferInsert)[];
  mediaVideos: (typeof mediaVideos.$inferInsert)[];
};

/** Returns the catalog of a seed as rows, the same on every machine. */
export async function catalogRows(seed = DEFAULT_SEED): Promise<CatalogRows> {
  const catalog = readCatalogFile(seed);
  return {
    mediaFiles: await mediaRows(catalog, join(seedFolder(seed), 'media')),
    products: catalog.products.map(productRow),
    variants: catalog.products.flatMap(variantRows),
    collections: collectionRows(catalog),
    collectionProducts: membershipRows(catalog),
    mediaVideos: videoRows(catalog),
  };
}

async function mediaRows(catalog: SeedCatalog, folder: string): Promise<CatalogRows['mediaFiles']> {
  const altTexts = new Map<string, string>();
  for (const { file, alt } of catalog.products.flatMap(({ images }) => images)) altTexts.set(file, alt);
  for (const { banner, bannerAlt } of catalog.categories) if (banner) altTexts.set(banner, bannerAlt);
  for (const { file, alt } of catalog.heroes) altTexts.set(file, alt);
  return Promise.all(
    [...altTexts].map(async ([file, altText]) => {
      const bytes = readFileSync(join(folder, file));
      const { width, height } = await sharp(bytes).metadata();
      return { id: stableMediaId(file), path: file, width, height, altText, sizeInBytes: bytes.length };
    }),
  );
}

/** Videos of seeds have one size. */
const VIDEO_SIZE = { width: 480, height: 360 };

function videoRows({ products }: SeedCatalog): CatalogRows['mediaVideos'] {
  return products.flatMap(({ v3 }) => {
    if (v3?.video === undefined) return [];
    const { file, poster, alt } = v3.video;
    const posterId = stableMediaId(poster);
    return { id: stableVideoId(file), path: file, ...VIDEO_SIZE, posterId, altText: alt };
  });
}

export function productRow(
  product: SeedProduct,
): CatalogRows['products'][number] & { document: ProductDocument } {
  const discount: Discount = product.discount ?? { type: 'NONE', value: 0 };
  const createdAt = Date.parse(product.createdDate);
  const document: ProductDocument = {
    itemType: itemTypeOf(product),
    mediaIds: product.images.map(({ file }) => stableMediaId(file)),
    options: product.options.map(({ name, type, choices }) => ({
      optionType: type,
      name,
      choices: choices.map(({ value, description, images }) => ({
        value,
        description,
        mediaIds: images.map(stableMediaId),
      })),
    })),
    additionalInfoSections: [
      { title: 'Materials', description: paragraphs(product.material) },
      {
        title: 'Dimensions',
        description: paragraphs([product.dimensions, product.scale ?? ''].join('\n\n')),
      },
      { title: 'Care', description: paragraphs(product.care) },
      ...product.infoSections.map(({ title, html }) => ({ title, description: html })),
    ].filter(({ description }) => description !== ''),
    customTextFields: product.customTextFields,
    discount,
    digitalFile: product.digitalFile ? { fileName: product.digitalFile.name } : null,
    ...v3DocumentOf(product),
  };
  return {
    id: stableId(`product:${product.slug}`),
    slug: product.slug,
    name: product.name,
    description: paragraphs(`${product.shortDescription}\n\n${product.description}`),
    sku: product.sku,
    productType: product.productType === 'physical' ? 'physical' : 'digital',
    brand: product.brand ?? null,
    ribbon: product.ribbon ?? null,
    visible: true,
    price: toMinor(product.price),
    discountedPrice: discountedPrice(toMinor(product.price), discount),
    inventoryStatus: inventoryStatusOf(product.variants),
    manageVariants: product.options.length > 0,
    trackInventory: product.variants.some(({ stock }) => stock !== null),
    weight: product.weight,
    // The platform's numeric ids are the creation time in microseconds (observed in its published
    // examples).
    numericId: createdAt * 1000,
    createdAt,
    updatedAt: createdAt,
    document,
  };
}

const ITEM_TYPES = { physical: 'PHYSICAL', digital: 'DIGITAL', gift_card: 'GIFT_CARD' } as const;
const itemTypeOf = (product: SeedProduct): ProductDocument['itemType'] => ITEM_TYPES[product.productType];

export function variantRows(product: SeedProduct): CatalogRows['variants'] {
  const productId = stableId(`product:${product.slug}`);
  return product.variants.map((variant, position) => {
    const id = seedVariantId(product, variant);
    return {
      productId,
      id,
      position,
      choices: variant.choices,
      sku: variant.sku,
      price: toMinor(variant.price),
      weight: variant.weight ?? product.weight,
      visible: true,
      trackQuantity: variant.stock !== null,
      quantity: variant.stock ?? 0,
      inStock: variant.inStock,
      guid: variantGuid(productId, id),
      preorder: product.v3?.preorder ? { ...product.v3.preorder, enabled: true, ordered: 0 } : null,
    };
  });
}

function collectionRows(catalog: SeedCatalog): CatalogRows['collections'] {
  const updatedAt = Math.max(...catalog.products.map(({ createdDate }) => Date.parse(createdDate)));
  const all = {
    id: ALL_PRODUCTS_ID,
    slug: 'all-products',
    name: 'All Products',
    description: '',
    visible: true,
    position: 0,
    updatedAt,
    mediaId: null,
  };
  const rows = catalog.categories.map(({ slug, name, description, banner, parent }, index) => ({
    id: stableId(`collection:${slug}`),
    slug,
    name,
    description,
    visible: true,
    position: index + 1,
    updatedAt,
    mediaId: banner === undefined ? null : stableMediaId(banner),
    parentId: parent === undefined ? null : stableId(`collection:${parent}`),
  }));
  return [all, ...rows];
}

function membershipRows(catalog: SeedCatalog): CatalogRows['collectionProducts'] {
  return catalog.products.flatMap(collectionsOf);
}

/** Returns the collections of a product. All products are in one. */
export function collectionsOf({ slug, categories }: SeedProduct): CatalogRows['collectionProducts'] {
  const productId = stableId(`product:${slug}`);
  return [ALL_PRODUCTS_ID, ...categories.map((category) => stableId(`collection:${category}`))].map(
    (collectionId) => ({ collectionId, productId }),
  );
}

/**
 * Converts plain text with empty lines between paragraphs into the HTML that the platform's editor
 * stores.
 */
export function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => `<p>${escapeHtml(part)}</p>`)
    .join('');
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
