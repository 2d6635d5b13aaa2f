'use client';

import { type RefObject, useEffect, useState } from 'react';
import { useLang, useMessages } from '#messages';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { CardTerms, Price } from '@/components/ui/price';
import { inSentence } from '@/lib/catalog/rejection-message';
import { format } from '@/lib/i18n/format';
import { PRODUCT_RATIO } from '@/lib/media';
import { own } from '@/lib/model/own';
import { labelOf } from '@/lib/model/product';
import { missingOptions, shownChoice } from '@/lib/model/variant-selection';
import { formatMoney } from '@/lib/money';
import { useSelection } from './selection-context';

type BuyBarProps = {
  /** The form's own button. The bar shows while that button is out of view. */
  button: RefObject<HTMLElement | null>;
  pending: boolean;
  isPreOrder: boolean;
};

/** Stays at the bottom of a small window. It submits the form around it, or leads to a missing choice. */
export function BuyBar({ button, pending, isPreOrder }: BuyBarProps) {
  const { product, price, choices } = useSelection();
  const messages = useMessages('product');
  const lang = useLang();
  /** Null until the button has been out of view once. */
  const [inSight, setInSight] = useState<boolean | null>(null);

  useEffect(() => {
    const element = button.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      const now = entry?.isIntersecting ?? true;
      setInSight((before) => (now && before === null ? null : now));
    });
    observer.observe(element);
    // A page that was left stays in the document, hidden. Only the visible page may set this flag.
    document.documentElement.dataset.buyBar = '';
    return () => {
      observer.disconnect();
      delete document.documentElement.dataset.buyBar;
    };
  }, [button]);

  if (inSight === null) return null;

  const [missing] = missingOptions(product, choices);
  const hasPrice = !missing && !isPreOrder && 'now' in price;
  const chosen = product.options.flatMap((option) => shownChoice(option, choices) ?? []).join(', ');
  const picture = product.options
    .flatMap(
      ({ name, choices: offered }) => offered.find((one) => one.name === own(choices, name))?.pictures ?? [],
    )
    .concat(product.pictures)[0];
  return (
    <div
      data-away={inSight ? '' : undefined}
      className="buy-bar fixed inset-x-0 bottom-0 z-20 flex min-h-[4.75rem] flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-canvas px-gutter py-3 lg:hidden"
    >
      {picture ? (
        <Picture
          picture={picture}
          ratio={PRODUCT_RATIO}
          range={{ widest: 160 }}
          alt=""
          className="aspect-product w-10 rounded-soft"
        />
      ) : null}
      <p className="min-w-0 grow basis-0 text-small leading-snug">
        <span className="block truncate font-medium">{product.name}</span>
        {missing || !chosen ? null : <span className="block truncate text-muted">{chosen}</span>}
        {hasPrice ? null : <Price price={price} />}
      </p>
      <Button pending={pending} className="min-h-12 shrink-0">
        {missing
          ? format(messages.choose, { option: inSentence(messages, labelOf(missing)) })
          : isPreOrder
            ? messages.preOrder
            : hasPrice
              ? format(messages.addFor, { price: formatMoney(price.now, lang) })
              : messages.add}
      </Button>
      <CardTerms product={{ slug: product.slug, isFile: product.kind === 'digital' }} />
    </div>
  );
}
