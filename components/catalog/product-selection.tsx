import type { ReactNode } from 'react';
import type { Product } from '@/lib/catalog/types';
import { SelectionProvider } from './selection-context';

/** Around gallery and buy box of one product. Sends the browser no more of it than choosing needs. */
export function ProductSelection({ product, children }: { product: Product; children: ReactNode }) {
  const { id, slug, name, kind, price, availability, options, variants, customTextFields } = product;
  return (
    <SelectionProvider
      key={id}
      product={{
        ...{ id, slug, name, kind, price, availability, options, variants, customTextFields },
        pictures: galleryPictures(product),
      }}
    >
      {children}
    </SelectionProvider>
  );
}

/** All pictures of a product and of its choices, each once, so that choosing never changes the list. */
function galleryPictures({ pictures, options, picture }: Product): Product['pictures'] {
  const all = [
    ...pictures,
    ...options.flatMap((option) => option.choices.flatMap((choice) => choice.pictures)),
    ...(picture ? [picture] : []),
  ];
  return all.filter((one, index) => all.findIndex(({ base }) => base === one.base) === index);
}
