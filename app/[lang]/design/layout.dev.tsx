import type { ReactNode } from 'react';
import { ProvideMessages } from '@/lib/i18n/server-messages';

/** Provides the messages of every client component on the design page. */
export default function DesignLayout({ children }: { children: ReactNode }) {
  return (
    <ProvideMessages
      areas={['account', 'cart', 'cartChanges', 'catalog', 'fields', 'product', 'signIn', 'totals']}
    >
      {children}
    </ProvideMessages>
  );
}
