import clsx from 'clsx';
import { ViewTransition } from 'react';
import { useLang, useWords } from '#words';
import { Badge } from '@/components/ui/badge';
import { NoPicture, Picture, type PicturePriority } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { ShopLink } from '@/components/ui/shop-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { ProductSummary, Swatch } from '@/lib/catalog/types';
import { productHref } from '@/lib/urls';
import { catalogLang } from '@/lib/words/catalog-lang';
import { fill } from '@/lib/words/format';
import { pictureTransition } from './picture-transition';

/** Products stand upright. */
const PRODUCT_RATIO = 4 / 5;

/** The half of a small telephone, and at most 22rem at two pixels a point, or the half of a telephone at three. */
const CARD_RANGE = { narrowest: 250, widest: 720 };
/** Where there is a mouse to stand upon it. */
const HOVER_RANGE = { narrowest: 400, widest: 720 };

type ProductCardProps = {
  product: ProductSummary;
  /** The width of its place in the layout around it, e.g. `(min-width: 64rem) 24vw, 48vw`. */
  sizes: string;
  /** Of its picture. */
  priority?: PicturePriority;
  headingLevel?: 2 | 3;
  /** Twice as wide as others, and on wide screens as high as it can be. */
  large?: boolean;
};

/** A product in a list. The name is the link; it stretches over the whole card. */
export function ProductCard({ product, sizes, priority, headingLevel = 2, large = false }: ProductCardProps) {
  const words = useWords('catalog');
  const Heading = `h${headingLevel}` as const;
  const soldOut = product.availability === 'sold-out';
  return (
    <article className="group relative flex h-full flex-col">
      <div className={clsx('relative', large && 'lg:grow')}>
        <ViewTransition name={pictureTransition(product.id)} share="travel" default="none">
          <div
            className={clsx(
              'relative overflow-hidden rounded-soft bg-backdrop',
              soldOut && 'opacity-75',
              large && 'lg:absolute lg:inset-0',
            )}
          >
            <CardPictures product={product} sizes={sizes} priority={priority} large={large} />
          </div>
        </ViewTransition>
        <CardBadge product={product} />
      </div>
      <div className={clsx('flex flex-col pt-3.5', !large && 'grow')}>
        {product.brand ? <p className="text-caption text-muted">{product.brand}</p> : null}
        <Heading
          lang={catalogLang(useLang())}
          className="text-small leading-snug font-medium sm:text-body sm:leading-snug"
        >
          <ShopLink
            href={productHref(product.slug)}
            className="line-clamp-3 underline decoration-transparent decoration-1 underline-offset-4 transition-colors duration-quick after:absolute after:inset-0 group-hover:decoration-current"
          >
            {product.name}
          </ShopLink>
        </Heading>
        <p className={clsx('mt-1 text-small', soldOut && 'text-muted')}>
          <Price price={product.price} />
          {soldOut ? <VisuallyHidden>{words.soldOutAfterPrice}</VisuallyHidden> : null}
        </p>
        <CardSwatches swatches={product.swatches} />
      </div>
    </article>
  );
}

type CardPicturesProps = Pick<ProductCardProps, 'product' | 'sizes' | 'priority'> & { large: boolean };

function CardPictures({ product, sizes, priority, large }: CardPicturesProps) {
  const shape = clsx('aspect-[4/5] w-full', large && 'lg:aspect-auto lg:h-full');
  if (!product.picture) return <NoPicture className={shape} />;
  return (
    <>
      <Picture
        picture={product.picture}
        ratio={PRODUCT_RATIO}
        sizes={sizes}
        range={large ? undefined : CARD_RANGE}
        priority={priority}
        className={clsx(shape, 'transition-transform duration-slow ease-calm group-hover:scale-[1.015]')}
      />
      {product.secondPicture ? (
        <Picture
          picture={product.secondPicture}
          ratio={PRODUCT_RATIO}
          sizes={sizes}
          range={HOVER_RANGE}
          alt=""
          placeholder={false}
          className="on-hover absolute inset-0 size-full"
        />
      ) : null}
    </>
  );
}

/** One word upon the picture is enough: what keeps one from buying comes first. */
function CardBadge({ product }: { product: ProductSummary }) {
  const words = useWords('catalog');
  const badge =
    product.availability === 'sold-out' ? (
      <Badge tone="quiet">{words.soldOut}</Badge>
    ) : product.ribbon ? (
      <Badge>{product.ribbon}</Badge>
    ) : product.price.kind === 'sale' ? (
      <Badge tone="accent">{words.sale}</Badge>
    ) : null;
  return badge ? (
    <p className="absolute start-2.5 top-2.5 leading-none sm:start-3 sm:top-3">{badge}</p>
  ) : null;
}

const SHOWN_SWATCHES = 5;

function CardSwatches({ swatches }: { swatches: Swatch[] }) {
  const words = useWords('catalog');
  if (swatches.length < 2) return null;
  const more = swatches.length - SHOWN_SWATCHES;
  return (
    <p className="mt-2.5 flex items-center gap-1.5 text-caption text-muted">
      <VisuallyHidden>
        {fill(words.colours, { names: swatches.map((swatch) => swatch.name).join(', ') })}
      </VisuallyHidden>
      {swatches.slice(0, SHOWN_SWATCHES).map((swatch) => (
        <span
          key={swatch.name}
          aria-hidden="true"
          className="size-3.5 rounded-full border border-edge"
          style={{ background: swatch.color }}
        />
      ))}
      {more > 0 ? <span aria-hidden="true">+{more}</span> : null}
    </p>
  );
}
