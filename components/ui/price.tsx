import clsx from 'clsx';
import { useLang, useMessages } from '#messages';
import { FACTS } from '#shop-facts';
import { format } from '@/lib/i18n/format';
import type { Price as PriceValue, ProductSummary, UnitPrice } from '@/lib/model/product';
import { formatMoney, type WrittenMoney } from '@/lib/money';

type PriceProps = {
  price: PriceValue;
  /** Amounts that the server has formatted. */
  written?: WrittenMoney;
  className?: string;
};

/**
 * A price. Hidden text marks the old and the new price, because screen readers do not announce a
 * strikethrough.
 */
export function Price({ price, written, className }: PriceProps) {
  return (
    <span className={clsx('price', className)}>
      <PriceText price={price} written={written} />
      {'unit' in price && price.unit ? <UnitPriceText unit={price.unit} written={written} /> : null}
    </span>
  );
}

/** The statement that some regions require next to each price that is struck. */
function LowestPrice({ price }: { price: string }) {
  const messages = useMessages('priceNotes');
  return <span className="basis-full text-caption text-muted">{format(messages.lowest, { price })}</span>;
}

/**
 * The note that some regions require next to each price of a list: whether it includes VAT, and
 * what is added. The link to the costs of delivery is in the footer, because a card is a link itself.
 */
export function CardTerms({ product }: { product: Pick<ProductSummary, 'slug'> & { isFile?: boolean } }) {
  const messages = useMessages('priceNotes');
  const lang = useLang();
  const { tax, feePerOrder, giftCards = [] } = FACTS.priceTerms ?? {};
  const isTaxed = tax && !giftCards.includes(product.slug);
  const own = isTaxed ? messages.tax[tax] : null;
  const text = [
    isTaxed && (tax === 'included' || product.isFile) ? own : null,
    isTaxed && !product.isFile ? format(messages.shippingAdded, { shipping: messages.shipping }) : null,
    feePerOrder ? format(messages.feePerOrder, { amount: formatMoney(feePerOrder, lang) }) : null,
  ]
    .filter(Boolean)
    .join(', ');
  return text ? <span className="block text-caption text-muted">{text}</span> : null;
}

type Written = { written: WrittenMoney | undefined };

/** The price per unit of measure, such as “$45.00 per l”. */
export function UnitPriceText({ unit, written }: { unit: UnitPrice; written?: WrittenMoney | undefined }) {
  const messages = useMessages('ui');
  const lang = useLang();
  const text = format(messages.perMeasure, {
    price: formatMoney(unit.price, lang, written),
    measure: unit.measure,
  });
  return (
    <span className="text-caption text-muted">
      {unit.isFrom ? format(messages.from, { price: text }) : text}
    </span>
  );
}

function PriceText({ price, written }: { price: PriceValue } & Written) {
  const messages = useMessages('ui');
  const lang = useLang();
  switch (price.kind) {
    case 'plain':
      return (
        <span>
          {price.eachTime
            ? format(messages.eachTime, { price: formatMoney(price.now, lang, written) })
            : formatMoney(price.now, lang, written)}
        </span>
      );
    case 'sale':
      return (
        <>
          <span className="text-accent">
            <span className="sr-only">{messages.now} </span>
            {formatMoney(price.now, lang, written)}
          </span>
          <s className="text-muted">
            <span className="sr-only">{messages.was} </span>
            {formatMoney(price.was, lang, written)}
          </s>
          {FEATURES.lowestPrices ? <LowestPrice price={formatMoney(price.was, lang, written)} /> : null}
        </>
      );
    case 'range':
      return (
        <span>
          {format(messages[price.eachTime ? 'fromEachTime' : 'from'], {
            price: formatMoney(price.from, lang, written),
          })}
        </span>
      );
    case 'unknown':
      return <span className="text-muted">{messages.priceOnRequest}</span>;
  }
}
