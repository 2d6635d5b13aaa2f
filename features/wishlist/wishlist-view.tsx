'use client';

import clsx from 'clsx';
import { Fragment, type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLang, useMessages } from '#messages';
import { Button, buttonStyles } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { EmptyState } from '@/components/ui/page-states';
import { Skeleton } from '@/components/ui/skeleton';
import { sendJson } from '@/lib/http/send-json';
import { format } from '@/lib/i18n/format';
import type { ProductSummary } from '@/lib/model/product';
import type { SavedItem } from '@/lib/model/saved-items';
import type { StoredItem } from '@/lib/saved-items/client/list-store';
import { localHref, withReturn } from '@/lib/urls';
import { sharedListHref } from './share-link';
import { WishlistCard } from './wishlist-card';
import { addToWishlist, removeFromWishlist, seed } from './wishlist-changes';
import type { WishlistItem } from './wishlist-item';
import { wishlist } from './wishlist-link';
import { announce } from './wishlist-status';

const GRID =
  'grid grid-cols-2 gap-x-3 gap-y-10 sm:gap-x-5 md:grid-cols-3 lg:gap-x-6 lg:gap-y-14 xl:grid-cols-4';

type Removed = { entry: StoredItem<WishlistItem>; name: string; index: number };

export function WishlistView({ initial }: { initial: InitialWishlist | null }) {
  const messages = useMessages('wishlist');
  const { failed } = useMessages('wishlistControls');
  const { items, products, hasFailed, retry } = useWishlistPage(initial);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [restored, setRestored] = useState<Removed | null>(null);
  const list = useRef<HTMLUListElement>(null);

  // The "Undo" button no longer exists, which may have had the focus.
  useEffect(() => {
    if (restored && document.activeElement === document.body) list.current?.focus();
  }, [restored]);

  function remove(entry: StoredItem<WishlistItem>, name: string, message: string | null) {
    const removal = { entry, name, index: items?.indexOf(entry) ?? 0 };
    removeFromWishlist(entry, () => {
      setRemoved((current) => (current === removal ? null : current));
      setRestored(removal);
      announce({ text: format(failed, { name }), isVisible: true });
    });
    setRemoved(message === null ? removal : null);
    announce({ text: message ?? format(messages.removed, { name }) });
  }

  function undo(removal: Removed) {
    const { entry, name } = removal;
    addToWishlist([entry]);
    setRemoved(null);
    setRestored(removal);
    announce({ text: format(messages.restored, { name }) });
  }

  if (items === null) return <WishlistSkeleton />;
  const row = removed ? (
    <li key={`removed-${removed.entry.key}`}>
      <RemovedEntry name={removed.name} onUndo={() => undo(removed)} />
    </li>
  ) : null;
  if (items.length === 0)
    return (
      <>
        {row ? <ul>{row}</ul> : null}
        <EmptyState
          title={messages.emptyTitle}
          actions={<LinkButton href="/products">{messages.browse}</LinkButton>}
        >
          {messages.emptyText}
        </EmptyState>
      </>
    );
  return (
    <>
      {hasFailed ? (
        <Notice
          tone="bad"
          className="mb-6"
          action={
            <Button type="button" variant="secondary" onClick={retry}>
              {messages.retry}
            </Button>
          }
        >
          {messages.unreachable}
        </Notice>
      ) : null}
      <ul ref={list} tabIndex={-1} aria-label={messages.list} className={clsx(GRID, 'outline-none')}>
        {items.map((entry, index) => (
          <Fragment key={entry.key}>
            {removed?.index === index ? row : null}
            <li>
              <WishlistCard
                entry={entry}
                product={products.get(entry.key)}
                onRemove={(name) => remove(entry, name, null)}
                onMoved={(name) => remove(entry, name, format(messages.moved, { name }))}
              />
            </li>
          </Fragment>
        ))}
        {removed && removed.index >= items.length ? row : null}
      </ul>
      <ShareButton ids={items.map(({ key }) => key)} />
    </>
  );
}

/** Takes the place of a removed product, and the focus that its button had. */
function RemovedEntry({ name, onUndo }: { name: string; onUndo: () => void }) {
  const messages = useMessages('wishlist');
  return (
    <div className="flex flex-col items-start gap-2 text-small">
      <p className="text-muted">{format(messages.removed, { name })}</p>
      <Button type="button" variant="secondary" ref={(button) => button?.focus()} onClick={onUndo}>
        {messages.undo}
        <span className="sr-only"> {name}</span>
      </Button>
    </div>
  );
}

/** Until a visitor's list is read from the browser. Without JavaScript, it is in the account. */
function WishlistSkeleton() {
  const messages = useMessages('wishlist');
  return (
    <>
      <noscript>
        <p className="max-w-measure text-lead">{messages.needsScript}</p>
        <p className="mt-6">
          <LinkButton href={withReturn('/login', '/wishlist')}>{messages.signIn}</LinkButton>
        </p>
      </noscript>
      <div role="status" className={`${GRID} noscript:hidden`}>
        <span className="sr-only">{messages.loading}</span>
        <Skeleton className="aspect-product w-full" />
        <Skeleton className="aspect-product w-full" />
      </div>
    </>
  );
}

/** A link, so that it also works without JavaScript. */
function ShareButton({ ids }: { ids: readonly string[] }) {
  const messages = useMessages('wishlist');
  const href = localHref(useLang(), sharedListHref(ids));

  async function share(event: MouseEvent<HTMLAnchorElement>) {
    const { href: url } = event.currentTarget;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ url });
      await navigator.clipboard.writeText(url);
      announce({ text: messages.linkCopied, isVisible: true });
    } catch (error) {
      // The shopper has closed the device's dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      location.assign(url);
    }
  }

  return (
    <p className="mt-section">
      <a href={href} onClick={share} className={buttonStyles('secondary')}>
        {messages.share}
      </a>
    </p>
  );
}

/** The list in a member's account, as the server has read it. */
type InitialWishlist = { items: SavedItem<WishlistItem>[]; products: ProductSummary[] };

/** A product by its id. Null when the shop no longer has it. */
type Products = ReadonlyMap<string, ProductSummary | null>;

const toProducts = (products: readonly ProductSummary[]): Products =>
  new Map(products.map((product) => [product.id, product]));

/** `items` is null until a visitor's page is hydrated. A product is undefined until it is loaded. */
function useWishlistPage(initial: InitialWishlist | null) {
  const lang = useLang();
  const stored = useSyncExternalStore(wishlist.subscribe, wishlist.get, () => null);
  const [isSeeded, setSeeded] = useState(initial === null);
  const [products, setProducts] = useState<Products>(() => toProducts(initial?.products ?? []));
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!initial) return;
    const end = () => setSeeded(true);
    seed(initial.items).then(end, end);
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
