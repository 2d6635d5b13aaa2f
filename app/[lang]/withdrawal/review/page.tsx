export { default, generateMetadata } from '@/features/statements/withdrawal/review-page';

export const instant = false;
