import type { Metadata } from 'next';
import { connection } from 'next/server';
import { AccountFrame, AccountSection } from '@/components/account/account-frame';
import { AccountEnded, AccountUnreachable } from '@/components/account/account-states';
import { PasswordForm } from '@/components/account/password-form';
import { LinkButton } from '@/components/ui/link-button';
import { IDLE } from '@/lib/forms/form-state';
import { keptState } from '@/lib/forms/kept-state';
import { FORMS } from '@/lib/members/form-names';
import { readMemberOr } from '@/lib/members/read-member';
import { requireMember } from '@/lib/session/require-member';
import { savePassword } from '../actions';

// Answered whole, so that it works without a script.
export const instant = false;

export const metadata: Metadata = { title: 'Security', robots: { index: false } };

/** The password, and the way out for good. */
export default async function SecurityPage() {
  await connection();
  await requireMember('/account/security');
  const member = await readMemberOr('/account/security');
  if (member === 'nobody') return <AccountEnded returnTo="/account/security" />;
  return (
    <AccountFrame title="Security" current="security">
      {member === 'unreachable' ? (
        <AccountUnreachable what="your account" href="/account/security" />
      ) : (
        <>
          <AccountSection title="Password" intro={`You sign in with ${member.email}.`}>
            <PasswordForm
              email={member.email}
              action={savePassword}
              initial={await keptState(FORMS.password, IDLE)}
            />
          </AccountSection>
          <AccountSection
            title="Leaving"
            intro="You can delete your account at any time. What you have ordered still arrives."
          >
            <LinkButton href="/account/delete" variant="secondary" prefetch={false}>
              Delete account
            </LinkButton>
          </AccountSection>
        </>
      )}
    </AccountFrame>
  );
}
