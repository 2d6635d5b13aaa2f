export { default, generateMetadata } from '@/features/forms/page';

export const instant = false;
