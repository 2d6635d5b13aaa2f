export { default, generateMetadata } from '@/features/reviews/new-page';

export const instant = false;
