import { useLang } from '#messages';
import { localHref } from '@/lib/urls';

/** The forms of all cards (components/catalog/add-button.tsx). They work without a script. */
export function AddForms() {
  const lang = useLang();
  return (
    <>
      <form id="quick-add" method="post" action="/api/cart/items">
        <input type="hidden" name="returnTo" value={localHref(lang, '/cart')} />
      </form>
      <form id="quick-choose" />
    </>
  );
}
