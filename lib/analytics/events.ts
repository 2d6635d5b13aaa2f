import type { AnalyticsSettings } from '@/lib/config/entry-schemas';

/**
 * The events of Google Analytics 4, whose names and fields most receivers understand:
 * https://developers.google.com/analytics/devguides/collection/ga4/ecommerce
 */

/** Amounts are numbers in the currency's units, as the receivers require. */
export type AnalyticsItem = {
  /** The SKU, or the product's id where no SKU is known. */
  item_id: string;
  /** The platform's id, the same in every event. */
  product_id: string;
  sku?: string;
  item_name: string;
  item_brand?: string;
  /** The chosen options, e.g. `Oat / Large, 23 cm`. */
  item_variant?: string;
  /** For one item, after its discount. The lowest price of a product whose variants differ. */
  price?: number;
  /** For one item. */
  discount?: number;
  currency?: string;
  quantity: number;
  item_list_id?: string;
  item_list_name?: string;
  /** The position in the whole list, over all its pages. The first is 0. */
  index?: number;
};

type Items = { items: AnalyticsItem[] };
type Value = { currency: string; value: number };
type List = { item_list_id: string; item_list_name: string };

export type AnalyticsEvent =
  | { name: 'page_view'; params: { page_location: string; page_referrer: string } }
  | { name: 'view_item_list'; params: List & Items }
  | { name: 'select_item'; params: List & Items }
  | { name: 'view_item'; params: Partial<Value> & Items }
  | { name: 'add_to_cart' | 'remove_from_cart'; params: Value & Items }
  | { name: 'view_cart'; params: Value & Items }
  | { name: 'begin_checkout'; params: Value & Items & { coupon?: string } }
  | {
      name: 'purchase';
      params: Value & Items & { transaction_id: string; shipping?: number; tax?: number };
    }
  | { name: 'search'; params: { search_term: string } }
  | { name: 'login' | 'sign_up'; params: { method?: 'google' | 'facebook' } };

export type PageView = {
  event: Extract<AnalyticsEvent, { name: 'view_item_list' | 'view_item' | 'purchase' | 'search' }>;
  /** For a list: the URL of each item, in the same order, by which a click finds its item. */
  hrefs?: string[];
};

/** Sends events to one receiver. The shop ignores its exceptions. */
export type Adapter = {
  send(event: AnalyticsEvent): void;
  /** Called when the visitor withdraws the consent. No event follows. */
  stop?(): void;
};

type Provider = AnalyticsSettings['provider'];

/** Runs after the visitor has accepted, where that is required. */
export type CreateAdapter<P extends Provider> = (
  settings: Extract<AnalyticsSettings, { provider: P }>,
) => Adapter;
