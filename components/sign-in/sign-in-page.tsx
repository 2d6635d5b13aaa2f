import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import { PageHeading } from '@/components/layout/page-heading';
import { Notice } from '@/components/ui/notice';

type SignInPageProps = {
  title: string;
  intro?: string;
  /** Message that explains why the shopper is back on this page. */
  problem?: string | null;
  /**
   * Whether the platform has ended the member's session. With JavaScript, every page reports it.
   */
  signedOut?: boolean;
  children: ReactNode;
};

/** Narrow page layout of sign-in, registration and related pages. */
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
