import type { ReactNode } from 'react';
import { ProvideMessages } from '@/lib/i18n/provide-messages';

/** The words of everything that is shown here in the browser. */
export default function DesignLayout({ children }: { children: ReactNode }) {
  return (
    <ProvideMessages
      areas={['account', 'cart', 'cartChanges', 'catalog', 'fields', 'product', 'signIn', 'totals']}
    >
      {children}
    </ProvideMessages>
  );
}
