import { format } from '@/lib/i18n/format';
import { getMessages } from '@/lib/i18n/server-messages';
import type { PlaceFacts } from '@/lib/places';

/** A program may want its link to replace the cart, and may add a code. */
export default async function LinkChoices({ code }: PlaceFacts['cart-link-form']) {
  const { assistants } = await getMessages();
  return (
    <>
      <label className="mb-4 inline-flex min-h-target items-center gap-3">
        <input type="checkbox" name="replace" className="size-5 accent-current" />
        {assistants.replaceCart}
      </label>
      {code ? <p className="mt-3">{format(assistants.codeWaits, { code })}</p> : null}
    </>
  );
}
