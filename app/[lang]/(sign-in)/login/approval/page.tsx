import type { Metadata } from 'next';
import { useWords } from '#words';
import { PendingApproval } from '@/components/sign-in/pending-approval';
import { SignInPage } from '@/components/sign-in/sign-in-page';
import { getWords } from '@/lib/words/server-words';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getWords()).signIn.verifiedTitle, robots: { index: false } };
}

/** Where verifying an email leads to on a site whose owner approves members. The same for everybody. */
export default function ApprovalPage() {
  const words = useWords('signIn');
  return (
    <SignInPage title={words.verifiedTitle}>
      <PendingApproval />
    </SignInPage>
  );
}
