'use client';

import { useId, useState } from 'react';
import { useLang, useMessages } from '#messages';
import { LineChoices } from '@/components/cart/line-choices';
import { Button } from '@/components/ui/button';
import { ShopLink } from '@/components/ui/link';
import { SmallPicture } from '@/components/ui/picture';
import { format, plural } from '@/lib/i18n/format';
import { formatMoney } from '@/lib/money';
import type { StoredItem } from '@/lib/saved-items/client/list-store';
import { laterStatus } from './later';
import type { SavedLine } from './saved-line';

type Entry = StoredItem<SavedLine>;

const loadActions = () => import('./later-actions');

/** Each line has a way back to the cart. */
export function SavedLines({ items }: { items: readonly Entry[] }) {
  const messages = useMessages('savedLines');
  const lang = useLang();
  const id = useId();
  return (
    <section aria-labelledby={id} className="pt-section">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line pb-3">
        <h2 id={id} className="font-display text-title">
          {messages.title}
        </h2>
        <p className="text-small text-muted">{plural(lang, messages.count, items.length)}</p>
      </div>
      <ul aria-labelledby={id} className="grid gap-x-10 sm:grid-cols-2 xl:grid-cols-3">
        {items.map((entry) => (
          <li key={entry.key} className="border-b border-line py-5">
            <SavedLineRow entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SavedLineRow({ entry }: { entry: Entry }) {
  const messages = useMessages('savedLines');
  const { offline } = useMessages('failure');
  const lang = useLang();
  const [pending, setPending] = useState(false);
  const { name, href, picture, choices, price, request } = entry.item;

  async function move() {
    setPending(true);
    const { isMoved, message } = await loadActions().then(
      ({ moveToCart }) => moveToCart(entry, lang, offline),
      () => ({ isMoved: false, message: offline }),
    );
    setPending(false);
    const text = [isMoved ? format(messages.moved, { name }) : null, message].filter(Boolean).join(' ');
    laterStatus.set({
      text: text || format(messages.notMoved, { name }),
      isProblem: !isMoved || message !== null,
    });
  }

  async function remove() {
    const fail = () => laterStatus.set({ text: offline, isProblem: true });
    const actions = await loadActions().catch(() => null);
    if (!actions) return fail();
    actions.removeSaved(entry, fail);
    laterStatus.set({ text: format(messages.removed, { name }) });
  }

  return (
    <article className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4">
      <SmallPicture picture={picture} sizes="4.5rem" />
      <div className="flex min-w-0 flex-col gap-0.5">
        <h3 className="leading-snug font-medium">
          {href ? (
            <ShopLink
              href={href}
              className="underline decoration-transparent underline-offset-4 hover:decoration-current"
            >
              {name}
            </ShopLink>
          ) : (
            name
          )}
        </h3>
        <LineChoices choices={choices} />
        {request.quantity > 1 ? (
          <p className="text-small text-muted">{format(messages.quantity, { quantity: request.quantity })}</p>
        ) : null}
        <p className="text-small text-muted">
          {format(messages.priceThen, { price: formatMoney(price, lang) })}
        </p>
        <div className="flex flex-wrap items-center gap-x-5 pt-1">
          <Button type="button" variant="quiet" pending={pending} onClick={move}>
            {messages.moveToCart}
            <span className="sr-only"> {name}</span>
          </Button>
          <Button type="button" variant="quiet" onClick={remove}>
            {messages.remove}
            <span className="sr-only"> {name}</span>
          </Button>
        </div>
      </div>
    </article>
  );
}
