import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { SignInPage } from '@/components/sign-in/sign-in-page';
import { VerifyForm } from '@/components/sign-in/verify-form';
import { keptState } from '@/lib/forms/kept-state';
import { SIGN_IN_START } from '@/lib/members/sign-in-state';
import { verificationStep } from '@/lib/session/sign-in/step-cookies';
import { resendAction, verifyAction } from './actions';

export const instant = false;

export const metadata: Metadata = { title: 'Check your mail', robots: { index: false } };

/** Only for those of whom the platform wants a code. */
export default async function VerifyPage() {
  await connection();
  const step = await verificationStep.read();
  if (step === null) redirect('/login');
  return (
    <SignInPage title="Check your mail">
      <VerifyForm
        verify={verifyAction}
        resend={resendAction}
        initial={await keptState('verify', SIGN_IN_START)}
        resendInitial={await keptState('resend', SIGN_IN_START)}
        email={step.email}
        returnTo={step.returnTo}
      />
    </SignInPage>
  );
}
