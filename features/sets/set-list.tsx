import { useLang } from '#messages';
import { TextLink } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import { commaList, format } from '@/lib/i18n/format';
import { type Lang, LOCALES } from '@/lib/i18n/lang';
import type { Messages } from '@/lib/i18n/messages/en';
import type { SetThing } from './read-set';
import { Quantity, SetForm } from './set-form';
import { totalText, unitPriceOf } from './total';

/** `note`: its stock, or why it is not among what is added. */
export type NotedThing = SetThing & { note: string };

type SetListProps = { things: readonly NotedThing[]; lang: Lang; messages: Messages['sets'] };

/** What cannot be added has no quantity, and a sentence at the button names it. */
export function SetList({ things, lang, messages }: SetListProps) {
  const list = (
    <ol aria-label={messages.things} className="divide-y divide-line border-t border-line">
      {things.map((thing) => (
        <Row key={thing.field} thing={thing} messages={messages} />
      ))}
    </ol>
  );
  const available = things.filter(({ state }) => state === 'available');
  if (available.length === 0) return list;
  const chosen = available.map(({ field, price, quantity }) => ({
    field,
    price: unitPriceOf(price),
    quantity,
  }));
  const missing = things.flatMap(({ state, what }) => (state === 'available' ? [] : [what]));
  return (
    <SetForm
      prices={Object.fromEntries(chosen.map(({ field, price }) => [field, price]))}
      total={totalText(chosen, messages.total, lang)}
      messages={{ add: messages.add, total: messages.total }}
    >
      {list}
      {missing.length > 0 ? (
        <p className="border-t border-line py-3 text-small text-muted">
          {format(messages.without, {
            names: new Intl.ListFormat(LOCALES[lang].dateLocale).format(missing),
          })}
        </p>
      ) : null}
    </SetForm>
  );
}

type RowProps = { thing: NotedThing; messages: Messages['sets'] };

function Row({ thing, messages }: RowProps) {
  const lang = useLang();
  const { number, what, href, name, choices, price, note, state, field, quantity, max } = thing;
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-3 py-2.5">
      <span aria-hidden="true" className="text-small text-muted tabular-nums">
        {number}
      </span>
      <div className="min-w-0">
        <p className="leading-snug font-medium wrap-anywhere">
          {href ? (
            <TextLink href={href} className="inline-block py-1">
              {name}
            </TextLink>
          ) : (
            name
          )}
        </p>
        <p className="flex flex-wrap gap-x-3 text-small text-muted">
          {choices.length > 0 ? (
            <span>
              {commaList(
                lang,
                choices.map(({ value }) => value),
              )}
            </span>
          ) : null}
          <Price price={price} className="text-ink" />
          <span>{note}</span>
        </p>
      </div>
      {state === 'available' ? (
        <Quantity name={field} label={format(messages.quantity, { name: what })} value={quantity} max={max} />
      ) : null}
    </li>
  );
}
