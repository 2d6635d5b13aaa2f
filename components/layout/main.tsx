import type { ReactNode } from 'react';
import { MAIN_ID } from './skip-link';

/** The page's one main landmark; the skip link leads here. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className="grow scroll-mt-24 pb-section outline-none">
      {children}
    </main>
  );
}
