'use client';

import { langOf, localHref } from '@/lib/urls';
import { pageFailure as de } from '@/lib/words/de/page-failure';
import { pageFailure as en } from '@/lib/words/en/page-failure';

const WORDS = { en, de };

/** Words and ways on for when even the layout could not be drawn, and so neither messages nor styles may be there. */
export function ShopFailed() {
  const lang = langOf(location.pathname);
  const words = WORDS[lang];
  return (
    <main lang={lang} className="page-failed">
      <title>{words.pageTitle}</title>
      <h1>{words.pageTitle}</h1>
      <p>{words.pageText}</p>
      <button type="button" onClick={() => location.reload()}>
        {words.tryAgain}
      </button>
      <a href={localHref(lang, '/')}>{words.home}</a>
    </main>
  );
}
