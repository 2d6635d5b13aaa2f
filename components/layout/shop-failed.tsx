'use client';

import { langOf, localHref } from '@/lib/urls';
import { failure as de } from '@/lib/words/de/failure';
import { failure as en } from '@/lib/words/en/failure';

const WORDS = { en, de };

/** No styles, no components, only words and ways on; fetched when even the layout could not be drawn. */
export function ShopFailed({ onRetry }: { onRetry: () => void }) {
  const lang = langOf(location.pathname);
  const words = WORDS[lang];
  return (
    <main
      lang={lang}
      style={{
        font: '1rem system-ui, sans-serif',
        maxWidth: '36rem',
        margin: '4rem auto',
        padding: '0 1rem',
      }}
    >
      <title>{words.title}</title>
      <h1>{words.pageTitle}</h1>
      <p>{words.pageText}</p>
      <p>
        <button type="button" onClick={onRetry} style={{ font: 'inherit', padding: '0.75rem 1.25rem' }}>
          {words.tryAgain}
        </button>
      </p>
      <p>
        <a href={localHref(lang, '/')}>{words.home}</a>
      </p>
    </main>
  );
}
