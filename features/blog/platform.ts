import 'server-only';

export { linePicture } from '@/lib/wix/map/picture';
export { cleanPageHtml } from '@/lib/wix/map/rich-text';
