import type { currentCart } from '@wix/ecom';
import { FACTS } from '#shop-facts';
import type {
  Cart,
  CartDiscount,
  CartEstimate,
  CartLine,
  CartMemberships,
  MembershipOption,
  SelectedMembership,
  ShippingOption,
} from '@/lib/model/cart';
import { compact } from '@/lib/model/compact';
import { isZero, type Money, toMoney } from '@/lib/model/money';
import { isGiftCard } from '@/lib/wix/map/catalog-reference';
import { toAddRequest } from '../../map/catalog-reference';
import { hrefOf, lineChoices, lineKind, shownText, termsOf } from '../../map/line';
import { linePicture } from '../../map/picture';
import { toPlace } from '../../map/place';
import { formerLinePrice } from '../../map/stated-price';
import { cartKey } from '../cart-key';

/** Live carts have `subtotal`, which the client's type no longer lists. */
type CartWithSubtotal = currentCart.Cart & { subtotal?: currentCart.MultiCurrencyPrice };

export function toCart(cart: CartWithSubtotal): Cart {
  const currencies = currenciesOf(cart);
  const lines = (cart.lineItems ?? []).flatMap((item) => toCartLine(item, currencies) ?? []);
  const charged = lines.length > 0 ? chargedIn(currencies, cart.subtotal) : null;
  return {
    ...cartKey(cart._id),
    lines,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: lines.length > 0 ? (moneyIn(currencies, cart.subtotal) ?? null) : null,
    isTaxIncluded: cart.taxIncludedInPrices === true || undefined,
    charged: charged ?? undefined,
    couponCode: cart.appliedDiscounts?.find(({ coupon }) => coupon?.code)?.coupon?.code ?? null,
    note: cart.buyerNote || undefined,
  };
}

function toCartLine(item: currentCart.LineItem, currencies: Currencies): CartLine | null {
  const price = moneyIn(currencies, item.price);
  const { _id: id, quantity = 0 } = item;
  if (!id || !price) return null;
  const name = shownText(item.productName) ?? 'Item';
  const fullPrice = moneyIn(currencies, item.fullPrice);
  const charged = chargedIn(currencies, item.price);
  // A product that has left the catalog has outdated prices, so it is not shown as on sale.
  const isCurrent = item.availability?.status !== 'NOT_FOUND';
  return {
    id,
    productId: item.catalogReference?.catalogItemId ?? '',
    sku: item.physicalProperties?.sku || undefined,
    href: hrefOf(item.url, { isGiftCard: isGiftCard(item.catalogReference) }),
    name,
    choices: lineChoices(item.descriptionLines),
    picture: linePicture(item.image, name),
    quantity,
    available: item.availability?.quantityAvailable ?? null,
    availability: availabilityOf(item.availability?.status),
    price,
    charged: charged ?? undefined,
    fullPrice: isCurrent ? formerLinePrice(price, fullPrice) : null,
    total: moneyIn(currencies, item.lineItemPrice) ?? price,
    kind: lineKind(item.itemType?.preset),
    ...termsOf(item.catalogReference, item.subscriptionOptionInfo),
    // A product that is gone cannot be restored by undo either.
    addRequest: item.availability?.status === 'NOT_FOUND' ? null : toAddRequest(item),
  };
}

function availabilityOf(status: string | undefined): CartLine['availability'] {
  switch (status) {
    case 'NOT_FOUND':
      return 'not-found';
    case 'NOT_AVAILABLE':
      return 'unavailable';
    case 'PARTIALLY_AVAILABLE':
      return 'partly';
    default:
      return 'available';
  }
}

/** Null when the estimate has no total. Without `calculateTax`, the platform's tax of 0 is meaningless. */
export function toCartEstimate(
  estimate: currentCart.EstimateTotalsResponse,
  { calculateTax, requested = [] }: { calculateTax: boolean; requested?: readonly SelectedMembership[] },
): CartEstimate | null {
  const currencies = currenciesOf(estimate.cart, estimate.currency);
  const money = (price: currentCart.MultiCurrencyPrice | undefined): Money | null =>
    moneyIn(currencies, price) ?? null;
  const summary = estimate.priceSummary;
  const subtotal = money(summary?.subtotal);
  const total = money(summary?.total);
  if (!subtotal || !total) return null;
  const discount = money(summary?.discount);
  const shippingOptions = (estimate.shippingInfo?.carrierServiceOptions ?? []).flatMap(
    ({ shippingOptions = [] }) =>
      shippingOptions.flatMap((option) => toShippingOption(option, currencies) ?? []),
  );
  const errors = estimate.calculationErrors;
  const tax = calculateTax && !errors?.taxCalculationError ? money(summary?.tax) : null;
  return {
    subtotal,
    discount: discount && !isZero(discount) ? discount : null,
    ...discountsOf(estimate, money),
    shipping: shippingOptions.length > 0 ? money(summary?.shipping) : null,
    tax,
    includedTaxes:
      tax && estimate.cart?.taxIncludedInPrices === true
        ? isZero(tax)
          ? []
          : [{ name: taxNameOf(estimate), amount: tax }]
        : undefined,
    fees: (estimate.additionalFees ?? []).flatMap((fee) => {
      const price = money(fee.price);
      return price ? [{ name: fee.translatedName || fee.name || 'Fee', price }] : [];
    }),
    total,
    ...chargedFor(currencies, summary),
    shippingOptions,
    selectedShippingCode: estimate.shippingInfo?.selectedCarrierServiceOption?.code ?? null,
    problems: compact(
      errors?.couponCalculationError && 'coupon',
      (errors?.generalShippingCalculationError || errors?.carrierErrors?.errors?.length) && 'shipping',
      errors?.taxCalculationError && 'tax',
      errors?.membershipError && 'membership',
    ),
    ...membershipsOf(estimate, requested),
    giftCard: null,
    violations: [],
  };
}

/** Null unless all lines have the same tax. */
function taxNameOf({ calculatedLineItems = [] }: currentCart.EstimateTotalsResponse): string | null {
  const names = calculatedLineItems.flatMap(({ pricesBreakdown }) => {
    const { taxBreakdown = [], rateBreakdown = [] } = pricesBreakdown?.taxDetails ?? {};
    return [...taxBreakdown.map(({ taxName }) => taxName), ...rateBreakdown.map(({ name }) => name)];
  });
  const [name, ...others] = new Set(names.filter(Boolean));
  return others.length === 0 ? (name ?? null) : null;
}

function chargedFor(
  currencies: Currencies,
  summary: currentCart.PriceSummary | undefined,
): Pick<CartEstimate, 'charged'> {
  const subtotal = chargedIn(currencies, summary?.subtotal);
  const total = chargedIn(currencies, summary?.total);
  return subtotal && total ? { charged: { subtotal, total } } : {};
}

function toShippingOption(option: currentCart.ShippingOption, currencies: Currencies): ShippingOption | null {
  const cost = moneyIn(currencies, option.cost?.price);
  if (!option.code || !cost) return null;
  const pickup = option.logistics?.pickupDetails?.address;
  return {
    code: option.code,
    title: option.title ?? option.code,
    deliveryTime: option.logistics?.deliveryTime ?? '',
    cost,
    pickupAddress: pickup ? toPlace(pickup).lines.join(', ') : null,
  };
}

type ReadMoney = (price: { amount?: string } | undefined) => Money | null;

/** A line's discounts come as one sum, so the lines of a discount are known only when there is no other. */
function discountsOf(
  { appliedDiscounts = [], calculatedLineItems = [] }: currentCart.EstimateTotalsResponse,
  money: ReadMoney,
): Pick<CartEstimate, 'discounts'> {
  const lines = calculatedLineItems.flatMap(({ lineItemId: id, pricesBreakdown }) => {
    const amount = money(pricesBreakdown?.totalDiscount);
    return id && amount && !isZero(amount) ? [{ id, amount }] : [];
  });
  const isOnly = appliedDiscounts.length === 1 && lines.length < calculatedLineItems.length;
  const found = appliedDiscounts.flatMap((applied): CartDiscount[] => {
    const { coupon, discountRule, discountType } = applied;
    const code = coupon?.code || null;
    const name = coupon?.name || discountRule?.name?.translated || discountRule?.name?.original || code;
    const amount = money(coupon?.amount ?? discountRule?.amount);
    if (!name || !amount || isZero(amount)) return [];
    const from = discountType === 'SHIPPING' ? 'delivery' : 'cart';
    return [{ name, code, amount, from, lines: isOnly ? lines : [] }];
  });
  return found.length > 0 ? { discounts: found } : {};
}

type Price = Pick<currentCart.MultiCurrencyPrice, 'amount' | 'convertedAmount'> | null | undefined;

/** `own` is charged, `shown` is what amounts are converted to. */
type Currencies = { own: string; shown: string };

const currenciesOf = (cart: currentCart.Cart | undefined, stated?: string | null): Currencies => {
  const own = stated || cart?.currency || FACTS.currency;
  return { own, shown: cart?.conversionCurrency || own };
};

const moneyIn = ({ own, shown }: Currencies, price: Price): Money | undefined =>
  (own === shown ? undefined : toMoney(price?.convertedAmount, shown)) ?? toMoney(price?.amount, own);

/** Null where the shown amount is the same. */
const chargedIn = ({ own, shown }: Currencies, price: Price): Money | null =>
  own === shown ? null : (toMoney(price?.amount, own) ?? null);

type Lines = MembershipOption['lines'];

/** The response has a field that the client's type does not list. */
type MembershipOptions = currentCart.MembershipOptions & {
  validatedExistingMemberships?: currentCart.ValidatedExistingMemberships;
};

/**
 * Omits memberships that cover nothing in the cart. The platform has announced the end of its lists. What
 * replaces them has only the selected memberships, so members choose others on the checkout page alone.
 */
function membershipsOf(
  { membershipOptions, cart }: currentCart.EstimateTotalsResponse,
  requested: readonly SelectedMembership[],
): Pick<CartEstimate, 'memberships' | 'moreAtCheckout'> {
  const options: MembershipOptions = membershipOptions ?? {};
  const lines = (cart?.lineItems ?? []).flatMap(
    (item): Lines =>
      item._id
        ? [{ id: item._id, name: shownText(item.productName) ?? 'Item', quantity: item.quantity ?? 0 }]
        : [],
  );
  const { eligibleMemberships, validatedExistingMemberships: validated } = options;
  if (eligibleMemberships || !validated) return { memberships: toMemberships(options, lines) };
  const eligible = (validated.memberships ?? []).flatMap((one) => toSelected(one, requested, lines) ?? []);
  return {
    memberships: { eligible, invalid: [], selectedIds: eligible.map(({ id }) => id) },
    moreAtCheckout: cart?.buyerInfo?.memberId ? ['membership'] : undefined,
  };
}

function toMemberships(options: MembershipOptions, lines: Lines): CartMemberships {
  return {
    eligible: (options.eligibleMemberships ?? []).flatMap((one) => toOption(one, lines) ?? []),
    invalid: (options.invalidMemberships ?? []).flatMap(({ membership }) =>
      membership?._id
        ? [{ id: membership._id, name: membershipName(membership), reason: reasonOf(membership) }]
        : [],
    ),
    selectedIds: (options.selectedMemberships ?? []).flatMap(({ _id }) => _id ?? []),
  };
}

/** Only the request knows the app of a selected membership. */
function toSelected(
  { membership, coveredLineItems }: currentCart.ExistingMembership,
  requested: readonly SelectedMembership[],
  lines: Lines,
): MembershipOption | null {
  const appId = requested.find(({ id }) => id === membership?._id)?.appId;
  if (!membership || !appId) return null;
  const lineItemIds = coveredLineItems?.flatMap(({ lineItemId }) => lineItemId ?? []);
  return toOption({ ...membership, appId, lineItemIds }, lines);
}

function toOption(membership: currentCart.Membership, lines: Lines): MembershipOption | null {
  const { _id: id, appId, lineItemIds = [], credits } = membership;
  const covered = lines.filter((line) => lineItemIds.includes(line.id));
  if (!id || !appId || covered.length === 0) return null;
  return {
    id,
    appId,
    name: membershipName(membership),
    lines: covered,
    creditsLeft: credits?.remaining ?? null,
  };
}

const membershipName = ({ name }: currentCart.Membership): string => shownText(name) ?? 'Membership';

/** Derives the reason from the membership, because the platform's is free text in one language. */
function reasonOf({
  expirationDate,
  credits,
}: currentCart.Membership): CartMemberships['invalid'][number]['reason'] {
  if (expirationDate && expirationDate.getTime() <= Date.now()) return 'expired';
  return credits?.remaining === 0 ? 'used-up' : 'not-applicable';
}

export const toPlatformMembership = ({ id, appId, lineIds }: SelectedMembership) => ({
  _id: id,
  appId,
  lineItemIds: lineIds,
});
