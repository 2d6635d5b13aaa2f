/** Where the pieces that go with a product stand. Pages that were left stay in the document, so each has its own. */
export const similarId = (slug: string): string => `similar-${slug}`;
