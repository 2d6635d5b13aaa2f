import type { ReactNode } from 'react';
import { ProvideMessages } from '@/lib/i18n/server-messages';

export default function DesignLayout({ children }: { children: ReactNode }) {
  return (
    <ProvideMessages
      areas={['account', 'cart', 'cartChanges', 'catalog', 'fields', 'product', 'signIn', 'totals']}
    >
      {children}
    </ProvideMessages>
  );
}
