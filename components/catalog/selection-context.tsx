'use client';

import { createContext, type ReactNode, use, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { sendJson } from '@/lib/http/send-json';
import { own } from '@/lib/model/own';
import type { BuyFormStart, LiveOffer as Offer, Price, Product } from '@/lib/model/product';
import { type Choices, chosenPrice, stockState, withLiveOffer } from '@/lib/model/variant-selection';
import { type Formatted, rememberFormatted } from '@/lib/money';

/** Descriptions stay on the server. */
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
  | 'modifiers'
  | 'preOrderMessage'
  | 'subscriptions'
  | 'isTranslated'
>;

type Selection = {
  /** Includes the current price and stock, once they are known. */
  product: SelectableProduct;
  start: BuyFormStart | undefined;
  /** Shown after the next paint, in which the pressed control already has its new state. */
  choices: Choices;
  /** By option name. */
  choose: (changes: Choices) => void;
  setOffer: (offer: Offer | null) => void;
  /** The price of one item with the current choices and, once they are read, the other fields. */
  price: Price;
  /** Replaces the computation of `price`. */
  setPricing: (pricing: Pricing) => void;
};

export type Pricing = (product: SelectableProduct, choices: Choices) => Price;

const SelectionContext = createContext<Selection | null>(null);

const ChoicesContext = createContext<Choices>({});

/** The choices of gallery and buy box reset for another product. */
export function SelectionProvider({
  product,
  initial,
  formatted,
  start,
  children,
}: {
  product: SelectableProduct;
  /** Choices of a page that no form has led to. */
  initial: Choices;
  /** The prices of the cached product. */
  formatted?: Formatted;
  start: BuyFormStart | undefined;
  children: ReactNode;
}) {
  useState(() => formatted && rememberFormatted(formatted));
  const [choices, setChoices] = useState(() => start?.choices ?? initial);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [{ pricing }, setPricing] = useState<{ pricing: Pricing }>({ pricing: chosenPrice });
  // A dozen parts follow the choice. On a slow phone they would delay the paint of the pressed control.
  const shown = useDeferredValue(choices);

  const selection = useMemo<Selection>(() => {
    const current = withLiveOffer(product, offer);
    return {
      product: current,
      price: pricing(current, shown),
      setPricing: (next) => setPricing({ pricing: next }),
      start,
      choices: shown,
      choose: (changes) =>
        setChoices((before) =>
          // An option without a choice is empty in the form and absent here.
          Object.entries(changes).some(([option, choice]) => (own(before, option) ?? '') !== choice)
            ? { ...before, ...changes }
            : before,
        ),
      setOffer,
    };
  }, [product, start, shown, offer, pricing]);

  return (
    <ChoicesContext value={choices}>
      <SelectionContext value={selection}>{children}</SelectionContext>
    </ChoicesContext>
  );
}

/** At once, for the controls that show them and for what is sent. */
export const useChoices = (): Choices => use(ChoicesContext);

export function useSelection(): Selection {
  const selection = use(SelectionContext);
  if (!selection) throw new Error('A part of the product page stands outside <ProductSelection>');
  return selection;
}

/** Renders nothing while the chosen variant is sold out or can only be pre-ordered. */
export function SelectionInStock({ children }: { children: ReactNode }) {
  const { product, choices } = useSelection();
  const { kind } = stockState(product, choices);
  return kind === 'in-stock' || kind === 'low' ? children : null;
}

/** Can stream in late without moving content or losing a choice. */
export function LiveOfferUpdate({ offer }: { offer: Offer | null }) {
  const { setOffer } = useSelection();
  useEffect(() => setOffer(offer), [offer, setOffer]);
  return null;
}

export function LiveOffer({ slug }: { slug: string }) {
  return <LiveOfferUpdate offer={useLiveOffer(slug)} />;
}

/** Null before a response: the rendered values apply. Requests it on mount and when the page is shown. */
function useLiveOffer(slug: string): Offer | null {
  const [offer, setOffer] = useState<Offer | null>(null);

  useEffect(() => {
    let isUnmounted = false;
    const fetchOffer = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      const path = `/api/products/${encodeURIComponent(slug)}/offer`;
      const answer = await sendJson<{ offer: Offer }>('GET', path).catch(() => null);
      if (answer && !isUnmounted) setOffer(answer.offer);
    };
    void fetchOffer();
    document.addEventListener('visibilitychange', fetchOffer);
    return () => {
      isUnmounted = true;
      document.removeEventListener('visibilitychange', fetchOffer);
    };
  }, [slug]);

  return offer;
}
