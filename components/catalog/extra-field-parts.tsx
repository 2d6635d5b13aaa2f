'use client';

import { createContext, use, useEffect } from 'react';
import { useLang, useMessages } from '#messages';
import { FieldError } from '@/components/ui/field';
import { format } from '@/lib/i18n/format';
import { lowestPrice } from '@/lib/model/product';
import { chosenVariant } from '@/lib/model/variant-selection';
import { formatMoney } from '@/lib/money';
import { useSelection } from './selection-context';

/** Errors of the form around it: field name → message. */
export const ErrorsContext = createContext<Record<string, string>>({});

/** The server has rendered the field with this id in its `aria-describedby`. */
export function ExtraError({ id, name }: { id: string; name: string }) {
  const error = use(ErrorsContext)[name];
  useEffect(() => {
    const field = document.querySelector(`:is(input, select)[aria-describedby~="${id}"]`);
    field?.setAttribute('aria-invalid', String(!!error));
  }, [error, id]);
  return <FieldError id={id} error={error} />;
}

export function PlanPrice({ planId, isOptional }: { planId: string; isOptional: boolean }) {
  const { saves } = useMessages('product');
  const { eachTime } = useMessages('ui');
  const lang = useLang();
  const { product, choices } = useSelection();
  const variant = chosenVariant(product, choices) ?? product.variants[0];
  const each = variant?.subscriptionPrices?.[planId];
  const single = variant && isOptional ? lowestPrice(variant.price) : null;
  const percent = each && single ? Math.round(100 - (100 * Number(each.amount)) / Number(single.amount)) : 0;
  return (
    <>
      {percent > 0 ? <span className="text-accent">{format(saves, { percent })}</span> : null}{' '}
      {each ? (
        <span className="basis-full">{format(eachTime, { price: formatMoney(each, lang) })}</span>
      ) : single && !planId ? (
        <span>{formatMoney(single, lang)}</span>
      ) : null}
    </>
  );
}
