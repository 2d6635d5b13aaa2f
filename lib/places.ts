import type { ReactNode } from 'react';
import type { PageView } from '@/lib/analytics/events';
import type { SetValue } from '@/lib/config/entry-schemas';
import type { SectionValue } from '@/lib/config/section-schemas';
import type { ShopErrorCode } from '@/lib/errors/shop-error';
import type { Lang } from '@/lib/i18n/lang';
import type { Messages } from '@/lib/i18n/messages/en';
import type { Cart } from '@/lib/model/cart';
import type { Order, OrderDetail, OrderShipment } from '@/lib/model/order';
import type { Category, Picture, Product, ProductSummary } from '@/lib/model/product';

/** The form of the checkout on the cart's page. */
type CheckoutFacts = {
  /** Its id, which fields outside of it name. */
  form: string;
  /** Null if the cart could not be read. */
  cart: Cart | null;
  /** What the fields of the order were sent with, or else have. */
  values: Readonly<Record<string, string>>;
  /** Whether the checkout has just stopped because of a field. */
  isIncomplete: boolean;
};

type NoFacts = Record<never, never>;

/** Features fill these places (features/places), and a merchant's own sections those of docs/own.md. */
export type PlaceFacts = {
  /** Below the header. What is seen brings a landmark. */
  'page-start': NoFacts;
  /** Below it, in a landmark of its own. */
  header: NoFacts;
  /** The links at the end of the header, before the cart. */
  'header-links': NoFacts;
  /** In the menu of small screens, beside the choice of a language. */
  'menu-settings': NoFacts;
  /** In the footer, below the shop's name, unless a provider has the newsletter. */
  newsletter: NoFacts;
  /** In the footer, above its links to legal pages. */
  'footer-functions': NoFacts;
  /** In the footer, beside the choice of a language. */
  'footer-settings': NoFacts;
  /** In the footer, above the methods of payment. */
  'footer-notes': NoFacts;
  footer: NoFacts;
  /** Before the message about a lost connection, which a part may replace. */
  connection: NoFacts;
  /** On every page, outside of its content: messages, and what follows the shopper's account. */
  'every-page': NoFacts;
  /** Where analytics learns what the page shows. Nothing is seen there. */
  view: { of: () => PageView };
  /** A section of the home page. `without`: products of its other sections. */
  'best-sellers': { title: string | undefined; count: number | undefined; without: ProductSummary[] };
  /** A section of the home page and of pages. `id` names it in the document. */
  set: { section: SetValue & { cmsPicture?: Picture }; id: string; className: string };
  /**
   * A section of the home page and of pages, whose headings are smaller. `id` names it in the document.
   * `without`: products of other sections.
   */
  'page-section': {
    section: SectionValue;
    id: string;
    className: string;
    isOnHome?: boolean;
    without?: ProductSummary[];
  };
  /** The three free corners of a product's picture in a list: two for features, one for sections. */
  'card-corner': { product: ProductSummary };
  /** Below the texts of a product in a list. */
  'card-foot': { product: ProductSummary };
  /** Below the name of a product in a comparison. */
  'compared-product': { product: ProductSummary };
  /** In a comparison: the size of a product. `compared`: all its products. */
  'compared-size': { product: Product; compared: readonly Product[] };
  /** Above a list of all products or of a category, below its title. */
  'list-head': { category?: Category };
  'below-name': { product: Product };
  /** Below the price, above the button. */
  'beside-price': { product: Product };
  /** Below the form of a selection that is sold out. */
  'sold-out': { product: Product };
  /** Below the button that adds to the cart: a note on its price. */
  'product-terms': { product: Product };
  /** Below the button that adds to the cart: what else a shopper can do with the product. */
  'product-actions': { product: Product };
  /** Below them: what helps to choose. */
  'choice-help': { product: Product };
  /** Below the text of a section. */
  'product-section': { product: Product; section: Product['sections'][number] };
  /** Below the costs of delivery: what a shopper can claim. */
  'product-rights': { product: Product };
  /** At the end of a product, in place of the related ones. */
  related: { product: Product };
  /** Beside the costs and days of delivery. */
  'product-arrival': { product: Product };
  buy: { product: Product };
  description: { product: Product };
  product: { product: Product };
  category: { category: Category };
  /** Below a form that asks for personal data. */
  'personal-data': { className?: string };
  /** Beside the text of a page, whose address names it. */
  'page-aside': { slug: string };
  /** Below a page of text. */
  'page-end': { slug: string };
  /** Above the checkout button of the cart's drawer, with goods in the cart. */
  'drawer-notice': NoFacts;
  /** Above the checkout button of the cart's page, with goods in the cart. */
  'checkout-notice': NoFacts;
  /** Below the form of a gift card. */
  'gift-card': NoFacts;
  /** In a line of the cart's page, beside the button that removes it. */
  'line-action': NoFacts;
  /** In the form of a link to a cart, above its button. `code`: a coupon that the link has. */
  'cart-link-form': { code: string | null };
  /** Above the lines of the cart's page. `cart` is null if it could not be read. */
  'cart-start': { cart: Cart | null };
  /** Below the lines and the summary of the cart. */
  'below-lines': NoFacts;
  /** In the summary of the cart's page, while the shop itself estimates delivery. */
  'cart-arrival': NoFacts;
  /** In the summary of the cart's page, above the sums. */
  'order-fields': CheckoutFacts;
  /** At the end of that summary. */
  'summary-end': CheckoutFacts;
  summary: { cart: Cart | null };
  cart: { cart: Cart | null };
  /** Above the forms that sign in and register. `returnTo`: a path of the shop. */
  'sign-in': { returnTo: string };
  /** In the security of an account, below the password. */
  security: { email: string };
  /** Below the lines of an order, and in its row of a list. `shipments`: null where they are not known. */
  'order-statements': { order: Order; shipments: OrderShipment[] | null; className: string };
  /** Below an order of a member. */
  'order-end': { order: OrderDetail; shipments: OrderShipment[] | null };
  /** Below the method of delivery, after the checkout and in the account. */
  'order-arrival': { order: Order };
  order: { order: Order };
};

export type PlaceName = keyof PlaceFacts;

/** They are filled for each card of a list (features/places/card.tsx). */
export type CardPlace = 'card-corner' | 'card-foot';

/** It may be async, and renders on the server. */
export type Part<Facts> = (facts: Facts) => ReactNode;

export type LoadPart<Facts> = () => Promise<{ default: Part<Facts> }>;

export type Place<Name extends PlaceName> = {
  name: Name;
  parts: readonly LoadPart<PlaceFacts[Name]>[];
};

/** A page of text. All texts are plain, and paths have no language. */
export type TextPage = {
  path: string;
  title: string;
  /** Short ones, which fit into one line. */
  facts: string[];
  summary: string | null;
  /** Sanitized (lib/wix/map/rich-text.ts). */
  html: string | null;
  links: { name: string; path: string; text: string | null }[];
  /** The page that goes on. */
  next: { name: string; path: string } | null;
};

/** Null where the feature has no page. `segments` of the path are still encoded: `['blog', 'a-post']`. */
export type ReadTextPage = (lang: Lang, segments: readonly string[]) => Promise<TextPage | null>;

/** Paths without a language, each with the languages that have it. */
export type ReadAddresses = () => Promise<{ path: string; languages: Lang[] }[]>;

/** Pages with their names. `href` has no language. */
export type ReadLinks = (
  lang: Lang,
) => Promise<{ name: string; href: string /** Found by words for gifts, too. */; isForGifts?: true }[]>;

/** A section of `/llms.txt`. Paths have no language. */
export type ProgramFiles = (lang: Lang) => { title: string; files: { name: string; path: string }[] };

/** A link where menus have the entry `blog` or `gifts`. */
export type MenuLink = (messages: Messages) => { name: string; href: string };

/** URLs by media types. `path` has no language. */
export type PageForms = (lang: Lang, path: string) => Record<string, string> | null;

/** Acts when the items of a link are in the cart. Returns what to tell the shopper. Never throws. */
export type FinishLink = (query: string, messages: Messages) => Promise<string | null>;

/**
 * Acts when items have been added to the shopper's cart, which `readCart` reads. Returns null where it did
 * nothing, and a new cart or the reason why a code was rejected. Never throws.
 */
export type AfterAdd = (
  readCart: () => Promise<Cart>,
) => Promise<
  | { cart: Cart; code: string; rejection: null }
  | { cart: null; code: string; rejection: ShopErrorCode }
  | null
>;

/** Loads what a feature adds to something other than a place of a page, such as the sitemap. */
type LoadAddition<Addition> = () => Promise<{ default: Addition }>;

/** In this order. One is null where its feature is off. */
export const additions = <Addition>(
  ...loads: readonly (LoadAddition<Addition> | null)[]
): readonly LoadAddition<Addition>[] => loads.filter((load) => load !== null);

export const loadAdditions = <Addition>(loads: readonly LoadAddition<Addition>[]): Promise<Addition[]> =>
  Promise.all(loads.map(async (load) => (await load()).default));

/** A part is null where its feature is off. */
export const place = <Name extends PlaceName>(
  name: Name,
  ...parts: readonly (LoadPart<PlaceFacts[Name]> | null)[]
): Place<Name> => ({ name, parts: parts.filter((part) => part !== null) });
