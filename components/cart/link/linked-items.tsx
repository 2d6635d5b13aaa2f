import { useMessages } from '#messages';
import { LineChoices } from '@/components/cart/line-choices';
import { TextLink } from '@/components/ui/link';
import { SmallPicture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import type { LinkedItem } from '@/lib/cart/linked-items';
import { format } from '@/lib/i18n/format';
import type { Messages } from '@/lib/i18n/messages/en';

/** Also lists the items that are not available any more. */
export function LinkedItems({ items }: { items: LinkedItem[] }) {
  const messages = useMessages('cartShare');
  return (
    <ul aria-label={messages.items} className="divide-y divide-line border-y border-line">
      {items.map((item, index) => (
        // The same product can be in a link twice, and the list never changes.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Item key={index} item={item} />
      ))}
    </ul>
  );
}

function Item({ item: { name, href, picture, choices, quantity, price, state } }: { item: LinkedItem }) {
  const messages = useMessages('cartShare');
  const problem = problemOf(messages, state);
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] gap-x-4 py-4 sm:gap-x-6">
      <SmallPicture picture={picture} sizes="4.5rem" />
      <div className="min-w-0">
        <p className="leading-snug font-medium break-words">
          {href ? <TextLink href={href}>{name}</TextLink> : <bdi>{name}</bdi>}
        </p>
        <LineChoices choices={choices} />
        {problem ? (
          <p className="text-small text-danger">{problem}</p>
        ) : (
          <p className="text-small text-muted tabular-nums">{format(messages.quantity, { quantity })}</p>
        )}
      </div>
      {state === 'available' ? (
        <p className="tabular-nums">
          <Price price={price} />
        </p>
      ) : null}
    </li>
  );
}

function problemOf(messages: Messages['cartShare'], state: LinkedItem['state']): string | null {
  switch (state) {
    case 'available':
      return null;
    case 'sold-out':
      return messages.soldOut;
    case 'gone':
      return messages.gone;
    case 'choose':
      return messages.choose;
    case 'unknown':
      return messages.unknown;
  }
}
