import type { Category, Modifier, Product, ProductOption, ProductSummary, Swatch } from './product';

/**
 * Combines two reads of the same thing: one in the site's main language, whose names identify options,
 * choices and filter values, and one in the language of the page, whose names are shown.
 */

const labelFor = (name: string, shown: string | undefined): { label?: string } =>
  shown === undefined || shown === name ? {} : { label: shown };

/** Entries of lists with different lengths do not belong together. */
const match = (one: readonly unknown[], other: readonly unknown[]): boolean => one.length === other.length;

export function translateSummary(own: ProductSummary, shown: ProductSummary): ProductSummary {
  const brand = own.brand !== shown.brand ? (own.brand ?? undefined) : undefined;
  const ribbon = own.ribbon !== shown.ribbon ? (own.ribbon ?? undefined) : undefined;
  return {
    ...shown,
    swatches: translateSwatches(own.swatches, shown.swatches),
    ownValues: own.ownValues,
    isTranslated: shown.name !== own.name || undefined,
    keys: brand === undefined && ribbon === undefined ? undefined : { brand, ribbon },
  };
}

/** Colors show whether two swatches are the same, because the reads may be minutes apart. */
const translateSwatches = (own: Swatch[], shown: Swatch[]): Swatch[] =>
  shown.map((swatch, index) => {
    const key =
      own[index]?.color === swatch.color ? own[index] : own.find(({ color }) => color === swatch.color);
    return key === undefined ? swatch : { ...swatch, name: key.name, ...labelFor(key.name, swatch.name) };
  });

export function translateProduct(own: Product, shown: Product): Product {
  const { name, description, summary, ribbon, brand, ribbons, videos, subscriptions } = shown;
  const isSame = match(own.options, shown.options);
  return {
    ...translateSummary(own, { ...own, name, ribbon, brand, picture: shown.picture }),
    ...rest(own),
    description,
    summary,
    pictures: shown.pictures,
    isTextTranslated: description !== own.description || undefined,
    options: own.options.map((option, index) =>
      isSame ? translateOption(option, shown.options[index]) : option,
    ),
    sections: match(own.sections, shown.sections)
      ? shown.sections.map((section, index) => translateSection(own.sections[index], section))
      : shown.sections,
    customTextFields: own.customTextFields.map((field, index) =>
      match(own.customTextFields, shown.customTextFields)
        ? { ...field, title: shown.customTextFields[index]?.title ?? field.title }
        : field,
    ),
    modifiers: own.modifiers && translateModifiers(own.modifiers, shown.modifiers ?? []),
    ribbons: ribbons ?? own.ribbons,
    videos: videos ?? own.videos,
    subscriptions: subscriptions ?? own.subscriptions,
    preOrderMessage: shown.preOrderMessage || own.preOrderMessage,
    seo: shown.seo ?? own.seo,
  };
}

const rest = ({ kind, variants, mainCategoryId, categoryIds, updatedAt }: Product) => ({
  kind,
  variants,
  categoryIds,
  updatedAt,
  mainCategoryId,
});

type Section = Product['sections'][number];

const translateSection = (own: Section | undefined, shown: Section): Section => ({
  ...shown,
  name: own && own.title !== shown.title ? own.title : undefined,
  isTranslated: (own && own.html !== shown.html) || undefined,
});

function translateOption(own: ProductOption, shown: ProductOption | undefined): ProductOption {
  const choices = shown && match(own.choices, shown.choices) ? shown.choices : own.choices;
  return {
    ...own,
    ...labelFor(own.name, shown?.name),
    choices: own.choices.map((choice, index) => ({
      ...choice,
      ...labelFor(choice.name, choices[index]?.name),
      pictures: choices[index]?.pictures ?? choice.pictures,
    })),
  };
}

const translateModifiers = (own: Modifier[], shown: Modifier[]): Modifier[] =>
  own.map((modifier) => {
    const { name = modifier.name, choices = [] } = shown.find(({ key }) => key === modifier.key) ?? {};
    return {
      ...modifier,
      name,
      choices: modifier.choices.map((choice) => ({
        ...choice,
        name: choices.find(({ key }) => key === choice.key)?.name ?? choice.name,
      })),
    };
  });

export function translateCategories(own: readonly Category[], shown: readonly Category[]): Category[] {
  const byId = new Map(own.map((category) => [category.id, category]));
  return shown.map((category) => {
    const key = byId.get(category.id);
    return key === undefined ? category : translateCategory(key, category);
  });
}

export const translateCategory = (own: Category, shown: Category): Category => ({
  ...shown,
  isTranslated: shown.name !== own.name || undefined,
});
