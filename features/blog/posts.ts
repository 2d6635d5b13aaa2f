import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/config/env';
import { SHOP } from '@/lib/config/shop';
import { dateField } from '@/lib/content/item-fields';
import { findPage, languagesOfPage } from '@/lib/content/pages';
import { getAbsence, getCollection, shownEntries, withLocalLinks } from '@/lib/content/readers';
import { isPreview } from '@/lib/http/preview';
import { format } from '@/lib/i18n/format';
import { LANGS, type Lang, LOCALES, toLang } from '@/lib/i18n/lang';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import type { Picture } from '@/lib/model/product';
import { decodeSegment, localHref } from '@/lib/urls';
import { escapeXml } from '@/lib/xml';
import { BLOG_HREF, FEED_HREF, postHref } from './paths';
import { cleanPageHtml, linePicture } from './platform';

/** The articles of a shop: the collection `Posts` of the platform's CMS (docs/pages.md). */
const COLLECTION = 'Posts';

const PER_PAGE = 9;
const MAX_TAGS = 10;
const SLUG = /^[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u;
/** Segments of the blog's own addresses. */
const OWN_SLUGS: ReadonlySet<string> = new Set(['pages', 'tags']);

const requiredText = (max: number) => z.string().trim().min(1).max(max);
const optional = (max: number) => requiredText(max).nullish().catch(null);

const postSchema = z.object({
  title: requiredText(200),
  slug: requiredText(200).refine((slug) => SLUG.test(slug) && !OWN_SLUGS.has(slug)),
  language: optional(35),
  summary: optional(500),
  body: z.string().max(500_000).nullish().catch(null),
  picture: optional(1_000),
  alt: z.string().max(300).nullish().catch(null),
  author: optional(100),
  publishedAt: dateField,
  _updatedDate: dateField.nullish().catch(null),
  tags: z.array(requiredText(60)).max(MAX_TAGS).nullish().catch(null),
  seoTitle: optional(200),
  seoDescription: optional(500),
  published: z.boolean().nullish().catch(null),
});

/** In one language, without its text. */
export type Post = {
  slug: string;
  /** The shop's language whose URL the text belongs to. */
  lang: Lang;
  /** The language of the text (BCP 47). */
  textLang: string;
  title: string;
  summary: string | null;
  picture: Picture | null;
  author: string | null;
  /** ISO 8601. */
  publishedAt: string;
  updatedAt: string;
  tags: string[];
  seo: { title: string | null; description: string | null };
  isDraft: boolean;
};

type StoredPost = z.output<typeof postSchema>;

function toPost(stored: StoredPost): Post {
  const language = stored.language ?? SHOP.catalogLang;
  const published = stored.publishedAt.toISOString();
  const updated = stored._updatedDate?.toISOString() ?? published;
  return {
    slug: stored.slug,
    lang: toLang(language),
    textLang: language,
    title: stored.title,
    summary: stored.summary ?? null,
    picture: linePicture(stored.picture ?? undefined, stored.alt ?? ''),
    author: stored.author ?? null,
    publishedAt: published,
    updatedAt: updated > published ? updated : published,
    tags: stored.tags ?? [],
    seo: { title: stored.seoTitle ?? null, description: stored.seoDescription ?? null },
    isDraft: stored.published === false,
  };
}

// The cached functions have the lifetime of the collection they read, which is short after a failure.

/** The newest first. An article of the future appears when its time has come, and before in a preview. */
async function getPosts(): Promise<Post[]> {
  'use cache';
  const drafts = await isPreview();
  const now = new Date().toISOString();
  const posts = (await getCollection(COLLECTION, postSchema))
    .map(toPost)
    .map((post) => ({ ...post, isDraft: post.isDraft || post.publishedAt > now }));
  return shownEntries(posts, drafts).sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}

/** Each article in the language that replaces a missing translation. */
async function postsIn(lang: Lang): Promise<Post[]> {
  const posts = await getPosts();
  return [...new Set(posts.map(({ slug }) => slug))].flatMap((slug) => findPage(posts, lang, slug) ?? []);
}

/** `Glazes and clay` → `glazes-and-clay`. */
export const tagHref = (tag: string): string => `${BLOG_HREF}/tags/${encodeURIComponent(tagSlug(tag))}`;

const tagSlug = (tag: string): string =>
  tag
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

export type BlogPage =
  | {
      kind: 'list';
      posts: Post[];
      tag: string | null;
      /** All tags, those of most articles first. */
      tags: string[];
      page: number;
      pageCount: number;
      /** The address without the page. */
      href: string;
    }
  | { kind: 'post'; post: Post; html: string; languages: Lang[]; newer: Post | null; older: Post | null };

/** @param path encoded segments below `/blog`: `['tags', 'clay', 'pages', '2']` */
export const getBlogPage = async (lang: Lang, path: readonly string[]): Promise<BlogPage | null> =>
  (await findBlogPage(lang, path)) ?? getAbsence();

async function findBlogPage(lang: Lang, path: readonly string[]): Promise<BlogPage | null> {
  const segments = path.map(decodeSegment);
  if (segments.includes(null)) return null;
  const posts = await postsIn(lang);
  const tail = segments.at(-2) === 'pages' ? segments.at(-1) : null;
  if (tail !== null && !/^(?:[2-9]|[1-9]\d{1,3})$/.test(tail ?? '')) return null;
  const [first, second, ...others] = tail === null ? segments : segments.slice(0, -2);
  if (others.length > 0) return null;
  const tags = countedTags(posts);
  const page = tail === null ? 1 : Number(tail);
  if (first === undefined) return listOf(posts, { tag: null, tags, page, href: BLOG_HREF });
  if (first === 'tags') {
    const tag = tags.find((one) => tagSlug(one) === second);
    if (tag === undefined) return null;
    const tagged = posts.filter((post) => post.tags.some((one) => tagSlug(one) === second));
    return listOf(tagged, { tag, tags, page, href: tagHref(tag) });
  }
  if (second !== undefined || tail !== null) return null;
  const at = posts.findIndex(({ slug }) => slug === first);
  const post = posts[at];
  if (!post) return null;
  return {
    kind: 'post',
    post,
    html: withLocalLinks(await renderBody(post.slug, post.textLang, post.isDraft), lang),
    languages: languagesOfPage(await getPosts(), post.slug),
    newer: posts[at - 1] ?? null,
    older: posts[at + 1] ?? null,
  };
}

function listOf(
  posts: readonly Post[],
  facts: { tag: string | null; tags: string[]; page: number; href: string },
): BlogPage | null {
  const pageCount = Math.max(1, Math.ceil(posts.length / PER_PAGE));
  if (facts.page > pageCount) return null;
  const start = (facts.page - 1) * PER_PAGE;
  return { kind: 'list', ...facts, pageCount, posts: posts.slice(start, start + PER_PAGE) };
}

function countedTags(posts: readonly Post[]): string[] {
  const counts = new Map<string, { tag: string; count: number }>();
  for (const tag of posts.flatMap((post) => post.tags)) {
    const known = counts.get(tagSlug(tag));
    counts.set(tagSlug(tag), { tag: known?.tag ?? tag, count: (known?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count).map(({ tag }) => tag);
}

/** Sanitizes only the article that is shown. */
async function renderBody(slug: string, textLang: string, isDraft: boolean): Promise<string> {
  'use cache';
  const stored = await getCollection(COLLECTION, postSchema);
  const found = stored.filter((one) => one.slug === slug && (one.language ?? SHOP.catalogLang) === textLang);
  const post = found.find((one) => (one.published === false) === isDraft) ?? found[0];
  return cleanPageHtml(post?.body ?? '');
}

export const getPostLinks = async (lang: Lang): Promise<{ name: string; href: string }[]> =>
  (await postsIn(lang))
    .filter(({ isDraft }) => !isDraft)
    .map(({ title, slug }) => ({ name: title, href: postHref(slug) }));

/** The paths of the articles for search engines, with their languages. */
export async function getPostAddresses(): Promise<{ path: string; languages: Lang[] }[]> {
  const posts = (await getPosts()).filter(({ isDraft }) => !isDraft);
  if (posts.length === 0) return [];
  return [
    { path: BLOG_HREF, languages: [...LANGS] },
    ...[...new Set(posts.map(({ slug }) => slug))].map((slug) => ({
      path: postHref(slug),
      languages: languagesOfPage(posts, slug),
    })),
  ];
}

/** Writes `March 4, 2026`, in the shop's time zone. */
export const postDay = (iso: string, lang: Lang): string =>
  new Intl.DateTimeFormat(LOCALES[lang].dateLocale, { dateStyle: 'long', timeZone: SHOP.timeZone }).format(
    new Date(iso),
  );

const FEED_LENGTH = 20;

/** Writes the feed of RFC 4287. */
export async function atomFeed(lang: Lang): Promise<string> {
  const posts = (await postsIn(lang)).filter(({ isDraft }) => !isDraft).slice(0, FEED_LENGTH);
  const url = (path: string) => escapeXml(new URL(localHref(lang, path), env.SITE_URL).href);
  const { blog } = ALL_MESSAGES[lang];
  const newest = posts.reduce((latest, { updatedAt }) => (updatedAt > latest ? updatedAt : latest), '');
  const entries = posts.map(
    ({
      slug,
      title,
      summary,
      author,
      publishedAt,
      updatedAt,
      tags,
      textLang,
    }) => `  <entry xml:lang="${escapeXml(textLang)}">
    <id>${url(postHref(slug))}</id>
    <title>${escapeXml(title)}</title>
    <link href="${url(postHref(slug))}"/>
    <published>${publishedAt}</published>
    <updated>${updatedAt}</updated>
    <author><name>${escapeXml(author ?? SHOP.name)}</name></author>
${tags.map((tag) => `    <category term="${escapeXml(tag)}"/>\n`).join('')}    <summary>${escapeXml(summary ?? title)}</summary>
  </entry>
`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">
  <id>${url(BLOG_HREF)}</id>
  <title>${escapeXml(`${SHOP.name}: ${blog.title}`)}</title>
  <subtitle>${escapeXml(format(blog.intro, {}))}</subtitle>
  <link href="${url(BLOG_HREF)}"/>
  <link rel="self" type="application/atom+xml" href="${url(FEED_HREF)}"/>
  <updated>${newest || EPOCH}</updated>
${entries.join('')}</feed>
`;
}

/** For a feed without entries, which must name a time. */
const EPOCH = '1970-01-01T00:00:00Z';
