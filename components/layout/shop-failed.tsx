'use client';

import { LOCALES } from '@/lib/i18n/lang';
import { PAGE_FAILURES } from '@/lib/i18n/messages/page-failure';
import { langOf, localHref } from '@/lib/urls';

/** Content with links for a failed layout. Messages and styles may be unavailable. */
export function ShopFailed() {
  const lang = langOf(location.pathname);
  const messages = PAGE_FAILURES[lang];
  return (
    <main lang={lang} dir={LOCALES[lang].direction} className="page-failed">
      <title>{messages.pageTitle}</title>
      <h1>{messages.pageTitle}</h1>
      <button type="button" onClick={() => location.reload()}>
        {messages.tryAgain}
      </button>
      <a href={localHref(lang, '/')}>{messages.home}</a>
    </main>
  );
}
