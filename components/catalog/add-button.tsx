import type { ReactNode } from 'react';
import { useLang, useMessages } from '#messages';
import { buttonStyles } from '@/components/ui/button';
import { format } from '@/lib/i18n/format';
import type { ProductSummary } from '@/lib/model/product';
import { localHref, productHref } from '@/lib/urls';

/** In a shop with quick add, which has the forms of these buttons (features/quick-add/add-forms.tsx). */

type Added = Pick<ProductSummary, 'id' | 'slug' | 'name' | 'availability' | 'hasChoices'>;

/**
 * Plain HTML, of which a list has much. Without a script, the button adds a product without choices, and
 * leads to the page of another one.
 */
const useButton = ({ id, slug, hasChoices }: Pick<Added, 'id' | 'slug' | 'hasChoices'>) => {
  const lang = useLang();
  return hasChoices
    ? { form: 'quick-choose', formAction: localHref(lang, productHref(slug)) }
    : { form: 'quick-add', name: 'productId', value: id };
};

/** In the corner of a card's picture. The styles have its plus sign. */
export function AddButton({ product }: { product: Added }) {
  const messages = useMessages('quickAdd');
  const button = useButton(product);
  const { name, availability, hasChoices } = product;
  if (availability === 'sold-out') return null;
  const label = format(hasChoices ? messages.choose : messages.add, { name });
  return <button {...button} className="quick-add" aria-label={label} />;
}

type AddTextButtonProps = { product: Omit<Added, 'availability' | 'name'>; children: ReactNode };

/** As `AddButton`, with a text. */
export function AddTextButton({ product, children }: AddTextButtonProps) {
  return (
    <button {...useButton(product)} className={buttonStyles('secondary', 'regular', 'px-4')}>
      {children}
    </button>
  );
}
