'use client';

import { type RefObject, useEffect } from 'react';
import { useSelection } from './selection-context';

/**
 * Makes the price follow the fields in addition to the options. Only products that have such fields
 * load the code, after the page.
 */
export function useExtraPricing(form: RefObject<HTMLFormElement | null>): void {
  const { product, setPricing } = useSelection();
  const { modifiers, customTextFields, subscriptions } = product;
  const hasExtras = Boolean(modifiers || subscriptions || customTextFields.length > 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields of a product do not change.
  useEffect(() => {
    if (!hasExtras) return;
    let stop: (() => void) | null = () => {};
    import('./extra-pricing').then(
      ({ followExtras }) => {
        if (stop && form.current) stop = followExtras(form.current, product, setPricing);
      },
      () => {},
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [hasExtras]);
}
