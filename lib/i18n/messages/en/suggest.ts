/** Search suggestions while the shopper types. Also in the browser. */
export const suggest = {
  list: 'Suggestions',
  found: { one: '{count} suggestion', other: '{count} suggestions' },
  all: 'All results for “{terms}”',
  category: 'Category',
} as const;
