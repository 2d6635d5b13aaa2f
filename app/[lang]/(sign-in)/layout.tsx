import type { ReactNode } from 'react';
import { ProvideMessages } from '@/lib/i18n/provide-messages';

/** The words of the forms about signing in. */
export default function SignInLayout({ children }: { children: ReactNode }) {
  return <ProvideMessages areas={['signIn', 'fields', 'errors']}>{children}</ProvideMessages>;
}
