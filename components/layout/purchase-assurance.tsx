import clsx from 'clsx';
import { useLang, useMessages } from '#messages';
import { LockIcon } from '@/components/ui/icons';
import { TextLink } from '@/components/ui/link';
import type { PaymentMethod } from '@/lib/config/entry-schemas';
import { SHOP } from '@/lib/config/shop';
import { commaList } from '@/lib/i18n/format';
import { shopText } from '@/lib/i18n/lang';
import { PAYMENT_BRANDS } from '@/lib/i18n/messages/all';

/** Below the button that starts the checkout: how to pay, that it is safe, and where to ask. */
export function PurchaseAssurance() {
  const messages = useMessages('layout');
  const { payments = [], help = [] } = SHOP;
  if (payments.length + help.length === 0) return null;
  return (
    <div className="mt-5 flex flex-col gap-3 border-t border-line pt-5">
      {payments.length > 0 ? (
        <>
          <p className="flex gap-2.5 text-caption text-muted">
            <LockIcon className="mt-0.5 size-4" />
            {messages.securePayment}
          </p>
          <PaymentMarks />
        </>
      ) : null}
      <HelpLinks />
    </div>
  );
}

const usePaymentNames = (): Record<PaymentMethod, string> => ({
  ...PAYMENT_BRANDS,
  ...useMessages('layout').paymentNames,
});

/** Names the methods as words, which are readable in both themes and use nobody's logo. */
export function PaymentMarks() {
  const { payments } = useMessages('layout');
  const names = usePaymentNames();
  if (!SHOP.payments?.length) return null;
  return (
    <ul aria-label={payments} className="flex flex-wrap gap-1.5">
      {SHOP.payments.map((method) => (
        <li
          key={method}
          className="rounded-soft border border-line bg-surface px-2 py-1 text-caption leading-tight font-medium text-muted"
        >
          <bdi>{names[method]}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** The names are in one line, because the footer adds to the HTML of every page. */
export function PaymentNames() {
  const { payments } = useMessages('layout');
  const names = usePaymentNames();
  const methods = commaList(
    useLang(),
    (SHOP.payments ?? []).map((method) => names[method]),
  );
  return methods ? <p>{`${payments}: ${methods}`}</p> : null;
}

/** Shows the links `help` of `shop.config.ts`, such as returns and contact. */
export function HelpLinks({ className }: { className?: string }) {
  const messages = useMessages('layout');
  const lang = useLang();
  if (!SHOP.help?.length) return null;
  return (
    <div
      className={clsx('flex flex-wrap items-center gap-x-4 text-small text-muted print:hidden', className)}
    >
      <span>{messages.questions}</span>
      <ul className="flex flex-wrap gap-x-4">
        {SHOP.help.map(({ label, href }) => (
          <li key={href}>
            <TextLink href={href} className="inline-flex min-h-10 items-center">
              {shopText(label, lang)}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
