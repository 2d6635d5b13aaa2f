export { GET } from '@/features/law-notes/garan-route';
