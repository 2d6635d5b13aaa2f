import type { ReactNode } from 'react';
import { ProvideMessages } from '@/lib/i18n/provide-messages';

/** The words of the member's forms. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return <ProvideMessages areas={['account', 'fields']}>{children}</ProvideMessages>;
}
