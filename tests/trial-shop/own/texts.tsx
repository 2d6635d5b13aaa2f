import type { SectionProps } from '@/app/own-sections';
import { format, type Plural, plural } from '@/lib/i18n/format';
import { shopText } from '@/lib/i18n/lang';
import { getMessages } from '@/lib/i18n/server-messages';
import { CartTotal } from './cart-total';

const LOAVES: Record<string, Plural<'count'>> = {
  de: { one: '{count} Brot am Tag', other: '{count} Brote am Tag' },
  en: { one: '{count} loaf a day', other: '{count} loaves a day' },
};

/** A number in the grammar of the language, and a text of the shop with a value. */
export async function Loaves({ lang }: SectionProps) {
  const { catalog } = await getMessages();
  const loaves = LOAVES[lang];
  return (
    <section className="pt-section">
      <h2 className="font-display text-heading">{format(catalog.resultsFor, { terms: '1200' })}</h2>
      {loaves ? <p>{plural(lang, loaves, 1200)}</p> : null}
    </section>
  );
}

/** A part for the browser gets its texts from here. */
export const CartSum = ({ lang }: SectionProps) => (
  <CartTotal label={shopText({ de: 'Im Korb', en: 'In your basket' }, lang)} />
);
