export { default, generateMetadata } from '@/features/back-in-stock/page';

export const instant = false;
