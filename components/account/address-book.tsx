'use client';

import { useActionState, useState } from 'react';
import { useMessages } from '#messages';
import { Button } from '@/components/ui/button';
import { LangField } from '@/components/ui/lang-field';
import type { SelectOption } from '@/components/ui/select-field';
import type { FormState } from '@/lib/forms/form-state';
import { type FormAction, useForm } from '@/lib/forms/use-form';
import type { MemberAddress } from '@/lib/model/member';
import { AddressForm } from './address-form';
import { FormMessages } from './form-messages';

/**
 * An address with its lines as on a parcel and the form state after a submission without
 * JavaScript.
 */
export type WrittenAddress = MemberAddress & { lines: string[]; form: FormState };

type AddressBookProps = {
  addresses: WrittenAddress[];
  countries: readonly SelectOption[];
  save: FormAction;
  remove: FormAction;
  /** States after a submission without JavaScript of the forms that belong to no address. */
  forms: { fresh: FormState; removal: FormState };
};

/**
 * The member's addresses. Each can be changed or removed in place, and a new one is added below.
 */
export function AddressBook({ addresses, countries, save, remove, forms }: AddressBookProps) {
  const messages = useMessages('account');
  // Lives here because the form of the removed address is unmounted when the response arrives.
  const removal = useForm(useActionState(remove, forms.removal), {
    onAnswer: () => setLast('removal'),
  });
  /** The form whose messages are current. The messages of the other are stale. */
  const [last, setLast] = useState<'removal' | 'new' | null>(null);
  return (
    <>
      {last === 'new' ? null : <FormMessages {...removal} />}
      {addresses.length === 0 ? (
        <p className="mb-2 text-muted">{messages.noAddress}</p>
      ) : (
        <ul aria-label={messages.addresses} className="mb-4 grid gap-4 sm:grid-cols-2">
          {addresses.map((address) => (
            <li
              key={address.id}
              className="relative rounded-panel border border-line px-5 py-4 has-[details[open]]:sm:col-span-2"
            >
              <address className="pe-24 not-italic">
                {address.lines.map((line) => (
                  <span key={line} className="block break-words">
                    <bdi>{line}</bdi>
                  </span>
                ))}
              </address>
              <AddressForm address={address} countries={countries} action={save} initial={address.form} />
              <form {...removal.formProps} className="absolute end-2 top-2">
                <LangField />
                <input type="hidden" name="id" value={address.id} />
                <Button variant="quiet" pending={removal.pending}>
                  {messages.remove}
                  <span className="sr-only">&nbsp;{address.line1}</span>
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <AddressForm
        address={null}
        countries={countries}
        action={save}
        initial={forms.fresh}
        onAnswer={() => setLast('new')}
        quiet={last === 'removal'}
      />
    </>
  );
}
