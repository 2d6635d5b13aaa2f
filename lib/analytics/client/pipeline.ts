import type { Adapter, AnalyticsEvent, AnalyticsItem, PageView } from '@/lib/analytics/events';
import { browserStorage, readTexts } from '@/lib/browser-storage';
import type { AnalyticsSettings } from '@/lib/config/entry-schemas';

/** Events wait in memory for the visitor's decision: accepting sends them, declining drops them. */

type Gate = { isOpen: boolean; adapter: Adapter | null; waiting: AnalyticsEvent[]; receivesEvents: boolean };

/** The receivers by their settings. */
const gates = new Map<string, Gate>();
/** Null after the visitor has decided about all receivers. */
let undecided: AnalyticsEvent[] | null = [];

/** A page may stay open for long without a decision. The first events say where the visit began. */
const MAX_WAITING = 50;

const wait = (events: AnalyticsEvent[], event: AnalyticsEvent): void => {
  if (events.length < MAX_WAITING) events.push(event);
};

/** The lists from which products were added, by their ids. */
const sources = new Map<string, Pick<AnalyticsItem, 'item_list_id' | 'item_list_name' | 'index'>>();

/** The additions of this product are reported with the list that shows it. @param href of the product */
export function rememberList(href: string): void {
  const [item] = selectEvent(href)?.params.items ?? [];
  if (!item) return;
  const { product_id, item_list_id, item_list_name, index } = item;
  sources.set(product_id, { item_list_id, item_list_name, index });
}

const withList = (event: AnalyticsEvent): AnalyticsEvent =>
  event.name === 'add_to_cart'
    ? {
        ...event,
        params: {
          ...event.params,
          items: event.params.items.map((item) => ({ ...item, ...sources.get(item.product_id) })),
        },
      }
    : event;

/** Stores an event until the visitor decides and the adapter has loaded. */
export function track(tracked: AnalyticsEvent): void {
  const event = withList(tracked);
  if (undecided) wait(undecided, event);
  for (const [key, { isOpen, adapter, waiting }] of gates) {
    if (!isOpen) continue;
    if (adapter) deliver(key, adapter, event);
    else wait(waiting, event);
  }
}

function deliver(key: string, to: Adapter, event: AnalyticsEvent): void {
  if (event.name === 'purchase' && !claimOrder(event.params.transaction_id, key)) return;
  try {
    to.send(event);
  } catch (error) {
    console.warn('The analytics adapter failed.', error);
  }
}

export type Decision = 'accepted' | 'declined';
export type Decided = { settings: AnalyticsSettings; decision: Decision | null };

/** Opens and closes receivers. Events no longer wait after the last decision. */
export async function settle(receivers: readonly Decided[]): Promise<void> {
  const opening = receivers.map(({ settings, decision }) =>
    decision === 'accepted' ? openGate(settings) : decision && closeGate(settings),
  );
  if (receivers.every(({ decision }) => decision !== null)) undecided = null;
  await Promise.all(opening);
}

/** Without the adapter, events are dropped. A receiver that was closed gets the events from now on. */
async function openGate(settings: AnalyticsSettings): Promise<void> {
  const key = JSON.stringify(settings);
  const before = gates.get(key);
  if (before?.isOpen) return;
  const receivesEvents = settings.provider !== 'script';
  const gate: Gate = {
    isOpen: true,
    adapter: null,
    waiting: before ? [] : [...(undecided ?? [])],
    receivesEvents,
  };
  gates.set(key, gate);
  const loaded = await loadAdapter(settings).catch(() => null);
  // The visitor has changed the decision meanwhile.
  if (gates.get(key) !== gate) return loaded?.stop?.();
  if (!loaded) return closeGate(settings);
  gates.set(key, { ...gate, adapter: loaded });
  for (const event of gate.waiting) deliver(key, loaded, event);
}

/** Also drops the events that wait. */
function closeGate(settings: AnalyticsSettings): void {
  const key = JSON.stringify(settings);
  const adapter = gates.get(key)?.adapter;
  gates.set(key, { isOpen: false, adapter: null, waiting: [], receivesEvents: false });
  adapter?.stop?.();
}

/** Whether events may be sent, so that something may be stored to recognize them later. */
export const isGateOpen = (): boolean =>
  [...gates.values()].some(({ isOpen, receivesEvents }) => isOpen && receivesEvents);

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
    case 'script':
      return (await import('./adapters/program')).createAdapter(settings);
  }
}

/** The orders whose purchase this browser has reported, by receiver, the latest first. */
const KEY = 'reported-orders';
const MAX_IDS = 20;

/** The ids of this page, because storage may be blocked. A reload then reports the order again. */
const inMemory: string[] = [];

/** True once for each order and receiver in this browser. */
function claimOrder(order: string, receiver: string): boolean {
  const id = `${order} ${receiver}`;
  const before = readTexts(KEY);
  if (before.includes(id) || inMemory.includes(id)) return false;
  inMemory.push(id);
  browserStorage.write(KEY, JSON.stringify([id, ...before].slice(0, MAX_IDS)));
  return true;
}

/** A click on a product finds its list and position in them. */
const lists = new Set<PageView>();

/** Call the result when the page or list is no longer shown. */
export function reportView(view: PageView): () => void {
  track(view.event);
  if (!view.hrefs) return () => undefined;
  lists.add(view);
  return () => lists.delete(view);
}

/** Null when the URL is not of a product in a shown list. */
export function selectEvent(href: string): Extract<AnalyticsEvent, { name: 'select_item' }> | null {
  for (const { event, hrefs = [] } of lists) {
    const item = event.name === 'view_item_list' ? event.params.items[hrefs.indexOf(href)] : undefined;
    if (event.name === 'view_item_list' && item)
      return { name: 'select_item', params: { ...event.params, items: [item] } };
  }
  return null;
}
