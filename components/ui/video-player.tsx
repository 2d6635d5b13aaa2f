import clsx from 'clsx';
import { PRODUCT_RATIO, pictureUrl } from '@/lib/media';
import type { Video } from '@/lib/model/product';

type VideoPlayerProps = { video: Video; className?: string };

/** Loads nothing but its poster before the shopper plays it. */
export const VideoPlayer = ({ video: { src, poster, alt }, className }: VideoPlayerProps) => (
  // biome-ignore lint/a11y/useMediaCaption: the platform has no captions of videos
  <video
    controls
    playsInline
    preload="none"
    aria-label={alt}
    poster={poster ? pictureUrl(poster, { width: 1200, ratio: PRODUCT_RATIO }) : undefined}
    className={clsx('bg-backdrop object-contain', className)}
  >
    <source src={src} />
  </video>
);
