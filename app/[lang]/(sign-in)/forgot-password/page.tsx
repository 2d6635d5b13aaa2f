import type { Metadata } from 'next';
import { connection } from 'next/server';
import { recoverAction } from '@/app/[lang]/(sign-in)/actions';
import { RecoveryForm } from '@/components/sign-in/recovery-form';
import { SignInPage } from '@/components/sign-in/sign-in-page';
import { TextLink } from '@/components/ui/link';
import { SIGN_IN_START } from '@/lib/auth/sign-in-state';
import { recoveryStep } from '@/lib/auth/step-cookies';
import { formMetadata } from '@/lib/forms/form-metadata';
import { storedState } from '@/lib/forms/stored-state';
import { fillNodes } from '@/lib/i18n/format';
import { getMessages } from '@/lib/i18n/server-messages';

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return formMetadata((await getMessages()).signIn.resetTitle, 'recover');
}

export default async function ForgotPasswordPage() {
  await connection();
  const step = await recoveryStep.read();
  const { signIn } = await getMessages();
  return (
    <SignInPage title={signIn.resetTitle} intro={step?.required ? signIn.resetRequired : signIn.resetIntro}>
      <RecoveryForm
        action={recoverAction}
        initial={await storedState('recover', SIGN_IN_START)}
        email={step?.email ?? ''}
      />
      <p className="mt-8 border-t border-line pt-6 text-small">
        {fillNodes(signIn.remembered, { signIn: <TextLink href="/login">{signIn.goToSignIn}</TextLink> })}
      </p>
    </SignInPage>
  );
}
