import type { Address, SelectedShippingOption } from '../../core/address';
import { decimalMoney } from '../../core/money';
import { currentSite } from '../../core/site';
import type { Reader } from '../../db/reader';
import type { ResolvedLine } from '../lines/types';
import { type CouponRejection, couponRejection } from '../pricing/coupon';
import { type Priced, price, shippingCost, type TaxedAmount, taxOf } from '../pricing/price';
import { type Fee, feesOf, readFeeRules } from './fees';
import { type CartGiftCard, type GiftCardEffect, giftCardEffect } from './gift-cards';
import { linesPaidBy, type MembershipOptions, readMemberships, type SelectedMembership } from './memberships';
import { discountableSubtotal, holdsGiftCardsOnly, pricingLines } from './pricing-lines';
import {
  type Coupon,
  readCoupon,
  readShippingOptions,
  readTaxGroups,
  readTaxRate,
  type ShippingOption,
  type TaxRate,
} from './store';

/** Returns the country that is assumed for a buyer without one: the country of the business. */
export const defaultCountry = (): string => currentSite().country;

export type QuoteRequest = {
  lines: ResolvedLine[];
  couponCode: string | null;
  address?: Address;
  selected?: SelectedShippingOption;
  /** The member whose memberships may pay. Absent for a visitor. */
  memberId?: string;
  /** The selected memberships. */
  memberships?: readonly SelectedMembership[];
  /** The gift card that pays first. */
  giftCard?: CartGiftCard;
  /** All default to true. */
  calculateTax?: boolean;
  calculateShipping?: boolean;
  calculateFees?: boolean;
};

/** A delivery option with its cost for these goods, in minor units. */
export type PricedOption = ShippingOption & TaxedAmount;

export type QuoteError = { code: string; description: string; data?: Record<string, unknown> };

/**
 * The cost of some lines, delivered to an address. A part that fails is reported in `errors`, and
 * the rest is still priced.
 */
export type Quote = {
  lines: ResolvedLine[];
  priced: Priced;
  country: string;
  coupon: Coupon | undefined;
  options: PricedOption[];
  selected: PricedOption | undefined;
  taxRate: TaxRate | undefined;
  needsShipping: boolean;
  memberships: MembershipOptions;
  fees: Fee[];
  giftCard: GiftCardEffect;
  /** The amount due after the gift card, in minor units. */
  due: number;
  errors: {
    coupon?: QuoteError & { code: CouponRejection };
    shipping?: QuoteError;
    selectedShipping?: QuoteError;
    membership?: QuoteError;
  };
};

/**
 * Prices lines as of `now` (milliseconds). Nothing is stored, so the same lines may cost something
 * else later.
 */
export async function quote(reader: Reader, now: number, request: QuoteRequest): Promise<Quote> {
  const { lines } = request;
  const errors: Quote['errors'] = {};
  const country = request.address?.country ?? defaultCountry();
  const needsShipping = lines.some(({ itemType }) => itemType === 'PHYSICAL');
  const { options: memberships, error: membershipError } = await readMemberships(reader, {
    memberId: request.memberId,
    lines,
    selected: request.memberships ?? [],
    now,
  });
  if (membershipError) errors.membership = membershipError;
  const paidLines = linesPaidBy(memberships);

  const checked =
    request.couponCode === null
      ? undefined
      : await checkCoupon(reader, request.couponCode, {
          now,
          lines: lines.filter(({ id }) => !paidLines.has(id)),
        });
  if (checked?.rejection) errors.coupon = couponError(checked.rejection, checked.coupon);
  const coupon = checked?.rejection ? undefined : checked?.coupon;

  const ships = needsShipping && request.calculateShipping !== false;
  const offered = ships ? await readShippingOptions(reader, country) : [];
  if (ships && offered.length === 0)
    errors.shipping = { code: 'NO_SHIPPING_OPTIONS', description: `There is no delivery to ${country}` };
  const selectedOption = offered.find(({ code }) => code === request.selected?.code);
  if (ships && request.selected && !selectedOption)
    errors.selectedShipping = {
      code: 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
      description: `Delivery option ${request.selected.code} is not available for this address`,
      data: { code: request.selected.code },
    };
  const shipping = selectedOption ?? offered[0];

  const address = { ...request.address, country };
  const taxRate = request.calculateTax === false ? undefined : await readTaxRate(reader, address);
  const taxRatePpm = taxRate?.ratePpm ?? 0;
  const fees = request.calculateFees === false ? [] : feesOf(await readFeeRules(reader), lines);
  const priced = price({
    lines: pricingLines(lines, {
      rate: taxRate,
      groups: taxRate?.groupRatesPpm ? await readTaxGroups(reader) : {},
      paidLines,
    }),
    coupon,
    shipping,
    taxRatePpm,
    isTaxIncluded: taxRate?.isIncluded,
    fees: fees.reduce((sum, fee) => sum + fee.price, 0),
  });
  const options = offered.map((option): PricedOption => {
    if (option === shipping) return { ...option, ...priced.shipping };
    const cost = shippingCost({ coupon, shipping: option }, priced.subtotal);
    const tax = taxOf(cost, taxRatePpm, priced.isTaxIncluded);
    const beforeTax = priced.isTaxIncluded ? cost - tax : cost;
    return { ...option, price: cost, beforeTax, tax, afterTax: beforeTax + tax, taxRatePpm };
  });
  const selected = options.find(({ code }) => code === shipping?.code);
  const giftCard = await giftCardEffect(reader, request.giftCard, { lines, total: priced.total, now });
  return {
    lines,
    priced,
    country,
    coupon,
    options,
    selected,
    taxRate,
    needsShipping,
    memberships,
    fees,
    giftCard,
    due: priced.total - giftCard.redeemed,
    errors,
  };
}

/** Returns the coupon of a code and, if so, why it cannot be used on these lines. */
export async function checkCoupon(
  reader: Reader,
  code: string,
  { now, lines }: { now: number; lines: readonly ResolvedLine[] },
): Promise<{ coupon: Coupon | undefined; rejection: CouponRejection | undefined }> {
  const coupon = await readCoupon(reader, code);
  if (coupon === undefined) return { coupon, rejection: 'ERROR_COUPON_DOES_NOT_EXIST' };
  const rejection = couponRejection(coupon, { now, subtotal: discountableSubtotal(lines) });
  return {
    coupon,
    rejection: holdsGiftCardsOnly(lines) ? (rejection ?? 'ERROR_COUPON_NOT_APPLICABLE') : rejection,
  };
}

const REJECTIONS: Record<CouponRejection, string> = {
  ERROR_COUPON_DOES_NOT_EXIST: 'Coupon does not exist',
  ERROR_COUPON_IS_DISABLED: 'Coupon is disabled',
  ERROR_COUPON_IS_NOT_ACTIVE_YET: 'Coupon is not active yet',
  ERROR_COUPON_HAS_EXPIRED: 'Coupon has expired',
  ERROR_COUPON_USAGE_EXCEEDED: 'Coupon usage limit is exceeded',
  ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED: 'Minimum subtotal of the coupon is not reached',
  ERROR_COUPON_NOT_APPLICABLE: 'Coupon does not apply to these items',
};

export function couponError(
  rejection: CouponRejection,
  coupon: Coupon | undefined,
): QuoteError & { code: CouponRejection } {
  const minimum =
    rejection === 'ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED' ? coupon?.minimumSubtotal : undefined;
  return {
    code: rejection,
    description: REJECTIONS[rejection],
    ...(minimum === undefined ? {} : { data: { minimumSubtotal: decimalMoney(minimum) } }),
  };
}
