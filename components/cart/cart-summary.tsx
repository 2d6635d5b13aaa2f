'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { SelectField } from '@/components/ui/select-field';
import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Cart, CartEstimate, ShippingOption } from '@/lib/cart/types';
import { formatMoney, isZero, type Money } from '@/lib/money';
import { COUNTRIES } from './countries';

type CartSummaryProps = {
  cart: Cart;
  estimate: CartEstimate | null;
  status: 'loading' | 'ready' | 'unreachable';
  /** ISO 3166-1 alpha-2. */
  country: string;
  onCountry: (country: string) => void;
  /** The delivery that was chosen; the platform's first until one is. */
  shippingCode: string | null;
  onShipping: (code: string) => void;
};

const PROBLEMS: Record<CartEstimate['problems'][number], string> = {
  coupon: 'The coupon does not apply to what is in your cart, so it is not in this total.',
  shipping: 'We can’t say what delivery to this country costs. You will see it at checkout.',
  tax: 'We can’t work out the tax yet. You will see it at checkout.',
};

/**
 * What the cart would cost, by the platform's own reckoning and marked as an estimate. What is not known, or about to
 * change, is shown as such and never guessed.
 */
export function CartSummary({
  cart,
  estimate,
  status,
  country,
  onCountry,
  shippingCode,
  onShipping,
}: CartSummaryProps) {
  const pending = cart.pending === true || status === 'loading';
  return (
    <div aria-busy={pending || undefined}>
      <div className="noscript:hidden">
        <SelectField
          label="Deliver to"
          options={COUNTRIES}
          value={country}
          onChange={(event) => onCountry(event.currentTarget.value)}
        />
        {estimate && estimate.shippingOptions.length > 0 ? (
          <ShippingChoice
            options={estimate.shippingOptions}
            // What was pressed shows at once; its price when the platform has told it.
            selected={shippingCode ?? estimate.selectedShippingCode}
            onShipping={onShipping}
          />
        ) : null}
      </div>

      <dl className="mt-5 text-small">
        <Row label="Subtotal" pending={pending}>
          {amount(estimate?.subtotal ?? cart.subtotal)}
        </Row>
        {estimate?.discount && !isZero(estimate.discount) ? (
          <Row label="Discount" pending={pending}>
            −{formatMoney(estimate.discount)}
          </Row>
        ) : null}
        <Row label="Delivery" pending={pending}>
          {estimate ? costOf(estimate.shipping) : null}
        </Row>
        <Row label="Tax" pending={pending}>
          {amount(estimate?.tax)}
        </Row>
        <Row label="Estimated total" pending={pending} strong>
          {amount(estimate?.total)}
        </Row>
      </dl>

      <div role="status" className="text-small text-muted">
        {estimate?.problems.map((problem) => (
          <p key={problem} className="mt-3">
            {PROBLEMS[problem]}
          </p>
        ))}
        {status === 'unreachable' ? (
          <p className="mt-3">We can’t work out delivery and tax right now. You will see them at checkout.</p>
        ) : null}
      </div>
    </div>
  );
}

const amount = (money: Money | null | undefined): string | null => (money ? formatMoney(money) : null);

const costOf = (money: Money | null): string | null => (money && isZero(money) ? 'Free' : amount(money));

type RowProps = { label: string; pending: boolean; strong?: boolean; children: ReactNode };

function Row({ label, pending, strong = false, children }: RowProps) {
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
            <VisuallyHidden>Working it out</VisuallyHidden>
            <Skeleton className="h-4 w-16" />
          </>
        ) : (
          (children ?? <span className="font-normal text-muted">At checkout</span>)
        )}
      </dd>
    </div>
  );
}

type ShippingChoiceProps = {
  options: ShippingOption[];
  selected: string | null;
  onShipping: (code: string) => void;
};

function ShippingChoice({ options, selected, onShipping }: ShippingChoiceProps) {
  return (
    <fieldset className="mt-5">
      <legend className="mb-1.5 text-small font-medium">Delivery</legend>
      <div className="divide-y divide-line rounded-control border border-line bg-surface">
        {options.map((option) => (
          <label key={option.code} className="flex min-h-target items-start gap-3 px-3.5 py-2.5 text-small">
            <input
              type="radio"
              name="delivery"
              value={option.code}
              checked={option.code === selected}
              onChange={() => onShipping(option.code)}
              className="mt-0.5 size-4.5 shrink-0 accent-inverse"
            />
            <span className="min-w-0 grow">
              {option.title}
              {[option.deliveryTime, option.pickupAddress].filter(Boolean).map((words) => (
                <span key={words} className="block text-muted">
                  {words}
                </span>
              ))}
            </span>
            <span className="tabular-nums">{costOf(option.cost)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
