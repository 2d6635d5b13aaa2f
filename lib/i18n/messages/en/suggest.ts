/** Search suggestions while the shopper types. Also loaded by the browser. */
export const suggest = {
  list: 'Suggestions',
  found: { one: '{count} suggestion', other: '{count} suggestions' },
  all: 'All results for “{terms}”',
  didYouMean: 'Did you mean “{terms}”?',
  groups: { recent: 'Recent searches', category: 'Categories', product: 'Products', page: 'Pages' },
  clear: 'Clear recent searches',
} as const;
