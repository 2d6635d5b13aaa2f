export { default, generateMetadata } from '@/features/statements/withdrawal/receipt-page';

export const instant = false;
