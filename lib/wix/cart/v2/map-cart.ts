import type { currentCartV2 } from '@wix/ecom';
import type { Cart, CartLine } from '@/lib/model/cart';
import { toAddRequest } from '../../map/catalog-reference';
import { isGiftCard } from '../../map/gift-card';
import { choicesOf, kindOf, messagesOf } from '../../map/line';
import { termsOf } from '../../map/line-terms';
import { linePicture } from '../../map/picture';
import { malformedAnswer } from '../../well-formed';
import { hrefOf } from '../line-href';
import type { PlatformCart } from './calls';
import { savingsOf } from './discounts';
import { canPayByGiftCard } from './gift-card-access';
import { chargedOf, moneyOf, type ReadMoney } from './money';

/**
 * Returns the shop's cart.
 *
 * @throws PlatformError for a partly readable cart, which would look like one with fewer lines
 */
export function toCart(cart: PlatformCart): Cart {
  const money = moneyOf(cart);
  const lines = cart.lineItems.flatMap((item) => toCartLine(item, money, chargedOf(cart)) ?? []);
  if (lines.length < cart.lineItems.length) throw malformedAnswer();
  return {
    lines,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: lines.length > 0 ? money(cart.subtotal) : null,
    ...chargedFor(cart, lines.length > 0),
    couponCode: cart.coupons?.find(({ code }) => code)?.code ?? null,
    ...(cart.note ? { note: cart.note } : {}),
    ...(canPayByGiftCard(cart)
      ? { giftCard: { code: cart.paymentInfo?.giftCards?.[0]?.obfuscatedCode ?? null } }
      : {}),
  };
}

/** Returns the subtotal that is charged, where the cart shows a converted one. */
function chargedFor(cart: PlatformCart, hasLines: boolean): Pick<Cart, 'charged'> {
  const charged = hasLines ? chargedOf(cart)?.(cart.subtotal) : null;
  return charged ? { charged } : {};
}

function toCartLine(
  item: currentCartV2.V2LineItem,
  money: ReadMoney,
  chargedMoney: ReadMoney | null,
): CartLine | null {
  const { _id: id, attributes, pricing, source, status } = item;
  const price = money(pricing?.unitPrice);
  if (!id || !price) return null;
  const name = messagesOf(item.name) ?? 'Item';
  const { quantity, confirmed } = quantitiesOf(item.quantityInfo);
  const availability = availabilityOf(status);
  const charged = chargedMoney?.(pricing?.unitPrice);
  const { fullPrice, salePrice } = pricing?.breakdown ?? {};
  return {
    id,
    productId: source?.catalogReference?.catalogItemId ?? source?.rootCatalogItemId ?? '',
    ...(attributes?.physicalProperties?.sku ? { sku: attributes.physicalProperties.sku } : {}),
    href: hrefOf(attributes?.url, { isGiftCard: isGiftCard(source?.catalogReference) }),
    name,
    choices: [...choicesOf(attributes?.descriptionLines), ...modifiersOf(item.modifierGroups)],
    picture: linePicture(attributes?.image, name),
    quantity,
    ...(confirmed < quantity && availability === 'partly' ? { confirmed } : {}),
    ...(item.quantityInfo?.fixedQuantity === true ? { isQuantityFixed: true } : {}),
    available: item.quantityInfo?.availableQuantity ?? null,
    availability,
    price,
    ...(charged ? { charged } : {}),
    // A product that has left the catalog has outdated prices, so it is not shown as on sale.
    fullPrice: availability === 'not-found' ? null : above(price, money(fullPrice), money(salePrice)),
    total: money(pricing?.totalPrice) ?? price,
    ...savingsOf(item.discounts, money),
    kind: kindOf(attributes?.itemType?.preset),
    ...termsOf(source?.catalogReference, attributes?.subscriptionInfo),
    // A product that is gone cannot be restored by undo either.
    addRequest:
      availability === 'not-found'
        ? null
        : toAddRequest({ catalogReference: source?.catalogReference, quantity }),
  };
}

/** Totals count the confirmed quantity. Without a requested one, both are the same. */
function quantitiesOf(info: currentCartV2.ItemQuantityInfo | undefined) {
  const confirmed = info?.confirmedQuantity ?? info?.requestedQuantity ?? 0;
  return { quantity: info?.requestedQuantity ?? confirmed, confirmed };
}

/** Returns the first price that is above what the shopper pays. */
const above = (
  price: CartLine['price'],
  ...before: (CartLine['fullPrice'] | undefined)[]
): CartLine['fullPrice'] => before.find((one) => one && Number(one.amount) > Number(price.amount)) ?? null;

function modifiersOf(groups: currentCartV2.ModifierGroup[] | undefined): CartLine['choices'] {
  return (groups ?? []).flatMap(({ name, modifiers = [] }) => {
    const label = messagesOf(name);
    return modifiers.flatMap((modifier) => {
      const value = messagesOf(modifier.label);
      const count = modifier.quantity ?? 1;
      return label && value ? [{ name: label, value: count > 1 ? `${count} × ${value}` : value }] : [];
    });
  });
}

function availabilityOf(status: string | undefined): CartLine['availability'] {
  switch (status) {
    case 'REMOVED_FROM_CATALOG':
      return 'not-found';
    case 'OUT_OF_STOCK':
      return 'unavailable';
    case 'PARTIALLY_IN_STOCK':
      return 'partly';
    default:
      return 'available';
  }
}
