import type { Metadata } from 'next';
import { RecommendedProducts } from '@/components/catalog/product-grid';
import { NotFoundContent } from '@/components/layout/not-found';
import { PageHeading } from '@/components/layout/page-heading';
import { StructuredData } from '@/components/layout/structured-data';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ShopLink, TextLink } from '@/components/ui/link';
import { EmptyState } from '@/components/ui/page-states';
import { Picture } from '@/components/ui/picture';
import { PageText } from '@/components/ui/rich-text';
import { withCardFeatures } from '@/features/places/card';
import { alternates, itemMetadata } from '@/features/places/metadata';
import { withPrices } from '@/lib/catalog/converted-prices';
import { getAllProducts } from '@/lib/catalog/readers';
import { SHOP } from '@/lib/config/shop';
import { format } from '@/lib/i18n/format';
import type { Lang } from '@/lib/i18n/lang';
import type { Messages } from '@/lib/i18n/messages/en';
import { getCatalogView, getLang, getMessages } from '@/lib/i18n/server-messages';
import { breadcrumbs } from '@/lib/seo/structured-data';
import { localHref } from '@/lib/urls';
import { blogPosting } from './blog-posting';
import { linkedProducts } from './linked-products';
import { BLOG_HREF, FEED_HREF, listHref, postHref } from './paths';
import { type BlogPage, getBlogPage, type Post, postDay, tagHref } from './posts';

/** The build prerenders the list only. Articles are rendered on first request. */
export const generateStaticParams = () => [{ path: [] }];

type PostListPage = Extract<BlogPage, { kind: 'list' }>;
type Props = PageProps<'/[lang]/blog/[[...path]]'>;

/** Without the feature, no request leads here (lib/http/url-rules.ts). */
async function load({ params }: Props): Promise<BlogPage | null> {
  return FEATURES.blog ? getBlogPage(await getLang(), (await params).path ?? []) : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [found, lang, { blog, pages }] = [await load(props), await getLang(), await getMessages()];
  if (!found) return { title: pages.notFound };
  if (found.kind === 'post') {
    const { slug, title, summary, picture, seo, lang: textLang, isDraft } = found.post;
    const texts = { name: title, text: summary ?? '', picture, seo };
    // An article without a translation shows the text of another URL.
    return withFeed(lang, {
      ...(await itemMetadata(textLang, postHref(slug), texts)),
      alternates: await alternates(textLang, postHref(slug), found.languages),
      ...(isDraft && { robots: { index: false } }),
    });
  }
  return withFeed(lang, await listMetadata(found, lang, blog));
}

async function listMetadata(
  { tag, page, href }: PostListPage,
  lang: Lang,
  blog: Messages['blog'],
): Promise<Metadata> {
  const title = tag === null ? blog.title : format(blog.tagged, { tag });
  return {
    title: page > 1 ? `${title} (${page})` : title,
    description: blog.intro,
    alternates: await alternates(lang, listHref(href, page)),
    // The articles are in the lists without a tag.
    ...(tag !== null && { robots: { index: false, follow: true } }),
  };
}

const withFeed = (lang: Lang, metadata: Metadata): Metadata => ({
  ...metadata,
  alternates: {
    ...metadata.alternates,
    types: { ...metadata.alternates?.types, 'application/atom+xml': localHref(lang, FEED_HREF) },
  },
});

/** The blog: its list, the list of a tag, and an article. An unknown address is a 404. */
export default async function Blog(props: Props) {
  const found = await load(props);
  if (!found) return <NotFoundContent />;
  return (
    <div className="page-frame">
      {found.kind === 'post' ? <Article {...found} /> : <PostList {...found} />}
    </div>
  );
}

async function PostList({ posts, tag, tags, page, pageCount, href }: PostListPage) {
  const { blog } = await getMessages();
  const lang = await getLang();
  const home = { name: SHOP.name, href: '/' };
  const here = tag ?? blog.title;
  return (
    <>
      <PageHeading title={here} intro={tag === null ? blog.intro : undefined}>
        <Breadcrumbs
          trail={tag === null ? [home] : [home, { name: blog.title, href: BLOG_HREF }]}
          here={page > 1 ? format(blog.page, { page }) : here}
        />
      </PageHeading>
      {posts.length === 0 ? (
        <EmptyState title={blog.empty} headingLevel={2}>
          {blog.emptyText}
        </EmptyState>
      ) : (
        <ul aria-label={blog.posts} className="grid gap-x-6 gap-y-12 sm:grid-cols-3 lg:gap-x-8">
          {posts.map((post, index) => (
            <li key={post.slug}>
              <PostCard post={post} lang={lang} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      )}
      {pageCount > 1 ? (
        <nav aria-label={blog.posts} className="mt-section flex flex-wrap justify-between gap-x-8">
          {page > 1 ? (
            <TextLink href={listHref(href, page - 1)} className={LINE_LINK}>
              {blog.newer}
            </TextLink>
          ) : null}
          {page < pageCount ? (
            <TextLink href={listHref(href, page + 1)} className={`${LINE_LINK} ms-auto`}>
              {blog.older}
            </TextLink>
          ) : null}
        </nav>
      ) : null}
      <footer className="mt-section flex flex-wrap items-baseline justify-between gap-x-8 gap-y-4 border-t border-line py-6 text-small">
        {tags.length > 0 ? <Tags tags={tags} current={tag} label={blog.tags} /> : <span />}
        <a href={localHref(lang, FEED_HREF)} className={`${LINE_LINK} underline underline-offset-4`}>
          {blog.feed}
        </a>
      </footer>
    </>
  );
}

const LINE_LINK = 'inline-flex min-h-target items-center';

type TagsProps = { tags: readonly string[]; current?: string | null; label: string };

const Tags = ({ tags, current, label }: TagsProps) => (
  <nav aria-label={label}>
    <ul className="flex flex-wrap gap-x-5">
      {tags.map((tag) => (
        <li key={tag}>
          <TextLink
            href={tagHref(tag)}
            aria-current={tag === current ? 'page' : undefined}
            className={`${LINE_LINK} aria-[current]:font-semibold`}
          >
            <bdi>{tag}</bdi>
          </TextLink>
        </li>
      ))}
    </ul>
  </nav>
);

function foreign({ textLang }: Post, lang: Lang): { lang?: string; dir?: 'auto' } {
  return textLang === lang ? {} : { lang: textLang, dir: 'auto' };
}

function PostCard({ post, lang, isFirst }: { post: Post; lang: Lang; isFirst: boolean }) {
  const { slug, title, summary, picture, publishedAt } = post;
  return (
    <article className="group relative">
      {picture ? (
        <Picture
          picture={picture}
          alt=""
          ratio={3 / 2}
          sizes="(min-width: 40rem) 31vw, 100vw"
          priority={isFirst ? 'first' : undefined}
          className="mb-4 aspect-[3/2] w-full rounded-soft object-cover"
        />
      ) : null}
      <p className="text-caption text-muted">
        <time dateTime={publishedAt}>{postDay(publishedAt, lang)}</time>
      </p>
      <h2 {...foreign(post, lang)} className="mt-1 font-display text-title">
        <ShopLink
          href={postHref(slug)}
          className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          {title}
        </ShopLink>
      </h2>
      {summary ? (
        <p {...foreign(post, lang)} className="mt-2 max-w-measure text-small text-muted">
          {summary}
        </p>
      ) : null}
    </article>
  );
}

/** The products that the text leads to. */
async function ShownProducts({ html }: { html: string }) {
  const slugs = linkedProducts(html);
  if (slugs.length === 0) return null;
  const { blog } = await getMessages();
  const view = await getCatalogView();
  const all = new Map((await getAllProducts(view)).map((product) => [product.slug, product]));
  const found = await withPrices(
    slugs.flatMap((slug) => all.get(slug) ?? []),
    view.currency,
  );
  return <RecommendedProducts title={blog.shown} {...(await withCardFeatures(found))} />;
}

async function Article({ post, html, newer, older }: Extract<BlogPage, { kind: 'post' }>) {
  const { blog } = await getMessages();
  const lang = await getLang();
  const { title, summary, picture, author, publishedAt, tags, textLang, slug } = post;
  const trail = [
    { name: SHOP.name, href: '/' },
    { name: blog.title, href: BLOG_HREF },
  ];
  const facts = (
    <div className="text-small text-muted">
      <p className="flex flex-wrap gap-x-4 md:flex-col">
        <time dateTime={publishedAt}>{format(blog.published, { date: postDay(publishedAt, lang) })}</time>
        {author ? <span>{format(blog.by, { author })}</span> : null}
      </p>
      {tags.length > 0 ? <Tags tags={tags} label={blog.tags} /> : null}
    </div>
  );
  return (
    <article>
      <StructuredData
        things={[blogPosting(post), breadcrumbs(lang, [...trail, { name: title, href: postHref(slug) }])]}
      />
      <div className="reading reading-wide">
        <PageHeading
          title={title}
          intro={summary ?? undefined}
          lang={textLang === lang ? undefined : textLang}
        >
          <Breadcrumbs trail={trail} here={title} />
        </PageHeading>
        {picture ? (
          <Picture
            picture={picture}
            ratio={16 / 9}
            sizes="(min-width: 70rem) 64rem, 100vw"
            priority="first"
            className="mb-group aspect-[4/3] w-full rounded-soft object-cover sm:aspect-[16/9] lg:aspect-[21/9]"
          />
        ) : null}
        <div className="beside-text">
          {facts}
          <PageText html={html} textLang={textLang} />
        </div>
      </div>
      <ShownProducts html={html} />
      <nav
        aria-label={blog.posts}
        className="mt-section flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-line py-6"
      >
        {[newer, older].map((other) =>
          other ? (
            <TextLink key={other.slug} href={postHref(other.slug)} className={LINE_LINK}>
              <span {...foreign(other, lang)}>{other.title}</span>
            </TextLink>
          ) : null,
        )}
        <TextLink href={BLOG_HREF} className={LINE_LINK}>
          {blog.all}
        </TextLink>
      </nav>
    </article>
  );
}
