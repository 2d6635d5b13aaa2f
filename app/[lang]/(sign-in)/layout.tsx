import type { ReactNode } from 'react';
import { ProvideMessages } from '@/lib/i18n/server-messages';

export default function SignInLayout({ children }: { children: ReactNode }) {
  return <ProvideMessages areas={['signIn', 'fields', 'errors']}>{children}</ProvideMessages>;
}
