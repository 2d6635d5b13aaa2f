import clsx from 'clsx';
import { useLang, useWords } from '#words';
import type { Price as PriceValue, UnitPrice } from '@/lib/catalog/types';
import { formatMoney } from '@/lib/money';
import { fill } from '@/lib/words/format';
import { VisuallyHidden } from './visually-hidden';

/** A price in words and numbers. Old and new price are told apart by words too, not by a line alone. */
export function Price({ price, className }: { price: PriceValue; className?: string }) {
  return (
    <span className={clsx('inline-flex flex-wrap items-baseline gap-x-2 tabular-nums', className)}>
      <PriceText price={price} />
      {'unit' in price && price.unit ? <UnitPriceText unit={price.unit} /> : null}
    </span>
  );
}

function UnitPriceText({ unit }: { unit: UnitPrice }) {
  const words = useWords('ui');
  const lang = useLang();
  return (
    <span className="text-caption text-muted">
      {fill(words.perMeasure, { price: formatMoney(unit.price, lang), measure: unit.measure })}
    </span>
  );
}

function PriceText({ price }: { price: PriceValue }) {
  const words = useWords('ui');
  const lang = useLang();
  switch (price.kind) {
    case 'plain':
      return <span>{formatMoney(price.now, lang)}</span>;
    case 'sale':
      return (
        <>
          <span className="text-accent">
            <VisuallyHidden>{words.now} </VisuallyHidden>
            {formatMoney(price.now, lang)}
          </span>
          <s className="text-muted">
            <VisuallyHidden>{words.was} </VisuallyHidden>
            {formatMoney(price.was, lang)}
          </s>
        </>
      );
    case 'range':
      return <span>{fill(words.from, { price: formatMoney(price.from, lang) })}</span>;
    case 'unknown':
      return <span className="text-muted">{words.priceOnRequest}</span>;
  }
}
