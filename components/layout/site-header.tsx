import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useLang, useMessages } from '#messages';
import { SearchInput } from '@/components/search/search-input';
import { SearchIcon } from '@/components/ui/icons';
import { ShopLink } from '@/components/ui/link';
import { readingTool } from '@/lib/forms/browser-tool';
import { localHref } from '@/lib/urls';
import { PhoneMenu, PhoneSearch } from './phone-menu';

export type NavLink = {
  name: string;
  /** Belongs to this shop if it begins with a slash. */
  href: string;
  prefetch?: false;
  /** The language of the name, if it differs from the page's. */
  lang?: string;
  /** Narrower lists, which the menu of small screens names, too. */
  below?: NavLink[];
};

type SiteHeaderProps = {
  shopName: string;
  /** Default: the name. */
  logo?: Logo | undefined;
  links: NavLink[];
  cart: ReactNode;
  actions?: ReactNode;
  /** The link to the account, which is in the menu of small screens. */
  account?: ReactNode;
  /** The lower zone of that menu. */
  children?: ReactNode;
};

export function SiteHeader({ shopName, logo, links, cart, actions, account, children }: SiteHeaderProps) {
  const messages = useMessages('layout');
  return (
    <>
      <header className="relative z-30 tall:sticky tall:top-0 border-b border-line bg-canvas">
        <div className="page-frame grid min-h-16 grid-cols-[1fr_minmax(0,auto)_1fr] items-center gap-x-2 lg:min-h-18 lg:gap-x-6">
          <div className="flex items-center gap-6 justify-self-start">
            <div className="-ms-2.5 flex lg:hidden">
              <PhoneMenu title={shopName}>
                <nav aria-label={messages.categories}>
                  <ul>
                    {links.map((link) => (
                      <li key={link.href} className="border-b border-line">
                        <ShopLink
                          href={link.href}
                          {...(link.lang ? { lang: link.lang } : {})}
                          className="flex min-h-14 items-center font-display text-title"
                        >
                          {link.name}
                        </ShopLink>
                        {link.below ? (
                          <ul className="-mt-2 flex flex-wrap gap-x-5 pb-1.5">
                            {link.below.map(({ name, href }) => (
                              <li key={href}>
                                <ShopLink
                                  href={href}
                                  className="inline-flex min-h-target items-center text-small"
                                >
                                  {name}
                                </ShopLink>
                              </li>
                            ))}
                          </ul>
                        ) : null}
                      </li>
                    ))}
                  </ul>
                </nav>
                <div className="mt-auto flex flex-col pt-8">
                  {account}
                  {children}
                </div>
              </PhoneMenu>
              <PhoneSearch>
                <SearchForm hasFocus className="grow" />
              </PhoneSearch>
            </div>
            <div className="max-lg:hidden">
              <SearchForm isTool className="w-44 lg:w-60" />
            </div>
          </div>
          <ShopLink
            href="/"
            className="inline-flex min-h-target items-center text-center font-display text-[1.5rem] leading-none tracking-tight [overflow-wrap:anywhere] min-[22.5rem]:text-[1.875rem] lg:text-[2.25rem]"
          >
            <SiteLogo name={shopName} logo={logo} />
          </ShopLink>
          <div className="flex items-center justify-self-end lg:gap-5">
            {account ? <div className="max-lg:hidden">{account}</div> : null}
            {actions}
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
                {...(link.lang ? { lang: link.lang } : {})}
                className="inline-flex min-h-target items-center text-small underline decoration-transparent decoration-1 underline-offset-8 transition-colors duration-quick hover:decoration-current aria-[current]:decoration-current"
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

type Logo = {
  src: string;
  /** For the dark theme. Without it, both themes have the same picture. */
  srcOnDark?: string | undefined;
  width: number;
  height: number;
};

function SiteLogo({ name, logo }: { name: string; logo?: Logo | undefined }) {
  if (!logo) return name;
  const { src, srcOnDark, width, height } = logo;
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: a drawing has one size */}
      <img
        src={src}
        alt={name}
        width={width}
        height={height}
        className={srcOnDark ? 'on-light' : undefined}
      />
      {srcOnDark ? (
        // biome-ignore lint/performance/noImgElement: a drawing has one size
        <img src={srcOnDark} alt={name} width={width} height={height} className="on-dark" />
      ) : null}
    </>
  );
}

type SiteBannerProps = { text: string; href?: string | undefined };

export function SiteBanner({ text, href }: SiteBannerProps) {
  return (
    <section
      aria-label={useMessages('layout').banner}
      className="bg-inverse px-gutter text-center text-small text-on-inverse"
    >
      {href ? (
        <ShopLink
          href={href}
          className="inline-flex min-h-target items-center underline underline-offset-4 focus-visible:outline-on-inverse"
        >
          {text}
        </ShopLink>
      ) : (
        <p className="py-2.5">{text}</p>
      )}
    </section>
  );
}

/** A plain form ends the preview without a script. */
export const PreviewBar = ({ label, text, leave }: { label: string; text: string; leave: string }) => (
  <section
    aria-label={label}
    className="flex flex-wrap items-center justify-center gap-x-4 bg-inverse px-gutter py-1 text-center text-small text-on-inverse"
  >
    <p className="py-2">{text}</p>
    <form method="post" action="/api/preview">
      <button
        type="submit"
        className="inline-flex min-h-target items-center underline underline-offset-4 focus-visible:outline-on-inverse"
      >
        {leave}
      </button>
    </form>
  </section>
);

type SearchFormProps = {
  className?: string;
  /** Whether opening the popover around it focuses its field. */
  hasFocus?: boolean;
  /** Whether this one of the page's forms is for assistants. Their names must not repeat. */
  isTool?: boolean;
};

/** Submits `GET /search?q=…`, with or without JavaScript. */
export function SearchForm({ className, hasFocus, isTool = false }: SearchFormProps) {
  const messages = useMessages('header');
  const { searchIntro } = useMessages('catalog');
  const lang = useLang();
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every screen reader knows the search element
    <form
      role="search"
      action={localHref(lang, '/search')}
      {...(isTool && readingTool('search_products', searchIntro))}
      className={clsx('relative flex items-center border-b border-edge focus-within:border-ink', className)}
    >
      <SearchInput autoFocus={hasFocus} />
      <button type="submit" className="absolute end-0 inline-flex size-target items-center justify-end">
        <SearchIcon />
        <span className="sr-only">{messages.search}</span>
      </button>
    </form>
  );
}
