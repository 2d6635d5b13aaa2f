import type { Metadata } from 'next';
import { connection } from 'next/server';
import { registerAction } from '@/app/[lang]/(sign-in)/actions';
import { RegisterForm } from '@/components/sign-in/register-form';
import { AccountBenefits, SignInPage } from '@/components/sign-in/sign-in-page';
import { TextLink } from '@/components/ui/link';
import { RedirectPage } from '@/components/ui/page-states';
import * as places from '@/features/places/account';
import { fillPlace } from '@/features/places/fill-place';
import { personalData } from '@/features/places/forms';
import { captchaSettings } from '@/lib/auth/captcha';
import { returnPath } from '@/lib/auth/schemas';
import { SIGN_IN_START } from '@/lib/auth/sign-in-state';
import { formMetadata } from '@/lib/forms/form-metadata';
import { storedState } from '@/lib/forms/stored-state';
import { fillNodes } from '@/lib/i18n/format';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import { isMember } from '@/lib/session/read';
import { signInHref } from '@/lib/urls';

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return formMetadata((await getMessages()).signIn.registerTitle, 'register');
}

export default async function RegisterPage({ searchParams }: PageProps<'/[lang]/register'>) {
  await connection();
  const returnTo = await returnPath((await searchParams).returnTo, await getLang());
  if (await isMember()) return <RedirectPage href={returnTo} />;
  const { signIn } = await getMessages();
  return (
    <SignInPage title={signIn.registerTitle} intro={signIn.registerIntro} aside={<AccountBenefits />}>
      {await fillPlace(places.signIn, { returnTo })}
      <RegisterForm
        action={registerAction}
        initial={await storedState('register', SIGN_IN_START)}
        returnTo={returnTo}
        captcha={captchaSettings()}
      />
      {await fillPlace(personalData, {})}
      {/* Hidden while the account awaits approval: that shopper has an account. */}
      <p className="mt-8 border-t border-line pt-6 text-small [[role=status]+&]:hidden">
        {fillNodes(signIn.haveAccount, {
          signIn: <TextLink href={signInHref(returnTo)}>{signIn.goToSignIn}</TextLink>,
        })}
      </p>
    </SignInPage>
  );
}
