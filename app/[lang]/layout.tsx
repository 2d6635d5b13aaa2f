import type { Metadata, Viewport } from 'next';
import { type ReactNode, Suspense } from 'react';
import { CartDrawer } from '@/components/cart/cart-drawer';
import { CartLink } from '@/components/layout/cart-link';
import { FocusOnNavigation } from '@/components/layout/focus-on-navigation';
import { LanguageSwitch } from '@/components/layout/language-switch';
import { LinkFollower } from '@/components/layout/link-follower';
import { OfflineBanner } from '@/components/layout/offline-banner';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import { ThemeSwitch } from '@/components/layout/theme-switch';
import { WebFonts } from '@/components/layout/web-fonts';
import { AccountLink } from '@/components/sign-in/account-link';
import { SessionNotice } from '@/components/sign-in/session-notice';
import { getCategories } from '@/lib/catalog/readers';
import { env } from '@/lib/config/env';
import { SHOP } from '@/lib/config/shop';
import { format } from '@/lib/i18n/format';
import { LANGS, LOCALES } from '@/lib/i18n/lang';
import { ProvideMessages } from '@/lib/i18n/provide-messages';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import { topCategories } from '@/lib/model/category-tree';
import { openGraph } from '@/lib/seo/open-graph';
import { FIRST_PAINT_SCRIPT } from '@/lib/theme/first-paint.mjs';
import { categoryHref } from '@/lib/urls';
import { fontVariables } from '../fonts';
import '../globals.css';

export const generateStaticParams = () => LANGS.map((lang) => ({ lang }));

export async function generateMetadata(): Promise<Metadata> {
  const { layout } = await getMessages();
  return {
    metadataBase: new URL(env.SITE_URL),
    title: { default: format(layout.homeTitle, { shop: SHOP.name }), template: `%s · ${SHOP.name}` },
    description: layout.description,
    openGraph: openGraph(await getLang()),
  };
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbf9f5' },
    { media: '(prefers-color-scheme: dark)', color: '#191714' },
  ],
};

/** Messages that client components need on every page. Every area adds to the HTML of each page. */
const AREAS = ['ui', 'header', 'suggest', 'failure'] as const;

export default async function RootLayout({ children }: { children: ReactNode }) {
  const lang = await getLang();
  // With `WEB_VITALS` off, the build drops this import and its script.
  const WebVitals =
    process.env.WEB_VITALS === 'on' ? (await import('@/lib/observe/web-vitals')).WebVitals : null;
  const { layout } = await getMessages();
  const categories = await getCategories();
  const links = [
    { name: layout.allProducts, href: '/products' },
    ...topCategories(categories).map(({ name, slug }) => ({ name, href: categoryHref(slug) })),
  ];
  return (
    // The script below sets attributes before hydration.
    <html lang={lang} dir={LOCALES[lang].direction} className={fontVariables} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; the policy knows its hash */}
        <script dangerouslySetInnerHTML={{ __html: FIRST_PAINT_SCRIPT }} />
      </head>
      <body>
        <ProvideMessages areas={AREAS}>
          <SkipLink />
          <SiteHeader shopName={SHOP.name} links={links} cart={<CartLink />}>
            <AccountLink />
          </SiteHeader>
          <SessionNotice />
          <LinkFollower>{children}</LinkFollower>
          <SiteFooter
            shopName={SHOP.name}
            about={layout.about}
            groups={[
              { title: layout.shop, links },
              {
                title: layout.help,
                links: [
                  { name: layout.yourOrders, href: '/account/orders', prefetch: false },
                  { name: SHOP.email, href: `mailto:${SHOP.email}` },
                ],
              },
            ]}
          >
            <div className="flex flex-wrap items-center justify-between gap-4">
              <LanguageSwitch />
              <ThemeSwitch
                title={layout.colors}
                names={{
                  system: layout.colorsOfSystem,
                  light: layout.colorsLight,
                  dark: layout.colorsDark,
                }}
              />
            </div>
          </SiteFooter>
          <CartDrawer />
          <WebFonts />
          {WebVitals ? <WebVitals /> : null}
          <OfflineBanner message={layout.offline} />
          <Suspense>
            <FocusOnNavigation />
          </Suspense>
        </ProvideMessages>
      </body>
    </html>
  );
}
