import type { Picture, Product } from '@/lib/model/product';

type Pictured = Pick<Product, 'picture' | 'pictures' | 'options'>;

/**
 * Returns all pictures of a product and its choices without duplicates. The list does not depend on
 * the chosen options.
 */
export function galleryPictures({ pictures, options, picture }: Pictured): Picture[] {
  const all = [
    ...pictures,
    ...options.flatMap((option) => option.choices.flatMap((choice) => choice.pictures)),
    ...(picture ? [picture] : []),
  ];
  return all.filter((one, index) => all.findIndex(({ base }) => base === one.base) === index);
}

/**
 * Option name → choice name → index of its picture in `pictures`, from 0. Choices without a picture
 * are left out.
 */
export type PicturePlaces = Record<string, Record<string, number>>;

export function picturePlaces({ options }: Pictured, pictures: Picture[]): PicturePlaces {
  const placeOf = (picture: Picture | undefined) => pictures.findIndex(({ base }) => base === picture?.base);
  return Object.fromEntries(
    options.map((option) => [
      option.name,
      Object.fromEntries(
        option.choices.flatMap((choice) => {
          const place = placeOf(choice.pictures[0]);
          return place < 0 ? [] : [[choice.name, place]];
        }),
      ),
    ]),
  );
}
