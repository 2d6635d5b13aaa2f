import type { SubscriptionPlan } from '../../catalog/types';
import { type CartMoney, shortMoney } from '../../core/money';
import { type Platform, STORES_APP_ID } from '../../core/platform';
import { type TextKind, translated, translatedShared } from '../../core/requested-view';
import { GIFT_CARDS_APP_ID } from '../../gift-cards/store';
import { giftOptionsOf } from './gift-cards';
import type { Picture, ResolvedLine } from './types';

/** A text and its translation for the buyer. Without one, both are the same. */
const text = (kind: TextKind, original: string) => ({
  original,
  translated: translatedShared(kind, original),
});

export const productNameWire = (line: ResolvedLine) => ({
  original: line.name,
  translated: translated('product.name', line.catalogItemId, line.name),
});

/**
 * A picture as `{id, url, height, width, altText, filename}`. The client turns it into a `wix:image` text.
 */
export const pictureWire = (platform: Platform, picture: Picture) => ({
  id: picture.id,
  url: `${platform.origin}/media/${picture.id}`,
  height: picture.height,
  width: picture.width,
  altText: picture.altText,
  filename: picture.filename,
});

/**
 * One description line per option or text: colors as `colorInfo` with their code, all others as
 * `plainText`.
 */
export const descriptionWire = (line: ResolvedLine) =>
  line.description.map(({ name, value, colorCode }) => ({
    name: text('option', name),
    ...(colorCode === undefined
      ? { plainText: text('choice', value) }
      : { colorInfo: { ...text('choice', value), code: colorCode } }),
  }));

export function catalogReferenceWire(line: ResolvedLine) {
  const texts = line.customTextFields;
  if (line.gift)
    return {
      appId: GIFT_CARDS_APP_ID,
      catalogItemId: line.catalogItemId,
      options: giftOptionsOf(line.variantId, line.gift),
    };
  if (line.v3) return v3ReferenceWire(line, line.v3);
  return {
    appId: STORES_APP_ID,
    catalogItemId: line.catalogItemId,
    options: {
      variantId: line.variantId,
      options: line.options,
      ...(Object.keys(texts).length === 0 ? {} : { customTextFields: texts }),
    },
  };
}

/** A reference of Catalog V3: modifiers in place of options, and only what is chosen. */
function v3ReferenceWire(
  { catalogItemId, customTextFields }: ResolvedLine,
  { variantId, chosen }: NonNullable<ResolvedLine['v3']>,
) {
  const { modifiers, subscriptionOptionId, isPreorder } = chosen;
  return {
    appId: STORES_APP_ID,
    catalogItemId,
    options: {
      variantId,
      ...(modifiers && { options: modifiers }),
      ...(Object.keys(customTextFields).length > 0 && { customTextFields }),
      ...(subscriptionOptionId && { subscriptionOptionId }),
      ...(isPreorder && { preOrderRequested: true }),
    },
  };
}

export const subscriptionWire = ({ title, description, ...plan }: SubscriptionPlan) => ({
  subscriptionSettings: {
    frequency: plan.frequency,
    interval: plan.interval,
    autoRenewal: plan.billingCycles === null,
    ...(plan.billingCycles !== null && { billingCycles: plan.billingCycles }),
    enableCustomerCancellation: true,
  },
  title: text('plan.title', title),
  description: text('plan.description', description),
});

export const physicalPropertiesWire = (line: ResolvedLine) => ({
  sku: line.sku,
  shippable: line.itemType === 'PHYSICAL',
  weight: line.weight,
});

/** Returns the address of a product's page, which most sites send without their origin. */
export function productUrlWire({ siteOptions, origin }: Platform, slug: string) {
  const relativePath = `/product-page/${slug}`;
  return { relativePath, url: siteOptions.productUrls === 'relative' ? relativePath : origin + relativePath };
}

/** The description of a line as V1's carts and checkouts have it. */
const describedLinesWire = (line: ResolvedLine) =>
  descriptionWire(line).map((described) => ({
    ...described,
    ...('colorInfo' in described
      ? { lineType: 'COLOR', color: described.colorInfo.code }
      : { lineType: 'UNRECOGNISED' }),
    modifierDescriptionLine: line.v3?.modifiers.some(({ name }) => name === described.name.original) ?? false,
  }));

/** What a coupon may be limited to: the categories of the product, and itself. */
const couponScopesWire = ({ catalogItemId, categoryIds }: ResolvedLine) =>
  [...categoryIds.map((id) => ['collection', id]), ['product', catalogItemId]].map(([name, entityId]) => ({
    namespace: 'stores',
    group: { name, entityId },
  }));

/** Where a line is taxed. */
export const TAXABLE_ADDRESS = { addressType: 'SHIPPING' };

/** Returns what the chosen modifiers add to the price of one item, in minor units. */
export const modifiersPrice = (line: ResolvedLine | undefined): number =>
  (line?.v3?.modifiers ?? []).reduce((sum, { addedPrice }) => sum + addedPrice, 0);

/** The fields that cart lines and checkout lines share. `money` has the scale of the document. */
export function lineWire(platform: Platform, line: ResolvedLine, money: (minor: number) => CartMoney) {
  return {
    id: line.id,
    quantity: line.quantity,
    catalogReference: catalogReferenceWire(line),
    productName: productNameWire(line),
    ...(line.slug === undefined ? {} : { url: productUrlWire(platform, line.slug) }),
    price: money(line.price),
    originalPrice: shortMoney(line.price),
    fullPrice: money(line.fullPrice),
    originalFullPrice: shortMoney(line.fullPrice),
    priceBeforeDiscounts: money(line.price),
    lineItemPrice: money(line.price * line.quantity),
    modifiersTotalPrice: money(modifiersPrice(line)),
    descriptionLines: describedLinesWire(line),
    availability: line.availability,
    physicalProperties: physicalPropertiesWire(line),
    couponScopes: couponScopesWire(line),
    itemType: { preset: line.itemType },
    paymentOption: 'FULL_PAYMENT_ONLINE',
    rootCatalogItemId: line.catalogItemId,
    priceUndetermined: false,
    fixedQuantity: false,
    customLineItem: false,
    savePaymentMethod: false,
    membersOnly: false,
    taxableAddress: TAXABLE_ADDRESS,
    policies: [],
    modifierGroups: [],
    inventoryAppId: line.gift ? GIFT_CARDS_APP_ID : STORES_APP_ID,
    ...(line.v3?.subscription && { subscriptionOptionInfo: subscriptionWire(line.v3.subscription) }),
  };
}
