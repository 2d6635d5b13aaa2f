import type { Metadata } from 'next';
import { NotFoundContent } from '@/app/[lang]/not-found';
import { withSections } from '@/app/own-sections';
import { Registers } from '@/components/layout/legal-notices';
import { PageHeading } from '@/components/layout/page-heading';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Picture } from '@/components/ui/picture';
import { PageText } from '@/components/ui/rich-text';
import { ownPicture, SHOP } from '@/lib/config/shop';
import { getPage, getPageSlugs, pageHref } from '@/lib/content/readers';
import { format } from '@/lib/i18n/format';
import { toLang } from '@/lib/i18n/lang';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import { alternates } from '@/lib/seo/metadata';

// An unknown page blocks until it is resolved, so that its status is a real 404.
export const ensureStatic = 'navigation';

/** Next.js requires a URL to prerender. This one has no page. */
const NO_PAGE = { page: 'no-page' };

export async function generateStaticParams() {
  const slugs = await getPageSlugs();
  return slugs.length > 0 ? slugs.map((page) => ({ page })) : [NO_PAGE];
}

export async function generateMetadata({ params }: PageProps<'/[lang]/[page]'>): Promise<Metadata> {
  const found = await getPage(await getLang(), (await params).page);
  if (!found) return { title: (await getMessages()).pages.notFound };
  const { page, languages } = found;
  return {
    title: page.seoTitle ?? page.title,
    description: page.description,
    // A page without a translation shows the text of another URL.
    alternates: alternates(toLang(page.lang), pageHref(page.slug), languages),
    ...(page.status === 'draft' && { robots: { index: false } }),
  };
}

/** A plain page, such as "About us". An unknown URL is a 404. */
export default async function ContentPage({ params }: PageProps<'/[lang]/[page]'>) {
  const lang = await getLang();
  const found = await getPage(lang, (await params).page);
  if (!found) return <NotFoundContent />;
  const { title, textLang, lang: folder, slug, html, status, picture } = found.page;
  const { pages } = await getMessages();
  const ContactForm =
    FEATURES.forms && slug === 'contact' ? (await import('../forms/contact-form')).ContactForm : null;
  return (
    <div className="page-frame">
      <PageHeading title={title} lang={textLang === lang ? undefined : textLang}>
        <Breadcrumbs trail={[{ name: SHOP.name, href: '/' }]} here={title} />
      </PageHeading>
      {picture ? (
        <Picture
          picture={{ ...ownPicture(picture.file), alt: picture.alt }}
          ratio={16 / 9}
          sizes="(min-width: 96rem) 90rem, 100vw"
          priority="first"
          className="mb-group aspect-[4/3] w-full rounded-soft object-cover sm:aspect-[16/9] lg:aspect-[21/9]"
        />
      ) : null}
      {status === 'draft' ? (
        <div className="mb-group max-w-measure rounded-control bg-sunken px-4 py-3 text-small">
          <p className="font-semibold">{pages.draftTitle}</p>
          <p>{format(pages.draftText, { file: `content/${folder}/${slug}.md` })}</p>
        </div>
      ) : null}
      {withSections(
        SHOP.pages?.[slug]?.sections,
        html ? <PageText html={html} textLang={textLang} hasLead={!!picture} /> : null,
      )}
      {FEATURES.registers && SHOP.law?.pages?.imprint === pageHref(slug) ? <Registers /> : null}
      {ContactForm ? <ContactForm /> : null}
    </div>
  );
}
