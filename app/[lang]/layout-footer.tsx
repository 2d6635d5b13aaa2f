import type { ReactNode } from 'react';
import { PaymentNames } from '@/components/layout/purchase-assurance';
import { LanguageSwitch, NewsletterForm, SiteFooter } from '@/components/layout/site-footer';
import { ThemeSwitch } from '@/components/layout/theme-switch';
import { OptionalPart } from '@/components/ui/optional-part';
import { fillPlace } from '@/features/places/fill-place';
import { personalData } from '@/features/places/forms';
import * as places from '@/features/places/layout';
import { SHOP } from '@/lib/config/shop';
import { shopText } from '@/lib/i18n/lang';
import { getMessages } from '@/lib/i18n/server-messages';
import { footerGroups, legalLinks, type MenuData } from './menu-links';

/** The layout awaits it, as it does places. */
export async function layoutFooter(menus: MenuData): Promise<ReactNode> {
  const { layout } = await getMessages();
  const { name, about, contact, social = [] } = SHOP;
  const legal = legalLinks(menus);
  return (
    <SiteFooter
      shopName={name}
      about={about && shopText(about, menus.lang)}
      address={contact?.address && shopText(contact.address, menus.lang)}
      groups={footerGroups(menus)}
      social={social.length > 0 ? { title: layout.social, links: social } : undefined}
      functions={await fillPlace(places.footerFunctions, {})}
      legal={legal.length > 0 ? { title: layout.legal, links: legal } : undefined}
      newsletter={
        SHOP.newsletter ? (
          <OptionalPart>
            <NewsletterForm note={await fillPlace(personalData, { className: 'mt-3' })} />
          </OptionalPart>
        ) : (
          await fillPlace(places.newsletter, {})
        )
      }
    >
      <div className="fade-edges footer-switches">
        <LanguageSwitch />
        {await fillPlace(places.footerSettings, {})}
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
      {await fillPlace(places.footerNotes, {})}
      <PaymentNames />
      {await fillPlace(places.footer, {})}
    </SiteFooter>
  );
}
