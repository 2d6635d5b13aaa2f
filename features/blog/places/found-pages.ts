import type { ReadLinks } from '@/lib/places';
import { getPostLinks } from '../posts';

const links: ReadLinks = (lang) => getPostLinks(lang);

export default links;
