export { default, generateMetadata } from '@/features/statements/withdrawal/page';

export const instant = false;
