import { AnalyticsView } from '@/app/analytics-view';
import { OptionalSlot } from '@/app/optional-slot';
import { BuyTerms } from '@/components/catalog/buy-terms';
import { LiveOffer } from '@/components/catalog/live-offer';
import { ProductView } from '@/components/catalog/product-view';
import { RecentlyViewed } from '@/components/catalog/viewed/recently-viewed';
import { HelpLinks } from '@/components/layout/help-links';
import { StructuredData } from '@/components/layout/structured-data';
import { OptionalPart } from '@/components/ui/optional-part';
import { viewItem } from '@/lib/analytics/build-events';
import { getCatalogView } from '@/lib/catalog/catalog-view';
import { withProductPrices } from '@/lib/catalog/converted-prices';
import { getCategories } from '@/lib/catalog/readers';
import { SHOP } from '@/lib/config/shop';
import { ProvideMessages } from '@/lib/i18n/provide-messages';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import { productTrail } from '@/lib/model/category-tree';
import type { BuyFormStart, Product } from '@/lib/model/product';
import { productData } from '@/lib/seo/product-data';
import { breadcrumbs } from '@/lib/seo/structured-data';
import { categoryHref, productHref } from '@/lib/urls';
import { BackInStockSlot } from './back-in-stock-slot';
import { ProductArrival, ProductTools, scaleFigure } from './product-tools';
import { RelatedSlot } from './related-slot';

type ProductContentProps = {
  product: Product;
  /** Values that the plain form was sent with, if it was rejected. */
  start?: BuyFormStart | undefined;
};

/**
 * Content of a product page with related products. The browser then fetches the current price and
 * stock.
 */
export async function ProductContent({ product, start }: ProductContentProps) {
  const view = await getCatalogView();
  const [categories, priced] = await Promise.all([
    getCategories(view),
    withProductPrices(product, view.currency),
  ]);
  const CurrencyNote =
    process.env.FEATURE_CURRENCIES === 'on'
      ? (await import('@/components/layout/currency-note')).CurrencyNote
      : null;
  const above = productTrail(categories, product);
  const { layout } = await getMessages();
  const lang = await getLang();
  const reviews =
    process.env.FEATURE_REVIEWS === 'on'
      ? await (await import('./product-reviews')).loadProductReviews(product)
      : null;
  const WishlistButton =
    process.env.FEATURE_WISHLIST === 'on'
      ? (await import('@/components/wishlist/wishlist-button')).WishlistButton
      : null;
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
          productData(product, lang, reviews?.data),
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
          rating={<OptionalPart>{reviews?.rating}</OptionalPart>}
          live={
            <OptionalPart>
              <LiveOffer slug={product.slug} />
            </OptionalPart>
          }
          soldOut={<OptionalSlot name="back in stock" render={() => BackInStockSlot({ product })} />}
          figure={await scaleFigure(product)}
          terms={
            <>
              {view.currency && CurrencyNote ? (
                <CurrencyNote
                  shown={view.currency}
                  charged={SHOP.currency}
                  className="mt-4 text-small text-muted"
                />
              ) : null}
              {WishlistButton ? (
                <OptionalPart>
                  <WishlistButton />
                </OptionalPart>
              ) : null}
              <OptionalSlot name="size guide and comparison" render={() => ProductTools({ product })} />
              <BuyTerms
                product={product}
                arrival={<OptionalSlot name="arrival date" render={() => ProductArrival({ product })} />}
              />
              <HelpLinks className="mt-4" />
            </>
          }
        />
        <OptionalPart>{reviews?.section}</OptionalPart>
        <AnalyticsView of={() => viewItem(product)} />
        <OptionalSlot name="related products" render={() => RelatedSlot({ product })} />
        <OptionalPart>
          <RecentlyViewed
            key={product.slug}
            slug={product.slug}
            canCompare={process.env.FEATURE_COMPARE === 'on'}
          />
        </OptionalPart>
      </ProvideMessages>
    </>
  );
}
