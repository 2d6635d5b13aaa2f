import type { BlogPosting } from 'schema-dts';
import { pictureUrl } from '@/lib/media';
import { absoluteUrl } from '@/lib/seo/product-facts';
import { ORGANIZATION } from '@/lib/seo/structured-data';
import { postHref } from './paths';
import type { Post } from './posts';

/** Describes an article, as far as search engines read it. */
export const blogPosting = (post: Post): BlogPosting => ({
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.summary || undefined,
  image: post.picture ? pictureUrl(post.picture, { width: 1200 }) : undefined,
  datePublished: post.publishedAt,
  dateModified: post.updatedAt,
  inLanguage: post.textLang,
  author: post.author ? { '@type': 'Person', name: post.author } : ORGANIZATION,
  publisher: ORGANIZATION,
  mainEntityOfPage: absoluteUrl(post.lang, postHref(post.slug)),
});
