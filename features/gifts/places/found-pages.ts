import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import type { ReadLinks } from '@/lib/places';
import { GIFTS_HREF } from '../paths';

const links: ReadLinks = async (lang) => [
  { name: ALL_MESSAGES[lang].gifts.title, href: GIFTS_HREF, isForGifts: true },
];

export default links;
