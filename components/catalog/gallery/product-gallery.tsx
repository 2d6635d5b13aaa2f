import { NoPicture, Picture } from '@/components/ui/picture';
import { pictureUrl } from '@/lib/media';
import type { Product } from '@/lib/model/product';
import { GalleryFrame } from './gallery-frame';
import { galleryPictures, picturePlaces } from './gallery-pictures';

const SIZES = '(min-width: 90rem) 44rem, (min-width: 64rem) 46vw, (min-width: 44rem) 54vw, 100vw';

/** Product pictures are in portrait format. */
const GALLERY_RATIO = 4 / 5;

/**
 * All pictures of a product: large ones to scroll through, and thumbnails that jump to a picture.
 * They are rendered here, and the frame only moves them.
 */
export function ProductGallery({ product }: { product: Product }) {
  const pictures = galleryPictures(product);
  if (pictures.length === 0) return <NoPicture className="aspect-[4/5] w-full rounded-soft" />;
  return (
    <GalleryFrame
      places={picturePlaces(product, pictures)}
      originals={pictures.map((picture) => pictureUrl(picture, { width: picture.width }))}
      slides={pictures.map((picture, index) => (
        <Picture
          key={picture.base}
          picture={picture}
          ratio={GALLERY_RATIO}
          sizes={SIZES}
          priority={index === 0 ? 'first' : undefined}
          className="size-full"
        />
      ))}
      thumbnails={pictures.map((picture) => (
        <Picture
          key={picture.base}
          picture={picture}
          ratio={GALLERY_RATIO}
          sizes="4.5rem"
          alt=""
          className="aspect-[4/5] w-full"
        />
      ))}
    />
  );
}
