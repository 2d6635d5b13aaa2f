'use client';

import { useLang, useMessages } from '#messages';
import { format, plural } from '@/lib/i18n/format';
import type { CartMemberships, MembershipOption } from '@/lib/model/cart';

type MembershipChoiceProps = {
  memberships: CartMemberships;
  /** The memberships that pay. */
  selectedIds: readonly string[];
  onSelect: (ids: string[]) => void;
};

/**
 * The shopper's memberships that apply to this cart: a choice of those that can pay, and a list of
 * those that cannot.
 */
export function MembershipChoice({ memberships, selectedIds, onSelect }: MembershipChoiceProps) {
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
  const names = [...new Set(lines.map((line) => line.name))].join(', ');
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
