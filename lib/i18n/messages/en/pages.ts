/** The "not found" pages. */
export const pages = {
  notFound: 'Page not found',
  notFoundTitle: 'We couldn’t find that page',
  notFoundText: 'It may have moved, or the item may no longer be available.',
  allProducts: 'See all products',
  home: 'Go to the home page',
  draftTitle: 'This page is a template',
  draftText:
    'Complete the marked places in {file} and remove “status: draft”. A live shop does not publish it.',
} as const;
