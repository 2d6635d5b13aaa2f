import { Registers } from '@/components/layout/legal-notices';
import { SHOP } from '@/lib/config/shop';
import { pageHref } from '@/lib/content/pages';
import type { PlaceFacts } from '@/lib/places';

/** The imprint names the shop's entries in public registers. */
export default function PageEnd({ slug }: PlaceFacts['page-end']) {
  return SHOP.law?.pages?.imprint === pageHref(slug) ? <Registers /> : null;
}
