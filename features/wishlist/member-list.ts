import 'server-only';
import { z } from 'zod';
import { keySchema, moneySchema, type SavedList, savedPictureSchema } from '@/lib/saved-items/operations';
import type { WishlistItem } from './wishlist-item';

const text = z.string().max(200);

export const WISHLIST: SavedList<WishlistItem> = {
  name: 'wishlist',
  item: z.object({
    variantId: keySchema.nullable(),
    choices: z.record(text, text).refine((choices) => Object.keys(choices).length <= 20),
    price: moneySchema.nullable(),
    picture: savedPictureSchema.optional(),
  }),
};
