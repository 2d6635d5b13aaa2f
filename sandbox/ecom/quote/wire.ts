import { calculatedMoney, cartMoney, shortMoney } from '../../core/money';
import { translatedShared } from '../../core/requested-view';
import type { PricedLine, TaxedAmount } from '../pricing/price';
import type { MembershipOptions } from './memberships';
import type { PricedOption, Quote, QuoteError } from './quote';
import type { TaxRate } from './store';

/** Returns a rate in parts per million as the platform's decimal text: 88750 → `"0.08875"`. */
export const rateText = (ppm: number): string => String(ppm / 1_000_000);

/** Returns the name of a tax, with its percentage where tax groups have rates of their own. */
export const taxName = ({ name, groupRatesPpm }: TaxRate, ppm: number): string =>
  groupRatesPpm ? `${name} ${ppm / 10_000}%` : name;

/** A tax as breakdowns name it. */
const namedTax = (rate: TaxRate, ppm: number) => ({
  taxName: taxName(rate, ppm),
  taxType: rate.name,
  jurisdiction: rate.subdivision ?? rate.country,
  jurisdictionType: rate.subdivision ? ('STATE' as const) : ('COUNTRY' as const),
  rate: rateText(ppm),
});

/**
 * Returns the tax of one line or delivery at its own rate. `money` formats an amount for the
 * document.
 */
export function taxDetailsWire<M>(
  amount: TaxedAmount,
  rate: TaxRate | undefined,
  money: (minor: number) => M,
) {
  const isTaxed = amount.taxRatePpm !== null;
  const taxRate = rateText(amount.taxRatePpm ?? 0);
  return {
    taxableAmount: money(isTaxed ? amount.beforeTax : 0),
    taxRate,
    totalTax: money(amount.tax),
    rateBreakdown:
      rate && amount.taxRatePpm
        ? [{ name: taxName(rate, amount.taxRatePpm), rate: taxRate, tax: money(amount.tax) }]
        : [],
  };
}

export const priceSummaryWire = ({ priced }: Pick<Quote, 'priced'>) => ({
  subtotal: calculatedMoney(priced.subtotal),
  // With prices that include tax, the sums do, and the tax is a part of them.
  shipping: calculatedMoney(priced.shipping.price),
  tax: calculatedMoney(priced.tax),
  discount: calculatedMoney(priced.discount),
  total: calculatedMoney(priced.total),
  additionalFees: calculatedMoney(priced.fees),
});

/** Returns the fees that apps add. `money` formats an amount for the document. */
export const feesWire = <M>({ fees }: Pick<Quote, 'fees'>, money: (minor: number) => M) =>
  fees.map(({ price, ...fee }) => ({
    ...fee,
    translatedName: fee.name,
    price: money(price),
    priceBeforeTax: money(price),
    priceAfterTax: money(price),
  }));

export const taxSummaryWire = ({ priced, taxRate }: Pick<Quote, 'priced' | 'taxRate'>) => ({
  taxableAmount: calculatedMoney(priced.taxable),
  totalTax: calculatedMoney(priced.tax),
  manualTaxRate: '0',
  totalExempt: calculatedMoney(0),
  aggregatedTaxBreakdown: aggregatedTaxes({ priced, taxRate }, calculatedMoney).map(
    ({ jurisdictionType, ...tax }) => ({ ...tax, jurisdictionTypeEnum: jurisdictionType }),
  ),
});

/** Returns the taxes, one for each rate. `money` formats an amount for the document. */
export const aggregatedTaxes = <M>(
  { priced, taxRate }: Pick<Quote, 'priced' | 'taxRate'>,
  money: (minor: number) => M,
) =>
  taxRate
    ? priced.taxGroups
        .filter(({ taxRatePpm, taxable }) => taxRatePpm > 0 && taxable > 0)
        .map(({ taxRatePpm, tax }) => ({
          ...namedTax(taxRate, taxRatePpm),
          aggregatedTaxAmount: money(tax),
        }))
    : [];

/** An amount of a line's tax: live sites leave out trailing zeros, and convert 0 to `0`. */
const taxMoney = (minor: number) =>
  minor === 0 ? cartMoney(0) : { ...calculatedMoney(minor), amount: shortMoney(minor) };

const taxOfLineWire = ({ beforeTax, tax }: TaxedAmount, rate: TaxRate, ppm: number) => ({
  ...namedTax(rate, ppm),
  taxableAmount: taxMoney(beforeTax),
  nonTaxableAmount: taxMoney(0),
  taxAmount: taxMoney(tax),
});

export const linePricesWire = (line: PricedLine, rate: TaxRate | undefined) => ({
  totalPriceAfterTax: calculatedMoney(line.afterTax),
  totalPriceBeforeTax: calculatedMoney(line.beforeTax),
  taxDetails: {
    ...taxDetailsWire(line, rate, taxMoney),
    exemptAmount: taxMoney(0),
    taxBreakdown: rate && line.taxRatePpm ? [taxOfLineWire(line, rate, line.taxRatePpm)] : [],
  },
  totalDiscount: calculatedMoney(line.discount),
  price: calculatedMoney(line.paidByMembership ? 0 : line.price),
  priceBeforeDiscounts: calculatedMoney(line.price),
  lineItemPrice: calculatedMoney(line.lineTotal),
  fullPrice: calculatedMoney(line.fullPrice),
});

/**
 * Returns the applied coupon as a list of one. A free-shipping coupon has the amount 0, because
 * delivery itself costs 0.
 */
export const appliedDiscountsWire = <M>({ coupon, priced }: Quote, money: (minor: number) => M) =>
  coupon === undefined
    ? []
    : [
        {
          coupon: {
            id: coupon.id,
            code: coupon.code,
            name: coupon.name,
            amount: money(priced.discount),
          },
          discountType: 'GLOBAL',
          lineItemIds: [],
        },
      ];

const logisticsWire = (option: PricedOption) => ({
  deliveryTime: translatedShared('delivery', option.deliveryTime),
  ...(option.pickupAddress
    ? {
        pickupDetails: {
          address: option.pickupAddress,
          businessLocation: true,
          pickupMethod: 'STORE_PICKUP',
        },
      }
    : {}),
});

const optionWire = (option: PricedOption, { taxRate: rate, country }: Quote) => ({
  code: option.code,
  title: translatedShared('delivery', option.title),
  logistics: logisticsWire(option),
  cost: {
    price: calculatedMoney(option.price),
    totalPriceBeforeTax: calculatedMoney(option.beforeTax),
    totalPriceAfterTax: calculatedMoney(option.afterTax),
    totalDiscount: calculatedMoney(0),
    taxDetails: taxDetailsWire(option, rate, calculatedMoney),
    otherCharges: [],
  },
  deliveryAllocations: [
    {
      deliveryCarrier: { appId: option.carrierId, code: option.code },
      deliveryRegion: { id: country, name: option.regionName },
    },
  ],
  partial: false,
});

/**
 * Returns the region, the selected option and all options by carrier. Empty for goods that are not
 * delivered.
 */
export function shippingInfoWire(quote: Quote) {
  const { options, selected, country } = quote;
  const [first] = options;
  if (first === undefined) return {};
  const carriers = [...new Set(options.map(({ carrierId }) => carrierId))];
  return {
    region: { id: country, name: first.regionName },
    ...(selected
      ? {
          selectedCarrierServiceOption: {
            ...optionWire(selected, quote),
            carrierId: selected.carrierId,
            requestedShippingOption: true,
            otherCharges: [],
          },
        }
      : {}),
    carrierServiceOptions: carriers.map((carrierId) => ({
      carrierId,
      shippingOptions: options
        .filter((option) => option.carrierId === carrierId)
        .map((option) => optionWire(option, quote)),
    })),
  };
}

const errorWire = ({ code, description, data }: QuoteError) => ({
  applicationError: { code, description, data: data ?? {} },
});

/** Returns the parts that could not be calculated, by name. Without errors, two lists are empty. */
export const calculationErrorsWire = ({ errors }: Pick<Quote, 'errors'>) => ({
  orderValidationErrors: [],
  giftCardCalculationErrors: [],
  ...(errors.coupon ? { couponCalculationError: errorWire(errors.coupon) } : {}),
  ...(errors.shipping ? { generalShippingCalculationError: errorWire(errors.shipping) } : {}),
  ...(errors.membership ? { membershipError: errorWire(errors.membership) } : {}),
  ...(errors.selectedShipping ? { selectedShippingOptionError: errorWire(errors.selectedShipping) } : {}),
});

const membershipWire = ({ membership, lineItemIds }: MembershipOptions['eligible'][number]) => ({
  id: membership.id,
  appId: membership.appId,
  name: { original: membership.name, translated: membership.name },
  lineItemIds,
  ...(membership.creditsTotal !== null && membership.creditsRemaining !== null
    ? { credits: { total: membership.creditsTotal, remaining: membership.creditsRemaining } }
    : {}),
  ...(membership.expiresAt === null ? {} : { expirationDate: new Date(membership.expiresAt).toISOString() }),
});

/**
 * Returns the buyer's memberships that cover a line: those that can be used, and those that cannot.
 */
export const membershipOptionsWire = ({ eligible, invalid, selected }: MembershipOptions) => ({
  eligibleMemberships: eligible.map(membershipWire),
  invalidMemberships: invalid.map(({ reason, ...one }) => ({ membership: membershipWire(one), reason })),
  // As its type says: only the selected ones, and without the app that provides them.
  validatedExistingMemberships: {
    memberships: eligible
      .filter(({ membership }) => selected.some(({ id }) => id === membership.id))
      .map((one) => {
        const { appId: _, ...membership } = membershipWire(one);
        return { membership, coveredLineItems: one.lineItemIds.map((lineItemId) => ({ lineItemId })) };
      }),
  },
});

/** How a line is paid. */
export const paymentOptionOf = ({ paidByMembership }: PricedLine) =>
  paidByMembership ? ('MEMBERSHIP' as const) : ('FULL_PAYMENT_ONLINE' as const);

/** Returns one violation for each line that cannot be sold as it is. */
export const violationsWire = ({ lines }: Pick<Quote, 'lines'>) =>
  lines
    .filter(({ availability }) => availability.status !== 'AVAILABLE')
    .map(({ id, name, availability }) => ({
      severity: availability.status === 'PARTIALLY_AVAILABLE' ? 'WARNING' : 'ERROR',
      target: { lineItem: { id, name: 'LINE_ITEM_DEFAULT' } },
      description:
        availability.status === 'PARTIALLY_AVAILABLE'
          ? `Only ${availability.quantityAvailable} of ${name} left in stock`
          : `${name} is not available`,
    }));
