export { default, generateMetadata } from '@/features/statements/cancellation/receipt-page';

export const instant = false;
