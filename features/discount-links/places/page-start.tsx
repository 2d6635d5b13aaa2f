import { getMessages } from '@/lib/i18n/server-messages';
import { NOTE_ID } from '../note-id';

/** Cached pages have it for all shoppers, and only the fragment of a link shows it. */
export default async function NotedDiscount() {
  return (
    <aside
      id={NOTE_ID}
      className="hidden scroll-mt-24 bg-sunken px-gutter py-2.5 text-center text-small target:block"
    >
      {(await getMessages()).discountLinks.noted}
    </aside>
  );
}
