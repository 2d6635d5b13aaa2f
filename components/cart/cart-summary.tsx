'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import * as Rendered from '#folded-forms';
import { useLang, useMessages } from '#messages';
import { LateDisclosure, latePart } from '@/components/ui/late-part';
import { Skeleton } from '@/components/ui/skeleton';
import { isTaxPlaceKnown } from '@/lib/cart/countries';
import { commaList, format, plural } from '@/lib/i18n/format';
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
import { isZero, type Money, subtractMoney } from '@/lib/model/money';
import type { Subdivisions } from '@/lib/model/subdivisions';
import { formatMoney } from '@/lib/money';

type CartSummaryProps = {
  cart: Cart;
  estimate: CartEstimate | null;
  status: 'loading' | 'ready' | 'unreachable';
  choice: TotalsChoice;
  taxSubdivisions: Subdivisions;
  onChoice: (change: Partial<TotalsChoice>) => void;
  returnTo: string;
  /** Below the checkout, for a cart with goods. */
  notice?: ReactNode;
  /** Above the last sum: `<CodeForm>`. */
  codes?: ReactNode;
  /** Below the last sum: `<CheckoutForm>`. */
  children?: ReactNode;
  assurance?: ReactNode;
  /** Below the folded form of the totals, also folded. */
  more?: ReactNode;
};

const { Part: TotalsForm, load } = latePart(
  Rendered.TotalsForm,
  async () => (await import('./folded-forms')).TotalsForm,
);

/** The platform computes the totals. A value that is unknown or about to change is never guessed. */
export function CartSummary({
  cart,
  estimate,
  status,
  choice,
  taxSubdivisions,
  onChoice,
  returnTo,
  notice,
  codes,
  children,
  assurance,
  more,
}: CartSummaryProps) {
  const messages = useMessages('totals');
  const lang = useLang();
  const amount = (money: Money | null | undefined) => (money ? formatMoney(money, lang) : null);
  const pending = cart.pending === true || status === 'loading';
  const isDelivered = hasDelivery(cart);
  const isTaxed = isTaxPlaceKnown(choice);
  const { giftCard, due, memberships } = estimate ?? {};
  const isTaxIncluded = cart.isTaxIncluded === true;
  const { discount, discounts = [] } = estimate ?? {};
  const ofCart = discounts.filter(({ from }) => from === 'cart');
  /** What no named discount explains. */
  const unnamed = ofCart.reduce((rest, one) => rest && subtractMoney(rest, one.amount), discount);
  const total = {
    label: messages[totalLabel(estimate, { isDelivered, isTaxed, isTaxIncluded })],
    money: estimate?.total,
  };
  /** The sum next to the button. The total is above it where less than that is paid now. */
  const last = giftCard
    ? { label: messages.leftToPay, money: giftCard.left }
    : due
      ? { label: messages.dueNow, money: due.now }
      : total;
  return (
    <div aria-busy={pending || undefined} className="max-lg:contents">
      <div>
        <dl className="text-small">
          <Row label={messages.subtotal} pending={pending}>
            {amount(estimate?.subtotal ?? cart.subtotal)}
          </Row>
          {memberships?.eligible
            .filter(({ id }) => memberships.selectedIds.includes(id))
            .map(({ id, name, lines }) => (
              <Row key={id} label={format(messages.paidBy, { name })} pending={pending}>
                {commaList(
                  lang,
                  lines.map((line) => line.name),
                )}
              </Row>
            ))}
          {ofCart.map((discount) => (
            <Row key={discount.name} label={<DiscountName discount={discount} />} pending={pending}>
              <bdi dir="ltr">{`−${amount(discount.amount)}`}</bdi>
            </Row>
          ))}
          {unnamed && !isZero(unnamed) ? (
            <Row label={messages.discount} pending={pending}>
              <bdi dir="ltr">{`−${amount(unnamed)}`}</bdi>
            </Row>
          ) : null}
          {isDelivered ? (
            <Row
              label={
                <>
                  {messages.delivery}
                  {discounts
                    .filter(({ from }) => from === 'delivery')
                    .map((one) => (
                      <span key={one.name} className="block text-caption text-muted">
                        <DiscountName discount={one} />
                      </span>
                    ))}
                </>
              }
              pending={pending}
            >
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
              <Row
                key={tax.name}
                label={format(messages.includedTax, { name: tax.name ?? messages.tax })}
                pending={pending}
              >
                {amount(tax.amount)}
              </Row>
            ))
          ) : isTaxIncluded ? null : (
            <Row label={messages.tax} pending={pending}>
              {isTaxed
                ? amount(estimate?.tax)
                : messages.dependsOnState[choice.country === 'CA' ? 'CA' : 'US']}
            </Row>
          )}
          {last === total ? null : (
            <Row label={total.label} pending={pending} strong>
              {amount(total.money)}
            </Row>
          )}
          {giftCard ? (
            <Row label={messages.giftCard} pending={pending}>
              <bdi dir="ltr">{`−${amount(giftCard.pays)}`}</bdi>
            </Row>
          ) : due?.later ? (
            <Row label={messages.dueLater} pending={pending}>
              {amount(due.later)}
            </Row>
          ) : null}
        </dl>
        {estimate?.charged && !pending ? (
          <p className="mt-3 text-small text-muted">
            {format(messages.approximate, { amount: formatMoney(estimate.charged.total, lang) })}
          </p>
        ) : null}
        <div role="status" className="text-small text-muted">
          {estimate?.moreAtCheckout?.map((choice) => (
            <p key={choice} className="mt-3">
              {messages.moreAtCheckout[choice]}
            </p>
          ))}
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
      {codes ? <div className="mt-1">{codes}</div> : null}
      <div className="checkout-bar">
        <dl>
          <Row label={last.label} pending={pending} strong>
            {amount(last.money)}
          </Row>
        </dl>
        {children}
      </div>
      <div>
        {assurance}
        <div className="mt-5 border-t border-line pt-2">
          {isDelivered ? notice : null}
          <LateDisclosure
            load={load}
            title={isDelivered ? messages.estimate : messages.estimateTax}
            // A membership that could pay must not be overlooked.
            open={!!memberships?.eligible.length}
          >
            <TotalsForm
              isDelivered={isDelivered}
              choice={choice}
              taxSubdivisions={taxSubdivisions}
              onChoice={onChoice}
              returnTo={returnTo}
              estimate={estimate && isPreOrdered(cart) ? withoutTimes(estimate) : estimate}
            />
          </LateDisclosure>
          {more}
        </div>
      </div>
    </div>
  );
}

/** A pre-order arrives when its message says, and not after the days of a shipping method. */
const withoutTimes = (estimate: CartEstimate): CartEstimate => ({
  ...estimate,
  shippingOptions: estimate.shippingOptions.map((option) => ({ ...option, deliveryTime: '' })),
});

const DiscountName = ({ discount: { name, code } }: { discount: CartDiscount }) => (
  <bdi>{code && code !== name ? `${name} (${code})` : name}</bdi>
);

/** Shows violations of the whole cart. Those of lines show at the lines, a coupon's as a problem. */
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

/** Only the sum of all amounts is called the total. */
function totalLabel(
  estimate: CartEstimate | null,
  terms: { isDelivered: boolean; isTaxed: boolean; isTaxIncluded: boolean },
): keyof Pick<Messages['totals'], 'total' | 'totalBeforeTax' | 'totalSoFar'> {
  if (estimate && terms.isDelivered && estimate.shipping === null) return 'totalSoFar';
  // Where prices include tax, the total is known before the tax is.
  const lacksTax = !terms.isTaxIncluded && (estimate ? estimate.tax === null : !terms.isTaxed);
  return lacksTax ? 'totalBeforeTax' : 'total';
}

type RowProps = { label: ReactNode; pending: boolean; strong?: boolean; children: ReactNode };

function Row({ label, pending, strong = false, children }: RowProps) {
  const messages = useMessages('totals');
  return (
    <div
      className={clsx(
        'flex items-center justify-between gap-4',
        strong ? 'mt-2.5 border-t border-line pt-4 pb-1.5 text-body font-semibold' : 'py-1',
      )}
    >
      <dt>{label}</dt>
      <dd className="flex min-h-6 items-center text-end tabular-nums">
        {pending ? (
          <>
            <span className="sr-only">{messages.workingOut}</span>
            <Skeleton className="h-4 w-16" />
          </>
        ) : (
          (children ?? <span className="font-normal text-muted">{messages.atCheckout}</span>)
        )}
      </dd>
    </div>
  );
}
