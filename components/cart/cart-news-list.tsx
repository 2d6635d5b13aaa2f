'use client';

import clsx from 'clsx';
import { useLang, useWords } from '#words';
import { IconButton } from '@/components/ui/icon-button';
import { AlertIcon, CloseIcon } from '@/components/ui/icons';
import type { CartNews } from '@/lib/cart/cart-news';
import { formatMoney } from '@/lib/money';
import { fill, plural } from '@/lib/words/format';

type CartNewsListProps = {
  news: CartNews[];
  onDismiss: () => void;
  /** Where it stands, for a notice that is there. */
  className?: string;
};

/** What has changed in the cart, with a way to dismiss it. */
export function CartNewsList({ news, onDismiss, className }: CartNewsListProps) {
  const words = useWords('cartNews');
  const say = useNewsWords();
  return (
    <div
      className={clsx(
        'mb-6 flex items-start gap-x-3 rounded-control border border-edge px-4 py-1.5 text-small',
        className,
      )}
    >
      <AlertIcon className="mt-2.5 size-5 text-accent" />
      <div className="min-w-0 grow py-2.5">
        <p className="font-medium">{words.title}</p>
        <ul className="mt-1 grid gap-1">
          {news.map((item) => (
            <li key={`${item.lineId} ${item.kind}`}>{say(item)}</li>
          ))}
        </ul>
      </div>
      <IconButton
        label={words.dismiss}
        icon={<CloseIcon className="size-4" />}
        onClick={onDismiss}
        className="-me-2.5"
      />
    </div>
  );
}

function useNewsWords(): (item: CartNews) => string {
  const words = useWords('cartNews');
  const lang = useLang();
  const money = (amount: Parameters<typeof formatMoney>[0]) => formatMoney(amount, lang);
  return (item) => {
    const { name } = item;
    switch (item.kind) {
      case 'price':
        return fill(words.price, { name, from: money(item.from), to: money(item.to) });
      case 'gone':
        return fill(words.gone, { name });
      case 'unavailable':
        return fill(words.unavailable, { name });
      case 'available-again':
        return fill(words.availableAgain, { name });
      case 'short':
        return item.left === null
          ? fill(words.shortUncounted, { name })
          : plural(lang, words.short, item.left, { name });
    }
  };
}
