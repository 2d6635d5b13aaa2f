'use client';

import { useRef, useState } from 'react';
import { useMessages } from '#messages';
import { FACTS } from '#shop-facts';
import { SelectField, type SelectOption } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { useEarlyInput } from '@/lib/forms/use-early-input';
import type { FieldOf } from '@/lib/forms/use-form';
import type { MemberAddress } from '@/lib/model/member';
import { SUBDIVISIONS } from '@/lib/model/subdivisions';

type CountryFieldsProps = {
  field: FieldOf;
  address: MemberAddress | null;
  countries: readonly SelectOption[];
};

/**
 * Country and state. The state is a drop-down where the states are known, and a text field
 * otherwise. The list follows the chosen country. Without JavaScript it belongs to the country sent
 * last.
 */
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
