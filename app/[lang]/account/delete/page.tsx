import type { Metadata } from 'next';
import { connection } from 'next/server';
import { AccountFrame } from '@/components/account/account-frame';
import { DeleteForm } from '@/components/account/delete-form';
import { IDLE } from '@/lib/forms/form-state';
import { keptState } from '@/lib/forms/kept-state';
import { FORMS } from '@/lib/members/form-names';
import { requireMember } from '@/lib/session/require-member';
import { deleteAccount } from '../actions';

// Answered whole, so that it works without a script.
export const instant = false;

export const metadata: Metadata = { title: 'Delete account', robots: { index: false } };

/** Asks once more before an account is gone. */
export default async function DeletePage() {
  await connection();
  await requireMember('/account/delete');
  return (
    <AccountFrame title="Delete account" current="security" below>
      <div className="max-w-measure">
        <p>This cannot be taken back. It means:</p>
        <ul className="mt-3 mb-6 list-disc space-y-1.5 ps-5 text-muted">
          <li>Your profile, your addresses and your sign-in are gone.</li>
          <li>You can no longer look at your orders here. The mails you have about them stay yours.</li>
          <li>What you have ordered still arrives.</li>
        </ul>
        <DeleteForm action={deleteAccount} initial={await keptState(FORMS.deletion, IDLE)} />
      </div>
    </AccountFrame>
  );
}
