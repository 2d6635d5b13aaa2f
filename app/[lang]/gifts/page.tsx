export { default, generateMetadata } from '@/features/gifts/page';

// The page must stay static: nothing in it may read the request.
export const ensureStatic = 'navigation';
