export { default, generateMetadata } from '@/features/gift-cards/page';

// The page must stay static: nothing in it may read the request.
export const ensureStatic = 'navigation';
