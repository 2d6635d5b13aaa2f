import type { MenuLink } from '@/lib/places';
import { BLOG_HREF } from '../paths';

const blogLink: MenuLink = ({ layout: { blog } }) => ({ name: blog, href: BLOG_HREF });

export default blogLink;
