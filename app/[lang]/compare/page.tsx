export { default, generateMetadata } from '@/features/compare/page';

export const instant = false;
