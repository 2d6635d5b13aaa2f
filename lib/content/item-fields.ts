import 'server-only';
import { z } from 'zod';
import { linePicture } from '@/lib/wix/map/picture';
import { cleanPageHtml } from '@/lib/wix/map/rich-text';

/** Fields of the CMS in the schema of a collection (`getCollection`). Each is required: add `.nullish()`. */

/** A field Image, as a `Picture`. The CMS has no text for it, so `alt` is empty. */
export const pictureField = z.string().transform((image, context) => {
  const picture = linePicture(image, '');
  if (picture) return picture;
  context.addIssue({ code: 'custom', message: 'is no picture of the site' });
  return z.NEVER;
});

/** A field Date or Date and Time, as a `Date`. */
export const dateField = z.union([z.date(), z.iso.datetime().transform((iso) => new Date(iso))]);

/** A field Rich Text, as sanitized HTML. */
export const richTextField = z.string().max(1_000_000).transform(cleanPageHtml);
