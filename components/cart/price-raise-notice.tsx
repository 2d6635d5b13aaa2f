import { useLang, useMessages } from '#messages';
import { Notice } from '@/components/ui/notice';
import { format } from '@/lib/i18n/format';
import type { Cart } from '@/lib/model/cart';
import type { Money } from '@/lib/model/money';
import type { PriceRaise } from '@/lib/model/shown-cart';
import { formatMoney } from '@/lib/money';

type PriceRaiseNoticeProps = { raise: PriceRaise; lines: Cart['lines']; onDismiss: () => void };

/** Why the checkout stopped: what costs more than the page showed, from and to which price. */
export function PriceRaiseNotice({ raise, lines, onDismiss }: PriceRaiseNoticeProps) {
  const messages = useMessages('cartChanges');
  const lang = useLang();
  const fromTo = ({ from, to }: { from: Money; to: Money }) => ({
    from: formatMoney(from, lang),
    to: formatMoney(to, lang),
  });
  const raised = raise.lines.flatMap(({ id, ...change }) => {
    const name = lines.find((line) => line.id === id)?.name;
    return name === undefined ? [] : [{ id, name, ...fromTo(change) }];
  });
  return (
    <Notice tone="bad" className="mb-6" onDismiss={onDismiss}>
      <p className="font-medium">{messages.raisedTitle}</p>
      <ul className="my-1 grid gap-1">
        {raised.map(({ id, ...change }) => (
          <li key={id}>{format(messages.price, change)}</li>
        ))}
        {raise.total ? <li>{format(messages.raisedTotal, fromTo(raise.total))}</li> : null}
      </ul>
      <p>{messages.raisedNext}</p>
    </Notice>
  );
}
