'use client';

import { pageFailureOf } from '@/lib/i18n/messages/page-failure';

/** Not loaded on demand, because it must also show when scripts cannot be loaded. */
export default function GlobalErrorPage() {
  return (
    <html lang="en">
      <body>
        <ShopFailed />
      </body>
    </html>
  );
}

/** Messages and styles may be unavailable. */
export function ShopFailed() {
  const { code, messages, home } = pageFailureOf(location.pathname);
  return (
    <main lang={code} dir="auto" className="page-failed">
      <title>{messages.pageTitle}</title>
      <h1>{messages.pageTitle}</h1>
      <button type="button" onClick={() => location.reload()}>
        {messages.tryAgain}
      </button>
      <a href={home}>{messages.home}</a>
    </main>
  );
}
