import type { ReactNode } from 'react';
import { ProvideMessages } from '@/lib/i18n/server-messages';

/** Provides the messages of the account forms. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return <ProvideMessages areas={['account', 'fields']}>{children}</ProvideMessages>;
}
