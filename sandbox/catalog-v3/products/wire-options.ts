import {
  customizationOfModifier,
  customizationOfOption,
  v3ModifiersOf,
  v3OptionsOf,
} from '../../catalog/customizations';
import type { StoredModifier, StoredProduct } from '../../catalog/types';
import { optionStates } from '../../catalog/variants/choices';
import { convertedMoney } from '../../core/money';
import type { Platform } from '../../core/platform';
import { translatedShared } from '../../core/requested-view';
import type { RequestedFields } from '../requested-fields';
import { wireV3Image, wireV3Media } from '../wire-media';

const choiceStyle = (colorCode: string | undefined) =>
  colorCode === undefined ? { choiceType: 'CHOICE_TEXT' } : { choiceType: 'ONE_COLOR', colorCode };

/**
 * Returns the options, whose choices are variants. The keys of options and choices are their names,
 * as in the platform's published examples.
 */
export const wireV3Options = (platform: Platform, product: StoredProduct, fields: RequestedFields) =>
  optionStates(product, {})
    .filter(({ option }) => v3OptionsOf(product).includes(option))
    .map(({ option, choices }) => {
      const { id, name, render, choices: known } = customizationOfOption(option);
      return {
        id,
        key: name,
        name: translatedShared('option', name),
        optionRenderType: render,
        choicesSettings: {
          choices: choices.map(({ choice, state }, index) => ({
            choiceId: known[index]?.id,
            key: choice.description,
            name: translatedShared('choice', choice.description),
            ...choiceStyle(known[index]?.colorCode),
            ...state,
            ...wireChoiceMedia(platform, product, choice.mediaIds, fields),
          })),
        },
      };
    });

/** Returns the pictures of a choice: whole, or as references to the product's pictures. */
function wireChoiceMedia(
  platform: Platform,
  product: StoredProduct,
  mediaIds: string[],
  fields: RequestedFields,
) {
  const files = mediaIds.flatMap((id) => product.media.get(id) ?? []);
  const [first] = files;
  // A site that sends the old names alone has no references.
  const byReference =
    fields.has('PRODUCT_CHOICES_MEDIA_REFERENCES') && platform.siteOptions.fieldNames !== 'old';
  return {
    linkedMedia: byReference ? [] : files.map((file) => wireV3Media(platform, file, fields)),
    ...(byReference && files.length > 0 && { media: { items: files.map(({ id }) => ({ mediaId: id })) } }),
    ...(fields.has('PRODUCT_CHOICES_DISPLAY_IMAGE') &&
      first && { displayImage: wireDisplayImage(platform, first) }),
  };
}

/** The platform sends no size with a display image. */
function wireDisplayImage(platform: Platform, file: Parameters<typeof wireV3Image>[1]) {
  const { height: _, width: __, ...image } = wireV3Image(platform, file);
  return image;
}

export const wireV3Modifiers = (product: Pick<StoredProduct, 'manageVariants' | 'document'>) =>
  v3ModifiersOf(product).map((modifier) => ({
    id: customizationOfModifier(modifier).id,
    key: modifier.name,
    name: translatedShared('option', modifier.name),
    mandatory: modifier.mandatory,
    modifierRenderType: modifier.type,
    ...modifierSettings(modifier),
  }));

function modifierSettings(modifier: StoredModifier) {
  if (modifier.type === 'FREE_TEXT') {
    const { title, minLength, maxLength, addedPrice } = modifier;
    return {
      freeTextSettings: {
        minCharCount: minLength,
        maxCharCount: maxLength,
        title: translatedShared('option', title),
        key: title,
        ...(addedPrice > 0 && { defaultAddedPrice: convertedMoney(addedPrice) }),
      },
    };
  }
  const { choices } = customizationOfModifier(modifier);
  return {
    choicesSettings: {
      choices: modifier.choices.map(({ name, colorCode, addedPrice }, index) => ({
        choiceId: choices[index]?.id,
        key: name,
        name: translatedShared('choice', name),
        ...choiceStyle(colorCode),
        ...(addedPrice > 0 && { addedPrice: convertedMoney(addedPrice) }),
      })),
    },
  };
}
