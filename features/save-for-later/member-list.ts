import 'server-only';
import { z } from 'zod';
import { addSchema } from '@/lib/cart/requests';
import { moneySchema, type SavedList, savedPictureSchema } from '@/lib/saved-items/operations';
import type { SavedLine } from './saved-line';

const name = z.string().max(200);

export const SAVED_LINES: SavedList<SavedLine> = {
  name: 'later',
  item: z.object({
    request: addSchema,
    name: z.string().max(500),
    /** A path of this shop. */
    href: z
      .string()
      .max(500)
      .regex(/^\/(?![/\\])/)
      .nullable(),
    choices: z.array(z.object({ name, value: z.string().max(2_000) })).max(50),
    picture: savedPictureSchema.nullable(),
    price: moneySchema,
  }),
};
