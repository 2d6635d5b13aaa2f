/** Search results without an exact match. */
export const search = {
  didYouMean: 'Did you mean {terms}?',
  similar: 'These products are similar to what you are looking for.',
  similarProducts: 'Similar products',
  newest: 'New in the shop',
  contact: 'Still looking? Email us: {email}',
} as const;
