import type { ReactNode } from 'react';
import { ProvideMessages } from '@/lib/i18n/server-messages';

export default function AccountLayout({ children }: { children: ReactNode }) {
  return <ProvideMessages areas={['account', 'fields']}>{children}</ProvideMessages>;
}
