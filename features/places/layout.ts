import type { Area } from '@/lib/i18n/messages/en';
import { additions, type MenuLink, place } from '@/lib/places';

/** The places of every page. The build drops the import of a part whose feature is off. */

export const pageStart = place(
  'page-start',
  FEATURES.discountLinks ? () => import('@/features/discount-links/places/page-start') : null,
);

export const header = place('header');

export const headerLinks = place(
  'header-links',
  FEATURES.wishlist ? () => import('@/features/wishlist/places/header-link') : null,
);

export const newsletter = place(
  'newsletter',
  FEATURES.forms ? () => import('@/features/forms/places/newsletter') : null,
);

export const footerFunctions = place(
  'footer-functions',
  FEATURES.withdrawal || FEATURES.cancellation
    ? () => import('@/features/statements/places/footer-functions')
    : null,
);

export const menuSettings = place(
  'menu-settings',
  FEATURES.currencies ? () => import('@/features/currency-switch/places/menu-setting') : null,
);

export const footerSettings = place(
  'footer-settings',
  FEATURES.currencies ? () => import('@/features/currency-switch/places/footer-setting') : null,
  FEATURES.analytics ? () => import('@/features/analytics/places/footer-setting') : null,
);

export const footerNotes = place(
  'footer-notes',
  FEATURES.currencies ? () => import('@/features/currency-switch/places/footer-note') : null,
  FEATURES.priceTerms ? () => import('@/features/law-notes/places/footer-note') : null,
);

export const footer = place('footer');

export const drawerNotice = place(
  'drawer-notice',
  FEATURES.guarantee || FEATURES.fees ? () => import('@/features/law-notes/places/drawer-notice') : null,
);

export const connection = place(
  'connection',
  FEATURES.offline ? () => import('@/features/offline/places/connection') : null,
);

export const everyPage = place(
  'every-page',
  FEATURES.quickAdd ? () => import('@/features/quick-add/places/program') : null,
  FEATURES.wishlist ? () => import('@/features/wishlist/places/status') : null,
  FEATURES.analytics ? () => import('@/features/analytics/places/program') : null,
);

export const blogLinks = additions<MenuLink>(
  FEATURES.blog ? () => import('@/features/blog/places/menu-link') : null,
);

export const giftLinks = additions<MenuLink>(
  FEATURES.gifts ? () => import('@/features/gifts/places/menu-link') : null,
);

/** Messages that parts of every page need in the browser. */
export const messageAreas: readonly Area[] = [
  ...(FEATURES.wishlist ? (['wishlistControls'] as const) : []),
  ...(FEATURES.priceTerms ? (['priceNotes'] as const) : []),
];
