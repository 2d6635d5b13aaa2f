import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { RegisterForm } from '@/components/sign-in/register-form';
import { SignInPage } from '@/components/sign-in/sign-in-page';
import { withReturn } from '@/components/sign-in/with-return';
import { TextLink } from '@/components/ui/text-link';
import { keptState } from '@/lib/forms/kept-state';
import { SIGN_IN_START } from '@/lib/members/sign-in-state';
import { readSession } from '@/lib/session/read';
import { captchaSettings } from '@/lib/session/sign-in/captcha';
import { returnPath } from '@/lib/session/sign-in/return-path';
import { registerAction } from './actions';

export const instant = false;

export const metadata: Metadata = { title: 'Create an account', robots: { index: false } };

export default async function RegisterPage({ searchParams }: PageProps<'/[lang]/register'>) {
  await connection();
  const returnTo = await returnPath((await searchParams).returnTo);
  if ((await readSession())?.refreshToken.role === 'member') redirect(returnTo);
  return (
    <SignInPage
      title="Create an account"
      intro="See your orders in one place, and find your address filled in. What is in your cart stays there."
    >
      <RegisterForm
        action={registerAction}
        initial={await keptState('register', SIGN_IN_START)}
        returnTo={returnTo}
        captcha={captchaSettings()}
      />
      <p className="mt-8 border-t border-line pt-6 text-small">
        Have an account already? <TextLink href={withReturn('/login', returnTo)}>Go to sign in</TextLink>.
      </p>
    </SignInPage>
  );
}
