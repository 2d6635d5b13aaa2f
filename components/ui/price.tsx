import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useLang, useMessages } from '#messages';
import { FACTS } from '#shop-facts';
import { commaList, format } from '@/lib/i18n/format';
import type { Price as PriceValue, ProductSummary, UnitPrice } from '@/lib/model/product';
import { formatMoney } from '@/lib/money';

type PriceProps = {
  price: PriceValue;
  className?: string;
};

/** Hidden text marks the old and the new price, because screen readers announce no strikethrough. */
export function Price({ price, className }: PriceProps) {
  return (
    <span className={clsx('price', className)}>
      <PriceText price={price} />
      {'unit' in price && price.unit ? <UnitPriceText unit={price.unit} /> : null}
    </span>
  );
}

/** Some regions require this statement next to each price that is struck. */
function LowestPrice({ price }: { price: string }) {
  const messages = useMessages('priceNotes');
  return <span className="basis-full text-caption text-muted">{format(messages.lowest, { price })}</span>;
}

/** Some regions require a note next to each price. A card is a link, so the note's link is in the footer. */
export function CardTerms({ product }: { product: Pick<ProductSummary, 'slug'> & { isFile?: boolean } }) {
  if (!FEATURES.priceTerms) return null;
  return <PriceTerms product={product} />;
}

function PriceTerms({ product }: ComponentProps<typeof CardTerms>) {
  const messages = useMessages('priceNotes');
  const lang = useLang();
  const { tax, feePerOrder, giftCards = [] } = FACTS.priceTerms ?? {};
  const isTaxed = tax && !giftCards.includes(product.slug);
  const own = isTaxed ? messages.tax[tax] : null;
  const texts = [
    isTaxed && (tax === 'included' || product.isFile) ? own : null,
    isTaxed && !product.isFile ? format(messages.shippingAdded, { shipping: messages.shipping }) : null,
    feePerOrder ? format(messages.feePerOrder, { amount: formatMoney(feePerOrder, lang) }) : null,
  ].flatMap((text) => text || []);
  return texts.length > 0 ? (
    <span className="block basis-full text-caption text-muted">{commaList(lang, texts)}</span>
  ) : null;
}

/** Writes “$45.00 per l”, for example. */
export function UnitPriceText({ unit }: { unit: UnitPrice }) {
  const messages = useMessages('ui');
  const lang = useLang();
  const text = format(messages.perMeasure, {
    price: formatMoney(unit.price, lang),
    measure: unit.measure,
  });
  return (
    <span className="text-caption text-muted">
      {unit.isFrom ? format(messages.from, { price: text }) : text}
    </span>
  );
}

function PriceText({ price }: { price: PriceValue }) {
  const messages = useMessages('ui');
  const lang = useLang();
  switch (price.kind) {
    case 'plain':
      return (
        <span>
          {price.eachTime
            ? format(messages.eachTime, { price: formatMoney(price.now, lang) })
            : formatMoney(price.now, lang)}
        </span>
      );
    case 'sale':
      return (
        <>
          <span className="text-accent">
            <span className="sr-only">{messages.now} </span>
            <span>{formatMoney(price.now, lang)}</span>
          </span>
          <s className="text-muted">
            <span className="sr-only">{messages.was} </span>
            <span>{formatMoney(price.was, lang)}</span>
          </s>
          {FEATURES.lowestPrices ? <LowestPrice price={formatMoney(price.was, lang)} /> : null}
        </>
      );
    case 'range':
      return (
        <span>
          {format(messages[price.eachTime ? 'fromEachTime' : 'from'], {
            price: formatMoney(price.from, lang),
          })}
        </span>
      );
    case 'unknown':
      return <span className="text-muted">{messages.priceOnRequest}</span>;
  }
}
