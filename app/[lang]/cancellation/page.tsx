export { default, generateMetadata } from '@/features/statements/cancellation/page';

export const instant = false;
