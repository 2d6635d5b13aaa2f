import { labelOf } from './label';
import type { Product } from './product';
import { type Choices, shownChoice } from './variant-selection';

type Fields = Pick<Product, 'options' | 'modifiers' | 'customTextFields'>;
type Chosen = { choices: Choices; modifiers: Record<string, string>; customText: Record<string, string> };

/**
 * Returns what a line of the cart shows for a selection: options, modifiers and texts by the names
 * that the platform shows. Requests have the keys of modifiers and texts.
 */
export function shownChoices(
  { options, modifiers: fields = [], customTextFields }: Fields,
  { choices, modifiers, customText }: Chosen,
): { name: string; value: string }[] {
  const entry = (name: string, value: string | undefined) => (value ? [{ name, value }] : []);
  return [
    ...options.flatMap((option) => entry(labelOf(option), shownChoice(option, choices))),
    ...fields.flatMap((field) =>
      entry(field.name, field.choices.find(({ key }) => key === modifiers[field.key])?.name),
    ),
    ...customTextFields.flatMap(({ key, title }) => entry(title, customText[key])),
  ];
}
