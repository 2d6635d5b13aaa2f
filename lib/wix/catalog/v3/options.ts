import type { productsV3 } from '@wix/stores';
import { toMoney } from '@/lib/model/money';
import type { CustomTextField, Modifier, ProductOption, Swatch } from '@/lib/model/product';
import { picturesById, picturesOf } from './media';

type V3Product = productsV3.V3Product;
type V3Choice = productsV3.ConnectedOptionChoice;

/** The longest text of a shopper when the platform reports no limit. */
const MAX_TEXT_LENGTH = 500;

/** Unknown kinds of options are shown as a list of names. */
const kindOf = (renderType: string | undefined): ProductOption['kind'] =>
  renderType === 'SWATCH_CHOICES' || renderType === 'COLOR_CHOICES' ? 'color' : 'drop-down';

/** Returns the options, without choices that the merchant has retired. */
export function optionsOf({ options, media }: V3Product, productName: string): ProductOption[] {
  return (options ?? []).flatMap(({ name, optionRenderType, choicesSettings }) => {
    if (!name) return [];
    const kind = kindOf(optionRenderType);
    const choices = (choicesSettings?.choices ?? []).flatMap((choice) =>
      choice.name && choice.visible !== false
        ? [
            {
              name: choice.name,
              color: kind === 'color' ? choice.colorCode || null : null,
              inStock: choice.inStock !== false,
              pictures: choicePictures(choice, media, `${productName}, ${choice.name}`),
            },
          ]
        : [],
    );
    return [{ name, kind, choices }];
  });
}

/** A choice names its pictures by id. Older products contain the pictures themselves. */
function choicePictures({ media, linkedMedia }: V3Choice, all: V3Product['media'], alt: string) {
  const byId = picturesById(
    all,
    (media?.items ?? []).map(({ mediaId }) => mediaId),
    alt,
  );
  return byId.length > 0 ? byId : picturesOf({ itemsInfo: { items: linkedMedia } }, alt);
}

/** Returns the colors to choose from. */
export const swatchesOf = ({ options }: V3Product): Swatch[] =>
  (options ?? [])
    .filter(({ optionRenderType }) => kindOf(optionRenderType) === 'color')
    .flatMap(({ choicesSettings }) => choicesSettings?.choices ?? [])
    .flatMap(({ name, colorCode, visible, inStock }) =>
      name && colorCode && visible !== false
        ? [{ name, color: colorCode, ...(inStock === false ? { soldOut: true as const } : {}) }]
        : [],
    );

/** Returns the modifiers that a shopper chooses from. */
export const modifiersOf = ({ modifiers }: V3Product, currency: string): Modifier[] =>
  (modifiers ?? []).flatMap(({ name, key, mandatory, modifierRenderType, choicesSettings }) => {
    if (!name || modifierRenderType === 'FREE_TEXT') return [];
    const kind = kindOf(modifierRenderType);
    const choices = (choicesSettings?.choices ?? []).flatMap((choice) =>
      choice.name
        ? [
            {
              key: choice.key || choice.name,
              name: choice.name,
              color: kind === 'color' ? choice.colorCode || null : null,
              addedPrice: addedPrice(choice.addedPrice, currency) ?? null,
            },
          ]
        : [],
    );
    return choices.length > 0
      ? [{ key: key || name, name, kind, required: mandatory === true, choices }]
      : [];
  });

/** Returns the modifiers that a shopper writes a text for. */
export const textFieldsOf = ({ modifiers }: V3Product, currency: string): CustomTextField[] =>
  (modifiers ?? []).flatMap(({ name, mandatory, modifierRenderType, freeTextSettings }) => {
    if (modifierRenderType !== 'FREE_TEXT') return [];
    const { title, key, minCharCount, maxCharCount, defaultAddedPrice } = freeTextSettings ?? {};
    const label = title || name;
    if (!label) return [];
    const price = addedPrice(defaultAddedPrice, currency);
    return [
      {
        key: key || label,
        title: label,
        ...(minCharCount ? { minLength: minCharCount } : {}),
        maxLength: maxCharCount || MAX_TEXT_LENGTH,
        required: mandatory === true,
        ...(price ? { addedPrice: price } : {}),
      },
    ];
  });

function addedPrice(amount: string | null | undefined, currency: string) {
  const price = toMoney(amount, currency);
  return price && Number(price.amount) > 0 ? price : undefined;
}
