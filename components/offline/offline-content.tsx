'use client';

import { useEffect, useState } from 'react';
import { useLang, useMessages } from '#messages';
import { EmptyState } from '@/components/layout/empty-state';
import { Button } from '@/components/ui/button';
import { relativeAge } from '@/lib/offline/age';
import { listSavedPages, type SavedPage } from '@/lib/offline/list-saved-pages';
import { showSavedCart } from '@/lib/offline/saved-cart';
import { savedPath } from '@/lib/offline/saved-pages';
import { barePath } from '@/lib/urls';
import { OfflineCart } from './offline-cart';

/** The content of a page that the service worker has not stored. */
type Kind = 'unknown' | 'cart' | 'not-saved' | 'needs-connection';

function kindOf(url: URL): Kind {
  if (barePath(url.pathname) === '/cart') return 'cart';
  return savedPath(url) === null ? 'needs-connection' : 'not-saved';
}

/**
 * The page without a connection, at the requested URL. It loads that page as soon as the connection
 * is back.
 */
export function OfflineContent() {
  const messages = useMessages('offline');
  const [kind, setKind] = useState<Kind>('unknown');

  useEffect(() => {
    setKind(kindOf(new URL(location.href)));
    void showSavedCart();
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);

  if (kind === 'cart') return <OfflineCart />;
  return (
    <>
      <EmptyState
        headingLevel={1}
        title={messages.title}
        actions={
          <Button type="button" onClick={() => location.reload()}>
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

/** Links to the stored pages, the latest first. */
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
