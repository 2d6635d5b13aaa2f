import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { format } from '@/lib/i18n/format';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import type { PlaceFacts } from '@/lib/places';
import { localHref } from '@/lib/urls';
import { isApplied, readNotedCode } from '../noted-code';

/** The code of a link that waits for an item. With goods in the cart, a button applies it, in place of another code. */
export default async function NotedCode({ cart }: PlaceFacts['cart-start']) {
  const code = await readNotedCode();
  if (code === null || cart === null || isApplied(cart, code)) return null;
  const { waits, kept, apply } = (await getMessages()).discountLinks;
  if (cart.lines.length === 0)
    return (
      <Notice tone="good" className="mb-6">
        {format(waits, { code })}
      </Notice>
    );
  return (
    <form method="post" action="/api/cart/discount">
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="returnTo" value={localHref(await getLang(), '/cart')} />
      <Notice
        tone="good"
        className="mb-6"
        action={<Button variant="quiet">{format(apply, { code })}</Button>}
      >
        {format(kept, { code })}
      </Notice>
    </form>
  );
}
