import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useLang } from '#messages';
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs';
import { catalogLang } from '@/lib/i18n/catalog-lang';
import type { BuyFormStart, Product } from '@/lib/model/product';
import { BuyBox } from './buy-box';
import { galleryPictures } from './gallery/gallery-pictures';
import { ProductGallery } from './gallery/product-gallery';
import { ProductDetails, type SectionFigure } from './product-details';
import { ProductSelection } from './product-selection';

type ProductViewProps = {
  product: Product;
  /** Values that the plain form was sent with, if it was rejected. */
  start?: BuyFormStart | undefined;
  /** Names of the options, in addition to colors, that start with their first available choice. */
  preselect?: readonly string[] | undefined;
  /** From the home page to the category. The component adds the product. */
  trail: Crumb[];
  /** The rating below the name. */
  rating?: ReactNode;
  /** `<LiveOfferUpdate>` from any source. It renders nothing. */
  live?: ReactNode;
  /** Below the form of a sold-out selection: `<BackInStock>`. */
  soldOut?: ReactNode;
  /** Terms next to the button: `<BuyTerms>`. */
  terms?: ReactNode;
  /** A drawing of the product to scale. */
  figure?: SectionFigure | null;
};

const COLUMNS =
  'grid gap-x-8 gap-y-8 min-[44rem]:grid-rows-[auto_1fr] min-[44rem]:grid-cols-[minmax(0,11fr)_minmax(0,9fr)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-14 xl:gap-x-20';

/**
 * A box that fits the window is sticky. A box with many fields could be taller than the window, and
 * its button would be out of reach.
 */
const STICKY = 'min-[44rem]:[@media(min-height:44rem)]:sticky min-[44rem]:[@media(min-height:44rem)]:top-24';
const FIELDS_THAT_FIT = 2;

/** One product: pictures and description, with the buy box next to them. */
export function ProductView({
  product,
  start,
  preselect,
  trail,
  rating,
  live,
  soldOut,
  terms,
  figure,
}: ProductViewProps) {
  const { options, customTextFields, modifiers = [], subscriptions } = product;
  const fields = options.length + customTextFields.length + modifiers.length + (subscriptions ? 1 : 0);
  const fits = fields <= FIELDS_THAT_FIT;
  const hasThumbnails = galleryPictures(product).length > 1;
  return (
    <ProductSelection product={product} start={start} preselect={preselect}>
      {live}
      <div className="page-frame">
        <div className="py-1 lg:py-4">
          <Breadcrumbs trail={trail} here={product.name} />
        </div>
        <div className={COLUMNS}>
          <ProductGallery product={product} />
          <div className="min-[44rem]:col-start-2 min-[44rem]:row-span-2 min-[44rem]:row-start-1">
            <div className={clsx('max-w-[34rem]', fits && STICKY)}>
              <ProductTitle product={product} />
              {rating}
              <div className="mt-4 lg:mt-5">
                <BuyBox />
              </div>
              {soldOut}
              {terms}
            </div>
          </div>
          <div className={clsx('min-[44rem]:col-start-1', hasThumbnails && 'lg:ps-[5.25rem]')}>
            <ProductDetails product={product} figure={figure} />
          </div>
        </div>
      </div>
    </ProductSelection>
  );
}

function ProductTitle({ product }: { product: Product }) {
  const { name, brand, ribbon, ribbons } = product;
  const labels = ribbons ?? (ribbon ? [ribbon] : []);
  return (
    <>
      {brand || labels.length > 0 ? (
        <p className="mb-2 flex flex-wrap gap-x-3 text-small text-muted">
          {brand ? <span>{brand}</span> : null}
          {labels.map((label) => (
            <span key={label} className="font-medium text-accent">
              {label}
            </span>
          ))}
        </p>
      ) : null}
      <h1 lang={catalogLang(useLang(), product)} className="font-display text-heading">
        {name}
      </h1>
    </>
  );
}
