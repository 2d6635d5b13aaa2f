'use client';

import { useEffect, useRef } from 'react';
import { useMessages } from '#messages';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { COUNTRIES } from '@/lib/cart/countries';
import type { TaxSubdivisions } from '@/lib/cart/totals-choice';
import type { CartEstimate, TotalsChoice } from '@/lib/model/cart';
import { MembershipChoice } from './membership-choice';
import { ShippingChoice } from './shipping-choice';

type TotalsFormProps = {
  /** Whether any item in the cart is delivered. */
  isDelivered: boolean;
  estimate: CartEstimate | null;
  choice: TotalsChoice;
  taxSubdivisions: TaxSubdivisions;
  onChoice: (change: Partial<TotalsChoice>) => void;
  /** Page that the plain form returns to. */
  returnTo: string;
};

/**
 * The inputs of the totals: destination, delivery method and memberships. A change applies at once.
 * Without JavaScript the button applies it.
 */
export function TotalsForm({
  isDelivered,
  estimate,
  choice,
  taxSubdivisions,
  onChoice,
  returnTo,
}: TotalsFormProps) {
  const messages = useMessages('totals');
  const { country, subdivision, shippingCode, membershipIds } = choice;
  const subdivisions = taxSubdivisions[country] ?? [];
  const form = useRef<HTMLFormElement>(null);

  // Values chosen before hydration, or restored by the browser, count as choices, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the values before hydration
  useEffect(() => {
    const fields = new FormData(form.current ?? undefined);
    const filled = (name: string) => String(fields.get(name) ?? '') || null;
    const place = { country: filled('country') ?? country, subdivision: filled('subdivision') };
    const isStored = place.country === country && place.subdivision === subdivision;
    if (!isStored)
      onChoice({ ...place, ...(place.country === country ? {} : { subdivision: null, shippingCode: null }) });
  }, []);

  return (
    <form
      ref={form}
      method="post"
      action="/api/cart/estimate"
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-5"
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <input type="hidden" name="shownCountry" value={country} />
      <div className="grid gap-3">
        <SelectField
          name="country"
          label={isDelivered ? messages.deliverTo : messages.country}
          options={COUNTRIES.map((value) => ({ value, label: messages.countries[value] }))}
          value={country}
          // Another country has other states and carriers. The platform specifies the default
          // option.
          onChange={(event) =>
            onChoice({ country: event.currentTarget.value, subdivision: null, shippingCode: null })
          }
        />
        {subdivisions.length > 0 ? (
          <SelectField
            name="subdivision"
            label={messages.state[country === 'CA' ? 'CA' : 'US']}
            hint={subdivision === null ? messages.stateHint : undefined}
            placeholder={messages.chooseState[country === 'CA' ? 'CA' : 'US']}
            options={subdivisions}
            value={subdivision ?? ''}
            onChange={(event) => onChoice({ subdivision: event.currentTarget.value || null })}
          />
        ) : null}
      </div>
      {estimate && estimate.shippingOptions.length > 0 ? (
        <ShippingChoice
          options={estimate.shippingOptions}
          // The chosen method shows at once, and its price after the platform has sent it.
          selected={shippingCode ?? estimate.selectedShippingCode}
          onShipping={(code) => onChoice({ shippingCode: code })}
        />
      ) : null}
      {estimate && estimate.memberships.eligible.length + estimate.memberships.invalid.length > 0 ? (
        <MembershipChoice
          memberships={estimate.memberships}
          selectedIds={membershipIds}
          onSelect={(ids) => onChoice({ membershipIds: ids })}
        />
      ) : null}
      {estimate?.moreAtCheckout?.map((choice) => (
        <p key={choice} className="text-small text-muted">
          {messages.moreAtCheckout[choice]}
        </p>
      ))}
      <noscript>
        <Button variant="secondary">{messages.update}</Button>
      </noscript>
    </form>
  );
}
