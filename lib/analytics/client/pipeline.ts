import type { Adapter, AnalyticsEvent, PageView } from '@/lib/analytics/events';
import { browserStorage, readTexts } from '@/lib/browser-storage';
import type { AnalyticsSettings } from '@/lib/config/entry-schemas';

/**
 * The way of events from the page to the adapter. Until the visitor has decided, events wait in the
 * memory of the page: accepting sends them, declining drops them, and so does leaving the page.
 */

let gate: 'waiting' | 'open' | 'closed' = 'waiting';
let adapter: Adapter | null = null;
let waiting: AnalyticsEvent[] = [];

/** A page without a decision stays open for long. The first events are the ones that lead here. */
const MAX_WAITING = 50;

/** Sends an event, or stores it until the visitor decides and the adapter has loaded. */
export function track(event: AnalyticsEvent): void {
  if (gate === 'closed') return;
  if (adapter) deliver(adapter, event);
  else if (waiting.length < MAX_WAITING) waiting.push(event);
}

function deliver(to: Adapter, event: AnalyticsEvent): void {
  if (event.name === 'purchase' && !claimOrder(event.params.transaction_id)) return;
  try {
    to.send(event);
  } catch (error) {
    console.warn('The analytics adapter failed.', error);
  }
}

/** Loads the adapter and sends the stored events. Without the adapter, events are dropped. */
export async function openGate(settings: AnalyticsSettings): Promise<void> {
  if (gate === 'open') return;
  gate = 'open';
  const loaded = await loadAdapter(settings).catch(() => null);
  // The visitor has changed the decision meanwhile.
  if (gate !== 'open') return loaded?.stop?.();
  if (!loaded) return closeGate();
  adapter = loaded;
  for (const event of waiting) deliver(loaded, event);
  waiting = [];
}

/** Drops all events from now on, and those that wait. */
export function closeGate(): void {
  gate = 'closed';
  waiting = [];
  adapter?.stop?.();
  adapter = null;
}

/** Whether events may be sent, so that something may be stored to recognize them later. */
export const isGateOpen = (): boolean => gate === 'open';

async function loadAdapter(settings: AnalyticsSettings): Promise<Adapter> {
  switch (settings.provider) {
    case 'dataLayer':
      return (await import('./adapters/data-layer')).createAdapter(settings);
    case 'beacon':
      return (await import('./adapters/beacon')).createAdapter(settings);
    case 'webhook':
      return (await import('./adapters/webhook')).createAdapter(settings);
    case 'custom':
      return (await import('@/analytics.adapter')).createAdapter(settings);
  }
}

/** The ids of orders whose purchase this browser has reported, the latest first. */
const KEY = 'reported-orders';
const MAX_IDS = 20;

/** The ids of this page, because storage may be blocked. A reload then reports the order again. */
const inMemory: string[] = [];

/** Returns whether the purchase is to be reported: true once for each order in this browser. */
function claimOrder(id: string): boolean {
  const before = readTexts(KEY);
  if (before.includes(id) || inMemory.includes(id)) return false;
  inMemory.push(id);
  browserStorage.write(KEY, JSON.stringify([id, ...before].slice(0, MAX_IDS)));
  return true;
}

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
