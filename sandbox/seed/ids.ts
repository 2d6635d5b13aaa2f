import { createHash } from 'node:crypto';
import { DEFAULT_VARIANT_ID } from '../core/platform';

const hex = (text: string): string => createHash('sha1').update(`halden:${text}`).digest('hex');

/** Returns the same UUID (version 5 in shape) for the same name, on every machine. */
export function stableId(name: string): string {
  const h = hex(name);
  const variant = ((Number.parseInt(h.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return `${h.slice(0, 8)}-${h.slice(8, 12)}-5${h.slice(13, 16)}-${variant}${h.slice(17, 20)}-${h.slice(20, 32)}`;
}

/**
 * Returns a variant's id in the catalog's own format, e.g. `00000000-0000-0020-0005-a316e6ba5b37`.
 */
export function stableVariantId(productSlug: string, choices: Record<string, string>): string {
  const h = hex(`variant:${productSlug}:${JSON.stringify(choices)}`);
  return `00000000-0000-00${h.slice(0, 2)}-0005-${h.slice(2, 14)}`;
}

/** Returns the id of a variant of a seed. A product without options has one with the default id. */
export const seedVariantId = (
  { slug, options }: { slug: string; options: readonly unknown[] },
  { choices }: { choices: Record<string, string> },
): string => (options.length === 0 ? DEFAULT_VARIANT_ID : stableVariantId(slug, choices));

/** Returns the media id of a seed file, e.g. `5a4db0_0f3c…~mv2.jpg`. */
export function stableMediaId(file: string): string {
  const extension = file.slice(file.lastIndexOf('.') + 1);
  return `5a4db0_${hex(`media:${file}`).slice(0, 32)}~mv2.${extension}`;
}

/** Returns the media id of a video file. The platform's ids of videos have no extension. */
export const stableVideoId = (file: string): string => `5a4db0_${hex(`video:${file}`).slice(0, 32)}`;
