import clsx from 'clsx';
import type { Price as PriceValue } from '@/lib/catalog/types';
import { formatMoney } from '@/lib/money';
import { VisuallyHidden } from './visually-hidden';

/** A price in words and numbers. Old and new price are told apart by words too, not by a line alone. */
export function Price({ price, className }: { price: PriceValue; className?: string }) {
  return (
    <span className={clsx('inline-flex flex-wrap items-baseline gap-x-2 tabular-nums', className)}>
      <PriceText price={price} />
    </span>
  );
}

function PriceText({ price }: { price: PriceValue }) {
  switch (price.kind) {
    case 'plain':
      return <span>{formatMoney(price.now)}</span>;
    case 'sale':
      return (
        <>
          <span className="text-accent">
            <VisuallyHidden>Now </VisuallyHidden>
            {formatMoney(price.now)}
          </span>
          <s className="text-muted">
            <VisuallyHidden>Was </VisuallyHidden>
            {formatMoney(price.was)}
          </s>
        </>
      );
    case 'range':
      return <span>From {formatMoney(price.from)}</span>;
    case 'unknown':
      return <span className="text-muted">Price on request</span>;
  }
}
