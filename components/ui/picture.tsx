import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { type PictureRange, PRODUCT_RATIO, pictureSrcSet, pictureUrl } from '@/lib/media';
import type { Picture as PictureValue } from '@/lib/model/product';

export type PicturePriority = 'first';

type PictureProps = {
  picture: PictureValue;
  /** Width divided by height of the space that the picture fills. Default: the picture's own ratio. */
  ratio?: number;
  /** The `sizes` attribute. Without it the picture has one width, the widest of `range`. */
  sizes?: string;
  /** Widths that the layout can need. Default: up to the original's width. */
  range?: PictureRange;
  /**
   * `first` marks a picture in the first view of a phone, which the head preloads. Others load near
   * the window, and in lists with the class `late` after hydration (docs/performance.md).
   */
  priority?: PicturePriority;
  /** Replaces the text of the picture. Empty if the text next to the picture says the same. */
  alt?: string;
  placeholder?: boolean;
  className?: string;
};

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
      // Absent instead of undefined, which each card of a list would name in its data.
      {...(sizes ? { srcSet: pictureSrcSet(picture, ratio, range), sizes } : {})}
      width={width}
      height={Math.round(width / shape)}
      alt={alt ?? picture.alt}
      loading={priority === 'first' ? 'eager' : 'lazy'}
      fetchPriority={priority === 'first' ? 'high' : 'low'}
      className={clsx('shop-picture object-cover', placeholder && 'bg-backdrop', className)}
    />
  );
}

export function NoPicture({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('block bg-backdrop', className)} />;
}

type SmallPictureProps = Pick<ComponentProps<typeof Picture>, 'sizes' | 'range' | 'priority'> & {
  /** Null shows a placeholder. */
  picture: ComponentProps<typeof Picture>['picture'] | null;
};

const SHAPE = 'aspect-product w-full rounded-soft';

/** Has no text, because the name next to it says the same. */
export const SmallPicture = ({ picture, ...props }: SmallPictureProps) =>
  picture ? (
    <Picture {...props} picture={picture} ratio={PRODUCT_RATIO} alt="" className={SHAPE} />
  ) : (
    <NoPicture className={SHAPE} />
  );
