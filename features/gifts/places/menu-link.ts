import type { MenuLink } from '@/lib/places';
import { GIFTS_HREF } from '../paths';

const giftsLink: MenuLink = ({ gifts }) => ({ name: gifts.title, href: GIFTS_HREF });

export default giftsLink;
