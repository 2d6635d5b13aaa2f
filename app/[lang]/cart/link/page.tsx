import type { Metadata } from 'next';
import { connection } from 'next/server';
import { CartLinkForm } from '@/components/cart/link/cart-link-form';
import { LinkedItems } from '@/components/cart/link/linked-items';
import { PageHeading } from '@/components/layout/page-heading';
import { LinkButton } from '@/components/ui/link-button';
import { EmptyState } from '@/components/ui/page-states';
import { linkForm } from '@/features/places/cart-link';
import { fillPlace } from '@/features/places/fill-place';
import { CART_LINK_FORM, readLinkedItems } from '@/lib/cart/linked-items';
import { IDLE } from '@/lib/forms/form-state';
import { storedState } from '@/lib/forms/stored-state';
import { getCatalogView, getMessages } from '@/lib/i18n/server-messages';
import { readLinkCoupon } from '@/lib/model/cart-link';
import { addCartLink } from './actions';

// Rendered in full, with the items in the HTML, so that it works without JavaScript.
export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getMessages()).cartShare.title, robots: { index: false } };
}

/** Shows the items of a cart link, and adds them after a confirmation only. */
export default async function CartLinkPage({ searchParams }: PageProps<'/[lang]/cart/link'>) {
  await connection();
  const { cartShare: messages } = await getMessages();
  const { item = [], coupon } = await searchParams;
  const code = typeof coupon === 'string' ? readLinkCoupon(new URLSearchParams({ coupon }).toString()) : null;
  const query = new URLSearchParams([
    ...[item].flat().map((one) => ['item', one]),
    ...(code === null ? [] : [['coupon', code]]),
  ]).toString();
  const items = await readLinkedItems(query, await getCatalogView());
  if (items.length === 0)
    return (
      <div className="page-frame">
        <EmptyState
          headingLevel={1}
          title={messages.none}
          actions={<LinkButton href="/products">{messages.products}</LinkButton>}
        >
          {messages.noneText}
        </EmptyState>
      </div>
    );
  const available = items.filter(({ state }) => state === 'available').length;
  return (
    <div className="page-frame max-w-[60rem]">
      <PageHeading title={messages.title} intro={available > 0 ? messages.intro : messages.allGone} />
      <LinkedItems items={items} />
      {available > 0 ? (
        <CartLinkForm
          action={addCartLink}
          initial={await storedState(CART_LINK_FORM, IDLE)}
          items={query}
          messages={{ add: messages.add, seeCart: messages.seeCart }}
        >
          <p className="text-small text-muted">
            {available < items.length ? `${messages.more} ` : null}
            {messages.stays}
          </p>
          {await fillPlace(linkForm, { code })}
        </CartLinkForm>
      ) : (
        <LinkButton href="/products" className="mt-8">
          {messages.products}
        </LinkButton>
      )}
    </div>
  );
}
