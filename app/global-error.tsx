'use client';

import { langOf, localHref } from '@/lib/urls';
import { failure as de } from '@/lib/words/de/failure';
import { failure as en } from '@/lib/words/en/failure';
import { DEFAULT_LANG } from '@/lib/words/lang';

const WORDS = { en, de };

/** The last resort, when even the layout failed: no styles, no components, only words and ways on. */
export default function GlobalErrorPage({
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  const lang = typeof location === 'undefined' ? DEFAULT_LANG : langOf(location.pathname);
  const words = WORDS[lang];
  return (
    <html lang={lang}>
      <body
        style={{
          fontFamily: 'system-ui, sans-serif',
          maxWidth: '36rem',
          margin: '4rem auto',
          padding: '0 1rem',
        }}
      >
        <title>{words.title}</title>
        <main>
          <h1>{words.pageTitle}</h1>
          <p>{words.pageText}</p>
          <p>
            <button type="button" onClick={reset} style={{ font: 'inherit', padding: '0.75rem 1.25rem' }}>
              {words.tryAgain}
            </button>
          </p>
          <p>
            <a href={localHref(lang, '/')}>{words.home}</a>
          </p>
        </main>
      </body>
    </html>
  );
}
