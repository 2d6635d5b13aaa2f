import type { Picture, Product } from '@/lib/catalog/types';

type Pictured = Pick<Product, 'picture' | 'pictures' | 'options'>;

/** All pictures of a product and of its choices, each once, so that choosing never changes the list. */
export function galleryPictures({ pictures, options, picture }: Pictured): Picture[] {
  const all = [
    ...pictures,
    ...options.flatMap((option) => option.choices.flatMap((choice) => choice.pictures)),
    ...(picture ? [picture] : []),
  ];
  return all.filter((one, index) => all.findIndex(({ base }) => base === one.base) === index);
}

/** Option name → choice name → the place of its picture among `pictures`, from 0. Choices without one are left out. */
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
