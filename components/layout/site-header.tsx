import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import { ShopLink } from '@/components/ui/shop-link';
import { PhoneMenu } from './phone-menu';
import { SearchForm } from './search-form';
import { type Logo, SiteLogo } from './site-logo';

export type NavLink = {
  name: string;
  /** Belongs to this shop if it begins with a slash. */
  href: string;
  /** False for a page of one shopper, which cannot be prefetched. */
  prefetch?: false;
  /** The language of the name, if it differs from the page's. */
  lang?: string;
};

type SiteHeaderProps = {
  shopName: string;
  /** Default: the name. */
  logo?: Logo | undefined;
  /** Links to the categories and other entry pages. */
  links: NavLink[];
  /** The cart link. */
  cart: ReactNode;
  /** Links of the shopper's account. */
  children?: ReactNode;
};

/**
 * Logo, navigation, search and cart, the same on every page. The row with search and cart is
 * sticky, and the categories scroll away.
 */
export function SiteHeader({ shopName, logo, links, cart, children }: SiteHeaderProps) {
  const messages = useMessages('layout');
  return (
    <>
      <header className="sticky top-0 z-30 border-b border-line bg-canvas">
        <div className="page-frame grid min-h-16 grid-cols-[1fr_auto_1fr] items-center gap-x-6 lg:min-h-18">
          <div className="flex items-center gap-6 justify-self-start">
            <div className="-ms-2.5 lg:hidden">
              <PhoneMenu title={shopName}>
                <SearchForm />
                <nav aria-label={messages.categories} className="mt-6">
                  <ul>
                    {links.map((link) => (
                      <li key={link.href} className="border-b border-line">
                        <ShopLink
                          href={link.href}
                          lang={link.lang}
                          className="flex min-h-14 items-center font-display text-title"
                        >
                          {link.name}
                        </ShopLink>
                      </li>
                    ))}
                  </ul>
                </nav>
                {children ? <div className="mt-6 flex flex-col">{children}</div> : null}
              </PhoneMenu>
            </div>
            <div className="max-lg:hidden">
              <SearchForm className="w-44 lg:w-60" />
            </div>
          </div>
          <ShopLink
            href="/"
            className="inline-flex min-h-target items-center font-display text-[1.875rem] leading-none tracking-tight lg:text-[2.25rem]"
          >
            <SiteLogo name={shopName} logo={logo} />
          </ShopLink>
          <div className="flex items-center gap-5 justify-self-end">
            {children ? <div className="flex items-center gap-5 max-lg:hidden">{children}</div> : null}
            {cart}
          </div>
        </div>
      </header>
      <nav aria-label={messages.categories} className="border-b border-line max-lg:hidden">
        <ul className="page-frame flex flex-wrap justify-center gap-x-9 py-0.5">
          {links.map((link) => (
            <li key={link.href}>
              <ShopLink
                href={link.href}
                lang={link.lang}
                className="inline-flex min-h-target items-center text-small underline decoration-transparent decoration-1 underline-offset-8 transition-colors duration-quick hover:decoration-current"
              >
                {link.name}
              </ShopLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
