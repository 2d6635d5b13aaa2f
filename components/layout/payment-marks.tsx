import clsx from 'clsx';
import { useMessages } from '#messages';
import { SHOP } from '@/lib/config/shop';
import type { PaymentMethod } from '@/lib/config/trust-schema';

type Translated = 'bank-transfer' | 'invoice' | 'gift-card';

const BRANDS: Record<Exclude<PaymentMethod, Translated>, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  maestro: 'Maestro',
  paypal: 'PayPal',
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
  klarna: 'Klarna',
  ideal: 'iDEAL',
  twint: 'TWINT',
};

/**
 * The payment methods of `shop.config.ts` as words, so that they are readable in both themes and
 * use nobody's logo. Renders nothing without any.
 */
export function PaymentMarks({ className }: { className?: string }) {
  const { payments, paymentNames } = useMessages('layout');
  const names: Record<PaymentMethod, string> = { ...BRANDS, ...paymentNames };
  if (!SHOP.payments?.length) return null;
  return (
    <ul aria-label={payments} className={clsx('flex flex-wrap gap-1.5', className)}>
      {SHOP.payments.map((method) => (
        <li
          key={method}
          className="rounded-soft border border-line bg-surface px-2 py-1 text-caption leading-tight font-medium whitespace-nowrap text-muted"
        >
          <bdi>{names[method]}</bdi>
        </li>
      ))}
    </ul>
  );
}
