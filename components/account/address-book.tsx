'use client';

import { Fragment, useRef, useState } from 'react';
import { useLang, useMessages } from '#messages';
import { FACTS } from '#shop-facts';
import { FormMessages } from '@/components/forms/error-summary';
import { Button } from '@/components/ui/button';
import { LangField, TextField } from '@/components/ui/field';
import { SelectField, type SelectOption } from '@/components/ui/select-field';
import { useFormAction } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { useEarlyInput } from '@/lib/forms/hydration';
import { type FieldOf, type FormAction, useForm } from '@/lib/forms/use-form';
import { inOrder } from '@/lib/i18n/field-order';
import { format } from '@/lib/i18n/format';
import type { MemberAddress } from '@/lib/model/member';
import { SUBDIVISIONS } from '@/lib/model/subdivisions';

/** `lines` are as on a parcel. `form` is the state after a submission without JavaScript. */
export type AddressEntry = MemberAddress & { lines: string[]; form: FormState };

type AddressBookProps = {
  addresses: AddressEntry[];
  countries: readonly SelectOption[];
  save: FormAction;
  remove: FormAction;
  forms: { fresh: FormState; removal: FormState };
};

export function AddressBook({ addresses, countries, save, remove, forms }: AddressBookProps) {
  const messages = useMessages('account');
  // Lives here because the form of the removed address is unmounted when the response arrives.
  const removal = useForm(useFormAction(remove, forms.removal), {
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
              <form {...removal.formProps} className="absolute end-5 top-2">
                <LangField />
                <input type="hidden" name="id" value={address.id} />
                <Button variant="quiet" pending={removal.pending}>
                  {messages.remove}
                  <span className="sr-only">{`\u00a0${address.line1}`}</span>
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

type AddressFormProps = {
  /** Null for a new address. */
  address: MemberAddress | null;
  countries: readonly SelectOption[];
  action: FormAction;
  initial: FormState;
  onAnswer?: () => void;
  quiet?: boolean;
};

/** Stays open while a field has an error. */
function AddressForm({ address, countries, action, initial, onAnswer, quiet = false }: AddressFormProps) {
  const text = useMessages('account');
  const lang = useLang();
  const details = useRef<HTMLDetailsElement>(null);
  const { state, formProps, pending, field, summary } = useForm(useFormAction(action, initial), {
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
          {address ? <span className="sr-only">{`\u00a0${address.line1}`}</span> : null}
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
            {inOrder(
              lang,
              <Fragment key="street">
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
              </Fragment>,
              <TextField
                key="city"
                {...field('city', address?.city)}
                label={text.city}
                autoComplete="address-level2"
              />,
              <TextField
                key="postalCode"
                {...field('postalCode', address?.postalCode)}
                label={text.postalCode}
                autoComplete="postal-code"
              />,
              <CountryFields key="country" field={field} address={address} countries={countries} />,
            )}
          </div>
          <Button variant="secondary" pending={pending} className="mt-6">
            {address ? text.updateAddress : text.addAddress}
          </Button>
        </form>
      </details>
    </>
  );
}

type CountryFieldsProps = {
  field: FieldOf;
  address: MemberAddress | null;
  countries: readonly SelectOption[];
};

/** The list of states follows the chosen country. Without JavaScript it is that of the country sent last. */
export function CountryFields({ field, address, countries }: CountryFieldsProps) {
  const messages = useMessages('account');
  const country = field('country', address?.country || FACTS.country);
  const [chosen, setChosen] = useState<string | null>(null);
  const countryField = useRef<HTMLSelectElement>(null);
  useEarlyInput(() => {
    const early = countryField.current?.value;
    if (early !== undefined && early !== country.defaultValue) setChosen(early);
  });
  const states = SUBDIVISIONS[chosen ?? country.defaultValue];
  const state = field('subdivision', address?.subdivision);
  return (
    <>
      <SelectField
        {...country}
        ref={countryField}
        // React applies a select's default value only once.
        key={country.defaultValue}
        label={messages.country}
        autoComplete="country"
        options={countries}
        placeholder={messages.pleaseChoose}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      {states ? (
        <SelectField
          {...state}
          key={`${states[0]?.value}${state.defaultValue}`}
          defaultValue={states.some(({ value }) => value === state.defaultValue) ? state.defaultValue : ''}
          label={messages.stateOrProvince}
          autoComplete="address-level1"
          options={states}
          placeholder={messages.pleaseChoose}
        />
      ) : (
        <TextField {...state} key="typed" label={messages.stateOrRegion} autoComplete="address-level1" />
      )}
    </>
  );
}
