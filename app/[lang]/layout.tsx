import { type ReactNode, Suspense } from 'react';
import { CartDrawer } from '@/components/cart/cart-drawer';
import { FirstView } from '@/components/layout/first-view';
import { FocusOnNavigation, LinkFollower } from '@/components/layout/link-follower';
import { OfflineBanner } from '@/components/layout/offline-banner';
import { PreviewBar, SiteBanner } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import { SessionNotice } from '@/components/sign-in/session-notice';
import { HydrateLater } from '@/components/ui/hydrate-later';
import { OptionalPart } from '@/components/ui/optional-part';
import { OverlayHistory } from '@/components/ui/overlay-history';
import { fillPlace } from '@/features/places/fill-place';
import * as places from '@/features/places/layout';
import { getCategories } from '@/lib/catalog/readers';
import { giftCards } from '@/lib/config/shop';
import { getMenus } from '@/lib/content/pages';
import { bannerOf, getSiteContent } from '@/lib/content/site-content';
import { isPreview } from '@/lib/http/preview';
import { LANGS, LOCALES } from '@/lib/i18n/lang';
import { getCatalogView, getLang, getMessages, ProvideMessages } from '@/lib/i18n/server-messages';
import { loadAdditions } from '@/lib/places';
import { FIRST_PAINT_SCRIPT } from '@/lib/theme/first-paint.mjs';
import { GIFT_CARD_HREF } from '@/lib/urls';
import { layoutFooter } from './layout-footer';
import { layoutHeader } from './layout-header';
import { LayoutStyles } from './layout-styles';

export { generateMetadata, viewport } from './layout-metadata';

export const generateStaticParams = () => LANGS.map((lang) => ({ lang }));

/** Messages that client components need on every page. Every area adds to the HTML of each page. */
const AREAS = ['ui', 'header', 'failure'] as const;

/** In development, also what the merchant's files lack. In a build, no page has a part for that. */
async function belowHeader(label: string): Promise<ReactNode> {
  const start = await fillPlace(places.pageStart, {});
  const sections = await fillPlace(places.header, {});
  // Screen readers jump from landmark to landmark, past what is in none.
  const filled = sections ? (
    <>
      {start}
      <section aria-label={label}>{sections}</section>
    </>
  ) : (
    start
  );
  if (process.env.NODE_ENV !== 'development') return filled;
  const { DevelopmentWarnings } = await import('./development-warnings');
  return (
    <>
      <DevelopmentWarnings />
      {filled}
    </>
  );
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const lang = await getLang();
  const messages = await getMessages();
  const { layout, giftCard, preview } = messages;
  const content = await getSiteContent(lang);
  const banner = bannerOf(content, lang);
  const menus = {
    lang,
    layout,
    categories: await getCategories(await getCatalogView()),
    pages: await getMenus(lang),
    content,
    blog: (await loadAdditions(places.blogLinks)).map((linkOf) => linkOf(messages)),
    gifts: (await loadAdditions(places.giftLinks)).map((linkOf) => linkOf(messages)),
    giftCard: giftCards && { name: giftCard.title, href: GIFT_CARD_HREF },
  };
  // The build drops the import of what is off.
  const WebVitals =
    process.env.WEB_VITALS === 'on' ? (await import('@/lib/observe/web-vitals')).WebVitals : null;
  return (
    // The script below sets attributes before hydration.
    <html lang={lang} dir={LOCALES[lang].direction} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; the policy knows its hash */}
        <script dangerouslySetInnerHTML={{ __html: FIRST_PAINT_SCRIPT }} />
      </head>
      <body>
        <LayoutStyles />
        <ProvideMessages areas={[...AREAS, ...places.messageAreas]}>
          <SkipLink />
          {(await isPreview()) ? <PreviewBar {...preview} /> : null}
          {banner ? <SiteBanner {...banner} /> : null}
          {await layoutHeader(menus)}
          {await belowHeader(layout.shopInformation)}
          <OptionalPart>
            <SessionNotice />
          </OptionalPart>
          <LinkFollower>{children}</LinkFollower>
          <HydrateLater>{await layoutFooter(menus)}</HydrateLater>
          <OptionalPart>
            <OverlayHistory />
          </OptionalPart>
          <OptionalPart>
            <CartDrawer notice={await fillPlace(places.drawerNotice, {})} />
          </OptionalPart>
          {await fillPlace(places.everyPage, {})}
          <FirstView />
          {WebVitals ? (
            <OptionalPart>
              <WebVitals />
            </OptionalPart>
          ) : null}
          <OptionalPart>
            <OfflineBanner message={layout.offline}>{await fillPlace(places.connection, {})}</OfflineBanner>
          </OptionalPart>
          <Suspense>
            <FocusOnNavigation />
          </Suspense>
        </ProvideMessages>
      </body>
    </html>
  );
}
