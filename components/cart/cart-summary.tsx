'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useLang, useMessages } from '#messages';
import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { isTaxPlaceKnown } from '@/lib/cart/countries';
import type { TaxSubdivisions } from '@/lib/cart/tax-subdivisions';
import { format, plural } from '@/lib/i18n/format';
import type { Messages } from '@/lib/i18n/messages/en';
import {
  type Cart,
  type CartDiscount,
  type CartEstimate,
  type CartViolation,
  isDelivered as hasDelivery,
  isPreOrdered,
  type TotalsChoice,
} from '@/lib/model/cart';
import { isZero, type Money } from '@/lib/model/money';
import { formatMoney } from '@/lib/money';
import { TotalsForm } from './totals-form';

type CartSummaryProps = {
  cart: Cart;
  estimate: CartEstimate | null;
  status: 'loading' | 'ready' | 'unreachable';
  choice: TotalsChoice;
  taxSubdivisions: TaxSubdivisions;
  onChoice: (change: Partial<TotalsChoice>) => void;
  /** Page that plain forms return to. */
  returnTo: string;
};

/**
 * The totals of the cart, computed by the platform and marked as an estimate. A value that is
 * unknown or about to change is shown as such and never guessed. A sum without it is not called the
 * total.
 */
export function CartSummary({
  cart,
  estimate,
  status,
  choice,
  taxSubdivisions,
  onChoice,
  returnTo,
}: CartSummaryProps) {
  const messages = useMessages('totals');
  const lang = useLang();
  const amount = (money: Money | null | undefined) => (money ? formatMoney(money, lang) : null);
  const pending = cart.pending === true || status === 'loading';
  const isDelivered = hasDelivery(cart);
  const isTaxed = isTaxPlaceKnown(choice);
  return (
    <div aria-busy={pending || undefined}>
      <TotalsForm
        {...{ isDelivered, choice, taxSubdivisions, onChoice, returnTo }}
        estimate={estimate && isPreOrdered(cart) ? withoutTimes(estimate) : estimate}
      />

      <dl className="mt-5 text-small">
        <Row label={messages.subtotal} pending={pending}>
          {amount(estimate?.subtotal ?? cart.subtotal)}
        </Row>
        {estimate?.memberships.eligible
          .filter(({ id }) => estimate.memberships.selectedIds.includes(id))
          .map(({ id, name, lines }) => (
            <Row key={id} label={format(messages.paidBy, { name })} pending={pending}>
              {lines.map((line) => line.name).join(', ')}
            </Row>
          ))}
        {estimate?.discount && !isZero(estimate.discount) ? (
          <Row label={messages.discount} pending={pending}>
            −{amount(estimate.discount)}
          </Row>
        ) : null}
        {pending
          ? null
          : estimate?.discounts?.map((discount) => <Explained key={discount.name} discount={discount} />)}
        {isDelivered ? (
          <Row label={messages.delivery} pending={pending}>
            {estimate?.shipping && isZero(estimate.shipping) ? messages.free : amount(estimate?.shipping)}
          </Row>
        ) : null}
        {estimate?.fees.map(({ name, price }) => (
          <Row key={name} label={name} pending={pending}>
            {amount(price)}
          </Row>
        ))}
        {estimate?.includedTaxes ? (
          estimate.includedTaxes.map((tax) => (
            <Row key={tax.name} label={format(messages.includedTax, { name: tax.name })} pending={pending}>
              {amount(tax.amount)}
            </Row>
          ))
        ) : (
          <Row label={messages.tax} pending={pending}>
            {isTaxed ? amount(estimate?.tax) : messages.dependsOnState[choice.country === 'CA' ? 'CA' : 'US']}
          </Row>
        )}
        <Row label={messages[totalLabel(estimate, { isDelivered, isTaxed })]} pending={pending} strong>
          {amount(estimate?.total)}
        </Row>
        {estimate?.giftCard ? (
          <>
            <Row label={messages.giftCard} pending={pending}>
              −{amount(estimate.giftCard.pays)}
            </Row>
            <Row label={messages.leftToPay} pending={pending}>
              {amount(estimate.giftCard.left)}
            </Row>
          </>
        ) : null}
        {estimate?.due ? (
          <>
            <Row label={messages.dueNow} pending={pending}>
              {amount(estimate.due.now)}
            </Row>
            {estimate.due.later ? (
              <Row label={messages.dueLater} pending={pending}>
                {amount(estimate.due.later)}
              </Row>
            ) : null}
          </>
        ) : null}
      </dl>

      {estimate?.charged && !pending ? (
        <p className="mt-3 text-small text-muted">
          {format(messages.approximate, { amount: formatMoney(estimate.charged.total, lang) })}
        </p>
      ) : null}
      <div role="status" className="text-small text-muted">
        {estimate?.problems.map((problem) => (
          <p key={problem} className="mt-3">
            {messages.problems[problem]}
          </p>
        ))}
        {estimate?.violations.map((violation) => (
          <ViolationMessage key={violation.kind} violation={violation} />
        ))}
        {status === 'unreachable' ? <p className="mt-3">{messages.unreachable}</p> : null}
      </div>
    </div>
  );
}

/** A pre-order arrives when its message says, and not after the days of a shipping method. */
const withoutTimes = (estimate: CartEstimate): CartEstimate => ({
  ...estimate,
  shippingOptions: estimate.shippingOptions.map((option) => ({ ...option, deliveryTime: '' })),
});

/** A part of the discount: what gave it, and how much. */
function Explained({ discount: { name, code, amount, from } }: { discount: CartDiscount }) {
  const messages = useMessages('totals');
  const lang = useLang();
  const label = code && code !== name ? `${name} (${code})` : name;
  return (
    <div className="flex justify-between gap-4 pb-1 ps-3 text-caption text-muted">
      <dt>
        <bdi>{from === 'delivery' ? format(messages.onDelivery, { name: label }) : label}</bdi>
      </dt>
      <dd className="shrink-0 text-end tabular-nums">
        {format(messages.saved, { amount: formatMoney(amount, lang) })}
      </dd>
    </div>
  );
}

/** A violation of the whole cart. Those of lines show at the lines, a coupon's as a problem. */
function ViolationMessage({ violation: { kind, minimum, couponNeeds } }: { violation: CartViolation }) {
  const messages = useMessages('totals');
  const lang = useLang();
  if (couponNeeds)
    return (
      <p className="mt-3">
        {'subtotal' in couponNeeds
          ? format(messages.couponFrom, { subtotal: formatMoney(couponNeeds.subtotal, lang) })
          : plural(lang, messages.couponFromItems, couponNeeds.quantity)}
      </p>
    );
  if (kind === 'not-accepted') return <p className="mt-3">{messages.notAccepted}</p>;
  if (kind === 'gift-card-coupon') return <p className="mt-3 text-danger">{messages.couponOnGiftCard}</p>;
  if (kind !== 'order-minimum') return null;
  return (
    <p className="mt-3 text-danger">
      {minimum
        ? format(messages.orderMinimum, {
            subtotal: formatMoney(minimum.subtotal, lang),
            remaining: formatMoney(minimum.remaining, lang),
          })
        : messages.orderMinimumUnknown}
    </p>
  );
}

/** Returns the message key for the sum of all known amounts. */
function totalLabel(
  estimate: CartEstimate | null,
  { isDelivered, isTaxed }: { isDelivered: boolean; isTaxed: boolean },
): keyof Pick<Messages['totals'], 'total' | 'totalBeforeTax' | 'totalSoFar'> {
  if (estimate && isDelivered && estimate.shipping === null) return 'totalSoFar';
  const lacksTax = estimate ? estimate.tax === null : !isTaxed;
  return lacksTax ? 'totalBeforeTax' : 'total';
}

type RowProps = { label: string; pending: boolean; strong?: boolean; children: ReactNode };

function Row({ label, pending, strong = false, children }: RowProps) {
  const messages = useMessages('totals');
  return (
    <div
      className={clsx(
        'flex items-center justify-between gap-4 py-1.5',
        strong && 'mt-2.5 border-t border-line pt-4 text-body font-semibold',
      )}
    >
      <dt>{label}</dt>
      <dd className="flex min-h-6 items-center text-end tabular-nums">
        {pending ? (
          <>
            <VisuallyHidden>{messages.workingOut}</VisuallyHidden>
            <Skeleton className="h-4 w-16" />
          </>
        ) : (
          (children ?? <span className="font-normal text-muted">{messages.atCheckout}</span>)
        )}
      </dd>
    </div>
  );
}
