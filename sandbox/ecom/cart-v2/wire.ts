import { type Address, countryName } from '../../core/address';
import { type Platform, SANDBOX_CLIENT_ID } from '../../core/platform';
import { requestedLanguage, shownCurrency, translatedShared } from '../../core/requested-view';
import { siteCurrency, siteLanguage } from '../../core/site';
import { GIFT_CARDS_APP_ID } from '../../gift-cards/store';
import { buyerOf } from '../buyer';
import {
  catalogReferenceWire,
  descriptionWire,
  physicalPropertiesWire,
  productNameWire,
  productUrlWire,
  subscriptionWire,
} from '../lines/wire';
import { type CartGiftCard, obfuscated } from '../quote/gift-cards';
import { isMembersOnly } from '../quote/order-rules';
import { cartV2Money } from './money';
import type { CartV2View, ConfirmedLine } from './view';

export const textWire = (original: string) => ({ original, translated: original });

/** A cart in V2's shape. Totals are not part of it, see `summaryWire`. */
export function cartV2Wire(platform: Platform, view: CartV2View) {
  const { cart, confirmed, coupon } = view;
  const { document } = cart;
  return {
    id: cart.id,
    createdDate: new Date(cart.createdAt).toISOString(),
    updatedDate: new Date(cart.updatedAt).toISOString(),
    revision: String(document.revision ?? 1),
    lineItems: confirmed.map((line) => lineV2Wire(platform, line, view)),
    subtotal: cartV2Money(confirmed.reduce((sum, { price, quantity }) => sum + price * quantity, 0)),
    ...(document.buyerNote ? { note: document.buyerNote } : {}),
    coupons: coupon ? [{ id: coupon.id, code: coupon.code }] : [],
    source: {
      channelType: document.channelType ?? 'WEB',
      externalReferences: document.externalReferences ?? [],
      createdBy: createdByWire(view),
    },
    businessInfo: { languageCode: siteLanguage(), currencyCode: siteCurrency() },
    customerInfo: customerInfoWire(view),
    deliveryInfo: {
      ...(document.contactInfo?.address ? { address: addressWire(document.contactInfo.address) } : {}),
      ...(view.method ? { method: methodWire(view.method) } : {}),
      weightUnit: 'KG',
    },
    taxInfo: {
      pricesIncludeTax: view.isTaxIncluded,
      ...(document.taxExemptGroupId ? { taxExemptGroupId: document.taxExemptGroupId } : {}),
    },
    paymentInfo: {
      giftCards: document.giftCard ? [giftCardWire(document.giftCard)] : [],
      currencyCode: siteCurrency(),
      ...(document.billing?.address ? { billingAddress: addressWire(document.billing.address) } : {}),
      ...(document.billing?.contact ? { billingContact: document.billing.contact } : {}),
    },
    orderPlaced: document.order !== undefined,
    ...(document.order?.id ? { orderId: document.order.id } : {}),
    purchaseFlowId: cart.id,
    settings: document.settings ?? {},
    ...(document.customCheckoutUrl ? { customCheckoutUrl: document.customCheckoutUrl } : {}),
    extendedFields: document.extendedFields ?? { namespaces: {} },
    currentCart: cart.ownerType !== 'app',
    demo: false,
  };
}

function createdByWire({ cart }: CartV2View) {
  if (cart.document.createdBy) return cart.document.createdBy;
  const buyer = buyerOf(cart);
  return buyer.memberId || buyer.visitorId ? buyer : { appId: SANDBOX_CLIENT_ID };
}

/** The buyer and how to reach them. A cart without a buyer is open to the first who opens it. */
function customerInfoWire({ cart }: CartV2View) {
  const { contactInfo, vatId, email } = cart.document;
  const { memberId, visitorId } = buyerOf(cart);
  return {
    ...(memberId ? { memberId } : visitorId ? { visitorId } : { openAccess: true }),
    ...contactInfo?.contactDetails,
    ...(vatId ? { vatId } : {}),
    ...(email ? { email } : {}),
    languageCode: requestedLanguage() ?? siteLanguage(),
    currencyCode: shownCurrency(),
  };
}

/** V2's addresses have no formatted text. */
function addressWire({ formattedAddress: _, ...address }: Address) {
  return { ...address, ...(address.country ? { countryFullname: countryName(address.country) } : {}) };
}

/** A delivery option. `appId` is the carrier that offers it. */
export const methodWire = (option: {
  code: string;
  carrierId: string;
  title: string;
  pickupAddress: unknown;
}) => ({
  code: option.code,
  appId: option.carrierId,
  title: { original: option.title, translated: translatedShared('delivery', option.title) },
  pickup: Boolean(option.pickupAddress),
});

const giftCardWire = ({ id, code, requested }: CartGiftCard) => ({
  id,
  obfuscatedCode: obfuscated(code),
  appId: GIFT_CARDS_APP_ID,
  ...(requested === undefined ? {} : { requestedRedeemAmount: cartV2Money(requested) }),
});

const discountsWire = ({ discount, quantity }: ConfirmedLine) =>
  discount && discount.amountOff > 0
    ? [
        {
          name: textWire(discount.name),
          amountOff: cartV2Money(discount.amountOff * quantity),
          source: { sourceType: 'AUTOMATIC_RULE' },
        },
      ]
    : [];

/**
 * A line. It has no `attributes.image`: the picture was missing right after an add and in the cart
 * of a live site, so shops must not rely on it.
 */
function lineV2Wire(platform: Platform, line: ConfirmedLine, { cart, membershipNames, rules }: CartV2View) {
  const { modifiers = [], subscription } = line.v3 ?? {};
  const modifiersPrice = modifiers.reduce((sum, { addedPrice }) => sum + addedPrice, 0);
  const { status: _, quantityAvailable } = line.availability;
  const selected = cart.document.memberships?.find(({ lineItemIds }) => lineItemIds.includes(line.id));
  return {
    id: line.id,
    name: productNameWire(line),
    status: line.status,
    quantityInfo: {
      confirmedQuantity: line.quantity,
      requestedQuantity: line.requestedQuantity,
      ...(quantityAvailable === undefined ? {} : { availableQuantity: quantityAvailable }),
      fixedQuantity: false,
    },
    pricing: {
      unitPrice: cartV2Money(line.price),
      totalPrice: cartV2Money(line.price * line.quantity),
      priceUndetermined: false,
      breakdown: {
        fullPrice: cartV2Money(line.fullPrice),
        salePrice: cartV2Money(line.price + (line.discount?.amountOff ?? 0)),
        totalModifiersPrice: cartV2Money(modifiersPrice),
      },
    },
    source: {
      catalogReference: catalogReferenceWire(line),
      rootCatalogItemId: line.catalogItemId,
      inventoryAppId: catalogReferenceWire(line).appId,
    },
    attributes: {
      descriptionLines: descriptionWire(line),
      ...(line.slug === undefined ? {} : { url: productUrlWire(platform, line.slug) }),
      policies: [],
      itemType: { preset: line.itemType },
      physicalProperties: physicalPropertiesWire(line),
      membersOnly: isMembersOnly(rules, line),
      ...(subscription && { subscriptionInfo: subscriptionWire(subscription) }),
    },
    // Modifiers of a store's products are among the description lines.
    modifierGroups: [],
    discounts: discountsWire(line),
    paymentConfig: {
      paymentOption: selected ? 'MEMBERSHIP' : 'FULL_PAYMENT_ONLINE',
      savePaymentMethod: false,
      ...(selected
        ? {
            membership: {
              existingMembership: { appId: selected.appId, membershipId: selected.id },
              name: textWire(membershipNames.get(selected.id) ?? ''),
              redemptionCost: line.quantity,
            },
            selectedMembership: {
              id: selected.id,
              appId: selected.appId,
              name: textWire(membershipNames.get(selected.id) ?? ''),
            },
          }
        : {}),
    },
    deliveryConfig: {},
    taxConfig: { taxableAddress: { addressType: 'SHIPPING' } },
    customLineItem: false,
  };
}
