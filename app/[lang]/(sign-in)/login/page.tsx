import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { SignInForm } from '@/components/sign-in/sign-in-form';
import { SignInPage } from '@/components/sign-in/sign-in-page';
import { withReturn } from '@/components/sign-in/with-return';
import { TextLink } from '@/components/ui/text-link';
import { errorFromAddress } from '@/lib/errors/from-address';
import { formMetadata } from '@/lib/forms/form-metadata';
import { storedState } from '@/lib/forms/stored-state';
import { alternates } from '@/lib/i18n/alternates';
import { fillNodes } from '@/lib/i18n/format';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import { SIGN_IN_START } from '@/lib/members/sign-in-state';
import { readSession } from '@/lib/session/read';
import { captchaSettings } from '@/lib/session/sign-in/captcha';
import { returnPath } from '@/lib/session/sign-in/return-path';
import { wasSignedOut } from '@/lib/session/store-tokens';
import { signInAction } from './actions';

// Answered whole: where to go on to depends on the request, and has to be in the HTML for those without a script.
export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return {
    ...(await formMetadata((await getMessages()).signIn.title, 'sign-in')),
    // Who looks for the shop's sign-in finds it: once, whatever it would lead to.
    robots: null,
    alternates: alternates(await getLang(), '/login'),
  };
}

export default async function LoginPage({ searchParams }: PageProps<'/[lang]/login'>) {
  await connection();
  const lang = await getLang();
  const { signIn } = await getMessages();
  const { returnTo: asked, error } = await searchParams;
  const returnTo = await returnPath(asked, lang);
  const problem = errorFromAddress(error, lang)?.messages ?? null;
  // A failed return from the platform's page is told even to somebody who is signed in.
  if (problem === null && (await readSession())?.refreshToken.role === 'member') redirect(returnTo);
  return (
    <SignInPage title={signIn.title} problem={problem} signedOut={await wasSignedOut()}>
      <SignInForm
        action={signInAction}
        initial={await storedState('sign-in', SIGN_IN_START)}
        returnTo={returnTo}
        captcha={captchaSettings()}
      />
      {/* Not below the words that the account waits to be approved: who reads them has one. */}
      <p className="mt-8 border-t border-line pt-6 text-small [[role=status]+&]:hidden">
        {fillNodes(signIn.newHere, {
          register: <TextLink href={withReturn('/register', returnTo)}>{signIn.makeAccount}</TextLink>,
          // Not a link of the router: it leads out of the shop.
          other: (
            <a
              href={withReturn('/login/hosted', returnTo)}
              className="underline decoration-edge underline-offset-4 hover:decoration-current"
            >
              {signIn.otherWay}
            </a>
          ),
        })}
      </p>
    </SignInPage>
  );
}
