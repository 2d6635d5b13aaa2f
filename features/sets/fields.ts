import type { LinkItem } from '@/lib/model/cart-link';
import { decodeSegment } from '@/lib/urls';

/** The name of a thing's field in the form is `thing:dinner-plate?Color=Blue`. Its value is a quantity. */
const PREFIX = 'thing:';
const MAX_NAME_LENGTH = 2_000;
const MAX_CHOICES = 10;

type Thing = Pick<LinkItem, 'slug' | 'choices'>;

export const fieldOf = ({ slug, choices }: Thing): string =>
  `${PREFIX}${encodeURIComponent(slug)}?${new URLSearchParams(choices)}`;

/** Null for another field. */
export function thingOf(name: string): Thing | null {
  if (!name.startsWith(PREFIX) || name.length > MAX_NAME_LENGTH) return null;
  const [slug = '', query = ''] = name.slice(PREFIX.length).split('?');
  const choices = [...new URLSearchParams(query)].slice(0, MAX_CHOICES);
  return { slug: decodeSegment(slug) ?? '', choices: Object.fromEntries(choices) };
}
