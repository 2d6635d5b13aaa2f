import { getLang, getMessages } from '@/lib/i18n/server-messages';
import { cartLinkHref } from '@/lib/model/cart-link';
import type { PlaceFacts } from '@/lib/places';
import { localHref } from '@/lib/urls';
import { ShareCart } from '../share-cart';

export default async function SummaryEnd({ cart }: PlaceFacts['summary-end']) {
  const path = cart && cartLinkHref(cart);
  if (!path) return null;
  const { link, copied, failed } = (await getMessages()).cartShare;
  return <ShareCart href={localHref(await getLang(), path)} messages={{ link, copied, failed }} />;
}
