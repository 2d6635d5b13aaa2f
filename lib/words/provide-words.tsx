import type { ReactNode } from 'react';
import { WordsProvider } from './client-words';
import type { Area } from './en';
import { getLang, getWords } from './server-words';

/** Hands areas of messages to the client components within. Every area costs its weight in each page's HTML. */
export async function ProvideWords({ areas, children }: { areas: readonly Area[]; children: ReactNode }) {
  const words = await getWords();
  return (
    <WordsProvider
      lang={await getLang()}
      words={Object.fromEntries(areas.map((area) => [area, words[area]]))}
    >
      {children}
    </WordsProvider>
  );
}
