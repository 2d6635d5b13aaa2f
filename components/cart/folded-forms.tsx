'use client';

import { type MouseEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import { useLang, useMessages } from '#messages';
import { Button } from '@/components/ui/button';
import { CONTROL_STYLES, Field, fieldAria, TextField } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import type { CartApi, CodeOutcome } from '@/lib/cart/client/store';
import { COUNTRIES } from '@/lib/cart/countries';
import { browserTool } from '@/lib/forms/browser-tool';
import { useEarlyInput } from '@/lib/forms/hydration';
import { commaList, format, plural } from '@/lib/i18n/format';
import {
  type CartEstimate,
  type CartMemberships,
  MAX_NOTE_LENGTH,
  type MembershipOption,
  type ShippingOption,
  type TotalsChoice,
} from '@/lib/model/cart';
import { isZero } from '@/lib/model/money';
import type { Subdivisions } from '@/lib/model/subdivisions';
import { formatMoney } from '@/lib/money';

type TotalsFormProps = {
  isDelivered: boolean;
  estimate: CartEstimate | null;
  choice: TotalsChoice;
  taxSubdivisions: Subdivisions;
  onChoice: (change: Partial<TotalsChoice>) => void;
  returnTo: string;
};

/** A change applies at once. Without JavaScript the button applies it. */
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
  const subdivisionId = useId();

  // Values chosen before this code has loaded, or restored by the browser, count as choices, too.
  useEarlyInput(() => {
    const fields = new FormData(form.current ?? undefined);
    const filled = (name: string) => String(fields.get(name) ?? '') || null;
    const place = { country: filled('country') ?? country, subdivision: filled('subdivision') };
    if (place.country !== country) return onChoice({ ...place, subdivision: null, shippingCode: null });
    if (place.subdivision !== subdivision) return onChoice(place);
    const code = filled('shippingCode');
    if (code && code !== (shippingCode ?? estimate?.selectedShippingCode)) onChoice({ shippingCode: code });
    const eligible = estimate?.memberships.eligible.map(({ id }) => id) ?? [];
    const chosen = eligible.filter((id) => fields.has(`membership:${id}`));
    const shown = eligible.filter((id) => membershipIds.includes(id));
    if (chosen.join() !== shown.join()) onChoice({ membershipIds: chosen });
  });

  return (
    <form
      ref={form}
      method="post"
      action="/api/cart/estimate"
      onSubmit={(event) => event.preventDefault()}
      {...browserTool('estimate_costs', `${messages.total}: ${messages.delivery}, ${messages.tax}`)}
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
          // Another country has other states and carriers. The platform sets the default option.
          onChange={(event) =>
            onChoice({ country: event.currentTarget.value, subdivision: null, shippingCode: null })
          }
        />
        {subdivisions.length > 0 ? (
          <SelectField
            id={subdivisionId}
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
      <noscript>
        <Button variant="secondary">{messages.update}</Button>
      </noscript>
    </form>
  );
}

type MembershipChoiceProps = {
  memberships: CartMemberships;
  selectedIds: readonly string[];
  onSelect: (ids: string[]) => void;
};

function MembershipChoice({ memberships, selectedIds, onSelect }: MembershipChoiceProps) {
  const messages = useMessages('totals');
  const { eligible, invalid } = memberships;
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-medium">{messages.memberships}</legend>
      <div className="divide-y divide-line rounded-control border border-line bg-surface">
        {eligible.map((membership) => (
          <EligibleMembership
            key={membership.id}
            membership={membership}
            isSelected={selectedIds.includes(membership.id)}
            onSelect={(isSelected) => {
              const others = selectedIds.filter((id) => id !== membership.id);
              onSelect(isSelected ? [...others, membership.id] : others);
            }}
          />
        ))}
        {invalid.map(({ id, name, reason }) => (
          <p key={id} className="px-3.5 py-2.5 text-small">
            {name}
            <span className="block text-muted">{messages.membershipReasons[reason]}</span>
          </p>
        ))}
      </div>
    </fieldset>
  );
}

type EligibleMembershipProps = {
  membership: MembershipOption;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
};

function EligibleMembership({
  membership: { id, name, lines, creditsLeft },
  isSelected,
  onSelect,
}: EligibleMembershipProps) {
  const messages = useMessages('totals');
  const lang = useLang();
  const names = commaList(lang, [...new Set(lines.map((line) => line.name))]);
  const details = [
    format(messages.membershipPaysFor, { lines: names }),
    ...(creditsLeft === null ? [] : [plural(lang, messages.creditsLeft, creditsLeft)]),
  ];
  return (
    <label className="flex min-h-target items-start gap-3 px-3.5 py-2.5 text-small">
      <input
        type="checkbox"
        name={`membership:${id}`}
        checked={isSelected}
        onChange={(event) => onSelect(event.currentTarget.checked)}
        className="mt-0.5 size-4.5 shrink-0 accent-inverse"
      />
      <span className="min-w-0 grow">
        {name}
        <span className="block text-muted">{details.join(' ')}</span>
      </span>
    </label>
  );
}

type ShippingChoiceProps = {
  options: ShippingOption[];
  selected: string | null;
  onShipping: (code: string) => void;
};

function ShippingChoice({ options, selected, onShipping }: ShippingChoiceProps) {
  const messages = useMessages('totals');
  const sent = options.filter(({ pickupAddress }) => pickupAddress === null);
  const places = options.filter(({ pickupAddress }) => pickupAddress !== null);
  return [
    { title: messages.delivery, list: sent },
    { title: messages.pickup, list: places },
  ].map(({ title, list }) =>
    list.length > 0 ? (
      <fieldset key={title}>
        <legend className="mb-1.5 text-small font-medium">{title}</legend>
        <ul className="divide-y divide-line rounded-control border border-line bg-surface">
          {list.map((option) => (
            <Option
              key={option.code}
              option={option}
              isSelected={option.code === selected}
              onSelect={() => onShipping(option.code)}
            />
          ))}
        </ul>
      </fieldset>
    ) : null,
  );
}

type OptionProps = { option: ShippingOption; isSelected: boolean; onSelect: () => void };

function Option({ option, isSelected, onSelect }: OptionProps) {
  const messages = useMessages('totals');
  const lang = useLang();
  const { code, title, deliveryTime, pickupAddress, cost } = option;
  return (
    <li className="text-small">
      <label className="flex min-h-target items-start gap-3 px-3.5 py-2.5">
        <input
          type="radio"
          name="shippingCode"
          value={code}
          checked={isSelected}
          onChange={onSelect}
          className="mt-0.5 size-4.5 shrink-0 accent-inverse"
        />
        <span className="min-w-0 grow">
          <bdi>{title}</bdi>
          {[deliveryTime, pickupAddress].filter(Boolean).map((text) => (
            <span key={text} className="block text-muted">
              <bdi>{text}</bdi>
            </span>
          ))}
        </span>
        <span className="tabular-nums">{isZero(cost) ? messages.free : formatMoney(cost, lang)}</span>
      </label>
      {pickupAddress ? (
        // Outside of the label: a press of the link must not choose the place.
        <a
          href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(pickupAddress)}`}
          rel="noopener noreferrer"
          className="-mt-2 mb-1 ms-11 inline-flex min-h-target items-center underline decoration-edge underline-offset-4 hover:decoration-current"
        >
          {messages.onMap}
          <span className="sr-only"> {title}</span>
        </a>
      ) : null}
    </li>
  );
}

type CodeFieldProps = {
  onApply: CartApi['applyCode'];
  returnTo: string;
  error: string | null;
  hasGiftCards: boolean;
};

/** One field takes both kinds of code. */
export function CodeField({ onApply, returnTo, error: initialError, hasGiftCards }: CodeFieldProps) {
  const messages = useMessages('totals');
  const [error, setError] = useState(initialError);
  const [pending, setPending] = useState(false);
  const id = useId();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const code = String(new FormData(form).get('code')).trim();
    if (!code) return setError(messages.enterCode);
    setPending(true);
    const outcome = await onApply(code);
    setPending(false);
    setError(outcome.ok ? null : outcome.message);
    // The field may stay for the other kind of code.
    if (outcome.ok) form.reset();
  }

  return (
    <form
      method="post"
      action="/api/cart/code"
      onSubmit={submit}
      {...browserTool('apply_code', `${messages.couponCode}: ${messages.apply}`)}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3"
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <TextField
        id={id}
        name="code"
        label={hasGiftCards ? messages.anyCode : messages.couponCode}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
      />
      {/* Offset by the height of the label. */}
      <Button variant="secondary" pending={pending} className="mt-[1.6875rem]">
        {messages.apply}
      </Button>
    </form>
  );
}

export type CartNoteProps = {
  note: string | undefined;
  failed: string | null;
  /** Id of the checkout form. It also sends the field, so that a note is never left behind. */
  form: string;
  onSave: (note: string) => Promise<CodeOutcome>;
};

/** Saved when the shopper leaves the field. */
export function NoteField({ note = '', failed, form, onSave }: CartNoteProps) {
  const messages = useMessages('totals');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [stored, setStored] = useState(note);
  const [outcome, setOutcome] = useState<CodeOutcome | 'pending' | null>(null);
  const error = outcome && outcome !== 'pending' && !outcome.ok ? outcome.message : null;

  async function save() {
    const text = field.current?.value.trim() ?? '';
    if (text === stored && !error) return;
    setOutcome('pending');
    const result = await onSave(text);
    if (result.ok) setStored(text);
    setOutcome(result);
  }

  function handleClick(event: MouseEvent) {
    event.preventDefault();
    void save();
  }

  return (
    <>
      <Field id={id} label={messages.noteLabel} hint={messages.noteHint} error={error}>
        <textarea
          {...fieldAria({ id, hint: messages.noteHint, error })}
          ref={field}
          id={id}
          form={form}
          name="buyerNote"
          rows={3}
          maxLength={MAX_NOTE_LENGTH}
          defaultValue={failed ?? note}
          onBlur={save}
          className={CONTROL_STYLES}
        />
      </Field>
      <div className="flex items-center justify-between gap-3 pt-3">
        <p role="status" className="text-small text-muted">
          {outcome && outcome !== 'pending' && outcome.ok ? messages.noteSaved : null}
        </p>
        <Button
          form={form}
          formAction="/api/cart"
          variant="secondary"
          pending={outcome === 'pending'}
          onClick={handleClick}
        >
          {messages.saveNote}
        </Button>
      </div>
    </>
  );
}
