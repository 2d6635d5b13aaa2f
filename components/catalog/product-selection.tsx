import type { ReactNode } from 'react';
import type { Product } from '@/lib/catalog/types';
import { galleryPictures } from './gallery/gallery-pictures';
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
