import type { ReactNode } from 'react';
import { MAIN_ID } from './skip-link';

/** The page's only main landmark and target of the skip link. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className="grow scroll-mt-24 pb-section outline-none">
      {children}
    </main>
  );
}
