import type { ReactNode } from 'react';
import { CartLink } from '@/components/cart/cart-link';
import { LanguageSwitch } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { AccountLink } from '@/components/sign-in/account-link';
import { ShopLink } from '@/components/ui/link';
import { OptionalPart } from '@/components/ui/optional-part';
import { fillPlace } from '@/features/places/fill-place';
import * as places from '@/features/places/layout';
import { ownFile, SHOP } from '@/lib/config/shop';
import { getMessages } from '@/lib/i18n/server-messages';
import { headerLinks, type MenuData, phoneLinks } from './menu-links';

/** The layout awaits it, as it does places. */
export async function layoutHeader(menus: MenuData): Promise<ReactNode> {
  const { layout, header } = await getMessages();
  const { name, logo } = SHOP;
  return (
    <SiteHeader
      shopName={name}
      logo={
        logo && {
          ...logo,
          src: ownFile(logo.file),
          srcOnDark: logo.fileOnDark && ownFile(logo.fileOnDark),
        }
      }
      links={headerLinks(menus)}
      cart={<CartLink />}
      actions={await fillPlace(places.headerLinks, {})}
      account={
        <OptionalPart>
          <AccountLink />
        </OptionalPart>
      }
    >
      {phoneLinks(menus).map(({ name, ...link }) => (
        <ShopLink key={link.href} {...link} className="inline-flex min-h-target items-center text-small">
          {name}
        </ShopLink>
      ))}
      <div className="mt-4 flex flex-wrap gap-3">
        <LanguageSwitch label={`${header.menu}: ${layout.language}`} />
        {await fillPlace(places.menuSettings, {})}
      </div>
    </SiteHeader>
  );
}
