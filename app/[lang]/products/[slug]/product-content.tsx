import { AnalyticsView, OptionalSlot, withSections } from '@/app/optional-slot';
import { withCardFeatures } from '@/app/with-card-features';
import { similarId } from '@/components/catalog/element-names';
import { RecommendedProducts, RelatedProducts } from '@/components/catalog/product-grid';
import { GaranLabel, ProductSafety, ProductWarnings } from '@/components/catalog/product-safety';
import { BuyTerms, ProductView, type SectionFigure } from '@/components/catalog/product-view';
import { LiveOffer } from '@/components/catalog/selection-context';
import { RecentlyViewed } from '@/components/catalog/viewed/recently-viewed';
import {
  FeePerOrder,
  GuaranteeRights,
  IncludedFee,
  PriceNote,
  PrivacyNote,
} from '@/components/layout/legal-notices';
import { HelpLinks } from '@/components/layout/purchase-assurance';
import { StructuredData } from '@/components/layout/structured-data';
import { OptionalPart } from '@/components/ui/optional-part';
import { viewItem, viewItemList } from '@/lib/analytics/build-events';
import { isBackInStockOffered } from '@/lib/back-in-stock/request';
import { getArrivals } from '@/lib/catalog/arrival';
import { withProductPrices } from '@/lib/catalog/converted-prices';
import { getCategories, getRelatedProducts } from '@/lib/catalog/readers';
import { getProductRecommendations } from '@/lib/catalog/recommendations';
import { SHOP } from '@/lib/config/shop';
import { getSizeGuide } from '@/lib/content/readers';
import { getSiteContent, promisesOf } from '@/lib/content/site-content';
import { getCatalogView, getLang, getMessages, ProvideMessages } from '@/lib/i18n/server-messages';
import { soldOutVariants } from '@/lib/model/back-in-stock';
import type { BuyFormStart, Product, ProductSummary } from '@/lib/model/product';
import { productTrail } from '@/lib/model/product-list';
import { readFrontSize, readSizeTable } from '@/lib/model/sizes';
import { breadcrumbs, productData } from '@/lib/seo/structured-data';
import { backInStockHref, categoryHref, localHref, productHref } from '@/lib/urls';

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
  const CurrencyNote = FEATURES.currencies
    ? (await import('@/components/layout/currency-switch')).CurrencyNote
    : null;
  const above = productTrail(categories, product);
  const { layout } = await getMessages();
  const lang = await getLang();
  const reviews = FEATURES.reviews
    ? await (await import('./product-reviews')).loadProductReviews(product)
    : null;
  const WishlistButton = FEATURES.wishlist
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
          priceNote={
            FEATURES.priceNotes || FEATURES.fees || FEATURES.productInformation ? (
              <PriceNotes product={product} />
            ) : null
          }
          safety={withSections(
            SHOP.sections?.description,
            FEATURES.productSafety && isGoods(product) ? <ProductSafety product={product} /> : null,
            { product },
          )}
          terms={withSections(
            SHOP.sections?.buy,
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
                promises={promisesOf(await getSiteContent(lang), lang)}
                arrival={<OptionalSlot name="arrival date" render={() => ProductArrival({ product })} />}
              />
              {FEATURES.guarantee && isGoods(product) ? <GuaranteeRights /> : null}
              {FEATURES.durability && isGoods(product) ? <GaranLabel product={product} /> : null}
              <HelpLinks className="mt-4" />
            </>,
            { product },
          )}
        />
        {withSections(SHOP.sections?.product, <OptionalPart>{reviews?.section}</OptionalPart>, { product })}
        <AnalyticsView of={() => viewItem(product)} />
        <OptionalSlot name="related products" render={() => RelatedSlot({ product })} />
        <OptionalPart>
          <RecentlyViewed key={product.slug} slug={product.slug} canCompare={FEATURES.compare} />
        </OptionalPart>
      </ProvideMessages>
    </>
  );
}

/** The notes that the law requires next to the price and above the button. */
const PriceNotes = ({ product }: { product: Product }) => (
  <>
    {FEATURES.priceNotes && !SHOP.giftCards.includes(product.slug) ? (
      <PriceNote isDelivered={product.kind === 'physical'} className="-mt-4 text-caption text-muted" />
    ) : null}
    {FEATURES.fees && product.fee ? (
      <IncludedFee fee={product.fee} className="-mt-4 text-caption text-muted" />
    ) : null}
    {FEATURES.fees ? <FeePerOrder className="-mt-4 text-caption text-muted" /> : null}
    {FEATURES.productInformation ? <ProductWarnings product={product} /> : null}
  </>
);

/**
 * The request for an email when a sold-out selection is back in stock. Renders nothing when the
 * feature is off, and while the site takes no requests.
 */
async function BackInStockSlot({ product }: { product: Product }) {
  const BackInStock = FEATURES.backInStock
    ? (await import('@/components/back-in-stock/back-in-stock')).BackInStock
    : null;
  if (BackInStock === null || !(await isBackInStockOffered())) return null;
  const { backInStock } = await getMessages();
  const link = <BackInStock label={backInStock.title} hasForm={false} />;
  // The form's messages are in the page only where some variant is sold out.
  if (soldOutVariants(product).length === 0) return link;
  return (
    <ProvideMessages areas={['backInStock', 'errors', 'fields']}>
      <BackInStock label={backInStock.title} hasForm />
      {/* The form replaces a link. */}
      {FEATURES.privacyNotes ? <PrivacyNote className="mt-4 hidden [:has(form)+&]:block" /> : null}
      {product.availability === 'sold-out' ? null : (
        <noscript>
          <p className="mt-4 text-small">
            <a
              href={localHref(await getLang(), backInStockHref(product.slug, null))}
              className="inline-flex min-h-target items-center underline underline-offset-4"
            >
              {backInStock.some}
            </a>
          </p>
        </noscript>
      )}
    </ProvideMessages>
  );
}

// Help with the choice. With a feature off, the build drops its import and its script.

/** The size guide and the comparison. */
async function ProductTools({ product }: { product: Product }) {
  const CompareLink = FEATURES.compare
    ? (await import('@/components/catalog/compare/compare-link')).CompareLink
    : null;
  const SizeGuide = FEATURES.sizeGuide
    ? (await import('@/components/catalog/sizes/size-guide')).SizeGuide
    : null;
  const guide = SizeGuide && (await getSizeGuide(product, await getLang()));
  const { compare } = await getMessages();
  if (!CompareLink && !guide) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-x-6 text-small">
      {SizeGuide && guide ? <SizeGuide content={guide} /> : null}
      {CompareLink ? <CompareLink>{compare.link}</CompareLink> : null}
    </div>
  );
}

/** About when the product arrives. */
async function ProductArrival({ product }: { product: Product }) {
  if (!FEATURES.deliveryDate || !isSent(product)) return null;
  const { SelectionArrival } = await import('@/components/catalog/selection-arrival');
  return <SelectionArrival arrivals={await getArrivals(await getLang())} />;
}

/** A pre-order comes later, and nothing that is sold out comes at all. */
const isSent = (product: Product): boolean =>
  isGoods(product) && product.availability !== 'sold-out' && product.availability !== 'pre-order';

const isGoods = ({ kind, slug }: Product): boolean => kind === 'physical' && !SHOP.giftCards.includes(slug);

/**
 * Returns the product drawn to scale, for its section, in the chosen size where the section has
 * several. Null where its dimensions do not say it.
 */
async function scaleFigure({ kind, sections, options }: Product): Promise<SectionFigure | null> {
  if (!FEATURES.scaleFigure || kind !== 'physical') return null;
  const rules = SHOP.features.scaleFigure;
  // The configuration has the title in the site's main language.
  const section = sections.find(({ name, title }) => rules?.sections.includes(name ?? title));
  if (!rules || !section) return null;
  const [{ ScaleFigure }, { ForSize }] = await Promise.all([
    import('@/components/catalog/sizes/scale-figure'),
    import('@/components/catalog/sizes/chosen-size'),
  ]);
  const title = section.name ?? section.title;
  const { option, rows } = readSizeTable(options, section.html) ?? { option: '', rows: [] };
  const sizes = rows.flatMap(({ choice, label, cells }) => {
    const size = readFrontSize(cells.join(' '));
    return size ? [{ choice, label, size }] : [];
  });
  const [first] = sizes;
  const only = rows.length > 0 ? null : readFrontSize(section.html);
  if (only) return { title, drawing: <ScaleFigure size={only} beside={rules.beside} /> };
  if (!first) return null;
  return {
    title,
    drawing: sizes.map(({ choice, label, size }) => (
      <ForSize key={choice} option={option} choice={choice} isDefault={choice === first.choice}>
        <ScaleFigure size={size} beside={rules.beside} label={label} />
      </ForSize>
    )),
  };
}

/** Recommended products below a product. Without the feature, its related products. */
const RelatedSlot = ({ product }: { product: Product }) =>
  FEATURES.recommendations ? recommended(product) : related(product);

async function related(product: Product) {
  const products = await getRelatedProducts(product, 4, await getCatalogView());
  return (
    <>
      <RelatedProducts id={similarId(product.slug)} {...(await withCardFeatures(products))} />
      <ListView id="related" name="related products" products={products} />
    </>
  );
}

async function recommended(product: Product) {
  const { together, similar } = await getProductRecommendations(product, await getCatalogView());
  const messages = (await getMessages()).recommended;
  return (
    <>
      <RecommendedProducts title={messages.together} {...(await withCardFeatures(together))} />
      <ListView id="together" name="bought together" products={together} />
      <RecommendedProducts
        id={similarId(product.slug)}
        title={messages.similar}
        {...(await withCardFeatures(similar))}
      />
      <ListView id="similar" name="similar products" products={similar} />
    </>
  );
}

type ListViewProps = { id: string; name: string; products: ProductSummary[] };

const ListView = ({ id, name, products }: ListViewProps) =>
  products.length > 0 ? <AnalyticsView of={() => viewItemList(products, { id, name })} /> : null;
