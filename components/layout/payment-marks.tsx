import { useMessages } from '#messages';
import type { PaymentMethod } from '@/lib/config/entry-schemas';
import { SHOP } from '@/lib/config/shop';
import { PAYMENT_BRANDS } from '@/lib/i18n/messages/payment-brands';

/**
 * The payment methods of `shop.config.ts` as words, so that they are readable in both themes and
 * use nobody's logo. Renders nothing without any.
 */
export function PaymentMarks() {
  const { payments, paymentNames } = useMessages('layout');
  const names: Record<PaymentMethod, string> = { ...PAYMENT_BRANDS, ...paymentNames };
  if (!SHOP.payments?.length) return null;
  return (
    <ul aria-label={payments} className="flex flex-wrap gap-1.5">
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

/** The same in one line, because the footer adds to the HTML of every page. */
export function PaymentNames() {
  const { payments, paymentNames } = useMessages('layout');
  const names: Record<PaymentMethod, string> = { ...PAYMENT_BRANDS, ...paymentNames };
  if (!SHOP.payments?.length) return null;
  return <p>{`${payments}: ${SHOP.payments.map((method) => names[method]).join(', ')}`}</p>;
}
