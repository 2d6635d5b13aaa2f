'use client';

import { pageFailure as de } from '@/lib/i18n/messages/de/page-failure';
import { pageFailure as en } from '@/lib/i18n/messages/en/page-failure';
import { langOf, localHref } from '@/lib/urls';

const MESSAGES = { en, de };

/** Words and ways on for when even the layout could not be drawn, and so neither messages nor styles may be there. */
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
