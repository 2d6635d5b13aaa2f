'use client';

import { useLang, useWords } from '#words';
import type { CartMemberships, MembershipOption } from '@/lib/cart/types';
import { fill, plural } from '@/lib/words/format';

type MembershipChoiceProps = {
  memberships: CartMemberships;
  /** Those that are to pay. */
  selectedIds: readonly string[];
  onSelect: (ids: string[]) => void;
};

/** The shopper's memberships that have to do with this cart: those that can pay, to choose from, and those that cannot. */
export function MembershipChoice({ memberships, selectedIds, onSelect }: MembershipChoiceProps) {
  const words = useWords('totals');
  const { eligible, invalid } = memberships;
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-medium">{words.memberships}</legend>
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
            <span className="block text-muted">{words.membershipReasons[reason]}</span>
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
  const words = useWords('totals');
  const lang = useLang();
  const names = [...new Set(lines.map((line) => line.name))].join(', ');
  const details = [
    fill(words.membershipPaysFor, { lines: names }),
    ...(creditsLeft === null ? [] : [plural(lang, words.creditsLeft, creditsLeft)]),
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
