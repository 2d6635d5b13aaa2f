import type { Metadata } from 'next';
import { connection } from 'next/server';
import { signInAction } from '@/app/[lang]/(sign-in)/actions';
import { SignInForm } from '@/components/sign-in/sign-in-form';
import { AccountBenefits, SignInPage } from '@/components/sign-in/sign-in-page';
import { TextLink } from '@/components/ui/link';
import { RedirectPage } from '@/components/ui/page-states';
import * as places from '@/features/places/account';
import { fillPlace } from '@/features/places/fill-place';
import { alternates } from '@/features/places/metadata';
import { captchaSettings } from '@/lib/auth/captcha';
import { returnPath } from '@/lib/auth/schemas';
import { SIGN_IN_START } from '@/lib/auth/sign-in-state';
import { errorFromAddress } from '@/lib/errors/messages';
import { formMetadata } from '@/lib/forms/form-metadata';
import { storedState } from '@/lib/forms/stored-state';
import { fillNodes } from '@/lib/i18n/format';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import { isMember } from '@/lib/session/read';
import { wasSignedOut } from '@/lib/session/store-tokens';
import { withReturn } from '@/lib/urls';

// Rendered in full: without JavaScript, the HTML must carry the redirect target of the request.
export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return {
    ...(await formMetadata((await getMessages()).signIn.title, 'sign-in')),
    // Search engines may index the sign-in page under one URL: the canonical one has no `returnTo`.
    robots: null,
    alternates: await alternates(await getLang(), '/login'),
  };
}

export default async function LoginPage({ searchParams }: PageProps<'/[lang]/login'>) {
  await connection();
  const lang = await getLang();
  const { signIn } = await getMessages();
  const { returnTo: requestedPath, error, reset } = await searchParams;
  const returnTo = await returnPath(requestedPath, lang);
  if (await isMember()) return <RedirectPage href={returnTo} />;
  const problem = errorFromAddress(error, lang)?.message ?? null;
  return (
    <SignInPage
      title={signIn.title}
      problem={problem}
      signedOut={await wasSignedOut()}
      aside={<AccountBenefits />}
    >
      {await fillPlace(places.signIn, { returnTo })}
      <SignInForm
        action={signInAction}
        initial={await storedState('sign-in', SIGN_IN_START)}
        returnTo={returnTo}
        reset={typeof reset === 'string' ? reset : undefined}
        captcha={captchaSettings()}
      />
      {/* Hidden while the account awaits approval: that shopper has an account. */}
      <p className="mt-8 border-t border-line pt-6 text-small [[role=status]+&]:hidden">
        {fillNodes(signIn.newHere, {
          register: <TextLink href={withReturn('/register', returnTo)}>{signIn.makeAccount}</TextLink>,
          // Not a router link: it leaves the shop.
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
