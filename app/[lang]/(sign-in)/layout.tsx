import type { ReactNode } from 'react';
import { ProvideWords } from '@/lib/words/provide-words';

/** The words of the forms about signing in. */
export default function SignInLayout({ children }: { children: ReactNode }) {
  return <ProvideWords areas={['signIn', 'fields', 'errors']}>{children}</ProvideWords>;
}
