'use client';

import { useActionState, useRef } from 'react';
import { useMessages } from '#messages';
import { Button } from '@/components/ui/button';
import { LangField } from '@/components/ui/lang-field';
import type { SelectOption } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { FormState } from '@/lib/forms/form-state';
import { type FormAction, useForm } from '@/lib/forms/use-form';
import { format } from '@/lib/i18n/format';
import type { MemberAddress } from '@/lib/model/member';
import { CountryFields } from './country-fields';
import { FormMessages } from './form-messages';

type AddressFormProps = {
  /** Null for a new address. */
  address: MemberAddress | null;
  countries: readonly SelectOption[];
  action: FormAction;
  initial: FormState;
  onAnswer?: () => void;
  /** Whether the form's messages are stale. */
  quiet?: boolean;
};

/** Unfolds to change or add an address. It stays open while a field has an error. */
export function AddressForm({
  address,
  countries,
  action,
  initial,
  onAnswer,
  quiet = false,
}: AddressFormProps) {
  const text = useMessages('account');
  const details = useRef<HTMLDetailsElement>(null);
  const { state, formProps, pending, field, summary } = useForm(useActionState(action, initial), {
    onAnswer: ({ status }) => {
      if (status === 'done' && details.current) {
        details.current.open = false;
        // The pressed button is now inside the closed element.
        details.current.querySelector('summary')?.focus();
      }
      onAnswer?.();
    },
  });
  const wrong = state.status === 'invalid' || state.status === 'failed';
  return (
    <>
      {state.status === 'done' && !quiet ? <FormMessages state={state} summary={summary} /> : null}
      <details ref={details} open={wrong}>
        <summary className="inline-flex min-h-target list-none items-center text-small font-medium underline decoration-edge underline-offset-4 hover:decoration-current">
          {address ? text.edit : text.addAnAddress}
          {address ? <span className="sr-only">&nbsp;{address.line1}</span> : null}
        </summary>
        <form
          {...formProps}
          aria-label={address ? format(text.editWhich, { address: address.line1 }) : text.newAddress}
          className="mt-4 mb-6"
        >
          <LangField />
          {wrong ? <FormMessages state={state} summary={summary} /> : null}
          {address ? <input type="hidden" name="id" value={address.id} /> : null}
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              {...field('line1', address?.line1)}
              label={text.address}
              autoComplete="address-line1"
              className="sm:col-span-2"
            />
            <TextField
              {...field('line2', address?.line2)}
              label={text.addressLine2}
              autoComplete="address-line2"
              className="sm:col-span-2"
            />
            <TextField {...field('city', address?.city)} label={text.city} autoComplete="address-level2" />
            <TextField
              {...field('postalCode', address?.postalCode)}
              label={text.postalCode}
              autoComplete="postal-code"
            />
            <CountryFields field={field} address={address} countries={countries} />
          </div>
          <Button variant="secondary" pending={pending} className="mt-6">
            {address ? text.updateAddress : text.addAddress}
          </Button>
        </form>
      </details>
    </>
  );
}
