import type { NavLink } from '@/components/layout/site-header';
import { SHOP } from '@/lib/config/shop';
import { type SiteContent, withMenuItems } from '@/lib/content/site-content';
import { type Lang, shopText } from '@/lib/i18n/lang';
import type { Messages } from '@/lib/i18n/messages/en';
import { compact } from '@/lib/model/compact';
import type { MenuName } from '@/lib/model/content';
import type { Category } from '@/lib/model/product';
import { descendants, topCategories } from '@/lib/model/product-list';
import { categoryHref, decodeSegment, ORDERS_HREF } from '@/lib/urls';

type MenuEntry = NonNullable<typeof SHOP.navigation>[number];

export type MenuData = {
  lang: Lang;
  layout: Messages['layout'];
  categories: Category[];
  /** The links of plain pages (docs/pages.md). */
  pages: Record<MenuName, NavLink[]>;
  /** The entries of the CMS, of which some are links of menus. */
  content?: SiteContent;
  /** The links of the entry `blog`. */
  blog?: NavLink[];
  /** The links of the entry `gifts`. */
  gifts?: NavLink[];
  /** The page of gift cards. Absent where the shop sells none. */
  giftCard?: NavLink | undefined;
};

/** Each address once: the menu's own entries replace those that the shop fills. */
function menuLinks(name: MenuName, entries: readonly MenuEntry[], data: MenuData): NavLink[] {
  const { lang, layout, categories, pages } = data;
  const isOwn = (path: string) =>
    entries.some((entry) => typeof entry === 'object' && isSamePage(entry.href, path));
  const links = entries.flatMap((entry): NavLink[] => {
    switch (entry) {
      case 'all-products':
        return [{ name: layout.allProducts, href: '/products' }];
      case 'categories':
        return topCategories(categories).map((category) => categoryLink(category, categories));
      case 'blog':
        return data.blog ?? [];
      case 'gifts':
        return data.gifts ?? [];
      case 'orders':
        return [{ name: layout.yourOrders, href: ORDERS_HREF, prefetch: false }];
      case 'pages':
        return pages[name].filter(({ href }) => !isOwn(href));
      case 'contact':
        return contactLinks();
      default:
        return [{ name: shopText(entry.label, lang), href: entry.href }];
    }
  });
  return links.filter(({ href }, index) => links.findIndex((link) => link.href === href) === index);
}

function categoryLink({ id, name, slug }: Category, categories: Category[]): NavLink {
  const below = descendants(categories, id).map((category) => categoryLink(category, []));
  return { name, href: categoryHref(slug), ...(below.length > 0 ? { below } : {}) };
}

const withItems = (name: MenuName, links: NavLink[], { content = [] }: MenuData): NavLink[] =>
  withMenuItems(content, name, links, isSamePage);

/** `/über-uns/` is `/%C3%BCber-uns`. */
export const isSamePage = (one: string, other: string): boolean => bareHref(one) === bareHref(other);
const bareHref = (href: string): string => (decodeSegment(href) ?? href).replace(/(?<=.)\/$/, '');

function contactLinks(): NavLink[] {
  const { email, phone } = SHOP.contact ?? {};
  return compact(
    email && { name: email, href: `mailto:${email}` },
    phone && { name: phone, href: `tel:${phone.replaceAll(/[^\d+]/g, '')}` },
  );
}

export const headerLinks = (data: MenuData): NavLink[] =>
  withItems(
    'header',
    menuLinks('header', SHOP.navigation ?? ['all-products', 'categories', 'gifts', 'blog', 'pages'], data),
    data,
  );

export const phoneLinks = (data: MenuData): NavLink[] => [
  ...menuLinks('header', ['orders'], data),
  ...compact(data.giftCard),
  ...(SHOP.help ?? []).map(({ label, href }) => ({ name: shopText(label, data.lang), href })),
];

/** Links of the CMS are in the last group. */
export function footerGroups(data: MenuData): { title: string; links: NavLink[] }[] {
  const groups = configuredGroups(data);
  return groups.map((group, index) =>
    index === groups.length - 1 ? { ...group, links: withItems('footer', group.links, data) } : group,
  );
}

function configuredGroups(data: MenuData): { title: string; links: NavLink[] }[] {
  const { layout, lang } = data;
  if (SHOP.footer)
    return SHOP.footer.map(({ title, links }) => ({
      title: shopText(title, lang),
      links: menuLinks('footer', links, data),
    }));
  return [
    {
      title: layout.shop,
      links: [
        ...menuLinks('footer', ['all-products', 'categories', 'gifts', 'blog'], data),
        ...compact(data.giftCard),
      ],
    },
    { title: layout.help, links: menuLinks('footer', ['pages', 'orders', 'contact'], data) },
  ];
}

export const legalLinks = (data: MenuData): NavLink[] =>
  withItems('legal', menuLinks('legal', [...(SHOP.legal ?? []), 'pages'], data), data);
