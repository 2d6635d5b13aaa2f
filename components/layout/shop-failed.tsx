'use client';

import { pageFailure as de } from '@/lib/i18n/messages/de/page-failure';
import { pageFailure as en } from '@/lib/i18n/messages/en/page-failure';
import { langOf, localHref } from '@/lib/urls';

const MESSAGES = { en, de };

/** Content with links for a failed layout. Messages and styles may be unavailable. */
export function ShopFailed() {
  const lang = langOf(location.pathname);
  const messages = MESSAGES[lang];
  return (
    <main lang={lang} className="page-failed">
      <title>{messages.pageTitle}</title>
      <h1>{messages.pageTitle}</h1>
      <p>{messages.pageText}</p>
      <button type="button" onClick={() => location.reload()}>
        {messages.tryAgain}
      </button>
      <a href={localHref(lang, '/')}>{messages.home}</a>
    </main>
  );
}
