export { default, generateMetadata } from '@/features/wishlist/page';

// Rendered in full, with a member's list in the HTML, so that it works without JavaScript.
export const instant = false;
