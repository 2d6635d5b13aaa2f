'use client';

import { useEffect, useState } from 'react';
import { useLang, useMessages } from '#messages';
import { LineChoices } from '@/components/cart/line-choices';
import { EmptyState } from '@/components/layout/empty-state';
import { PageHeading } from '@/components/layout/page-heading';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SmallPicture } from '@/components/ui/small-picture';
import { format } from '@/lib/i18n/format';
import type { CartLine } from '@/lib/model/cart';
import { formatMoney } from '@/lib/money';
import { relativeAge } from '@/lib/offline/age';
import { readSavedCart, type SavedCart } from '@/lib/offline/saved-cart';

const reload = () => location.reload();

/** The cart as the shop last confirmed it. It can be read, and not changed. */
export function OfflineCart() {
  const messages = useMessages('offline');
  const lang = useLang();
  // Undefined until it is read.
  const [saved, setSaved] = useState<SavedCart | null>();
  useEffect(() => {
    void readSavedCart().then(setSaved);
  }, []);

  if (saved === undefined) return <PageHeading title={messages.cartTitle} />;
  const retry = (
    <Button type="button" onClick={reload}>
      {messages.tryAgain}
    </Button>
  );
  if (saved === null)
    return (
      <EmptyState headingLevel={1} title={messages.title} actions={retry}>
        {messages.cartEmpty}
      </EmptyState>
    );
  const { cart, savedAt } = saved;
  const age = relativeAge(savedAt, Date.now(), lang) ?? messages.aMomentAgo;
  return (
    <div className="max-w-[44rem]">
      <PageHeading title={messages.cartTitle} />
      <Notice>
        <p className="font-semibold">{messages.title}</p>
        <p>{format(messages.cartFrom, { age })}</p>
        <p>{messages.cartChanges}</p>
      </Notice>
      <ul className="divide-y divide-line">
        {cart.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      {cart.subtotal ? (
        <p className="flex justify-between gap-4 border-t border-line py-5 font-medium">
          <span>{messages.subtotal}</span>
          <span>{formatMoney(cart.subtotal, lang)}</span>
        </p>
      ) : null}
      <div className="pb-section">{retry}</div>
    </div>
  );
}

function Line({ line: { name, href, picture, choices, quantity, total } }: { line: CartLine }) {
  const messages = useMessages('offline');
  const lang = useLang();
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 py-5">
      <SmallPicture picture={picture} sizes="4.5rem" />
      <div className="min-w-0">
        <p className="flex flex-wrap justify-between gap-x-4 font-medium">
          {href?.startsWith('/') ? (
            <a href={href} className="underline decoration-edge underline-offset-4">
              {name}
            </a>
          ) : (
            name
          )}
          <span>{formatMoney(total, lang)}</span>
        </p>
        <LineChoices choices={choices} />
        <p className="text-small text-muted">{format(messages.quantity, { count: quantity })}</p>
      </div>
    </li>
  );
}
