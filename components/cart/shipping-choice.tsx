import { useLang, useMessages } from '#messages';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { ShippingOption } from '@/lib/model/cart';
import { isZero } from '@/lib/model/money';
import { formatMoney } from '@/lib/money';

type ShippingChoiceProps = {
  options: ShippingOption[];
  selected: string | null;
  onShipping: (code: string) => void;
};

/** The delivery methods for the chosen place, and below them the places to pick an order up. */
export function ShippingChoice({ options, selected, onShipping }: ShippingChoiceProps) {
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
          <VisuallyHidden> {title}</VisuallyHidden>
        </a>
      ) : null}
    </li>
  );
}
