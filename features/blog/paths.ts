export const BLOG_HREF = '/blog';
export const FEED_HREF = `${BLOG_HREF}/feed.xml`;
export const postHref = (slug: string): string => `${BLOG_HREF}/${encodeURIComponent(slug)}`;
export const listHref = (href: string, page: number): string => (page === 1 ? href : `${href}/pages/${page}`);
