export { default, generateMetadata } from '@/features/wishlist/shared-page';

// The URL has the list.
export const instant = false;
