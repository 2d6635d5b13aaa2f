import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useLang, useMessages } from '#messages';
import type { addSelection } from '@/components/catalog/add-selection';
import { LiveOffer, type SelectableProduct, useSelection } from '@/components/catalog/selection-context';
import { FieldError } from '@/components/ui/field';
import { OptionalPart } from '@/components/ui/optional-part';
import { format } from '@/lib/i18n/format';
import { labelOf, type ProductOption } from '@/lib/model/product';
import { addedPrices, type Choices, choiceState } from '@/lib/model/variant-selection';
import { formatMoney } from '@/lib/money';
import { CardPanel } from './card-panel';

type OneOptionProps = {
  button: HTMLButtonElement;
  option: ProductOption;
  add: (choices: Choices, product: SelectableProduct) => ReturnType<typeof addSelection>;
  /** Closes it, too. */
  onAdded: (message: string) => void;
  onClose: () => void;
};

/** A long name is above its price, or what else is said of it. */
const CHOICE =
  'flex min-h-target min-w-target flex-wrap items-center justify-center gap-x-2 rounded-control border px-3 text-small';

/** A press on a choice adds the product. */
export function OneOption({ option, add, onAdded, ...panel }: OneOptionProps) {
  const messages = useMessages('product');
  const { offline } = useMessages('failure');
  const lang = useLang();
  const { product } = useSelection();
  const group = useRef<HTMLDivElement>(null);
  /** The choice that is being added. */
  const [pending, setPending] = useState<string | null>(null);
  const [error, setError] = useState<string | undefined>();
  const label = labelOf(option);
  const { choices: offered } = product.options.find(({ name }) => name === option.name) ?? option;
  const prices = addedPrices(product, {}, option);

  useEffect(() => group.current?.querySelector('button')?.focus(), []);

  async function handlePress(name: string) {
    if (pending !== null) return;
    setError(undefined);
    setPending(name);
    const outcome = await add({ [option.name]: name }, product);
    setPending(null);
    if (!outcome.ok) return setError(outcome.errors.form || offline);
    onAdded(outcome.message);
  }

  return (
    <CardPanel {...panel} title={label}>
      <OptionalPart>
        <LiveOffer slug={product.slug} />
      </OptionalPart>
      {/* biome-ignore lint/a11y/useSemanticElements: these are buttons and no fields of a form */}
      <div
        ref={group}
        role="group"
        aria-label={`${label}: ${product.name}`}
        className="flex flex-wrap gap-1.5"
      >
        {offered.map((choice) => {
          const state = choiceState(product, {}, option, choice);
          const added = prices.get(choice.name);
          return (
            <button
              key={choice.name}
              type="button"
              disabled={state !== 'available'}
              aria-busy={pending === choice.name || undefined}
              onClick={() => handlePress(choice.name)}
              className={clsx(
                CHOICE,
                state === 'available' ? 'border-edge hover:border-ink' : 'border-line text-muted',
              )}
            >
              {choice.color ? (
                <span
                  aria-hidden="true"
                  style={{ background: choice.color }}
                  className="size-5 shrink-0 rounded-full border border-edge"
                />
              ) : null}
              <span>{labelOf(choice)}</span>
              {state === 'available' ? null : (
                <span className="text-caption">
                  {state === 'sold-out' ? messages.choiceSoldOut : messages.choiceNotAvailable}
                </span>
              )}
              {added ? (
                <span className="text-caption text-muted">
                  {format(messages.plus, { price: formatMoney(added, lang) })}
                </span>
              ) : null}
            </button>
          );
        })}
      </div>
      <FieldError error={error} />
    </CardPanel>
  );
}
