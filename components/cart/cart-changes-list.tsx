'use client';

import clsx from 'clsx';
import { useLang, useMessages } from '#messages';
import { IconButton } from '@/components/ui/button';
import { AlertIcon, CloseIcon } from '@/components/ui/icons';
import type { CartChange } from '@/lib/cart/client/seen-lines';
import { format, plural } from '@/lib/i18n/format';
import { formatMoney } from '@/lib/money';

type CartChangesListProps = {
  changes: CartChange[];
  onDismiss: () => void;
  className?: string;
};

export function CartChangesList({ changes, onDismiss, className }: CartChangesListProps) {
  const messages = useMessages('cartChanges');
  const messageFor = useChangeMessage();
  return (
    <div
      className={clsx(
        'mb-6 flex items-start gap-x-3 rounded-control border border-edge px-4 py-1.5 text-small',
        className,
      )}
    >
      <AlertIcon className="mt-2.5 size-5 text-accent" />
      <div className="min-w-0 grow py-2.5">
        <p className="font-medium">{messages.title}</p>
        <ul className="mt-1 grid gap-1">
          {changes.map((change) => (
            <li key={`${change.lineId} ${change.kind}`}>{messageFor(change)}</li>
          ))}
        </ul>
      </div>
      <IconButton
        label={messages.dismiss}
        icon={<CloseIcon className="size-4" />}
        onClick={onDismiss}
        className="-me-2.5"
      />
    </div>
  );
}

function useChangeMessage(): (change: CartChange) => string {
  const messages = useMessages('cartChanges');
  const lang = useLang();
  const money = (amount: Parameters<typeof formatMoney>[0]) => formatMoney(amount, lang);
  return (change) => {
    const { name } = change;
    switch (change.kind) {
      case 'price':
        return format(messages.price, { name, from: money(change.from), to: money(change.to) });
      case 'gone':
        return format(messages.gone, { name });
      case 'unavailable':
        return format(messages.unavailable, { name });
      case 'available-again':
        return format(messages.availableAgain, { name });
      case 'short':
        return change.left === null
          ? format(messages.shortUncounted, { name })
          : plural(lang, messages.short, change.left, { name });
    }
  };
}
