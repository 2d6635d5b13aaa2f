import { Picture } from '@/components/ui/picture';
import { ownPicture } from '@/lib/config/shop';
import { format } from '@/lib/i18n/format';
import { shopText } from '@/lib/i18n/lang';
import type { Messages } from '@/lib/i18n/messages/en';
import { getCatalogView, getLang, getMessages } from '@/lib/i18n/server-messages';
import type { PlaceFacts } from '@/lib/places';
import { readSet, type SetThing } from '../read-set';
import { SetList } from '../set-list';
import { Spot } from '../spot';

/** Shows nothing where the catalog has none of the things. */
export default async function SetSection({ section, id, className }: PlaceFacts['set']) {
  const { title, text, picture, cmsPicture } = section;
  const found = await readSet(section, await getCatalogView());
  if (found.length === 0) return null;
  const [lang, messages] = await Promise.all([getLang(), getMessages()]);
  const things = found.map((thing) => ({ ...thing, note: noteOf(messages, thing) }));
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="font-display text-heading">
        {shopText(title, lang)}
      </h2>
      {text ? <p className="mt-3 max-w-measure text-lead text-muted">{shopText(text, lang)}</p> : null}
      <div className="grid gap-x-12 gap-y-6 pt-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="relative self-start max-sm:-mx-gutter">
          <Picture
            picture={cmsPicture ?? { ...ownPicture(picture.file), alt: shopText(picture.alt, lang) }}
            sizes="(min-width: 96rem) 52rem, (min-width: 64rem) 55vw, 100vw"
            className="h-auto w-full sm:rounded-soft"
          />
          {things.map((thing) => (
            <Spot key={thing.field} thing={thing} id={`${id}-${thing.number}`} />
          ))}
        </div>
        <SetList things={things} lang={lang} messages={messages.sets} />
      </div>
    </section>
  );
}

/** Its stock, or why it is not among what is added. */
function noteOf({ product, cartShare }: Messages, { state, stock }: SetThing): string {
  switch (state) {
    case 'available':
      if (stock?.kind === 'low') return format(product.onlyLeft, { left: stock.left });
      return stock ? product.stock[stock.kind] : '';
    case 'choose':
      return cartShare.choose;
    case 'unknown':
      return cartShare.unknown;
    default:
      return product.soldOut;
  }
}
