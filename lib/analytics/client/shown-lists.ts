import type { AnalyticsEvent, PageView } from '@/lib/analytics/events';
import { track } from './pipeline';

/** The lists on the screen, by which a click on a product finds its list and position. */
const lists = new Set<PageView>();

/**
 * Reports the view of a page or a list. Returns the function to call when it is no longer shown.
 */
export function reportView(view: PageView): () => void {
  track(view.event);
  if (!view.hrefs) return () => undefined;
  lists.add(view);
  return () => lists.delete(view);
}

/** Returns the event of a click on a product of a shown list, or null for another URL. */
export function selectEvent(href: string): AnalyticsEvent | null {
  for (const { event, hrefs = [] } of lists) {
    const item = event.name === 'view_item_list' ? event.params.items[hrefs.indexOf(href)] : undefined;
    if (event.name === 'view_item_list' && item)
      return { name: 'select_item', params: { ...event.params, items: [item] } };
  }
  return null;
}
