import { eq, inArray } from 'drizzle-orm';
import { mediaFiles } from '../../catalog/schema';
import { toMinor, unitsOf } from '../../core/money';
import type { Reader } from '../../db/reader';
import { findGiftCardProducts } from '../../gift-cards/store';
import { pictureOf } from './picture';
import type { LineRequest } from './requests';
import type { CatalogItem, CatalogVariant, GiftChoice } from './types';

/** The variant of an amount of the buyer's own. Requests name the amount, never this id. */
const CUSTOM_VARIANT_ID = 'custom';

/** Returns the gift cards of some lines as catalog items. */
export async function readGiftCardItems(reader: Reader, ids: readonly string[]): Promise<CatalogItem[]> {
  const rows = await findGiftCardProducts(reader, ids);
  const images = rows.flatMap(({ document }) => document.image ?? []);
  const files =
    images.length === 0
      ? []
      : await reader
          .select()
          .from(mediaFiles)
          .where(images.length === 1 ? eq(mediaFiles.id, images[0] ?? '') : inArray(mediaFiles.id, images));
  return rows.map(({ id, document: { name, image, presets, custom } }) => ({
    id,
    slug: undefined,
    name,
    visible: true,
    itemType: 'GIFT_CARD',
    options: [],
    customTextFields: [],
    digitalFileName: undefined,
    categoryIds: [],
    variants: [
      ...presets.map((preset) => variant(preset.id, preset.price)),
      ...(custom ? [variant(CUSTOM_VARIANT_ID, 0)] : []),
    ],
    pictures: new Map(files.map((file) => [file.id, pictureOf(file)])),
    mainPictureId: image ?? undefined,
    gift: { custom },
  }));
}

const variant = (id: string, price: number): CatalogVariant => ({
  id,
  guid: id,
  choices: {},
  sku: '',
  fullPrice: price,
  price,
  weight: 0,
  visible: true,
  sellable: Number.POSITIVE_INFINITY,
  remainingPreorders: 0,
});

/** Returns the variant with the amount that the buyer chose. */
export const withAmount = (variant: CatalogVariant, { customAmount }: GiftChoice): CatalogVariant =>
  customAmount === undefined ? variant : { ...variant, price: customAmount, fullPrice: customAmount };

/**
 * Returns what a reference to a gift card chooses. Undefined, so that nothing is added: without the
 * flag of the app's catalog, with neither or both of variant and amount, and for an amount out of
 * bounds. Misspelt options are dropped, as the platform does.
 */
export function readGiftChoice(
  { gift, variants }: CatalogItem,
  options: NonNullable<LineRequest['catalogReference']['options']>,
): { variant: CatalogVariant; choice: GiftChoice } | undefined {
  const { customAmount, variantId, giftingInfo, wixGiftCardsAppNewCatalog } = options;
  if (!gift || wixGiftCardsAppNewCatalog !== true) return undefined;
  if ((customAmount == null) === !variantId) return undefined;
  const choice: GiftChoice = {
    ...(giftingInfo && { giftingInfo }),
    ...(customAmount != null && { customAmount: toMinor(customAmount) }),
  };
  if (choice.customAmount !== undefined) {
    const { custom } = gift;
    const isWithin = custom && choice.customAmount >= custom.min && choice.customAmount <= custom.max;
    const own = variants.find(({ id }) => id === CUSTOM_VARIANT_ID);
    return isWithin && own ? { variant: withAmount(own, choice), choice } : undefined;
  }
  const preset = variants.find(({ id }) => id === variantId && id !== CUSTOM_VARIANT_ID);
  return preset && { variant: preset, choice };
}

/** Returns the options of a stored line's reference. */
export const giftOptionsOf = (variantId: string, { customAmount, giftingInfo }: GiftChoice) => ({
  ...(customAmount === undefined ? { variantId } : { customAmount: unitsOf(customAmount) }),
  ...(giftingInfo && { giftingInfo }),
  wixGiftCardsAppNewCatalog: true,
});
