/** The form of a review. Also in the browser. */
export const reviewForm = {
  label: 'Your review',
  rating: 'Your rating',
  stars: { one: '{count} star', other: '{count} stars' },
  meanings: { 1: 'Poor', 2: 'Fair', 3: 'Good', 4: 'Very good', 5: 'Excellent' },
  title: 'Title (optional)',
  text: 'Your review',
  textHint: 'What do you use it for, and how has it held up? Up to {count} characters.',
  name: 'Name shown with the review',
  nameHint: 'Other shoppers see this name.',
  send: 'Send review',
} as const;
