import clsx from 'clsx';
import { type PictureRange, pictureSrcSet, pictureUrl } from '@/lib/media';
import type { Picture as PictureValue } from '@/lib/model/product';

export type PicturePriority = 'first';

type PictureProps = {
  picture: PictureValue;
  /** Width divided by height of the place it fills; its own when left out. */
  ratio?: number;
  /** The place's width as CSS knows it, e.g. `(min-width: 64rem) 25vw, 50vw`. Left out, it has one width: the widest. */
  sizes?: string;
  /** How wide its place can be; up to the original's width when left out. */
  range?: PictureRange;
  /**
   * `first`: in the first view of a phone. The browser is told of it before the rest of the page, so it shares a slow line
   * with nothing but the scripts. All others wait until they come near.
   */
  priority?: PicturePriority;
  /** Instead of the picture's own text; empty when the words beside it say the same. */
  alt?: string;
  /** Whether its place is colored until it comes. */
  placeholder?: boolean;
  className?: string;
};

/** A picture of the right size for its place. Its place is kept and colored until it comes. */
export function Picture({
  picture,
  ratio,
  sizes,
  range,
  priority,
  alt,
  placeholder = true,
  className,
}: PictureProps) {
  const width = Math.min(range?.widest ?? 800, picture.width);
  const shape = ratio ?? picture.width / picture.height;
  return (
    // biome-ignore lint/performance/noImgElement: the media host resizes; a second optimizer would only add a hop
    <img
      src={pictureUrl(picture, { width, ratio, named: alt !== '' })}
      srcSet={sizes && pictureSrcSet(picture, ratio, range)}
      sizes={sizes}
      width={width}
      height={Math.round(width / shape)}
      alt={alt ?? picture.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority === 'first' ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      className={clsx('shop-picture object-cover', placeholder && 'bg-backdrop', className)}
    />
  );
}

/** Stands where a thing has no picture. */
export function NoPicture({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('block bg-backdrop', className)} />;
}
