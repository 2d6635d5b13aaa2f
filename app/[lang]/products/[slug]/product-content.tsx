import { BuyTerms, ProductView } from '@/components/catalog/product-view';
import { LiveOffer } from '@/components/catalog/selection-context';
import { RecentlyViewed } from '@/components/catalog/viewed/recently-viewed';
import { HelpLinks } from '@/components/layout/purchase-assurance';
import { StructuredData } from '@/components/layout/structured-data';
import { HydrateLater } from '@/components/ui/hydrate-later';
import { OptionalPart } from '@/components/ui/optional-part';
import { OptionalSlot } from '@/components/ui/optional-slot';
import { fillPlace } from '@/features/places/fill-place';
import * as places from '@/features/places/product-page';
import { AnalyticsView } from '@/features/places/view';
import { viewItem } from '@/lib/analytics/build-events';
import { withProductPrices } from '@/lib/catalog/converted-prices';
import { getCategories } from '@/lib/catalog/readers';
import { SHOP } from '@/lib/config/shop';
import { getSiteContent, promisesOf } from '@/lib/content/site-content';
import { getCatalogView, getLang, getMessages, ProvideMessages } from '@/lib/i18n/server-messages';
import { type BuyFormStart, lowestPrice, type Product } from '@/lib/model/product';
import { productTrail } from '@/lib/model/product-list';
import { breadcrumbs, productData } from '@/lib/seo/structured-data';
import { categoryHref, productHref } from '@/lib/urls';
import { Related } from './related';

type ProductContentProps = {
  product: Product;
  start?: BuyFormStart | undefined;
};

export async function ProductContent({ product, start }: ProductContentProps) {
  const view = await getCatalogView();
  const [categories, priced] = await Promise.all([
    getCategories(view),
    withProductPrices(product, view.currency),
  ]);
  const above = productTrail(categories, product);
  const { layout } = await getMessages();
  const lang = await getLang();
  const choiceHelp = await fillPlace(places.choiceHelp, { product });
  const trail = [
    { name: SHOP.name, href: '/' },
    ...(above.length > 0
      ? above.map(({ name, slug }) => ({ name, href: categoryHref(slug) }))
      : [{ name: layout.allProducts, href: '/products' }]),
  ];
  return (
    <>
      <StructuredData
        things={[
          productData(product, lang, await readReviewsData(product), places.listsVariants),
          breadcrumbs(lang, [...trail, { name: product.name, href: productHref(product.slug) }]),
        ]}
      />
      <ProvideMessages areas={['product', 'gallery', 'viewed']}>
        <ProductView
          key={product.id}
          product={priced}
          start={start}
          preselect={SHOP.preselect}
          trail={trail}
          rating={await fillPlace(places.belowName, { product })}
          live={
            <OptionalPart>
              <LiveOffer slug={product.slug} />
            </OptionalPart>
          }
          soldOut={await fillPlace(places.soldOut, { product })}
          belowSections={await belowSections(product)}
          priceNote={await fillPlace(places.besidePrice, { product })}
          safety={await fillPlace(places.description, { product: priced })}
          terms={
            <>
              {await fillPlace(places.productTerms, { product })}
              {await fillPlace(places.productActions, { product })}
              {choiceHelp ? <div className="mt-4 flex flex-wrap gap-x-6 text-small">{choiceHelp}</div> : null}
              <BuyTerms
                product={product}
                currency={lowestPrice(priced.price)?.currency}
                promises={promisesOf(await getSiteContent(lang), lang)}
                arrival={await fillPlace(places.arrival, { product })}
              />
              {await fillPlace(places.rights, { product })}
              <HelpLinks className="mt-4" />
              {await fillPlace(places.buy, { product: priced })}
            </>
          }
        />
        <AnalyticsView of={() => viewItem(product)} />
        <HydrateLater>
          {await fillPlace(places.product, { product: priced })}
          {/* Not both: a static page waits for a cached read that fails twice (Next.js 16.4). */}
          {places.related.parts.length > 0 ? (
            await fillPlace(places.related, { product })
          ) : (
            <OptionalSlot name="related products" render={() => Related({ product })} />
          )}
          <OptionalPart>
            <RecentlyViewed key={product.slug} slug={product.slug} canCompare={places.canCompare} />
          </OptionalPart>
        </HydrateLater>
      </ProvideMessages>
    </>
  );
}

async function belowSections(product: Product) {
  const filled = product.sections.map(
    async (section) => [section.title, await fillPlace(places.section, { product, section })] as const,
  );
  return new Map(await Promise.all(filled));
}

const readReviewsData = async (product: Product) =>
  (await places.loadReviewsData?.())?.default(product) ?? null;
