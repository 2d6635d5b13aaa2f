import type { Metadata } from 'next';
import { connection } from 'next/server';
import { RecoveryForm } from '@/components/sign-in/recovery-form';
import { SignInPage } from '@/components/sign-in/sign-in-page';
import { TextLink } from '@/components/ui/text-link';
import { keptState } from '@/lib/forms/kept-state';
import { SIGN_IN_START } from '@/lib/members/sign-in-state';
import { recoveryStep } from '@/lib/session/sign-in/step-cookies';
import { recoverAction } from './actions';

export const instant = false;

export const metadata: Metadata = { title: 'Set a new password', robots: { index: false } };

export default async function ForgotPasswordPage() {
  await connection();
  const step = await recoveryStep.read();
  return (
    <SignInPage
      title="Set a new password"
      intro={
        step?.required
          ? 'Your password has to be renewed before you can sign in. We will mail you a link to do so.'
          : 'Tell us the email of your account, and we will mail you a link to set a new password.'
      }
    >
      <RecoveryForm
        action={recoverAction}
        initial={await keptState('recover', SIGN_IN_START)}
        email={step?.email ?? ''}
      />
      <p className="mt-8 border-t border-line pt-6 text-small">
        Remembered it? <TextLink href="/login">Go to sign in</TextLink>.
      </p>
    </SignInPage>
  );
}
