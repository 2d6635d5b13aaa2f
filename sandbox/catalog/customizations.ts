/** A product's options, custom texts and modifiers in the form of V3. */
import { choiceId, customizationId, type RenderType } from './stable-ids';
import type { ProductDocument, StoredModifier, StoredOption } from './types';

type Product = { manageVariants: boolean; document: ProductDocument };

/** A kind of choice that products of the site share by name. */
export type Customization = {
  id: string;
  name: string;
  kind: 'option' | 'modifier';
  render: RenderType;
  choices: { id: string; name: string; colorCode?: string }[];
  /** Of a text. `addedPrice` in minor units. */
  freeText?: { title: string; minLength: number; maxLength: number; addedPrice: number };
};

const OPTION_RENDER = { color: 'SWATCH_CHOICES', drop_down: 'TEXT_CHOICES' } as const;

export const renderTypeOf = ({ optionType }: StoredOption) => OPTION_RENDER[optionType];

/** Returns the options whose choices are variants. */
export const v3OptionsOf = ({ manageVariants, document }: Product): StoredOption[] =>
  manageVariants ? document.options : [];

/**
 * Returns the modifiers: V3's own, V1's custom texts, and V1's options without managed variants, as
 * the platform's migration converts them.
 */
export const v3ModifiersOf = ({ manageVariants, document }: Product): StoredModifier[] => [
  ...(manageVariants ? [] : document.options.map(asModifier)),
  ...document.customTextFields.map(
    ({ title, maxLength, mandatory }): StoredModifier => ({
      name: title,
      mandatory,
      type: 'FREE_TEXT',
      title,
      minLength: 0,
      maxLength,
      addedPrice: 0,
    }),
  ),
  ...(document.v3?.modifiers ?? []),
];

const asModifier = (option: StoredOption): StoredModifier => ({
  name: option.name,
  mandatory: true,
  type: renderTypeOf(option),
  choices: option.choices.map(({ description, value }) => ({
    name: description,
    ...(option.optionType === 'color' && { colorCode: value }),
    addedPrice: 0,
  })),
});

export function customizationOfOption(option: StoredOption): Customization {
  const render = renderTypeOf(option);
  const id = customizationId('option', option.name, render);
  const choices = option.choices.map(({ description, value }) => ({
    id: choiceId(id, description),
    name: description,
    ...(option.optionType === 'color' && { colorCode: value }),
  }));
  return { id, name: option.name, kind: 'option', render, choices };
}

export function customizationOfModifier(modifier: StoredModifier): Customization {
  const id = customizationId('modifier', modifier.name, modifier.type);
  const choices =
    modifier.type === 'FREE_TEXT'
      ? []
      : modifier.choices.map(({ name, colorCode }) => ({
          id: choiceId(id, name),
          name,
          ...(colorCode !== undefined && { colorCode }),
        }));
  const known = { id, name: modifier.name, kind: 'modifier' as const, render: modifier.type, choices };
  if (modifier.type !== 'FREE_TEXT') return known;
  const { title, minLength, maxLength, addedPrice } = modifier;
  return { ...known, freeText: { title, minLength, maxLength, addedPrice } };
}

/** Returns the customizations of a product: its options, then its modifiers. */
export const customizationsOf = (product: Product): Customization[] => [
  ...v3OptionsOf(product).map(customizationOfOption),
  ...v3ModifiersOf(product).map(customizationOfModifier),
];
