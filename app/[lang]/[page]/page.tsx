import clsx from 'clsx';
import type { Metadata } from 'next';
import { createElement, Fragment, type ReactNode } from 'react';
import { NotFoundContent } from '@/components/layout/not-found';
import { PageHeading } from '@/components/layout/page-heading';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Numbers } from '@/components/ui/numbers';
import { Picture } from '@/components/ui/picture';
import { PageText } from '@/components/ui/rich-text';
import { fillPlace, ownSections } from '@/features/places/fill-place';
import { alternates } from '@/features/places/metadata';
import * as places from '@/features/places/text-page';
import { prerendered } from '@/lib/catalog/prerendered';
import { isSectionType, type SectionValue } from '@/lib/config/section-schemas';
import { ownPicture, SHOP } from '@/lib/config/shop';
import { getPage, getPageSlugs, pageHref, splitAtHeadings } from '@/lib/content/pages';
import { getSiteContent, type HomeSection, sectionsOf } from '@/lib/content/site-content';
import { format } from '@/lib/i18n/format';
import { toLang } from '@/lib/i18n/lang';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import type { ContentPage as PlainPage } from '@/lib/model/content';

// An unknown page blocks until it is resolved, so that its status is a real 404.
export const ensureStatic = 'navigation';

export async function generateStaticParams() {
  return prerendered(await getPageSlugs(), pageHref).map((page) => ({ page }));
}

export async function generateMetadata({ params }: PageProps<'/[lang]/[page]'>): Promise<Metadata> {
  const found = await getPage(await getLang(), (await params).page);
  if (!found) return { title: (await getMessages()).pages.notFound };
  const { page, languages } = found;
  return {
    title: page.seoTitle ?? page.title,
    description: page.description,
    // A page without a translation shows the text of another URL.
    alternates: await alternates(toLang(page.lang), pageHref(page.slug), languages),
    ...(page.status === 'draft' && { robots: { index: false } }),
  };
}

/** A plain page, such as "About us". An unknown URL is a 404. */
export default async function ContentPage({ params }: PageProps<'/[lang]/[page]'>) {
  const lang = await getLang();
  const found = await getPage(lang, (await params).page);
  if (!found) return <NotFoundContent />;
  const { page } = found;
  const { title, textLang, lang: folder, slug, status, picture } = page;
  const { pages } = await getMessages();
  const aside = await fillPlace(places.pageAside, { slug });
  const sections = await sectionsOfPage(slug);
  const hasWideSection = sections.some(({ type }) => type !== 'own');
  const isWide = !!(aside || picture || page.numbers || page.rows || hasWideSection);
  return (
    <div className="page-frame">
      <div className={clsx('reading', isWide && 'reading-wide')}>
        <PageHeading title={title} lang={textLang === lang ? undefined : textLang}>
          <Breadcrumbs trail={[{ name: SHOP.name, href: '/' }]} here={title} />
        </PageHeading>
        {picture ? (
          <Picture
            picture={{ ...ownPicture(picture.file), alt: picture.alt }}
            ratio={16 / 9}
            sizes="(min-width: 70rem) 64rem, 100vw"
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
        <div className={aside ? 'grid gap-x-16 gap-y-10 lg:grid-cols-2' : undefined}>
          <div>
            <PageBody page={page} isForeign={textLang !== lang} isWide={isWide && !aside} />
            {await pageSections(page, sections)}
          </div>
          {aside}
        </div>
        {await fillPlace(places.pageEnd, { slug })}
      </div>
    </div>
  );
}

/** Those of the configuration, with the changes of the CMS. */
const sectionsOfPage = async (slug: string): Promise<HomeSection[]> =>
  sectionsOf(
    await getSiteContent(await getLang()),
    (SHOP.pages?.[slug]?.sections ?? []).map((one) =>
      typeof one === 'string' ? { type: 'own', name: one } : one,
    ),
    slug,
  );

async function pageSections({ slug, html }: PlainPage, sections: readonly HomeSection[]): Promise<ReactNode> {
  const filled = sections.map((section, index) => {
    const id = `${slug}-${section.type}-${index}`;
    const className = index > 0 || html ? 'pt-section' : '';
    if (section.type === 'own') return ownSections([section.name]);
    if (section.type === 'set') return fillPlace(places.pageSet, { section, id, className });
    return isPageSection(section) ? fillPlace(places.pageSection, { section, id, className }) : null;
  });
  return createElement(Fragment, null, ...(await Promise.all(filled)));
}

const isPageSection = (section: HomeSection): section is SectionValue => isSectionType(section.type);

/** The text of a page. With a picture, its first paragraph is a lead, before numbers and rows. */
function PageBody({ page, isForeign, isWide }: { page: PlainPage; isForeign: boolean; isWide: boolean }) {
  const { html, textLang, picture, numbers, rows } = page;
  if (!html) return null;
  const end = picture && html.startsWith('<p>') ? html.indexOf('</p>') + '</p>'.length : 0;
  return (
    <>
      {end > 0 ? <PageText html={html.slice(0, end)} textLang={textLang} isLead /> : null}
      {numbers || rows ? (
        <div lang={isForeign ? textLang : undefined} dir={isForeign ? 'auto' : undefined}>
          {numbers ? <Numbers numbers={numbers} className="mt-group" /> : null}
          {rows?.map((row) => (
            <section key={row.title} className="beside-text mt-group items-center">
              <Picture
                picture={{ ...ownPicture(row.picture.file), alt: row.picture.alt }}
                ratio={4 / 3}
                sizes="(min-width: 70rem) 29rem, (min-width: 48rem) 45vw, 100vw"
                className="aspect-[4/3] w-full rounded-soft object-cover"
              />
              <div>
                <h2 className="font-display text-title">{row.title}</h2>
                <p className="mt-2 max-w-measure text-muted">{row.text}</p>
              </div>
            </section>
          ))}
        </div>
      ) : null}
      {end < html.length ? (
        <div className={numbers || rows || end > 0 ? 'mt-group' : undefined}>
          {isWide ? (
            <PageSections html={html.slice(end)} textLang={textLang} />
          ) : (
            <PageText html={html.slice(end)} textLang={textLang} />
          )}
        </div>
      ) : null}
    </>
  );
}

const PageSections = ({ html, textLang }: { html: string; textLang: string }) =>
  splitAtHeadings(html).map(({ start, heading, text }) => (
    <section key={start} className="beside-text mt-group first:mt-0">
      {heading ? <PageText html={heading} textLang={textLang} /> : <span aria-hidden="true" />}
      <PageText html={text} textLang={textLang} />
    </section>
  ));
