import { type ExtraValues, extraValues, priceWithExtras } from '@/lib/model/extra-price';
import type { Pricing, SelectableProduct } from './selection-context';

/** Reports the price now and with each change of a field. */
export function followExtras(
  form: HTMLFormElement,
  product: SelectableProduct,
  report: (pricing: Pricing) => void,
): () => void {
  let last = '';
  const handleChange = (): void => {
    const values: ExtraValues = extraValues(product, new FormData(form));
    const text = JSON.stringify(values);
    if (text === last) return;
    last = text;
    report((current, choices) => priceWithExtras(current, choices, values));
  };
  handleChange();
  form.addEventListener('input', handleChange);
  return () => form.removeEventListener('input', handleChange);
}
