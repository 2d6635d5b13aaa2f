import '../globals.css';
import type { Metadata, Viewport } from 'next';
import { Activity, type ReactNode, Suspense } from 'react';
import { OptionalSlot, withSections } from '@/app/optional-slot';
import { ConsentButton } from '@/components/analytics/consent-button';
import { CartDrawer } from '@/components/cart/cart-drawer';
import { CartLink } from '@/components/cart/cart-link';
import { FeePerOrder, FeesApart, GuaranteeLink, PriceNote } from '@/components/layout/legal-notices';
import { FocusOnNavigation, LinkFollower } from '@/components/layout/link-follower';
import { OfflineBanner } from '@/components/layout/offline-banner';
import { PaymentNames } from '@/components/layout/purchase-assurance';
import { LanguageSwitch, NewsletterForm, SiteFooter } from '@/components/layout/site-footer';
import { PreviewBar, SiteBanner, SiteHeader } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import { ThemeSwitch } from '@/components/layout/theme-switch';
import { WebFonts } from '@/components/layout/web-fonts';
import { AccountLink } from '@/components/sign-in/account-link';
import { SessionNotice } from '@/components/sign-in/session-notice';
import { ShopLink } from '@/components/ui/link';
import { OptionalPart } from '@/components/ui/optional-part';
import { OverlayHistory } from '@/components/ui/overlay-history';
import { getCategories } from '@/lib/catalog/readers';
import { env } from '@/lib/config/env';
import { analytics, GIFT_CARD_HREF, giftCards, ownFile, SHOP } from '@/lib/config/shop';
import { resolveColors } from '@/lib/config/theme';
import { getMenus } from '@/lib/content/readers';
import { bannerOf, getSiteContent } from '@/lib/content/site-content';
import { isPreview } from '@/lib/http/preview';
import { CURRENCIES } from '@/lib/i18n/catalog-view';
import { LANGS, LOCALES, shopText } from '@/lib/i18n/lang';
import {
  getCatalogView,
  getCurrency,
  getLang,
  getMessages,
  ProvideMessages,
} from '@/lib/i18n/server-messages';
import { icons, openGraph } from '@/lib/seo/metadata';
import { statementHref } from '@/lib/site-forms/statement-names';
import { FIRST_PAINT_SCRIPT } from '@/lib/theme/first-paint.mjs';
import { localHref } from '@/lib/urls';
import { footerGroups, headerLinks, legalLinks, phoneLinks } from './menu-links';

export const generateStaticParams = () => LANGS.map((lang) => ({ lang }));

export async function generateMetadata(): Promise<Metadata> {
  const lang = await getLang();
  return {
    metadataBase: new URL(env.SITE_URL),
    title: { default: shopText(SHOP.title ?? SHOP.name, lang), template: `%s · ${SHOP.name}` },
    description: SHOP.description && shopText(SHOP.description, lang),
    icons: icons(SHOP.favicon),
    ...((await isPreview()) && { robots: { index: false, follow: false } }),
    ...(FEATURES.offline && { manifest: localHref(lang, '/manifest.webmanifest') }),
    openGraph: openGraph(lang),
  };
}

const canvas = resolveColors(SHOP.colors).canvas;

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: canvas.light },
    { media: '(prefers-color-scheme: dark)', color: canvas.dark },
  ],
};

/** Messages that client components need on every page. Every area adds to the HTML of each page. */
const AREAS = ['ui', 'header', 'failure'] as const;

export default async function RootLayout({ children }: { children: ReactNode }) {
  const lang = await getLang();
  const {
    Analytics,
    CurrencyNote,
    CurrencySwitch,
    Newsletter,
    OfflineSupport,
    WebVitals,
    WishlistLink,
    WishlistStatus,
  } = await loadOptionalParts();
  const currency = await getCurrency();
  const { layout, header, giftCard, preview, statements } = await getMessages();
  const content = await getSiteContent(lang);
  const menuData = {
    lang,
    layout,
    categories: await getCategories(await getCatalogView()),
    pages: await getMenus(lang),
    content,
    giftCard: giftCards && { name: giftCard.title, href: GIFT_CARD_HREF },
  };
  const banner = bannerOf(content, lang);
  const { name, about, contact, logo, social = [] } = SHOP;
  const legal = legalLinks(menuData);
  const functions = [
    ...(FEATURES.withdrawal ? (['withdrawal'] as const) : []),
    ...(FEATURES.cancellation ? (['cancellation'] as const) : []),
  ].map((kind) => ({ name: statements[kind].link, href: statementHref(kind) }));
  const currencies = { currencies: CURRENCIES, current: currency ?? SHOP.currency };
  const ofMenu = (label: string) => `${header.menu}: ${label}`;
  return (
    // The script below sets attributes before hydration.
    <html lang={lang} dir={LOCALES[lang].direction} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; the policy knows its hash */}
        <script dangerouslySetInnerHTML={{ __html: FIRST_PAINT_SCRIPT }} />
      </head>
      <body>
        <ProvideMessages
          areas={[
            ...AREAS,
            ...(analytics ? (['consent'] as const) : []),
            ...(WishlistLink ? (['hearts'] as const) : []),
            ...(FEATURES.lowestPrices || FEATURES.priceNotes || FEATURES.fees
              ? (['priceNotes'] as const)
              : []),
          ]}
        >
          <SkipLink />
          {(await isPreview()) ? <PreviewBar {...preview} /> : null}
          {banner ? <SiteBanner {...banner} /> : null}
          {withSections(
            SHOP.sections?.header,
            <SiteHeader
              shopName={name}
              logo={
                logo && {
                  ...logo,
                  src: ownFile(logo.file),
                  srcOnDark: logo.fileOnDark && ownFile(logo.fileOnDark),
                }
              }
              links={headerLinks(menuData)}
              cart={<CartLink />}
              wishlist={
                WishlistLink ? (
                  <OptionalPart>
                    <WishlistLink />
                  </OptionalPart>
                ) : null
              }
              account={
                <OptionalPart>
                  <AccountLink />
                </OptionalPart>
              }
            >
              {phoneLinks(menuData).map(({ name, ...link }) => (
                <ShopLink
                  key={link.href}
                  {...link}
                  className="inline-flex min-h-target items-center text-small"
                >
                  {name}
                </ShopLink>
              ))}
              <div className="mt-4 flex flex-wrap gap-3">
                <LanguageSwitch label={ofMenu(layout.language)} />
                {CurrencySwitch ? <CurrencySwitch {...currencies} label={ofMenu(layout.currency)} /> : null}
              </div>
            </SiteHeader>,
          )}
          <OptionalPart>
            <SessionNotice />
          </OptionalPart>
          <LinkFollower>{children}</LinkFollower>
          {/* Hydrates after the page. */}
          <Activity>
            <SiteFooter
              shopName={name}
              about={about && shopText(about, lang)}
              address={contact?.address && shopText(contact.address, lang)}
              groups={footerGroups(menuData)}
              social={social.length > 0 ? { title: layout.social, links: social } : undefined}
              functions={functions}
              legal={legal.length > 0 ? { title: layout.legal, links: legal } : undefined}
              newsletter={
                SHOP.newsletter || !Newsletter ? (
                  <OptionalPart>
                    <NewsletterForm />
                  </OptionalPart>
                ) : (
                  <OptionalSlot name="newsletter" render={Newsletter} />
                )
              }
            >
              <div className="flex flex-wrap items-center gap-4">
                <LanguageSwitch />
                {CurrencySwitch ? <CurrencySwitch {...currencies} /> : null}
                {analytics?.some(({ consent }) => consent === 'required') ? <ConsentButton /> : null}
                <OptionalPart>
                  <ThemeSwitch
                    title={layout.colors}
                    names={{
                      system: layout.colorsOfSystem,
                      light: layout.colorsLight,
                      dark: layout.colorsDark,
                    }}
                  />
                </OptionalPart>
              </div>
              {CurrencyNote && currency ? (
                <CurrencyNote shown={currency} charged={SHOP.currency} className="text-small text-muted" />
              ) : null}
              {FEATURES.priceNotes ? <PriceNote all /> : null}
              {FEATURES.fees ? <FeePerOrder /> : null}
              {withSections(SHOP.sections?.footer, <PaymentNames />)}
            </SiteFooter>
          </Activity>
          <OptionalPart>
            <OverlayHistory />
          </OptionalPart>
          <OptionalPart>
            <CartDrawer
              {...((FEATURES.guarantee || FEATURES.fees) && {
                notice: (
                  <>
                    {FEATURES.fees ? <FeesApart /> : null}
                    {FEATURES.guarantee ? <GuaranteeLink /> : null}
                  </>
                ),
              })}
            />
          </OptionalPart>
          {WishlistStatus ? (
            <OptionalPart>
              <WishlistStatus />
            </OptionalPart>
          ) : null}
          <WebFonts />
          {WebVitals ? (
            <OptionalPart>
              <WebVitals />
            </OptionalPart>
          ) : null}
          {Analytics && analytics ? (
            <OptionalPart>
              <Analytics settings={analytics} />
            </OptionalPart>
          ) : null}
          <OptionalPart>
            <OfflineBanner message={layout.offline}>
              {OfflineSupport ? <OfflineSupport /> : null}
            </OfflineBanner>
          </OptionalPart>
          <Suspense>
            <FocusOnNavigation />
          </Suspense>
        </ProvideMessages>
      </body>
    </html>
  );
}

/**
 * Loads the parts of every page that the configuration or the environment turns on. The others are
 * null. The build knows the variables, and drops the imports of what is off with their scripts.
 */
const loadOptionalParts = async () => ({
  Analytics: FEATURES.analytics ? (await import('@/components/analytics/analytics')).Analytics : null,
  CurrencyNote: FEATURES.currencies
    ? (await import('@/components/layout/currency-switch')).CurrencyNote
    : null,
  CurrencySwitch: FEATURES.currencies
    ? (await import('@/components/layout/currency-switch')).CurrencySwitch
    : null,
  Newsletter: FEATURES.forms ? (await import('./forms/newsletter-slot')).NewsletterSlot : null,
  OfflineSupport:
    FEATURES.offline && process.env.NODE_ENV === 'production'
      ? (await import('@/components/offline/offline-support')).OfflineSupport
      : null,
  WebVitals: process.env.WEB_VITALS === 'on' ? (await import('@/lib/observe/web-vitals')).WebVitals : null,
  WishlistLink: FEATURES.wishlist ? (await import('@/components/wishlist/wishlist-link')).WishlistLink : null,
  WishlistStatus: FEATURES.wishlist
    ? (await import('@/components/wishlist/wishlist-status')).WishlistStatus
    : null,
});
