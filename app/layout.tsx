import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { CartDrawer } from '@/components/cart/cart-drawer';
import { CartLink } from '@/components/layout/cart-link';
import { Main } from '@/components/layout/main';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import { AccountLink } from '@/components/sign-in/account-link';
import { SessionNews } from '@/components/sign-in/session-news';
import { getCategories } from '@/lib/catalog/readers';
import { env } from '@/lib/env';
import { SHOP } from '@/lib/shop';
import { categoryHref } from '@/lib/urls';
import { fontVariables } from './fonts';
import './globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  title: { default: `${SHOP.name}: stoneware and things for the home`, template: `%s · ${SHOP.name}` },
  description: SHOP.description,
  openGraph: { siteName: SHOP.name, type: 'website', locale: 'en_US' },
};

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbf9f5' },
    { media: '(prefers-color-scheme: dark)', color: '#191714' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const categories = await getCategories();
  const links = [
    { name: 'All products', href: '/products' },
    ...categories.map(({ name, slug }) => ({ name, href: categoryHref(slug) })),
  ];
  return (
    <html lang="en" className={fontVariables}>
      <body>
        <SkipLink />
        <SiteHeader shopName={SHOP.name} links={links} cart={<CartLink />}>
          <AccountLink />
        </SiteHeader>
        <SessionNews />
        <Main>{children}</Main>
        <SiteFooter shopName={SHOP.name} about={SHOP.about} groups={[{ title: 'Shop', links }]} />
        <CartDrawer />
      </body>
    </html>
  );
}
