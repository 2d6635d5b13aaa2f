'use client';

import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { BuyFormStart, LiveOffer, Product } from '@/lib/catalog/types';
import { type Choices, initialChoices, withLiveOffer } from '@/lib/catalog/variant-selection';
import type { WrittenMoney } from '@/lib/money';

/** What of a product the browser needs; descriptions stay on the server. */
export type SelectableProduct = Pick<
  Product,
  | 'id'
  | 'slug'
  | 'name'
  | 'kind'
  | 'price'
  | 'availability'
  | 'options'
  | 'variants'
  | 'pictures'
  | 'customTextFields'
>;

type Selection = {
  /** With the price and stock of this moment, as soon as they are known. */
  product: SelectableProduct;
  /** Its prices, as far as they were known before. */
  written: WrittenMoney;
  /** What the form was sent with, when it came back. */
  start: BuyFormStart | undefined;
  choices: Choices;
  /** Takes over choices, by the name of their option. */
  choose: (changes: Choices) => void;
  setOffer: (offer: LiveOffer | null) => void;
};

const SelectionContext = createContext<Selection | null>(null);

/** The choices of a product page, shared by gallery and buy box. They start anew with another product. */
export function SelectionProvider({
  product,
  written,
  start,
  children,
}: {
  product: SelectableProduct;
  written: WrittenMoney;
  start: BuyFormStart | undefined;
  children: ReactNode;
}) {
  const [choices, setChoices] = useState(() => start?.choices ?? initialChoices(product));
  const [offer, setOffer] = useState<LiveOffer | null>(null);

  const selection = useMemo<Selection>(
    () => ({
      product: withLiveOffer(product, offer),
      written,
      start,
      choices,
      choose: (changes) =>
        setChoices((before) =>
          // An option without a choice is empty in the form, and absent here.
          Object.entries(changes).some(([option, choice]) => (before[option] ?? '') !== choice)
            ? { ...before, ...changes }
            : before,
        ),
      setOffer,
    }),
    [product, written, start, choices, offer],
  );

  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

export function useSelection(): Selection {
  const selection = use(SelectionContext);
  if (!selection) throw new Error('A part of the product page stands outside <ProductSelection>');
  return selection;
}

/**
 * Brings price and stock of this moment into the page around it and draws nothing, so it can come late, from a
 * streamed part of the page, without moving anything or losing a choice.
 */
export function LiveOfferUpdate({ offer }: { offer: LiveOffer | null }) {
  const { setOffer } = useSelection();
  useEffect(() => setOffer(offer), [offer, setOffer]);
  return null;
}
