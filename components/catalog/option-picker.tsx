'use client';

import { useId } from 'react';
import { useMessages } from '#messages';
import { FieldError } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import type { Messages } from '@/lib/i18n/messages/en';
import { optionField } from '@/lib/model/buy-fields';
import { labelOf } from '@/lib/model/label';
import type { ProductOption } from '@/lib/model/product';
import { type ChoiceState, type Choices, choiceState } from '@/lib/model/variant-selection';
import { type SelectableProduct, useSelection } from './selection-context';

/**
 * Returns the choice with its state as text. Sold-out and unavailable choices can still be chosen.
 */
function nameOf(messages: Messages['product'], choice: string, state: ChoiceState): string {
  if (state === 'available') return choice;
  return `${choice} ${state === 'sold-out' ? messages.choiceSoldOut : messages.choiceNotAvailable}`;
}

type OptionPickerProps = { option: ProductOption; error: string | null };

/**
 * One option: colors as named swatches, others as a drop-down. Both are real fields of the form
 * around it.
 */
export function OptionPicker({ option, error }: OptionPickerProps) {
  const { product, choices, choose } = useSelection();
  const Picker = option.kind === 'color' ? SwatchPicker : DropDownPicker;
  return (
    <Picker
      {...{ product, choices, option, error }}
      onChoose={(choice) => choose({ [option.name]: choice })}
    />
  );
}

type PickerProps = OptionPickerProps & {
  product: SelectableProduct;
  choices: Choices;
  onChoose: (choice: string) => void;
};

function SwatchPicker({ product, choices, option, error, onChoose }: PickerProps) {
  const messages = useMessages('product');
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 text-small">
        <span className="font-medium">{labelOf(option)}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {option.choices.map((choice) => {
          const state = choiceState(product, choices, option, choice);
          return (
            <label key={choice.name} className="swatch">
              <input
                type="radio"
                name={optionField(option)}
                value={choice.name}
                required
                checked={choices[option.name] === choice.name}
                onChange={() => onChoose(choice.name)}
              />
              <span aria-hidden="true" style={{ background: choice.color ?? undefined }} />
              <span className={state === 'available' ? '' : 'text-muted'}>
                {nameOf(messages, labelOf(choice), state)}
              </span>
            </label>
          );
        })}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

function DropDownPicker({ product, choices, option, error, onChoose }: PickerProps) {
  const messages = useMessages('product');
  return (
    <SelectField
      id={useId()}
      name={optionField(option)}
      label={labelOf(option)}
      error={error}
      required
      placeholder={messages.pleaseChoose}
      value={choices[option.name] ?? ''}
      onChange={(event) => onChoose(event.currentTarget.value)}
      options={option.choices.map((choice) => ({
        value: choice.name,
        label: nameOf(messages, labelOf(choice), choiceState(product, choices, option, choice)),
      }))}
      selectClassName="h-14"
    />
  );
}
