import { createHash } from 'node:crypto';

/**
 * Returns a GUID that depends only on the name. Options, choices, brands, ribbons and info sections
 * have ids in V3 only.
 */
export function guidOf(...name: string[]): string {
  const hash = createHash('sha1').update(JSON.stringify(name)).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `5${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

/**
 * Returns the V3 id of a variant. V1's ids are not GUIDs, and its default id is the same
 * everywhere.
 */
export const variantGuid = (productId: string, variantId: string): string =>
  guidOf('variant', productId, variantId);

export const brandId = (name: string): string => guidOf('brand', name);
export const ribbonId = (name: string): string => guidOf('ribbon', name);
export const infoSectionId = (title: string, description: string): string =>
  guidOf('section', title, description);

/** How an option or a modifier is shown. */
export type RenderType = 'TEXT_CHOICES' | 'SWATCH_CHOICES' | 'FREE_TEXT';
type Kind = 'option' | 'modifier';

/**
 * Returns the id of an option or a modifier. Products share it: V3 has one customization for each
 * name and render type of a site.
 */
export const customizationId = (kind: Kind, name: string, render: RenderType): string =>
  guidOf(kind, name, render);

/** Returns the id of a choice of a customization. */
export const choiceId = (customization: string, choice: string): string => guidOf(customization, choice);
