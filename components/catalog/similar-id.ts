/**
 * Returns the id of the related-products section. Left pages stay in the document, so each page
 * needs its own id.
 */
export const similarId = (slug: string): string => `similar-${slug}`;
