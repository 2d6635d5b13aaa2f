import { AddTextButton } from '@/components/catalog/add-button';
import { getMessages } from '@/lib/i18n/server-messages';
import type { PlaceFacts } from '@/lib/places';

export default async function ComparedProduct({ product }: PlaceFacts['compared-product']) {
  if (product.availability === 'sold-out') return null;
  const { addToCart } = (await getMessages()).product;
  return (
    <div className="relative mt-2">
      <AddTextButton product={product}>
        {addToCart}
        <span className="sr-only"> {product.name}</span>
      </AddTextButton>
    </div>
  );
}
