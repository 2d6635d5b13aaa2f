import type { Metadata } from 'next';
import { connection } from 'next/server';
import {
  AccountEnded,
  AccountFrame,
  AccountSection,
  AccountUnreachable,
} from '@/components/account/account-frame';
import { PasswordForm } from '@/components/account/password-form';
import { LinkButton } from '@/components/ui/link-button';
import { security } from '@/features/places/account';
import { fillPlace } from '@/features/places/fill-place';
import { formMetadata } from '@/lib/forms/form-metadata';
import { IDLE } from '@/lib/forms/form-state';
import { storedState } from '@/lib/forms/stored-state';
import { format } from '@/lib/i18n/format';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import { FORMS } from '@/lib/members/account-forms';
import { readMemberOr } from '@/lib/members/operations';
import { requireMember } from '@/lib/session/read';
import { localHref } from '@/lib/urls';
import { savePassword } from '../actions';

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return formMetadata((await getMessages()).account.security, FORMS.password);
}

export default async function SecurityPage() {
  await connection();
  const { account } = await getMessages();
  await requireMember(localHref(await getLang(), '/account/security'));
  const member = await readMemberOr('/account/security');
  if (member === 'signed-out') return <AccountEnded returnTo="/account/security" />;
  return (
    <AccountFrame title={account.security} current="security">
      {member === 'unreachable' ? (
        <AccountUnreachable what="account" href="/account/security" />
      ) : (
        <>
          <AccountSection
            title={account.password}
            intro={format(account.signInWith, { email: member.email })}
          >
            <PasswordForm
              email={member.email}
              action={savePassword}
              initial={await storedState(FORMS.password, IDLE)}
            />
          </AccountSection>
          {await fillPlace(security, { email: member.email })}
          <AccountSection title={account.leaving} intro={account.leavingIntro}>
            <LinkButton href="/account/delete" variant="secondary" prefetch={false}>
              {account.deleteAccount}
            </LinkButton>
          </AccountSection>
        </>
      )}
    </AccountFrame>
  );
}
