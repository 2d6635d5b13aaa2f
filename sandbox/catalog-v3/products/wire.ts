import { automaticDiscountOf } from '../../catalog/automatic-discounts';
import { comparePrices, preorderStates, sectionName } from '../../catalog/search/rows';
import { brandId, infoSectionId, ribbonId } from '../../catalog/stable-ids';
import type { StoredProduct, SubscriptionPlan } from '../../catalog/types';
import { convertedMoney, toMinor } from '../../core/money';
import { ALL_PRODUCTS_ID, type Platform } from '../../core/platform';
import { shownCurrency, translated, translatedShared } from '../../core/requested-view';

import type { CategoryTree } from '../categories/tree';
import type { RequestedFields } from '../requested-fields';
import { nodesOf } from '../rich-content';
import { wireV3Media, wireV3Video } from '../wire-media';
import type { V3Relations } from './relations';
import { wireTags } from './tags';
import { wireV3Modifiers, wireV3Options } from './wire-options';
import { priceOf, wireMoney, wireUnitPrices, wireV3Variant } from './wire-variants';

type Shown = {
  fields: RequestedFields;
  /** A single product contains its variants, a list does not. */
  variants: boolean;
  relations: V3Relations;
  isMerchant?: boolean;
};

/** Products that are not arranged in a category come after the 100 that can be. */
const NOT_ARRANGED = 100;

/**
 * A product in a V3 response: prices are texts, and optional parts appear only when `fields` names
 * them.
 */
export function wireV3Product(platform: Platform, product: StoredProduct, shown: Shown) {
  const { fields } = shown;
  const { document } = product;
  const path = `/product-page/${product.slug}`;
  const when = <T extends object>(field: string, part: T) => (fields.has(field) ? part : {});
  const costs = product.variants.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  const { additionalRibbons = [], subscriptions } = document.v3 ?? {};
  const discount = automaticDiscountOf(shown.relations.discounts, product);
  const description = translated('product.description', product.id, product.description);
  return {
    id: product.id,
    revision: String(product.revision),
    createdDate: new Date(product.createdAt).toISOString(),
    updatedDate: new Date(product.updatedAt).toISOString(),
    numericId: String(product.numericId),
    name: translated('product.name', product.id, product.name),
    slug: product.slug,
    handle: product.slug,
    visible: product.visible,
    visibleInPos: true,
    productType: product.productType === 'physical' ? 'PHYSICAL' : 'DIGITAL',
    ...(product.productType === 'physical' && { physicalProperties: wirePhysical(product, fields) }),
    media: wireMedia(platform, product, shown),
    options: wireV3Options(platform, product, fields),
    modifiers: wireV3Modifiers(product),
    // Live sites send both, empty also for products with options.
    flattenOptions: [],
    flattenModifiers: [],
    ...(product.brand !== null && { brand: { id: brandId(product.brand), name: product.brand } }),
    ...(product.ribbon !== null && { ribbon: wireRibbon(product.ribbon) }),
    additionalRibbons: additionalRibbons.map(wireRibbon),
    inventory: {
      availabilityStatus: product.inventoryStatus,
      ...preorderStates(document, product.variants),
    },
    ...wirePrices(platform, product, fields),
    variantSummary: {
      variantCount: product.variants.length,
      ...when('MIN_PRICE_VARIANT', wireCheapest(platform, product, shown)),
    },
    ...(subscriptions && {
      subscriptionDetails: {
        allowOneTimePurchases: subscriptions.allowOneTimePurchases,
        subscriptions: subscriptions.plans.map(wirePlan),
      },
    }),
    ...ifFilled({ seoData: document.v3?.seoData ?? document.seoData ?? {} }),
    ...when('URL', { url: { relativePath: path, url: platform.origin + path } }),
    ...when('CURRENCY', { currency: shownCurrency() }),
    ...when('PLAIN_DESCRIPTION', { plainDescription: description }),
    ...when('DESCRIPTION', {
      description:
        (description === product.description ? document.v3?.richDescription : undefined) ??
        nodesOf(description, product.id),
    }),
    infoSections: wireSections(product, fields),
    ...wireCategories(product, shown),
    ...ifFilled({ tags: wireTags(document.v3?.tags, shown.isMerchant === true) }),
    ...ifFilled({ extendedFields: extendedFieldsOf(product) }),
    entityEventSequence: String(product.revision),
    ...when('DISCOUNT_INFO', { discountInfo: { discountRuleNames: discount ? [discount.name] : [] } }),
    ...(costs.length > 0 && when('MERCHANT_DATA', { costRange: moneyRange(costs, fields) })),
    ...(shown.variants && {
      variantsInfo: {
        variants: product.variants.map((variant) =>
          wireV3Variant(platform, product, variant, fields, discount),
        ),
      },
    }),
  };
}

/** Returns a field, or nothing for an empty object: live sites leave these fields out. */
const ifFilled = <T extends Record<string, object>>(field: T): Partial<T> =>
  Object.values(field).some((value) => Object.keys(value).length > 0) ? field : {};

function extendedFieldsOf({ document }: StoredProduct) {
  const namespaces = document.v3?.extendedFields ?? {};
  return Object.keys(namespaces).length > 0 ? { namespaces } : {};
}

const wireRibbon = (name: string) => ({ id: ribbonId(name), name: translatedShared('ribbon', name) });

function wireMedia(platform: Platform, product: StoredProduct, { fields, relations }: Shown) {
  const { mediaIds, v3 } = product.document;
  const pictures = mediaIds.flatMap((id) => product.media.get(id) ?? []);
  const videos = (v3?.videoIds ?? []).flatMap((id) => relations.videos.get(id) ?? []);
  const items = [
    ...pictures.map((file) => wireV3Media(platform, file, fields)),
    ...videos.map((video) => wireV3Video(platform, video, fields)),
  ];
  const [main] = items;
  return { ...(main && { main }), ...(fields.has('MEDIA_ITEMS_INFO') && { itemsInfo: { items } }) };
}

/** Returns the ranges over the variants that a shopper sees, and over all if none is visible. */
function wirePrices(platform: Platform, product: StoredProduct, fields: RequestedFields) {
  const counted = shownVariants(product);
  const compared = comparePrices(product.document, counted);
  return {
    actualPriceRange: moneyRange(
      counted.map((variant) => priceOf(product, variant)),
      fields,
    ),
    ...((compared.length > 0 || platform.siteOptions.compareAtPrices === 'zero') && {
      compareAtPriceRange: moneyRange(compared.length > 0 ? compared : [0], fields),
    }),
  };
}

function shownVariants({ variants }: StoredProduct) {
  const shown = variants.filter(({ visible }) => visible);
  return shown.length > 0 ? shown : variants;
}

function wireCheapest(platform: Platform, product: StoredProduct, { fields, relations }: Shown) {
  const [cheapest] = shownVariants(product).toSorted((a, b) => priceOf(product, a) - priceOf(product, b));
  const discount = automaticDiscountOf(relations.discounts, product);
  return cheapest ? { minPriceVariant: wireV3Variant(platform, product, cheapest, fields, discount) } : {};
}

function wirePhysical(product: StoredProduct, fields: RequestedFields) {
  return {
    ...wireUnitPrices(product, shownVariants(product), fields),
    shippingWeightRange: range(product.variants.map(({ weight }) => weight)),
    ...(fields.has('WEIGHT_MEASUREMENT_UNIT_INFO') && {
      weightMeasurementUnitInfo: { weightMeasurementUnit: 'KG' },
    }),
  };
}

const wireSections = ({ document }: StoredProduct, fields: RequestedFields) =>
  document.additionalInfoSections.map(({ title, description }) => {
    const id = infoSectionId(title, description);
    if (!fields.has('INFO_SECTION')) return { id };
    const text = translatedShared('section.text', description);
    return {
      id,
      uniqueName: sectionName(document, id, title),
      title: translatedShared('section.title', title),
      ...(fields.has('INFO_SECTION_PLAIN_DESCRIPTION') && { plainDescription: text }),
      ...(fields.has('INFO_SECTION_DESCRIPTION') && { description: nodesOf(text, id) }),
    };
  });

/**
 * Returns the product's categories. Breadcrumbs lead to the main category, itself included.
 */
function wireCategories(product: StoredProduct, { fields, relations }: Shown) {
  const { tree, indexIn } = relations;
  const places = (ids: string[]) => ({
    categories: ids.map((id) => ({ id, index: indexIn(id, product.id) ?? NOT_ARRANGED })),
  });
  const all = tree.withAncestors(product.collectionIds);
  const direct = all.filter((id) => product.collectionIds.includes(id));
  const mainCategoryId = mainCategoryOf(product, tree);
  const node = tree.get(mainCategoryId);
  return {
    mainCategoryId,
    ...(fields.has('DIRECT_CATEGORIES_INFO') && { directCategoriesInfo: places(direct) }),
    ...(fields.has('ALL_CATEGORIES_INFO') && { allCategoriesInfo: places(all) }),
    ...(fields.has('BREADCRUMBS_INFO') && {
      breadcrumbsInfo: {
        breadcrumbs: (node ? [...tree.ancestorsOf(node.id), node] : []).map(({ id, name, slug }) => ({
          categoryId: id,
          categoryName: translated('category.name', id, name),
          categorySlug: slug,
        })),
      },
    }),
  };
}

/** Returns the main category: that of all products unless the merchant chose another. */
export function mainCategoryOf({ document }: StoredProduct, tree: CategoryTree): string {
  const chosen = document.v3?.mainCategoryId;
  return chosen !== undefined && tree.get(chosen) ? chosen : ALL_PRODUCTS_ID;
}

const wirePlan = ({ billingCycles, discount, ...plan }: SubscriptionPlan) => ({
  ...plan,
  title: translatedShared('plan.title', plan.title),
  description: translatedShared('plan.description', plan.description),
  ...(billingCycles === null ? { autoRenewal: true } : { billingCycles }),
  ...(discount.type === 'PERCENT' && { discount: { type: 'PERCENT', percentOff: discount.value } }),
  ...(discount.type === 'AMOUNT' && {
    discount: { type: 'AMOUNT', amountOff: convertedMoney(toMinor(discount.value)) },
  }),
});

const range = (values: number[]) => ({ minValue: Math.min(...values), maxValue: Math.max(...values) });
const moneyRange = (values: number[], fields: RequestedFields) => ({
  minValue: wireMoney(Math.min(...values), fields),
  maxValue: wireMoney(Math.max(...values), fields),
});
