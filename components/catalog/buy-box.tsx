'use client';

import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { useLang, useMessages } from '#messages';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { OptionalPart } from '@/components/ui/optional-part';
import { Price } from '@/components/ui/price';
import { QuantityField } from '@/components/ui/quantity-field';
import { type StockMessages, stockMessages } from '@/lib/catalog/selection-message';
import { useEarlyInput } from '@/lib/forms/use-early-input';
import { catalogLang } from '@/lib/i18n/catalog-lang';
import { optionField } from '@/lib/model/buy-fields';
import { chosenVariant, stockState } from '@/lib/model/variant-selection';
import { localHref } from '@/lib/urls';
import { similarId } from './element-names';
import { ExtraFields } from './extra-fields';
import { OptionPicker } from './option-picker';
import { useSelection } from './selection-context';
import { useAddToCart } from './use-add-to-cart';
import { useBuyBar } from './use-buy-bar';
import { useExtraPricing } from './use-extra-pricing';

const STOCK_STYLES: Record<StockMessages['tone'], string> = {
  good: 'text-success',
  low: 'text-accent',
  none: 'text-danger',
};

/**
 * Price, choices, stock and "Add to cart" of the product around it. It is a plain form that works
 * without JavaScript. With JavaScript the shopper stays on the page. The button is disabled only if
 * nothing of the product can be bought.
 */
export function BuyBox() {
  const messages = useMessages('product');
  const lang = useLang();
  const returnTo = localHref(lang, '/cart');
  const { product, price, written, start, choices, choose } = useSelection();
  const { submit, prepare, pending, errors, done } = useAddToCart();
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const BuyBar = useBuyBar();
  useExtraPricing(form);

  useEarlyInput(() => {
    if (!form.current) return;
    const data = new FormData(form.current);
    choose(
      Object.fromEntries(
        product.options.map((option) => [option.name, String(data.get(optionField(option)) ?? '')]),
      ),
    );
  });

  // The browser's own validation is for pages without JavaScript. The shop's messages name the
  // missing choice next to it.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  const soldOut = product.availability === 'sold-out';
  const stock = stockMessages(messages, product, choices);
  const variant = chosenVariant(product, choices);
  const isPreOrder = stockState(product, choices).kind === 'pre-order';

  return (
    <form
      ref={form}
      method="post"
      action="/api/cart/items"
      onPointerEnter={prepare}
      onFocus={prepare}
      onSubmit={submit}
      className="flex flex-col gap-6"
    >
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="returnTo" value={returnTo} />

      <p className="min-h-8 text-title leading-8">
        <Price price={price} written={written} />
      </p>

      {product.options.map((option) => (
        <OptionPicker key={option.name} option={option} error={errors[option.name] ?? null} />
      ))}

      <ExtraFields variant={variant} errors={errors} />

      <div>
        <p
          className={clsx('mb-3 flex items-center gap-2 text-small', STOCK_STYLES[stock.tone])}
          aria-live="polite"
        >
          <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
          {stock.text}
        </p>
        {isPreOrder && product.preOrderMessage ? (
          <p lang={catalogLang(lang, product)} className="mb-3 text-small text-muted">
            {product.preOrderMessage}
          </p>
        ) : null}
        <div ref={button} className="flex flex-wrap gap-3">
          {soldOut ? null : (
            <QuantityField
              value={start?.quantity ?? 1}
              max={variant?.inStock || variant?.preOrder ? variant.quantity : null}
            />
          )}
          <Button size="large" className="min-w-36 grow" pending={pending} disabled={soldOut}>
            {soldOut ? messages.soldOut : isPreOrder ? messages.preOrder : messages.addToCart}
          </Button>
        </div>
        {soldOut ? (
          <p className="mt-4">
            <a
              href={`#${similarId(product.slug)}`}
              className="inline-flex min-h-target items-center underline underline-offset-4"
            >
              {messages.similar}
            </a>
          </p>
        ) : null}
        <FieldError error={errors.form} />
        <p role="status" className="sr-only">
          {done}
        </p>
      </div>
      {BuyBar && !soldOut ? (
        <OptionalPart>
          <BuyBar {...{ button, pending, isPreOrder }} />
        </OptionalPart>
      ) : null}
    </form>
  );
}
