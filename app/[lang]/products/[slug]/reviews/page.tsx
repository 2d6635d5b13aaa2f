export { default, generateMetadata } from '@/features/reviews/page';

export const instant = false;
