import type { StoredOption, StoredProduct, StoredVariant } from '../types';

type Choices = Record<string, string>;

/**
 * Returns the variants that match every choice made so far. Choices are descriptions by option.
 * Without managed variants, the product's only variant has no separate choices and matches all.
 */
export const variantsMatching = (variants: StoredVariant[], chosen: Choices): StoredVariant[] =>
  variants.filter(
    (variant) =>
      Object.keys(variant.choices).length === 0 ||
      Object.entries(chosen).every(([option, choice]) => variant.choices[option] === choice),
  );

/** A choice can be bought when one of its visible variants can. */
export function choiceState(variants: { inStock: boolean; visible: boolean }[]) {
  return {
    inStock: variants.some(({ inStock }) => inStock),
    visible: variants.some(({ visible }) => visible),
  };
}

/**
 * Returns every choice of every option with its state, given the choices made in the *other*
 * options.
 */
export function optionStates(product: Pick<StoredProduct, 'document' | 'variants'>, chosen: Choices) {
  return product.document.options.map((option) => ({
    option,
    choices: option.choices.map((choice) => {
      const choices = { ...chosen, [option.name]: choice.description };
      const matching = variantsMatching(product.variants, choices);
      const buyable = matching.filter(({ visible }) => visible);
      return { choice, state: { inStock: choiceState(buyable).inStock, visible: buyable.length > 0 } };
    }),
  }));
}

/**
 * Returns a text that mentions the first chosen option or choice that the product does not have.
 * Undefined when all exist.
 */
export function unknownChoice(options: StoredOption[], chosen: Choices): string | undefined {
  for (const [name, description] of Object.entries(chosen)) {
    const option = options.find((candidate) => candidate.name === name);
    if (option === undefined) return `the product has no option ${name}`;
    if (!option.choices.some((choice) => choice.description === description))
      return `option ${name} has no choice ${description}`;
  }
  return undefined;
}
