import clsx from 'clsx';
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
  /** Next to the form, or below it in a small window: `<AccountBenefits>`. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Page layout of sign-in, registration and related pages. */
export function SignInPage({
  title,
  intro,
  problem = null,
  signedOut = false,
  aside,
  children,
}: SignInPageProps) {
  const messages = useMessages('signIn');
  return (
    <div
      className={clsx(
        'page-frame',
        aside && 'grid max-w-[72rem] gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:pt-10',
      )}
    >
      <div className="mx-auto w-full max-w-[27rem]">
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
      {aside}
    </div>
  );
}
