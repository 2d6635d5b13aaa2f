'use client';

import { useEffect, useState } from 'react';
import { useLang, useMessages } from '#messages';
import { LineChoices } from '@/components/cart/line-choices';
import { PageHeading } from '@/components/layout/page-heading';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { EmptyState } from '@/components/ui/page-states';
import { SmallPicture } from '@/components/ui/picture';
import { format } from '@/lib/i18n/format';
import type { Lang } from '@/lib/i18n/lang';
import type { CartLine } from '@/lib/model/cart';
import { formatMoney } from '@/lib/money';
import { barePath, langOf } from '@/lib/urls';
import { readSavedCart, relativeAge, type SavedCart, showSavedCart } from './saved-cart';
import { CACHE, SAVED_AT, savedPath } from './saved-pages';

/** The content of a page that the service worker has not stored. */
type Kind = 'unknown' | 'cart' | 'not-saved' | 'needs-connection';

function kindOf(url: URL): Kind {
  if (barePath(url.pathname) === '/cart') return 'cart';
  return savedPath(url) === null ? 'needs-connection' : 'not-saved';
}

/** Shown at the requested URL. It loads that page as soon as the connection is back. */
export function OfflineContent() {
  const messages = useMessages('offline');
  const [kind, setKind] = useState<Kind>('unknown');

  useEffect(() => {
    setKind(kindOf(new URL(location.href)));
    void showSavedCart();
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('online', reload, { signal });
    // A shopper who is on the way to another page must not be brought back.
    addEventListener('beforeunload', () => controller.abort(), { signal });
    return () => controller.abort();
  }, []);

  if (kind === 'cart') return <OfflineCart />;
  return (
    <>
      <EmptyState
        headingLevel={1}
        title={messages.title}
        actions={
          <Button type="button" onClick={reload}>
            {messages.tryAgain}
          </Button>
        }
      >
        <p>{kind === 'not-saved' ? messages.notSaved : messages.needsConnection}</p>
      </EmptyState>
      {kind === 'unknown' ? null : <SavedPages />}
    </>
  );
}

function SavedPages() {
  const messages = useMessages('offline');
  const lang = useLang();
  const [pages, setPages] = useState<SavedPage[]>([]);
  useEffect(() => {
    listSavedPages(lang).then(setPages, () => {});
  }, [lang]);
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="saved-pages" className="mx-auto max-w-measure pb-section">
      <h2 id="saved-pages" className="pb-3 font-display text-title">
        {messages.savedPages}
      </h2>
      <ul>
        {pages.map(({ href, title, savedAt }) => (
          <li
            key={href}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line"
          >
            <a href={href} className="inline-flex min-h-target items-center underline underline-offset-4">
              {title}
            </a>
            <span className="text-small text-muted">
              {relativeAge(savedAt, Date.now(), lang) ?? messages.aMomentAgo}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const reload = () => location.reload();

/** Shows the cart as the shop last confirmed it. It can be read, and not changed. */
function OfflineCart() {
  const messages = useMessages('offline');
  const lang = useLang();
  // Undefined until it is read.
  const [saved, setSaved] = useState<SavedCart | null>();
  useEffect(() => {
    void readSavedCart().then(setSaved);
  }, []);

  if (saved === undefined) return <PageHeading title={messages.cartTitle} />;
  const retry = (
    <Button type="button" onClick={reload}>
      {messages.tryAgain}
    </Button>
  );
  if (saved === null)
    return (
      <EmptyState headingLevel={1} title={messages.title} actions={retry}>
        {messages.cartEmpty}
      </EmptyState>
    );
  const { cart, savedAt } = saved;
  const age = relativeAge(savedAt, Date.now(), lang) ?? messages.aMomentAgo;
  return (
    <div className="max-w-[44rem]">
      <PageHeading title={messages.cartTitle} />
      <Notice>
        <p className="font-semibold">{messages.title}</p>
        <p>{format(messages.cartFrom, { age })}</p>
        <p>{messages.cartChanges}</p>
      </Notice>
      <ul className="divide-y divide-line">
        {cart.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      {cart.subtotal ? (
        <p className="flex justify-between gap-4 border-t border-line py-5 font-medium">
          <span>{messages.subtotal}</span>
          <span>{formatMoney(cart.subtotal, lang)}</span>
        </p>
      ) : null}
      <div className="pb-section">{retry}</div>
    </div>
  );
}

function Line({ line: { name, href, picture, choices, quantity, total } }: { line: CartLine }) {
  const messages = useMessages('offline');
  const lang = useLang();
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 py-5">
      <SmallPicture picture={picture} sizes="4.5rem" />
      <div className="min-w-0">
        <p className="flex flex-wrap justify-between gap-x-4 font-medium">
          {href?.startsWith('/') ? (
            <a href={href} className="underline decoration-edge underline-offset-4">
              {name}
            </a>
          ) : (
            name
          )}
          <span>{formatMoney(total, lang)}</span>
        </p>
        <LineChoices choices={choices} />
        <p className="text-small text-muted">{format(messages.quantity, { count: quantity })}</p>
      </div>
    </li>
  );
}

type SavedPage = { href: string; title: string; savedAt: number };

const MAX_PAGES = 12;

/** The pages in a language, the latest first, at most 12. */
async function listSavedPages(lang: Lang): Promise<SavedPage[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE.pages));
  const found = await Promise.all(names.map(async (name) => pagesIn(await caches.open(name), lang)));
  const latest = found
    .flat()
    .sort((a, b) => b.savedAt - a.savedAt)
    .slice(0, MAX_PAGES);
  return Promise.all(
    latest.map(async ({ href, savedAt, response }) => ({
      href,
      savedAt,
      title: titleOf(await response.text()) || href,
    })),
  );
}

async function pagesIn(cache: Cache, lang: Lang) {
  const requests = (await cache.keys()).filter(({ url }) => langOf(new URL(url).pathname) === lang);
  const entries = await Promise.all(
    requests.map(async (request) => {
      const response = await cache.match(request, { ignoreVary: true });
      if (!response) return [];
      return [
        {
          href: new URL(request.url).pathname,
          savedAt: Number(response.headers.get(SAVED_AT)),
          response,
        },
      ];
    }),
  );
  return entries.flat();
}

/** The title of a page without the name of the shop. */
const titleOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').title.split(' · ')[0] ?? '';
