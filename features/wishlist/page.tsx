import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { PageHeading } from '@/components/layout/page-heading';
import { ShopLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { getSummaries } from '@/lib/catalog/summaries';
import { errorFromAddress } from '@/lib/errors/messages';
import { fillNodes } from '@/lib/i18n/format';
import { getCatalogView, getLang, getMessages, ProvideMessages } from '@/lib/i18n/server-messages';
import { report } from '@/lib/observe/report';
import { readSaved } from '@/lib/saved-items/operations';
import { isMember } from '@/lib/session/read';
import { WISHLIST } from './member-list';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getMessages()).wishlist.title, robots: { index: false } };
}

/** The wishlist: of a member from the account, of a visitor from the browser. */
export default async function WishlistPage({ searchParams }: PageProps<'/[lang]/wishlist'>) {
  // A prefetch stops here. Otherwise it would mistake its own end for a platform failure.
  await connection();
  // A build without the feature drops this import and its script.
  const WishlistView = FEATURES.wishlist ? (await import('./wishlist-view')).WishlistView : null;
  if (!WishlistView) notFound();
  const { wishlist: messages } = await getMessages();
  const initial = await readInitial();
  const error = errorFromAddress((await searchParams).error, await getLang());
  return (
    <div className="page-frame">
      <PageHeading title={messages.title} intro={messages.intro} />
      {error ? (
        <Notice tone="bad" className="mb-6">
          {error.message}
        </Notice>
      ) : null}
      {(await isMember()) ? null : (
        <p className="mb-8 max-w-measure text-small text-muted noscript:hidden">
          {fillNodes(messages.introGuest, {
            signIn: (
              <ShopLink
                href="/login?returnTo=/wishlist"
                prefetch={false}
                className="underline underline-offset-4"
              >
                {messages.signIn}
              </ShopLink>
            ),
          })}
        </p>
      )}
      <ProvideMessages areas={['wishlist']}>
        <WishlistView initial={initial} />
      </ProvideMessages>
    </div>
  );
}

/** Returns the member's list, or null where the browser has it, and when it cannot be read. */
async function readInitial() {
  try {
    const items = await readSaved(WISHLIST);
    return (
      items && {
        items,
        products: await getSummaries(
          items.map(({ key }) => key),
          await getCatalogView(),
        ),
      }
    );
  } catch (error) {
    report(error, '/wishlist');
    return null;
  }
}
