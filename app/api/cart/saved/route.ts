export { DELETE, GET, POST } from '@/features/save-for-later/list-route';
