import type { MenuLink } from '@/lib/places';
import { BLOG_HREF } from '../paths';

const blogLink: MenuLink = ({ blog }) => ({ name: blog, href: BLOG_HREF });

export default blogLink;
