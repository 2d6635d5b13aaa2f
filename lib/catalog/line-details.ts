import 'server-only';
import { cacheCatalog, catalogTags } from '@/lib/cache';
import { nullOnFailure } from '@/lib/http/null-on-failure';
import type { AddRequest, CartLine } from '@/lib/model/cart';
import { SITE_VIEW } from '@/lib/model/catalog-view';
import { own } from '@/lib/model/own';
import type { LineTerms, Picture, Product } from '@/lib/model/product';
import { type Measure, unitPriceAt } from '@/lib/model/unit-price';
import { chosenPicture } from '@/lib/model/variant-selection';
import { catalogPlatform as platform } from '@/lib/wix/catalog/current-catalog';
import { getAllProducts } from './readers';

/** Facts of the catalog that the lines of a cart or an order lack. */

/** Where the log says that a read failed. */
const PART = 'a line from the catalog';

/** A line has the variant, the choices or both. */
export type ChosenProduct = Pick<AddRequest, 'productId' | 'variantId' | 'choices'>;

/**
 * One for each line, from the cached catalog. A line costs one call where its product has choices and is not
 * cached; if it fails, the picture is the product's first. Null without a picture or the platform.
 */
export async function findPictures(lines: readonly ChosenProduct[]): Promise<(Picture | null)[]> {
  const products = (await nullOnFailure(getAllProducts(SITE_VIEW), PART)) ?? [];
  const listed = new Map(products.map((product) => [product.id, product]));
  return Promise.all(
    lines.map(async ({ productId, variantId, choices }) => {
      const summary = listed.get(productId);
      const isPlain = summary && !summary.hasChoices;
      const details = isPlain ? null : await nullOnFailure(getDetails(productId), PART);
      if (!details) return summary?.picture ?? null;
      return chosenPicture(details, own(details.variants, variantId ?? '') ?? choices);
    }),
  );
}

type Details = Pick<Product, 'options' | 'pictures'> & {
  /** The measure of each variant by its id, and of all variants by `''` if it is the same. */
  measures: Record<string, Measure>;
  preOrderMessage: string | null;
  /** The choices of each variant by its id. */
  variants: Record<string, Record<string, string>>;
};

/** @throws PlatformError */
async function getDetails(id: string): Promise<Details | null> {
  'use cache';
  cacheCatalog(catalogTags.productId(id));
  const product = await platform.queryProductById(id);
  if (!product) return null;
  const { options, pictures, variants, preOrderMessage = null } = product;
  const pictured = options.filter((option) => option.choices.some((choice) => choice.pictures.length > 0));
  return {
    preOrderMessage,
    measures: measuresOf(product),
    pictures: pictures.slice(0, 1),
    options: pictured.map((option) => ({
      ...option,
      choices: option.choices.map((choice) => ({ ...choice, pictures: choice.pictures.slice(0, 1) })),
    })),
    variants: pictured.length > 0 ? Object.fromEntries(variants.map(({ id, choices }) => [id, choices])) : {},
  };
}

/** From the cached catalog, which alone has the message. Null where the catalog cannot be read. */
export async function withPreOrderMessages<L extends LineTerms & { productId?: string }>(
  lines: L[],
): Promise<L[]> {
  return Promise.all(
    lines.map(async (line) => {
      if (!line.preOrder || !line.productId) return line;
      const message = (await nullOnFailure(getDetails(line.productId), PART))?.preOrderMessage ?? null;
      return { ...line, preOrder: { message } };
    }),
  );
}

function measuresOf({ variants }: Product): Record<string, Measure> {
  const found = variants.flatMap(({ id, price }): [string, Measure][] => {
    const unit = 'unit' in price ? price.unit : undefined;
    return unit ? [[id, { measure: unit.measure, contained: unit.contained }]] : [];
  });
  const [first] = found;
  const isSame = found.every(([, { contained }]) => contained === first?.[1].contained);
  return { ...Object.fromEntries(found), ...(first && isSame ? { '': first[1] } : {}) };
}

/** The ids of listed products with a price per unit of measure. @throws PlatformError */
async function getMeasuredIds(): Promise<string[]> {
  'use cache';
  cacheCatalog(catalogTags.products);
  return (await getAllProducts(SITE_VIEW)).flatMap(({ id, price }) =>
    'unit' in price && price.unit ? [id] : [],
  );
}

/** The platform's cart lacks it. Only for listed products (`getAllProducts`); the others cost no call. */
export async function withUnitPrices<L extends Pick<CartLine, 'productId' | 'price' | 'addRequest'>>(
  lines: L[],
): Promise<(L & Pick<CartLine, 'unit'>)[]> {
  const measured = new Set(await nullOnFailure(getMeasuredIds(), PART));
  if (!lines.some(({ productId }) => measured.has(productId))) return lines;
  return Promise.all(
    lines.map(async (line) => {
      if (!measured.has(line.productId)) return line;
      const measures = (await nullOnFailure(getDetails(line.productId), PART))?.measures ?? {};
      const measure = own(measures, line.addRequest?.variantId ?? '') ?? own(measures, '');
      const unit = measure ? unitPriceAt(line.price, measure) : undefined;
      return unit ? { ...line, unit } : line;
    }),
  );
}
