export { default, generateMetadata, generateStaticParams } from '@/features/blog/page';

export const ensureStatic = 'navigation';
