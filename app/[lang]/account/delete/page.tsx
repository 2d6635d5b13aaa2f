import type { Metadata } from 'next';
import { connection } from 'next/server';
import { AccountEnded, AccountFrame, AccountUnreachable } from '@/components/account/account-frame';
import { DeleteForm } from '@/components/account/delete-form';
import { formMetadata } from '@/lib/forms/form-metadata';
import { IDLE } from '@/lib/forms/form-state';
import { storedState } from '@/lib/forms/stored-state';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import { FORMS } from '@/lib/members/account-forms';
import { readMemberOr } from '@/lib/members/operations';
import { requireMember } from '@/lib/session/read';
import { localHref } from '@/lib/urls';
import { deleteAccount } from '../actions';

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return formMetadata((await getMessages()).account.deleteAccount, FORMS.deletion);
}

export default async function DeletePage() {
  await connection();
  const { account } = await getMessages();
  await requireMember(localHref(await getLang(), '/account/delete'));
  const member = await readMemberOr('/account/delete');
  if (member === 'signed-out') return <AccountEnded returnTo="/account/delete" />;
  return (
    <AccountFrame title={account.deleteAccount} current="security" below>
      {member === 'unreachable' ? (
        <AccountUnreachable what="account" href="/account/delete" />
      ) : (
        <div className="max-w-measure">
          <p>{account.deleteMeans}</p>
          <ul className="mt-3 mb-6 list-disc space-y-1.5 ps-5 text-muted">
            <li>{account.deleteGone}</li>
            <li>{account.deleteOrders}</li>
            <li>{account.deleteArrives}</li>
          </ul>
          <DeleteForm
            email={member.email}
            action={deleteAccount}
            initial={await storedState(FORMS.deletion, IDLE)}
          />
        </div>
      )}
    </AccountFrame>
  );
}
