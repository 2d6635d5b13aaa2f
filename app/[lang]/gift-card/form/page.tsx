export { default, generateMetadata } from '@/features/gift-cards/form-page';

export const instant = false;
