import { z } from 'zod';
import { textSchema } from './text-schema';

const HREF = 'must be a path of the shop such as /products, or an address with https:, mailto: or tel:';

/** A path or an address that is safe in a link. */
export const hrefSchema = z
  .string(HREF)
  .max(500, 'must have at most 500 characters')
  .regex(/^(?:\/(?![/\\])|https:\/\/|mailto:|tel:)[^\s\\]*$/, HREF);

export const linkSchema = (langs?: readonly string[]) =>
  z.strictObject({ label: textSchema(langs), href: hrefSchema });

/**
 * Links that the shop itself fills: `all-products`, `categories` (one each), `orders`, `contact`,
 * and `pages`, which are the plain pages that name this menu (docs/pages.md).
 */
const LINK_NAMES = ['all-products', 'categories', 'orders', 'contact', 'pages'] as const;

/** Returns the schema of an entry of a menu: a link, or the name of links that the shop fills. */
export function menuEntrySchema(langs?: readonly string[]) {
  const link = linkSchema(langs);
  return z.union([z.enum(LINK_NAMES), link], {
    error: `must be { label, href } or one of ${LINK_NAMES.join(', ')}`,
  });
}
