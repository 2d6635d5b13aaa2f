import type { ReactNode } from 'react';
import { ProvideWords } from '@/lib/words/provide-words';

/** The words of everything that is shown here in the browser. */
export default function DesignLayout({ children }: { children: ReactNode }) {
  return (
    <ProvideWords areas={['account', 'cart', 'cartNews', 'catalog', 'fields', 'product', 'signIn', 'totals']}>
      {children}
    </ProvideWords>
  );
}
