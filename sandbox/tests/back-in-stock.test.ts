import { backInStockNotifications, backInStockSettings } from '@wix/ecom';
import { beforeAll, describe, expect, it } from 'vitest';
import { SANDBOX_API_KEY, STORES_APP_ID, STORES_APP_ID_LEGACY } from '../core/platform';
import { openSandbox } from './open-sandbox';
import { merchantClient, post, rejectedWith } from './sdk-client';
import { INK_SMALL, idOf, newMember, newVisitor, productOf, setStock, shopperClient } from './shopper';
import { control, mailsTo } from './sign-in';
import { eventsOf } from './webhook-receiver';

const SLUG = 'lund-bowl';
const VERSIONS = ['V1_CATALOG', 'V3_CATALOG'];
/** The client changes the object that it is given. */
const details = () => ({ name: 'Lund Bowl, Ink', price: '38.00', image: 'https://shop.example/bowl.jpg' });
const REQUESTS = '/back-in-stock-service/v1/back-in-stock-notification-requests';

const sandbox = await openSandbox({ resets: true });
beforeAll(() => sandbox.listen(0));

const merchant = () => {
  const client = merchantClient(sandbox);
  return { ...client.use(backInStockNotifications), settings: client.use(backInStockSettings) };
};

/** Returns the reference to a variant of V1, or to the product. */
async function referenceTo(options: Record<string, unknown> = {}) {
  const { id } = await productOf(merchantClient(sandbox), SLUG);
  return { appId: STORES_APP_ID, catalogItemId: id, options };
}
type Reference = Awaited<ReturnType<typeof referenceTo>>;

async function request(
  shopper: Parameters<typeof shopperClient>[1],
  catalogReference: Reference,
  email: string,
) {
  const client = (await shopperClient(sandbox, shopper)).use(backInStockNotifications);
  const itemUrl = `https://shop.example/products/${SLUG}?variant=1`;
  return client.createBackInStockNotificationRequest({ catalogReference, email, itemUrl }, details());
}

const outcomes = async () =>
  (await eventsOf(sandbox))
    .map(({ eventType }) => eventType)
    .filter((type) => type.includes('back_in_stock'))
    .map((type) => type.replace(/^.*request_/, ''));

describe('a request', () => {
  it.each(VERSIONS)('is answered by one mail when the variant returns, on %s', async (catalogVersion) => {
    const email = `${catalogVersion.toLowerCase()}@example.com`;
    await setStock(sandbox, SLUG, INK_SMALL, 0);
    const reference = await referenceTo({ options: INK_SMALL });
    await control(sandbox, 'PUT', 'site', { catalogVersion });
    const created = await request(newVisitor(), reference, email);
    expect(created).toMatchObject({ status: 'RECEIVED', email, catalogReference: reference });
    await setStock(sandbox, SLUG, { Glaze: 'Oat' }, 4);
    expect(await mailsTo(sandbox, email)).toEqual([]);
    await setStock(sandbox, SLUG, INK_SMALL, 3);
    await setStock(sandbox, SLUG, INK_SMALL, 2);
    expect(await mailsTo(sandbox, email)).toMatchObject([
      { subject: 'Lund Bowl, Ink is back in stock', links: [created.itemUrl] },
    ]);
    const after = await merchant().getBackInStockNotificationRequest(created._id ?? '');
    expect(after).toMatchObject({ status: 'NOTIFICATION_SENT', autoNotified: true });
    expect(await outcomes()).toEqual(['created', 'updated']);
  });

  it('of a product is answered when any variant returns, to members too', async () => {
    await setStock(sandbox, SLUG, {}, 0);
    await request(newMember(), await referenceTo(), 'ada@example.com');
    await setStock(sandbox, SLUG, INK_SMALL, 1);
    expect(await mailsTo(sandbox, 'ada@example.com')).toHaveLength(1);
  });

  it('is rejected when it is repeated, for an unknown variant, and while the site takes none', async () => {
    const reference = await referenceTo({ options: INK_SMALL });
    const again = (changes: Partial<Reference> = {}) =>
      rejectedWith(request(newVisitor(), { ...reference, ...changes }, 'Twice@example.com'));
    await request(newVisitor(), reference, 'twice@example.com');
    expect(await again()).toEqual([409, 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS']);
    const unknown = { options: { variantId: crypto.randomUUID() } };
    expect(await again(unknown)).toEqual([400, 'INVALID_CATALOG_REFERENCE_OPTIONS']);
    await control(sandbox, 'PUT', 'back-in-stock', { collecting: false });
    for (const appId of [STORES_APP_ID, STORES_APP_ID_LEGACY])
      expect(await again({ appId })).toEqual([428, 'REQUEST_COLLECTION_DISABLED']);
  });
});

describe('requests', () => {
  it('are listed, counted, marked and deleted by the merchant', async () => {
    const reference = await referenceTo({ options: INK_SMALL });
    const first = idOf(await request(newVisitor(), reference, 'one@example.com'));
    const second = idOf(await request(newVisitor(), reference, 'two@example.com'));
    const requests = merchant();
    const all = requests.queryBackInStockNotificationRequests().ascending('_createdDate');
    const page = await all.limit(1).find();
    expect(page.items.map(({ email }) => email)).toEqual(['one@example.com']);
    expect((await page.next()).items.map(({ email }) => email)).toEqual(['two@example.com']);
    const count = async () => {
      const found = await requests.getBackInStockNotificationRequestsCountByCatalogReferences([reference]);
      return found.countsPerCatalogReference?.map((entry) => entry.count);
    };
    expect(await count()).toEqual([2]);
    expect((await requests.markAsNotificationSent(first)).request?.status).toBe('NOTIFICATION_SENT');
    expect(await count()).toEqual([1]);
    await requests.deleteBackInStockNotificationRequest(second);
    const gone = requests.getBackInStockNotificationRequest(second);
    expect(await rejectedWith(gone)).toEqual([404, 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND']);
    const query = { filter: { status: 'NOTIFICATION_SENT' } };
    const long = await post(sandbox, `${REQUESTS}/query`, { query }, { Authorization: SANDBOX_API_KEY });
    expect(await long.json()).toMatchObject({ requests: [{ id: first, autoNotified: false }] });
    expect(await requests.getBackInStockNotificationRequest(first)).toMatchObject({ autoNotified: false });
    expect(await outcomes()).toEqual(['created', 'created', 'updated', 'deleted']);
  });

  it('are answered on request, without a change of stock', async () => {
    const reference = await referenceTo({ options: INK_SMALL });
    await request(newVisitor(), reference, 'reported@example.com');
    await merchant().reportItemsBackInStock(details(), { catalogReference: reference });
    expect(await mailsTo(sandbox, 'reported@example.com')).toHaveLength(1);
  });

  it('are stopped and started by the merchant, by a control and in the console', async () => {
    const { settings } = merchant();
    const states = async () =>
      (await settings.getSettings()).settings?.collectionStates?.map((state) => state.collectingRequests);
    const shown = () => control(sandbox, 'GET', 'back-in-stock');
    expect(await states()).toEqual([true, true]);
    await settings.stopCollectingRequests(STORES_APP_ID);
    expect(await states()).toEqual([false, true]);
    expect(await shown()).toEqual({ collecting: false, installed: true });
    await settings.startCollectingRequests(STORES_APP_ID);
    const off = { collecting: false, installed: false };
    expect(await control(sandbox, 'PUT', 'back-in-stock', { installed: false })).toEqual(off);
    const reference = await referenceTo();
    expect(await rejectedWith(request(newVisitor(), reference, 'none@example.com'))).toEqual([500, 500]);
    const address = `${sandbox.url}/_console/back-in-stock`;
    const body = new URLSearchParams({ collecting: '1' });
    await fetch(address, { method: 'POST', headers: { origin: sandbox.url }, body });
    expect(await shown()).toEqual({ collecting: true, installed: true });
    await request(newVisitor(), reference, 'listed@example.com');
    expect(await (await fetch(address)).text()).toContain('listed@example.com');
  });
});
