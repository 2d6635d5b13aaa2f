import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedItem } from '@/lib/model/saved-items';
import { createAccountList } from '@/lib/saved-items/client/account-list';
import { createListStore, type ListStore } from '@/lib/saved-items/client/list-store';

let isMember = true;
vi.mock('@/lib/session/session-channel', () => ({ isMember: () => isMember }));

type Item = { price: string };

/** The account's list as a server would keep it. Null: the site has no storage. */
let account: SavedItem<Item>[] | null;
let failing: string[];
let sent: { method: string; body: unknown }[];
let store: ListStore<Item>;

const entry = (key: string, addedAt: number): SavedItem<Item> => ({ key, addedAt, item: { price: '48' } });
const local = (key: string, addedAt: number) => ({ ...entry(key, addedAt), isLocal: true as const });
const keys = () => store.get().map(({ key }) => key);
const locals = () => store.get().flatMap(({ key, isLocal }) => (isLocal ? [key] : []));
const listOf = (perRequest = 25) => createAccountList(store, '/api/list', perRequest);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  isMember = true;
  account = [];
  failing = [];
  sent = [];
  store = createListStore<Item>('list');
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body = '{}' }: RequestInit = {}) => {
    const { items = [], keys: removed = [] } = JSON.parse(String(body));
    sent.push({ method, body: JSON.parse(String(body)) });
    if (failing.includes(method)) return Response.json({ error: { code: 'unreachable' } }, { status: 503 });
    if (account) {
      const known = new Set(account.map(({ key }) => key));
      account = [...items.filter(({ key }: SavedItem<Item>) => !known.has(key)), ...account];
      account = account.filter(({ key }) => !removed.includes(key)).sort((a, b) => b.addedAt - a.addedAt);
    }
    return Response.json({ items: account });
  });
});

describe('the list of a member', () => {
  it('joins that of the browser at sign-in', async () => {
    account = [entry('from-account', 5)];
    store.set([local('new', 9), local('old', 1)]);
    await listOf().sync();
    expect(keys()).toEqual(['new', 'from-account', 'old']);
    expect(locals()).toEqual([]);
    expect(account.map(({ key }) => key)).toEqual(['new', 'from-account', 'old']);
  });

  it('is sent in parts, of which those before a failure are not sent again', async () => {
    store.set([local('c', 3), local('b', 2), local('a', 1)]);
    const list = listOf(2);
    const answer = fetch;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) =>
      sent.length === 1 ? Promise.reject(new TypeError('offline')) : answer(...request),
    );
    await list.sync().catch(() => {});
    expect(keys()).toEqual(['c', 'b', 'a']);
    expect(locals()).toEqual(['c']);
  });

  it('loses nothing when the account cannot be reached', async () => {
    failing = ['POST'];
    store.set([local('a', 1)]);
    await expect(listOf().sync()).rejects.toThrow();
    expect(locals()).toEqual(['a']);
    failing = [];
    await listOf().sync();
    expect(account?.map(({ key }) => key)).toEqual(['a']);
  });

  it('stays in the browser on a site without storage for it', async () => {
    account = null;
    store.set([local('b', 2), local('a', 1)]);
    await listOf(1).sync();
    expect(locals()).toEqual(['b', 'a']);
    expect(sent).toHaveLength(1);
  });

  it('is read once a minute, and at once when it is forced', async () => {
    const list = listOf();
    await list.sync();
    await list.sync();
    expect(sent).toHaveLength(1);
    account = [entry('elsewhere', 1)];
    await list.sync(true);
    expect(keys()).toEqual(['elsewhere']);
  });

  it('does not show an entry again that is being removed', async () => {
    account = [entry('a', 1)];
    store.set([entry('a', 1)]);
    const list = listOf();
    const reading = list.sync(true);
    store.set([]);
    const removal = list.removeFromAccount(entry('a', 1), () => {});
    await reading;
    expect(keys()).toEqual([]);
    await removal;
    expect(account).toEqual([]);
  });

  it('shows an entry again whose removal fails', async () => {
    account = [entry('a', 1)];
    failing = ['DELETE'];
    const report = vi.fn();
    await listOf().removeFromAccount(entry('a', 1), report);
    expect(keys()).toEqual(['a']);
    expect(report).toHaveBeenCalledOnce();
  });

  it('is that of the account where the page is older than the browser', async () => {
    account = [entry('sent-by-another-page', 1)];
    store.set(account);
    await listOf().seed([]);
    expect(keys()).toEqual(['sent-by-another-page']);
    await listOf().seed([entry('sent-by-another-page', 1), entry('another-device', 2)]);
    expect(keys()).toEqual(['another-device', 'sent-by-another-page']);
  });

  it('is forgotten after signing out, without what the account never had', async () => {
    isMember = false;
    store.set([local('mine', 2), entry('account', 1)]);
    await listOf().sync();
    expect(keys()).toEqual(['mine']);
  });

  it('is not requested for a visitor', async () => {
    isMember = false;
    store.set([local('a', 1)]);
    await listOf().sync(true);
    expect(sent).toEqual([]);
    expect(locals()).toEqual(['a']);
  });
});

it.each(['not json', '{}', '[1,null,{"key":""}]', '"text"'])(
  'the list in the browser is empty when it is corrupt: %s',
  (text) => {
    localStorage.setItem('list', text);
    expect(store.get()).toEqual([]);
  },
);

it('the list in the browser lasts as long as the page when storage is full', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(store.set([local('a', 1)])).toBe(false);
  expect(keys()).toEqual(['a']);
});
