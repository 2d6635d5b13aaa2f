import { useMessages } from '#messages';
import { NoPicture, Picture } from '@/components/ui/picture';
import { VideoPlayer } from '@/components/ui/video-player';
import { format } from '@/lib/i18n/format';
import { PRODUCT_RATIO, pictureUrl } from '@/lib/media';
import { compact } from '@/lib/model/compact';
import type { Product, Picture as ProductPicture } from '@/lib/model/product';
import { GalleryFrame, type PicturePlaces } from './gallery-frame';

/** On a phone, several pictures are narrower than a single one, so that the next one shows. */
const sizesOf = (count: number) =>
  `(min-width: 90rem) 44rem, (min-width: 64rem) 46vw, (min-width: 44rem) 54vw, ${count > 1 ? 70 : 96}vw`;

/** Pictures, and then videos. They are rendered here, and the frame only moves them. */
export function ProductGallery({ product }: { product: Product }) {
  const { video } = useMessages('gallery');
  const pictures = galleryPictures(product);
  const videos = product.videos ?? [];
  if (pictures.length + videos.length === 0)
    return <NoPicture className="aspect-product w-full rounded-soft" />;
  return (
    <GalleryFrame
      places={picturePlaces(product, pictures)}
      originals={pictures.map((picture) => pictureUrl(picture, { width: picture.width }))}
      labels={[...pictures.map(({ alt }) => alt), ...videos.map(({ alt }) => format(video, { alt }))]}
      slides={[
        ...pictures.map((picture, index) => (
          <Picture
            key={picture.base}
            picture={picture}
            ratio={PRODUCT_RATIO}
            sizes={sizesOf(pictures.length + videos.length)}
            priority={index === 0 ? 'first' : undefined}
            className="size-full"
          />
        )),
        ...videos.map((one) => <VideoPlayer key={one.src} video={one} className="size-full" />),
      ]}
      thumbnails={[...pictures, ...videos.map(({ poster }) => poster)].map((picture, index) =>
        picture ? (
          <Picture
            key={picture.base}
            picture={picture}
            ratio={PRODUCT_RATIO}
            sizes="4.5rem"
            alt=""
            className="aspect-product w-full"
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the videos of one product never change places
          <NoPicture key={index} className="aspect-product w-full" />
        ),
      )}
    />
  );
}

type Pictured = Pick<Product, 'picture' | 'pictures' | 'options'>;

/** The list has no duplicates, and does not depend on the chosen options. */
export function galleryPictures({ pictures, options, picture }: Pictured): ProductPicture[] {
  const all = [
    ...pictures,
    ...options.flatMap((option) => option.choices.flatMap((choice) => choice.pictures)),
    ...compact(picture),
  ];
  return all.filter((one, index) => all.findIndex(({ base }) => base === one.base) === index);
}

function picturePlaces({ options }: Pictured, pictures: ProductPicture[]): PicturePlaces {
  const placeOf = (picture: ProductPicture | undefined) =>
    pictures.findIndex(({ base }) => base === picture?.base);
  return new Map(
    options.map((option) => [
      option.name,
      new Map(
        option.choices.flatMap((choice): [string, number][] => {
          const place = placeOf(choice.pictures[0]);
          return place < 0 ? [] : [[choice.name, place]];
        }),
      ),
    ]),
  );
}
