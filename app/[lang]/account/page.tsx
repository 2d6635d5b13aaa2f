import type { Metadata } from 'next';
import { connection } from 'next/server';
import {
  AccountEnded,
  AccountFrame,
  AccountSection,
  AccountUnreachable,
} from '@/components/account/account-frame';
import { AddressBook, type AddressEntry } from '@/components/account/address-book';
import { LastOrder } from '@/components/account/order-list';
import { PrivacyForm, ProfileForm } from '@/components/account/profile-form';
import { fillPlace } from '@/features/places/fill-place';
import { personalData } from '@/features/places/forms';
import { formMetadata } from '@/lib/forms/form-metadata';
import { IDLE } from '@/lib/forms/form-state';
import { storedState } from '@/lib/forms/stored-state';
import { inOrder } from '@/lib/i18n/field-order';
import { format } from '@/lib/i18n/format';
import type { Lang } from '@/lib/i18n/lang';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import { countryOptions, FORMS } from '@/lib/members/account-forms';
import { addressLinesOf, readMemberOr } from '@/lib/members/operations';
import type { MemberAddress } from '@/lib/model/member';
import { readOrdersOr } from '@/lib/orders/read-order';
import { requireMember } from '@/lib/session/read';
import { localHref } from '@/lib/urls';
import { removeAddress, saveAddress, savePrivacy, saveProfile } from './actions';

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return formMetadata(
    (await getMessages()).account.title,
    FORMS.profile,
    FORMS.address(null),
    FORMS.removal,
    FORMS.privacy,
  );
}

export default async function AccountPage() {
  // A prefetch stops here. Otherwise it would mistake its own end for a platform failure.
  await connection();
  const lang = await getLang();
  const { account } = await getMessages();
  await requireMember(localHref(lang, '/account'));
  const [member, orders] = await Promise.all([readMemberOr('/account'), readOrdersOr(null, 1)]);
  if (member === 'signed-out') return <AccountEnded returnTo="/account" />;
  const [name] = member === 'unreachable' ? [] : inOrder(lang, member.firstName, member.lastName);
  const lastOrder = typeof orders === 'object' ? orders.orders[0] : undefined;
  return (
    <AccountFrame title={name ? format(account.hello, { name }) : account.title} current="account">
      {member === 'unreachable' ? (
        <AccountUnreachable what="account" href="/account" />
      ) : (
        <>
          {lastOrder ? (
            <AccountSection title={account.lastOrder}>
              <LastOrder order={lastOrder} />
            </AccountSection>
          ) : null}
          <AccountSection title={account.profile} intro={format(account.signInWith, { email: member.email })}>
            <ProfileForm
              member={member}
              action={saveProfile}
              initial={await storedState(FORMS.profile, IDLE)}
            />
          </AccountSection>
          <AccountSection title={account.addresses}>
            <AddressBook
              addresses={await Promise.all(member.addresses.map((address) => addressEntry(address, lang)))}
              countries={countryOptions(lang)}
              save={saveAddress}
              remove={removeAddress}
              forms={{
                fresh: await storedState(FORMS.address(null), IDLE),
                removal: await storedState(FORMS.removal, IDLE),
              }}
            />
          </AccountSection>
          <AccountSection title={account.privacy}>
            <PrivacyForm
              privacy={member.privacy}
              action={savePrivacy}
              initial={await storedState(FORMS.privacy, IDLE)}
            />
            {await fillPlace(personalData, {})}
          </AccountSection>
        </>
      )}
    </AccountFrame>
  );
}

const addressEntry = async (address: MemberAddress, lang: Lang): Promise<AddressEntry> => ({
  ...address,
  lines: addressLinesOf(address, lang),
  form: await storedState(FORMS.address(address.id), IDLE),
});
