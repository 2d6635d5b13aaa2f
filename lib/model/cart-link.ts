import type { Cart } from './cart';

/** An item of a cart link. It has no price and no text that the shopper wrote. */
export type LinkItem = {
  slug: string;
  quantity: number;
  variantId: string | null;
  /** As in `AddRequest`: what the platform stored with the line. */
  choices: Record<string, string>;
  subscriptionId: string | null;
};

export const CART_LINK_PATH = '/cart/link';
const MAX_ITEMS = 20;
const MAX_CHOICES = 10;
const MAX_ITEM_LENGTH = 1_000;
/** Characters of a whole query. Servers and messengers cut longer URLs. */
export const MAX_LINK_LENGTH = 4_000;

/**
 * A path with items: `slug:quantity` and, after that, the variant (`v…`), choices (`c…=…`) and subscription
 * (`s…`). Null when no line can be in a link, or when the URL would be too long.
 */
export function cartLinkHref({ lines }: Pick<Cart, 'lines'>): string | null {
  const items = lines.flatMap(({ href, addRequest, availability, quantity }) => {
    const slug = /^\/products\/([^/?]+)$/.exec(href ?? '')?.[1];
    if (!slug || !addRequest || availability === 'not-found') return [];
    const { variantId, choices, subscriptionId } = addRequest;
    return [
      [
        slug,
        quantity,
        ...(variantId ? [`v${encodeURIComponent(variantId)}`] : []),
        ...Object.entries(choices).map((pair) => `c${pair.map(encodeURIComponent).join('=')}`),
        ...(subscriptionId ? [`s${encodeURIComponent(subscriptionId)}`] : []),
      ].join(':'),
    ];
  });
  if (items.length === 0 || items.length > MAX_ITEMS) return null;
  const query = new URLSearchParams(items.map((item) => ['item', item])).toString();
  return query.length > MAX_LINK_LENGTH ? null : `${CART_LINK_PATH}?${query}`;
}

/** Drops what is malformed, and everything beyond the bounds. */
export function readCartLink(query: string): LinkItem[] {
  if (query.length > MAX_LINK_LENGTH) return [];
  return new URLSearchParams(query)
    .getAll('item')
    .slice(0, MAX_ITEMS)
    .flatMap((item) => readItem(item) ?? []);
}

const MAX_CODE_LENGTH = 50;

/** Programs may add a coupon to a link. */
export function readLinkCoupon(query: string): string | null {
  const code = new URLSearchParams(query.slice(0, MAX_LINK_LENGTH)).get('coupon')?.trim() ?? '';
  return code === '' || code.length > MAX_CODE_LENGTH || /\p{Cc}/u.test(code) ? null : code;
}

function readItem(item: string): LinkItem | null {
  const [slug = '', count = '', ...parts] = item.split(':');
  if (!/^[1-9]\d{0,2}$/.test(count) || item.length > MAX_ITEM_LENGTH) return null;
  const withPrefix = (prefix: string) =>
    parts.flatMap((part) => (part.startsWith(prefix) ? [part.slice(prefix.length)] : []));
  const one = (prefix: string) => decoded(withPrefix(prefix)[0] ?? '') || null;
  const choices = withPrefix('c')
    .slice(0, MAX_CHOICES)
    // A name may contain the separator, so it is split before it is decoded.
    .map((pair) => pair.split('=').map(decoded));
  return {
    slug: decoded(slug),
    quantity: Number(count),
    variantId: one('v'),
    choices: Object.fromEntries(choices.flatMap(([name, value]) => (name && value ? [[name, value]] : []))),
    subscriptionId: one('s'),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
