import clsx from 'clsx';
import { type ReactNode, ViewTransition } from 'react';
import { useLang, useMessages } from '#messages';
import { Badge } from '@/components/ui/badge';
import { ShopLink } from '@/components/ui/link';
import { NoPicture, Picture, type PicturePriority } from '@/components/ui/picture';
import { CardTerms, Price } from '@/components/ui/price';
import { commaList, format, plural } from '@/lib/i18n/format';
import { catalogLang } from '@/lib/i18n/lang';
import { numberFormat } from '@/lib/i18n/numbers';
import { PRODUCT_RATIO } from '@/lib/media';
import type { AverageStars, ProductSummary } from '@/lib/model/product';
import { labelOf } from '@/lib/model/product';
import { colorHref, productHref } from '@/lib/urls';
import { nameTransition, pictureTransition } from './element-names';

/**
 * Picture widths in device pixels. A card takes half of a phone: 250 serves a small one, 750 a
 * large one at a density of 3. A card on a wide screen, at most 22rem, needs 704 at a density of 2.
 */
const CARD_RANGE = { narrowest: 250, widest: 750 };
/** A single width, because each URL is in the page twice and only a mouse shows this picture. */
const HOVER_RANGE = { narrowest: 750, widest: 750 };

/** Of the `sizes` attribute, by the layout around the card. */
const SIZES = {
  list: '(min-width: 80rem) 22rem, (min-width: 48rem) 31vw, 48vw',
  row: '(min-width: 90rem) 22rem, (min-width: 48rem) 24vw, 48vw',
  spread: '(min-width: 90rem) 22rem, (min-width: 64rem) 24vw, 48vw',
  /** Twice as wide as the others, and on wide screens as high as the space allows. */
  large: '(min-width: 90rem) 45rem, (min-width: 64rem) 48vw, 91vw',
};

export type CardPart = (product: ProductSummary) => ReactNode;

/** Parts that features and a shop's own sections add to the cards of a list. */
export type CardParts = {
  /** Over the picture. */
  corner?: CardPart | undefined;
  /** Below the texts. */
  foot?: CardPart | undefined;
};

type ProductCardProps = {
  product: ProductSummary;
  place: keyof typeof SIZES;
  priority?: PicturePriority;
  headingLevel?: 2 | 3;
  parts?: CardParts | undefined;
};

/** A list has each card twice, in its HTML and its data, so the styles are in app/card.css. */
export function ProductCard({ product, place, priority, headingLevel = 2, parts }: ProductCardProps) {
  const messages = useMessages('catalog');
  const lang = catalogLang(useLang(), product);
  const Heading = `h${headingLevel}` as const;
  const isSoldOut = product.availability === 'sold-out';
  const swatches = <CardSwatches product={product} />;
  return (
    // A new element where the list shows another color, because scripts may have changed the old one.
    <article key={product.shownColor} className={clsx('card', place === 'large' && 'card-large')}>
      <div className="card-top">
        <ViewTransition name={pictureTransition(product.id)} share="travel" default="none">
          <div className={clsx('card-pictures', isSoldOut && 'opacity-75')}>
            <CardPictures product={product} place={place} priority={priority} />
          </div>
        </ViewTransition>
        <CardBadge product={product} />
        {parts?.corner?.(product)}
      </div>
      <div className="card-text">
        {product.brand ? <p className="text-caption text-muted">{product.brand}</p> : null}
        <ViewTransition name={nameTransition(product.id)} share="retitle" default="none">
          <Heading {...(lang ? { lang } : {})} className="card-name">
            <ShopLink
              href={
                product.shownColor ? colorHref(product.slug, product.shownColor) : productHref(product.slug)
              }
              className="card-link"
            >
              {product.name}
            </ShopLink>
          </Heading>
        </ViewTransition>
        <p className={clsx('card-price', isSoldOut && 'text-muted')}>
          <Price price={product.price} />
          <CardTerms product={product} />
          {isSoldOut ? <span className="sr-only">{messages.soldOutAfterPrice}</span> : null}
        </p>
        {product.rating ? <AverageRating rating={product.rating} /> : null}
        {parts?.foot ? (
          <div>
            {swatches}
            {parts.foot(product)}
          </div>
        ) : (
          // Without an element around it, which each card of a list would have in its data.
          swatches
        )}
      </div>
    </article>
  );
}

function CardPictures({
  product,
  place,
  priority,
}: Pick<ProductCardProps, 'product' | 'place' | 'priority'>) {
  if (!product.picture) return <NoPicture className="card-picture" />;
  return (
    <>
      <Picture
        picture={product.picture}
        ratio={PRODUCT_RATIO}
        sizes={SIZES[place]}
        range={place === 'large' ? undefined : CARD_RANGE}
        priority={priority}
        placeholder={false}
        className="card-picture"
      />
      {product.secondPicture ? (
        <Picture
          picture={product.secondPicture}
          ratio={PRODUCT_RATIO}
          range={HOVER_RANGE}
          alt=""
          placeholder={false}
          className="on-hover"
        />
      ) : null}
    </>
  );
}

/** At most one badge per picture: sold out before the ribbon, that before "New", and both before a sale. */
function CardBadge({ product }: { product: ProductSummary }) {
  const messages = useMessages('catalog');
  const badge =
    product.availability === 'sold-out' ? (
      <Badge tone="quiet">{messages.soldOut}</Badge>
    ) : product.availability === 'pre-order' ? (
      <Badge>{messages.preOrder}</Badge>
    ) : product.ribbon ? (
      <Badge>{product.ribbon}</Badge>
    ) : product.isNew ? (
      <Badge>{messages.isNew}</Badge>
    ) : product.price.kind === 'sale' ? (
      <Badge tone="accent">{messages.sale}</Badge>
    ) : null;
  return badge ? <p className="card-badge">{badge}</p> : null;
}

const SHOWN_SWATCHES = 5;

/**
 * Colors that have pictures are radio buttons, one stop of the Tab key (lib/catalog/card-color.ts),
 * and marks without scripts. A form keeps them apart from those of other cards. By its method, the
 * Enter key sends nothing.
 */
function CardSwatches({ product: { swatches, shownColor } }: { product: ProductSummary }) {
  const messages = useMessages('catalog');
  const lang = useLang();
  if (swatches.length < 2) return null;
  const more = swatches.length - SHOWN_SWATCHES;
  const canShow = swatches.some(({ picture }) => picture);
  const Group = canShow ? 'form' : 'p';
  return (
    <Group className="card-swatches" {...(canShow ? { method: 'dialog' } : {})}>
      {canShow && more <= 0 ? null : (
        <span className="sr-only">
          {format(messages.colors, { names: commaList(lang, swatches.map(labelOf)) })}
        </span>
      )}
      {swatches.slice(0, SHOWN_SWATCHES).map((swatch) => {
        const { name, color } = swatch;
        const style = { backgroundColor: color };
        return canShow ? (
          <input
            key={name}
            type="radio"
            name="color"
            aria-label={labelOf(swatch)}
            // Absent instead of undefined, which each swatch of a list would name in its data.
            {...(swatch.label ? { value: name } : {})}
            {...(name === shownColor ? { defaultChecked: true } : {})}
            style={style}
          />
        ) : (
          <span key={name} aria-hidden="true" style={style} />
        );
      })}
      {more > 0 ? <span aria-hidden="true">+{more}</span> : null}
    </Group>
  );
}

/** A style adds the star. */
export function AverageRating({ rating: { average, count } }: { rating: AverageStars }) {
  const messages = useMessages('catalog');
  const lang = useLang();
  const number = numberFormat(lang, { minimumFractionDigits: 1 }).format(average);
  return (
    <p className="rating" role="img" aria-label={plural(lang, messages.rated, count, { average: number })}>
      {`${number} (${count})`}
    </p>
  );
}
