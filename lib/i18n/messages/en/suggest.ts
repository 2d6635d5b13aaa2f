/** What the search proposes while somebody types. In the browser too. */
export const suggest = {
  list: 'Suggestions',
  found: { one: '{count} suggestion', other: '{count} suggestions' },
  all: 'All results for “{terms}”',
  category: 'Category',
} as const;
