import { z } from 'zod';
import type { Picture } from '@/lib/model/product';

/** The sizes of the pictures in `content/images`. `npm run build` measures them. */
const sizes = z
  .record(z.string(), z.object({ width: z.number(), height: z.number() }))
  .parse(JSON.parse(process.env.SHOP_PICTURES ?? '{}'));

/** The size of a wide picture, for tests that have no build. */
const WIDE = { width: 2400, height: 1350 };

/**
 * Returns a picture of `content/images`, which the build makes in several widths (lib/media.ts).
 */
export const ownPicture = (file: string): Omit<Picture, 'alt'> => ({
  base: `/pictures/${file.replace(/\.\w+$/, '')}`,
  ...(sizes[file] ?? WIDE),
});

/** Returns the URL of a drawing of `content/images`. */
export const ownFile = (file: string): string => `/pictures/${file}`;
