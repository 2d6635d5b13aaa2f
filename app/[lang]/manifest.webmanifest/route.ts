export { GET, generateStaticParams } from '@/features/offline/manifest-route';
