import type { SectionProps } from '@/app/own-sections';
import { ProductGrid } from '@/components/catalog/product-grid';
import { TextLink } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import { withCardFeatures } from '@/features/places/card';
import { getShownProduct, getShownProducts } from '@/lib/catalog/shown-products';
import { shopText } from '@/lib/i18n/lang';
import { ProvideMessages } from '@/lib/i18n/server-messages';
import { lowestPrice } from '@/lib/model/product';
import { formatMoney } from '@/lib/money';
import { productHref } from '@/lib/urls';
import { AddButton } from './add-button';

/** Cards of the cheapest products of a category. */
export async function Bargains({ lang }: SectionProps) {
  const products = await getShownProducts({ category: 'bread', sortBy: 'priceAsc', count: 4 });
  const title = shopText({ de: 'Brot für wenig Geld', en: 'Bread for little money' }, lang);
  return (
    <section className="pt-section">
      <h2 className="mb-8 font-display text-heading">{title}</h2>
      <ProductGrid {...(await withCardFeatures(products))} headingLevel={3} inOneRow label={title} />
    </section>
  );
}

/** One product without options, with its price twice, and a button that needs texts of the shop. */
export async function BreadOfTheWeek({ lang }: SectionProps) {
  const product = await getShownProduct('lye-pretzel');
  if (!product) return null;
  const { id, name, slug, picture, price, variants } = product;
  const lowest = lowestPrice(price);
  const amount = lowest ? formatMoney(lowest, lang) : '';
  return (
    <section className="pt-section">
      <h2 className="font-display text-heading">
        <TextLink href={productHref(slug)}>{name}</TextLink>
      </h2>
      <Price price={price} />
      <p>{shopText({ de: `Nur ${amount} das Stück`, en: `Just ${amount} each` }, lang)}</p>
      <ProvideMessages areas={['product']}>
        <AddButton
          request={{
            productId: id,
            variantId: variants[0]?.id ?? null,
            choices: {},
            customText: {},
            quantity: 1,
          }}
          preview={{ name, href: productHref(slug), choices: [], price: lowest, picture }}
        />
      </ProvideMessages>
    </section>
  );
}
