import type { Metadata } from 'next';
import { connection } from 'next/server';
import { resendAction, verifyAction } from '@/app/[lang]/(sign-in)/actions';
import { SignInPage } from '@/components/sign-in/sign-in-page';
import { VerifyForm } from '@/components/sign-in/verify-form';
import { RedirectPage } from '@/components/ui/page-states';
import { restartHref } from '@/lib/auth/run-sign-in';
import { AFTER_SIGN_IN } from '@/lib/auth/schemas';
import { SIGN_IN_START } from '@/lib/auth/sign-in-state';
import { verificationStep } from '@/lib/auth/step-cookies';
import { formMetadata } from '@/lib/forms/form-metadata';
import { storedState } from '@/lib/forms/stored-state';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import { isMember } from '@/lib/session/read';
import { localHref } from '@/lib/urls';

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return formMetadata((await getMessages()).signIn.verifyTitle, 'verify', 'resend');
}

/** Where no code is required, the sign-in page says why the shopper has to start again. */
export default async function VerifyPage() {
  await connection();
  const step = await verificationStep.read();
  if (step === null) {
    const lang = await getLang();
    const isSignedIn = await isMember();
    return <RedirectPage href={isSignedIn ? localHref(lang, AFTER_SIGN_IN) : restartHref(lang)} />;
  }
  return (
    <SignInPage title={(await getMessages()).signIn.verifyTitle}>
      <VerifyForm
        verify={verifyAction}
        resend={resendAction}
        initial={await storedState('verify', SIGN_IN_START)}
        resendInitial={await storedState('resend', SIGN_IN_START)}
        email={step.email}
        returnTo={step.returnTo}
      />
    </SignInPage>
  );
}
