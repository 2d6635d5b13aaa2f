import type { ReactNode } from 'react';
import { ProvideWords } from '@/lib/words/provide-words';

/** The words of the member's forms. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return <ProvideWords areas={['account', 'fields']}>{children}</ProvideWords>;
}
