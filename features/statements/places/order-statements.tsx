import clsx from 'clsx';
import { TextLink } from '@/components/ui/link';
import { getMessages } from '@/lib/i18n/server-messages';
import { leadsToWithdrawal } from '@/lib/orders/after-purchase';
import type { PlaceFacts } from '@/lib/places';
import { type StatementKind, statementHref } from '@/lib/site-forms/statement-names';

/** Links to the withdrawal while it is offered, and to the end of the order's subscription. */
export default async function OrderStatements({
  order,
  shipments,
  className,
}: PlaceFacts['order-statements']) {
  const { statements } = await getMessages();
  const kinds: StatementKind[] = [];
  if (FEATURES.withdrawal && leadsToWithdrawal(order, shipments, Date.now())) kinds.push('withdrawal');
  if (FEATURES.cancellation && order.lines.some(({ plan }) => plan)) kinds.push('cancellation');
  if (kinds.length === 0) return null;
  return (
    <p className={clsx('flex flex-wrap gap-x-6 print:hidden', className)}>
      {kinds.map((kind) => (
        <TextLink
          key={kind}
          href={statementHref(kind, order.id)}
          prefetch={false}
          className="inline-flex min-h-target items-center text-small"
        >
          {statements[kind].link}
        </TextLink>
      ))}
    </p>
  );
}
