export { default, generateMetadata } from '@/features/statements/cancellation/review-page';

export const instant = false;
