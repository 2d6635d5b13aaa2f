'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useLang, useWords } from '#words';
import { SelectField } from '@/components/ui/select-field';
import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Cart, CartEstimate, ShippingOption } from '@/lib/cart/types';
import { formatMoney, isZero, type Money } from '@/lib/money';
import type { Words } from '@/lib/words/en';
import type { Lang } from '@/lib/words/lang';
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
  const words = useWords('totals');
  const lang = useLang();
  const amount = (money: Money | null | undefined) => (money ? formatMoney(money, lang) : null);
  const pending = cart.pending === true || status === 'loading';
  return (
    <div aria-busy={pending || undefined}>
      <div className="noscript:hidden">
        <SelectField
          label={words.deliverTo}
          options={COUNTRIES.map((value) => ({ value, label: words.countries[value] }))}
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
        <Row label={words.subtotal} pending={pending}>
          {amount(estimate?.subtotal ?? cart.subtotal)}
        </Row>
        {estimate?.discount && !isZero(estimate.discount) ? (
          <Row label={words.discount} pending={pending}>
            −{amount(estimate.discount)}
          </Row>
        ) : null}
        <Row label={words.delivery} pending={pending}>
          {estimate ? costOf(words, lang, estimate.shipping) : null}
        </Row>
        <Row label={words.tax} pending={pending}>
          {amount(estimate?.tax)}
        </Row>
        <Row label={words.total} pending={pending} strong>
          {amount(estimate?.total)}
        </Row>
      </dl>

      <div role="status" className="text-small text-muted">
        {estimate?.problems.map((problem) => (
          <p key={problem} className="mt-3">
            {words.problems[problem]}
          </p>
        ))}
        {status === 'unreachable' ? <p className="mt-3">{words.unreachable}</p> : null}
      </div>
    </div>
  );
}

function costOf(words: Words['totals'], lang: Lang, money: Money | null): string | null {
  if (money === null) return null;
  return isZero(money) ? words.free : formatMoney(money, lang);
}

type RowProps = { label: string; pending: boolean; strong?: boolean; children: ReactNode };

function Row({ label, pending, strong = false, children }: RowProps) {
  const words = useWords('totals');
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
            <VisuallyHidden>{words.workingOut}</VisuallyHidden>
            <Skeleton className="h-4 w-16" />
          </>
        ) : (
          (children ?? <span className="font-normal text-muted">{words.atCheckout}</span>)
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
  const words = useWords('totals');
  const lang = useLang();
  return (
    <fieldset className="mt-5">
      <legend className="mb-1.5 text-small font-medium">{words.delivery}</legend>
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
            <span className="tabular-nums">{costOf(words, lang, option.cost)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
