import { useMessages } from '#messages';
import { SHOP_FIELDS } from '@/lib/site-forms/input-names';

/** A field that people neither see nor reach. Programs that fill in every field fill it in. */
export const FormTrap = () => (
  <label className="sr-only" aria-hidden="true">
    {useMessages('siteForms').keepEmpty}
    <input name={SHOP_FIELDS.trap} tabIndex={-1} autoComplete="off" />
  </label>
);
