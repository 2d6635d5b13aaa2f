import { type RenderResult, render as renderAlone } from '@testing-library/react';
import type { ReactNode } from 'react';
import { WordsProvider } from '@/lib/words/client-words';
import { de } from '@/lib/words/de';
import { en } from '@/lib/words/en';
import type { Lang } from '@/lib/words/lang';

/** Draws a part of the shop with all messages at hand, as its pages do. */
export function render(part: ReactNode, lang: Lang = 'en'): RenderResult {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WordsProvider lang={lang} words={lang === 'de' ? de : en}>
      {children}
    </WordsProvider>
  );
  return renderAlone(part, { wrapper });
}
