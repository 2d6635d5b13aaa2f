import { AnalyticsView } from '@/app/analytics-view';
import { cardHeart } from '@/app/card-heart';
import { withRatings } from '@/app/with-ratings';
import { BuyTerms } from '@/components/catalog/buy-terms';
import { similarId } from '@/components/catalog/element-names';
import { LiveOffer } from '@/components/catalog/live-offer';
import { ProductView } from '@/components/catalog/product-view';
import { RelatedProducts } from '@/components/catalog/related-products';
import { RecentlyViewed } from '@/components/catalog/viewed/recently-viewed';
import { HelpLinks } from '@/components/layout/help-links';
import { StructuredData } from '@/components/layout/structured-data';
import { viewItem, viewItemList } from '@/lib/analytics/build-events';
import { getCategories, getRelatedProducts } from '@/lib/catalog/readers';
import { SHOP } from '@/lib/config/shop';
import { ProvideMessages } from '@/lib/i18n/provide-messages';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import { productTrail } from '@/lib/model/category-tree';
import type { BuyFormStart, Product } from '@/lib/model/product';
import { productData } from '@/lib/seo/product-data';
import { breadcrumbs } from '@/lib/seo/structured-data';
import { categoryHref, productHref } from '@/lib/urls';
import { BackInStockSlot } from './back-in-stock-slot';

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
  const [categories, related] = await Promise.all([getCategories(), getRelatedProducts(product, 4)]);
  const above = productTrail(categories, product);
  const { layout } = await getMessages();
  const lang = await getLang();
  const reviews =
    process.env.FEATURE_REVIEWS === 'on'
      ? await (await import('./product-reviews')).loadProductReviews(product)
      : null;
  const WishButton =
    process.env.FEATURE_WISHLIST === 'on'
      ? (await import('@/components/wishlist/wish-button')).WishButton
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
          product={product}
          start={start}
          preselect={SHOP.preselect}
          trail={trail}
          rating={reviews?.rating}
          live={<LiveOffer slug={product.slug} />}
          soldOut={<BackInStockSlot product={product} />}
          terms={
            <>
              {WishButton ? <WishButton /> : null}
              <BuyTerms product={product} />
              <HelpLinks className="mt-4" />
            </>
          }
        />
        {reviews?.section}
        <AnalyticsView of={() => viewItem(product)} />
        <RelatedProducts
          id={similarId(product.slug)}
          products={await withRatings(related)}
          corner={await cardHeart()}
        />
        {related.length > 0 ? (
          <AnalyticsView of={() => viewItemList(related, { id: 'related', name: 'related products' })} />
        ) : null}
        <RecentlyViewed key={product.slug} slug={product.slug} />
      </ProvideMessages>
    </>
  );
}
