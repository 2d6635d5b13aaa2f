export { default, generateMetadata } from '@/features/offline/page';

// The service worker stores the page, so nothing in it may read the request.
export const ensureStatic = 'navigation';
