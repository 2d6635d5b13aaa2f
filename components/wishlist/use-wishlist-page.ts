'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLang } from '#messages';
import { sendJson } from '@/lib/http/send-json';
import type { ProductSummary } from '@/lib/model/product';
import type { SavedItem, WishlistItem } from '@/lib/model/saved-items';
import type { StoredItem } from '@/lib/saved-items/client/list-store';
import { loadChanges, wishlist } from '@/lib/saved-items/client/wishlist';

/** The list in a member's account, as the server has read it. */
export type InitialWishlist = { items: SavedItem<WishlistItem>[]; products: ProductSummary[] };

/** A product by its id. Null when the shop no longer has it. */
type Products = ReadonlyMap<string, ProductSummary | null>;

const toProducts = (products: readonly ProductSummary[]): Products =>
  new Map(products.map((product) => [product.id, product]));

/**
 * Returns the wishlist and its products. `items` is null until a visitor's page is hydrated. A
 * product is undefined until it is loaded.
 */
export function useWishlistPage(initial: InitialWishlist | null) {
  const lang = useLang();
  const stored = useSyncExternalStore(wishlist.subscribe, wishlist.get, () => null);
  const [isSeeded, setSeeded] = useState(initial === null);
  const [products, setProducts] = useState<Products>(() => toProducts(initial?.products ?? []));
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!initial) return;
    const end = () => setSeeded(true);
    loadChanges()
      .then(({ seed }) => seed(initial.items))
      .then(end, end);
  }, [initial]);

  const items: readonly StoredItem<WishlistItem>[] | null = isSeeded ? stored : (initial?.items ?? null);
  const unknown = (items ?? []).flatMap(({ key }) => (products.has(key) ? [] : [key]));
  const query = new URLSearchParams(unknown.map((id) => ['id', id])).toString();

  useEffect(() => {
    if (query === '' || hasFailed) return;
    let isOutdated = false;
    const requested = new URLSearchParams(query).getAll('id');
    sendJson<{ products: ProductSummary[] }>('GET', `/api/wishlist/products?lang=${lang}&${query}`).then(
      ({ products: found }) => {
        if (isOutdated) return;
        const gone = requested.map((id) => [id, null] as const);
        setProducts((before) => new Map([...before, ...gone, ...toProducts(found)]));
      },
      () => isOutdated || setFailed(true),
    );
    return () => {
      isOutdated = true;
    };
  }, [lang, query, hasFailed]);

  return { items, products, hasFailed, retry: () => setFailed(false) };
}
