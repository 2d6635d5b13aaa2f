import type { Cart, CartLine } from '@/lib/model/cart';
import type { Money } from '@/lib/model/money';
import type { Order } from '@/lib/model/order';
import { lowestPrice, type Price, type Product, type ProductSummary } from '@/lib/model/product';
import { productHref } from '@/lib/urls';
import type { AnalyticsEvent, AnalyticsItem, PageView } from './events';

/** `name` is the same in every language. */
export type ItemList = {
  id: string;
  name: string;
  /** The number of products on the pages before. */
  offset?: number;
};

/** Rounds sums of binary fractions: 0.1 + 0.2 is reported as 0.3. */
const exact = (amount: number): number => Number(amount.toFixed(4));

const amountOf = ({ amount }: Money): number => Number(amount);

function pricing(price: Price): Pick<AnalyticsItem, 'price' | 'discount' | 'currency'> {
  const lowest = lowestPrice(price);
  if (lowest === null) return {};
  return {
    price: amountOf(lowest),
    discount: price.kind === 'sale' ? exact(amountOf(price.was) - amountOf(lowest)) : undefined,
    currency: lowest.currency,
  };
}

const identity = (productId: string, sku: string | null | undefined) => ({
  item_id: sku || productId,
  product_id: productId,
  sku: sku || undefined,
});

const variantName = (choices: { value: string }[]): Pick<AnalyticsItem, 'item_variant'> =>
  choices.length > 0 ? { item_variant: choices.map(({ value }) => value).join(' / ') } : {};

const productItem = (
  { id, name, brand, price }: ProductSummary,
  sku: string | null | undefined,
): AnalyticsItem => ({
  ...identity(id, sku),
  item_name: name,
  item_brand: brand || undefined,
  ...pricing(price),
  quantity: 1,
});

/** Items have their positions in the whole list. */
export function viewItemList(products: ProductSummary[], { id, name, offset = 0 }: ItemList): PageView {
  const list = { item_list_id: id, item_list_name: name };
  return {
    event: {
      name: 'view_item_list',
      params: {
        ...list,
        items: products.map((product, index) => ({
          ...productItem(product, product.sku),
          ...list,
          index: offset + index,
        })),
      },
    },
    hrefs: products.map(({ slug }) => productHref(slug)),
  };
}

/** The event has the SKU of the only variant or of the product. */
export function viewItem(product: Product): PageView {
  const only = product.variants.length === 1 ? product.variants[0] : undefined;
  const item = productItem(product, only?.sku ?? product.sku);
  const { price, currency } = item;
  const value = price === undefined || currency === undefined ? {} : { value: price, currency };
  return { event: { name: 'view_item', params: { ...value, items: [item] } } };
}

export const search = (term: string): PageView => ({
  event: { name: 'search', params: { search_term: term } },
});

/** The value is what the items cost, without delivery and tax. */
export function purchase({ id, lines, subtotal, discount, shipping, tax }: Order): PageView {
  return {
    event: {
      name: 'purchase',
      params: {
        transaction_id: id,
        currency: subtotal.currency,
        value: exact(amountOf(subtotal) - (discount ? amountOf(discount) : 0)),
        shipping: shipping ? amountOf(shipping) : undefined,
        tax: tax ? amountOf(tax) : undefined,
        items: lines.map(({ productId = '', sku, name, choices, price, quantity }) => ({
          ...identity(productId, sku),
          item_name: name,
          ...variantName(choices),
          price: amountOf(price),
          currency: price.currency,
          quantity,
        })),
      },
    },
  };
}

const lineItem = (
  { productId, sku, name, choices, price, fullPrice }: CartLine,
  quantity: number,
): AnalyticsItem => ({
  ...identity(productId, sku),
  item_name: name,
  ...variantName(choices),
  price: amountOf(price),
  discount: fullPrice ? exact(amountOf(fullPrice) - amountOf(price)) : undefined,
  currency: price.currency,
  quantity,
});

export function cartEvent(name: 'view_cart' | 'begin_checkout', cart: Cart): AnalyticsEvent | null {
  const { lines, subtotal, couponCode } = cart;
  if (lines.length === 0 || !subtotal) return null;
  const items = lines.map((line) => lineItem(line, line.quantity));
  const value = { currency: subtotal.currency, value: amountOf(subtotal) };
  return name === 'view_cart'
    ? { name, params: { ...value, items } }
    : { name, params: { ...value, coupon: couponCode || undefined, items } };
}

/** `difference` is not 0. */
export function lineEvent(line: CartLine, difference: number): AnalyticsEvent {
  const quantity = Math.abs(difference);
  return {
    name: difference > 0 ? 'add_to_cart' : 'remove_from_cart',
    params: {
      currency: line.price.currency,
      value: exact(amountOf(line.price) * quantity),
      items: [lineItem(line, quantity)],
    },
  };
}

export function cartChangeEvents(before: Cart, after: Cart): AnalyticsEvent[] {
  const quantityIn = ({ lines }: Cart, id: string) => lines.find((line) => line.id === id)?.quantity ?? 0;
  const gone = before.lines.filter(({ id }) => quantityIn(after, id) === 0);
  return [
    ...after.lines.flatMap((line) => {
      const difference = line.quantity - quantityIn(before, line.id);
      return difference === 0 ? [] : [lineEvent(line, difference)];
    }),
    ...gone.map((line) => lineEvent(line, -line.quantity)),
  ];
}

/** Parameters that name the source of a visit. Others may name an order, for example. */
const CAMPAIGN = /^(?:utm_\w+|ref|source|gclid)$/;

/** Without parameters except a campaign's. */
export function pageLocation(): string {
  const url = new URL(location.href);
  for (const name of [...url.searchParams.keys()]) if (!CAMPAIGN.test(name)) url.searchParams.delete(name);
  url.hash = '';
  return url.href;
}
