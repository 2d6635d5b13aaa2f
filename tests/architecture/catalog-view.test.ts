import { expect, it } from 'vitest';
import { sourceFiles } from './imports';

it('pages and routes show the catalog in the language and the currency of the shopper', () => {
  const uses = sourceFiles('app', 'features').flatMap(({ path, text }) =>
    [...text.matchAll(/\bSITE_VIEW\)/g)].map(() => path),
  );
  // These show neither a text nor a price: the names of URLs and fields, the id behind one, a stored price.
  expect(uses.toSorted()).toEqual([
    'app/[lang]/categories/[slug]/page.tsx',
    'app/[lang]/products/[slug]/page.tsx',
    'app/sitemap.xml/route.ts',
    'features/back-in-stock/request.ts',
    'features/gifts/gifts.ts',
    'features/reviews/actions.ts',
    'features/wishlist/list-route.ts',
  ]);
});
