import type { Metadata } from 'next';
import { useMessages } from '#messages';
import { SignInPage } from '@/components/sign-in/sign-in-page';
import { PendingApproval } from '@/components/sign-in/use-sign-in-form';
import { getMessages } from '@/lib/i18n/server-messages';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getMessages()).signIn.verifiedTitle, robots: { index: false } };
}

/** Shown after email verification, on a site whose owner approves members. */
export default function ApprovalPage() {
  const messages = useMessages('signIn');
  return (
    <SignInPage title={messages.verifiedTitle}>
      <PendingApproval />
    </SignInPage>
  );
}
