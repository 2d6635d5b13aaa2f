import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useLang, useMessages } from '#messages';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { ChevronDownIcon } from '@/components/ui/icons';
import { ShopLink } from '@/components/ui/link';
import { SHOP } from '@/lib/config/shop';
import { LANGS, LOCALES, shopText } from '@/lib/i18n/lang';
import type { NavLink } from './site-header';

type SiteFooterProps = {
  shopName: string;
  about?: string | undefined;
  /** Postal address, with line breaks. */
  address?: string | undefined;
  groups: { title: string; links: NavLink[] }[];
  social?: { title: string; links: NavLink[] } | undefined;
  legal?: { title: string; links: NavLink[] } | undefined;
  /** A row of its own, above the legal pages. */
  functions?: ReactNode;
  /** Below the shop's name: `<NewsletterForm>`. */
  newsletter?: ReactNode;
  /** The last line. */
  children?: ReactNode;
};

/** A group with more links has two columns, in which an email address breaks at 320 px. */
const MAX_IN_COLUMN = 6;

export function SiteFooter({
  shopName,
  about,
  address,
  groups,
  social,
  legal,
  functions,
  newsletter,
  children,
}: SiteFooterProps) {
  return (
    // Below a short page it fills the window, so that it begins at the same place while it arrives.
    <footer className="grow border-t border-line bg-sunken">
      <div className="page-frame grid gap-x-12 gap-y-4 pt-5 pb-3 md:grid-cols-[1fr_2fr] md:pb-group lg:grid-cols-[2fr_3fr] lg:py-20">
        <div>
          <p className="font-display text-heading">{shopName}</p>
          {about ? (
            <p className="mt-2 max-w-[26rem] text-small text-muted md:mt-3 md:text-body">{about}</p>
          ) : null}
          {address ? (
            <address className="mt-3 text-small whitespace-pre-line text-muted not-italic">{address}</address>
          ) : null}
          {social ? <LinkRow {...social} className="mt-3" /> : null}
          {newsletter}
        </div>
        <div className="border-b border-line md:grid md:grid-cols-[1fr_1fr_auto] md:gap-8 md:border-0">
          {groups.map((group) => (
            <nav
              key={group.title}
              aria-label={group.title}
              className={clsx(
                'border-t border-line md:border-0',
                group.links.length > MAX_IN_COLUMN && 'col-span-2',
              )}
            >
              <h2 className="footer-heading">{group.title}</h2>
              <details className="footer-group group">
                <summary>
                  {group.title}
                  <ChevronDownIcon className="size-4 transition-transform duration-quick group-open:rotate-180" />
                </summary>
                <ul
                  className={clsx(
                    'max-md:pb-3 md:mt-2',
                    group.links.length > MAX_IN_COLUMN && 'columns-2 gap-8',
                  )}
                >
                  {group.links.map((link) => (
                    <li key={link.href}>
                      <FooterLink {...link} />
                    </li>
                  ))}
                </ul>
              </details>
            </nav>
          ))}
        </div>
      </div>
      {functions ? <div className="footer-functions">{functions}</div> : null}
      {legal ? <LinkRow {...legal} className="page-frame pb-2" /> : null}
      {children ? (
        <div className="page-frame space-y-3 pb-4 md:space-y-4 md:pb-8 text-caption text-muted">
          {children}
        </div>
      ) : null}
    </footer>
  );
}

type LinkRowProps = { title: string; links: NavLink[]; className: string };

const LinkRow = ({ title, links, className }: LinkRowProps) => (
  <nav aria-label={title} className={className}>
    <ul className="flex flex-wrap gap-x-5">
      {links.map((link) => (
        <li key={link.href}>
          <FooterLink {...link} />
        </li>
      ))}
    </ul>
  </nav>
);

const LINK_STYLES =
  'inline-flex min-h-8 items-center md:min-h-10 text-small text-muted underline-offset-4 hover:text-ink hover:underline';

function FooterLink({ name, href, prefetch, lang }: NavLink) {
  return href.startsWith('/') ? (
    <ShopLink href={href} prefetch={prefetch} {...(lang ? { lang } : {})} className={LINK_STYLES}>
      {name}
    </ShopLink>
  ) : (
    <a href={href} className={LINK_STYLES}>
      {name}
    </a>
  );
}

/** A plain form, which leaves the shop for the newsletter's provider. `note` is about personal data. */
export function NewsletterForm({ note }: { note?: ReactNode }) {
  const messages = useMessages('layout');
  const lang = useLang();
  const { newsletter } = SHOP;
  if (!newsletter) return null;
  const { action, emailField, fields = {}, title, text, consent } = newsletter;
  const heading = title ? shopText(title, lang) : messages.newsletter;
  return (
    <form method="post" action={action} aria-label={heading} className="mt-4 max-w-[26rem] md:mt-8">
      <h2 className="text-small font-semibold">{heading}</h2>
      {text ? <p className="mt-2 text-small text-muted">{shopText(text, lang)}</p> : null}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <TextField
          label={messages.newsletterEmail}
          name={emailField}
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          dir="ltr"
          className="grow basis-40"
        />
        <Button variant="secondary">{messages.subscribe}</Button>
      </div>
      <label className="mt-3 flex gap-3 text-caption text-muted">
        <input type="checkbox" required className="mt-0.5 size-5 shrink-0 accent-current" />
        {shopText(consent, lang)}
      </label>
      {note}
    </form>
  );
}

/** A plain form, because the cached page does not know its own URL. `label` is for a page's second switch. */
export function LanguageSwitch({ label }: { label?: string }) {
  const here = useLang();
  const messages = useMessages('layout');
  if (LANGS.length === 1) return null;
  return (
    <form action="/api/language" aria-label={label ?? messages.language} className="switch">
      {LANGS.map((lang) =>
        lang === here ? (
          <span key={lang} lang={lang} dir={LOCALES[lang].direction} aria-current="true">
            {LOCALES[lang].name}
          </span>
        ) : (
          <button key={lang} type="submit" name="to" value={lang} lang={lang} dir={LOCALES[lang].direction}>
            {LOCALES[lang].name}
          </button>
        ),
      )}
    </form>
  );
}
