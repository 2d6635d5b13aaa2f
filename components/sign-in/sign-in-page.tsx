import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import { PageHeading } from '@/components/layout/page-heading';
import { Notice } from '@/components/ui/notice';

type SignInPageProps = {
  title: string;
  intro?: string;
  /** Why the shopper is back here, in words. */
  problem?: string | null;
  /** The platform has ended the member's session; with a script, every page tells so by itself. */
  signedOut?: boolean;
  children: ReactNode;
};

/** The narrow page that signing in, registering and everything around it share. */
export function SignInPage({ title, intro, problem = null, signedOut = false, children }: SignInPageProps) {
  const messages = useMessages('signIn');
  return (
    <div className="page-frame">
      <div className="mx-auto max-w-[27rem]">
        <PageHeading title={title} intro={intro} />
        {problem ? (
          <Notice tone="bad" className="mb-6">
            {problem}
          </Notice>
        ) : null}
        {signedOut ? (
          <noscript>
            <Notice className="mb-6">{messages.signedOut}</Notice>
          </noscript>
        ) : null}
        {children}
      </div>
    </div>
  );
}
