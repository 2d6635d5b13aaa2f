/** Pure functions that assign pictures to a product and to its choices. */

import type { CatalogEntry, StoredOption } from '../../catalog/types';
import { rejectedField } from '../../core/errors';

export type ChoiceMedia = { option: string; choice: string; mediaIds: string[] };

/** Appends pictures without duplicates. */
export const withMedia = (entry: CatalogEntry, mediaIds: string[]): CatalogEntry =>
  withDocument(entry, { mediaIds: [...new Set([...entry.product.document.mediaIds, ...mediaIds])] });

/** Removes these pictures, or all when the list is empty, also from choices. */
export function withoutMedia(entry: CatalogEntry, mediaIds: string[]): CatalogEntry {
  const { document } = entry.product;
  const gone = new Set(mediaIds.length > 0 ? mediaIds : document.mediaIds);
  const remaining = (ids: string[]) => ids.filter((id) => !gone.has(id));
  return withDocument(entry, {
    mediaIds: remaining(document.mediaIds),
    options: mapChoices(document.options, (_, choice) => ({
      ...choice,
      mediaIds: remaining(choice.mediaIds),
    })),
  });
}

/**
 * Assigns pictures of the product to choices.
 * @throws PlatformError 400 for a choice the product does not have, a picture that is not the
 *   product's, or choices of a second option: pictures can follow one option at a time.
 */
export function withChoiceMedia(entry: CatalogEntry, media: ChoiceMedia[]): CatalogEntry {
  const { options, mediaIds: known } = entry.product.document;
  requireChoices(options, media);
  for (const [index, { mediaIds }] of media.entries()) {
    const unknown = mediaIds.find((id) => !known.includes(id));
    if (unknown !== undefined)
      throw rejectedField(
        `media.${index}.mediaIds`,
        `has an item that the product does not have: ${unknown}`,
      );
  }
  const withPictures = options
    .filter(({ choices }) => choices.some(({ mediaIds }) => mediaIds.length > 0))
    .map(({ name }) => name);
  if (new Set([...withPictures, ...media.map(({ option }) => option)]).size > 1)
    throw rejectedField('media', 'can be assigned to the choices of one option at a time');
  return withDocument(entry, {
    options: mapChoices(options, ({ name }, choice) => ({
      ...choice,
      mediaIds: [...new Set([...choice.mediaIds, ...idsFor(media, name, choice.description)])],
    })),
  });
}

/**
 * Removes pictures from choices. The product keeps them. @throws PlatformError 400 for a choice it
 * does not have.
 */
export function withoutChoiceMedia(entry: CatalogEntry, media: ChoiceMedia[]): CatalogEntry {
  const { options } = entry.product.document;
  requireChoices(options, media);
  return withDocument(entry, {
    options: mapChoices(options, ({ name }, choice) => ({
      ...choice,
      mediaIds: choice.mediaIds.filter((id) => !idsFor(media, name, choice.description).includes(id)),
    })),
  });
}

const withDocument = (
  { product, variants }: CatalogEntry,
  change: { mediaIds?: string[]; options?: StoredOption[] },
): CatalogEntry => ({
  product: { ...product, document: { ...product.document, ...change } },
  variants,
});

type Choice = StoredOption['choices'][number];

const mapChoices = (options: StoredOption[], change: (option: StoredOption, choice: Choice) => Choice) =>
  options.map((option) => ({
    ...option,
    choices: option.choices.map((choice) => change(option, choice)),
  }));

const idsFor = (media: ChoiceMedia[], option: string, choice: string): string[] =>
  media.filter((one) => one.option === option && one.choice === choice).flatMap(({ mediaIds }) => mediaIds);

function requireChoices(options: StoredOption[], media: ChoiceMedia[]): void {
  for (const [index, { option, choice }] of media.entries()) {
    const known = options.find(({ name }) => name === option);
    if (known === undefined) throw rejectedField(`media.${index}.option`, 'is not an option of the product');
    if (!known.choices.some(({ description }) => description === choice))
      throw rejectedField(`media.${index}.choice`, 'is not a choice of the option');
  }
}
