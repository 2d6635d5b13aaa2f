import { useMessages } from '#messages';
import { SHOP } from '@/lib/config/shop';
import { fillNodes } from '@/lib/i18n/format';
import type { OrderLine } from '@/lib/model/order';

type SubscriptionHelpProps = { lines: Pick<OrderLine, 'plan'>[]; className?: string };

/**
 * Says whom to ask about a subscription. The platform lets no shopper read or end one, so that
 * there is no button. Renders nothing without a subscription.
 */
export function SubscriptionHelp({ lines, className }: SubscriptionHelpProps) {
  const messages = useMessages('orders');
  if (!lines.some(({ plan }) => plan)) return null;
  const email = SHOP.contact?.email;
  return (
    <p className={className}>
      {email
        ? fillNodes(messages.subscriptionHelpTo, {
            email: (
              <a href={`mailto:${email}`} className="underline underline-offset-4">
                {email}
              </a>
            ),
          })
        : messages.subscriptionHelp}
    </p>
  );
}
