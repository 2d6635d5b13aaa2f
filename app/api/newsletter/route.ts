export { GET, POST } from '@/features/forms/newsletter-route';
