import type { ReactNode } from 'react';
import { useLang, useMessages } from '#messages';
import { chargesOf } from '@/lib/cart/line-terms';
import type { Money } from '@/lib/model/money';
import type { BuyFormStart, Price, Product } from '@/lib/model/product';
import { initialChoices } from '@/lib/model/variant-selection';
import { writeMoney } from '@/lib/money';
import { galleryPictures } from './gallery/gallery-pictures';
import { SelectionProvider } from './selection-context';

type ProductSelectionProps = {
  product: Product;
  /** Values that the plain form was sent with, if it was rejected. */
  start?: BuyFormStart | undefined;
  /** Names of the options, in addition to colors, that start with their first available choice. */
  preselect?: readonly string[] | undefined;
  children: ReactNode;
};

/**
 * Wraps gallery and buy box of one product. Sends the browser only the fields that selection needs.
 */
export function ProductSelection({ product, start, preselect, children }: ProductSelectionProps) {
  const { id, slug, name, kind, price, availability, options, variants, customTextFields } = product;
  const { modifiers, subscriptions, preOrderMessage } = product;
  const lang = useLang();
  const { terms } = useMessages('cart');
  const amounts = [
    ...[price, ...variants.map((variant) => variant.price)].flatMap(amountsOf),
    ...variants.flatMap(({ subscriptionPrices = {} }) => Object.values(subscriptionPrices)),
    ...customTextFields.flatMap(({ addedPrice }) => addedPrice ?? []),
    ...(modifiers ?? []).flatMap(({ choices }) => choices.flatMap((choice) => choice.addedPrice ?? [])),
  ];
  return (
    <SelectionProvider
      key={id}
      start={start}
      initial={initialChoices(product, preselect)}
      written={writeMoney(amounts, lang)}
      product={{
        ...{ id, slug, name, kind, price, availability, options, variants, customTextFields },
        ...(modifiers?.length ? { modifiers } : {}),
        ...(subscriptions && {
          subscriptions: {
            ...subscriptions,
            plans: subscriptions.plans.map(({ schedule, ...plan }) => ({
              ...plan,
              ...(schedule && { charges: chargesOf(terms, lang, schedule) }),
            })),
          },
        }),
        ...(preOrderMessage ? { preOrderMessage } : {}),
        ...(product.isTranslated ? { isTranslated: true } : {}),
        pictures: galleryPictures(product),
      }}
    >
      {children}
    </SelectionProvider>
  );
}

function amountsOf(price: Price): Money[] {
  switch (price.kind) {
    case 'plain':
      return [price.now, ...(price.unit ? [price.unit.price] : [])];
    case 'sale':
      return [price.now, price.was, ...(price.unit ? [price.unit.price] : [])];
    case 'range':
      return [price.from, price.to];
    case 'unknown':
      return [];
  }
}
