import { useMessages } from '#messages';
import { LockIcon } from '@/components/ui/icons';
import { SHOP } from '@/lib/config/shop';
import { HelpLinks } from './help-links';
import { PaymentMarks } from './payment-marks';

/** How to pay, that it is safe, and where to ask. Below the button that starts the checkout. */
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
