import * as items from '@wix/wix-data-items-sdk';
import { asc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SANDBOX_API_KEY } from '../core/platform';
import { events } from '../events/schema';
import { openSandbox } from './open-sandbox';
import { sdkClient } from './sdk-client';
import { newMember, newVisitor } from './shopper';
import { control } from './sign-in';

const sandbox = await openSandbox({ resets: true });

type Caller = Parameters<typeof sandbox.platform.tokens.mintAccessToken>[0];
const clientOf = async (caller: Caller) =>
  sdkClient(sandbox, await sandbox.platform.tokens.mintAccessToken(caller)).use(items);
const member = () => clientOf(newMember());

const WISH = { list: 'wishlist', productId: 'arc-vase', choices: { Glaze: 'Oat' } };
/** The demo's collection of the members' lists: read, update and remove SITE_MEMBER_AUTHOR. */
const LIST = 'SavedItems';
const productsOf = async ({ query }: Awaited<ReturnType<typeof member>>) =>
  (await query(LIST).find()).items.map(({ productId }) => productId);

const dataError = z.object({ details: z.object({ applicationError: z.object({ code: z.string() }) }) });
const codeOf = async (call: Promise<unknown>): Promise<string> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return dataError.parse(error).details.applicationError.code;
};

describe('an item of a member', () => {
  it('gets an id, dates and its owner, whatever the client sends', async () => {
    const author = newMember();
    const client = await clientOf(author);
    const item = await client.insert(LIST, { ...WISH, _owner: 'somebody else', _createdDate: new Date(0) });
    expect(item).toMatchObject({ ...WISH, _owner: author.memberId });
    expect(item._id).toMatch(/^[\da-f-]{36}$/);
    expect(item._createdDate?.getTime()).toBeGreaterThan(0);
    expect(await client.get(LIST, item._id ?? '')).toEqual(item);
  });

  it('is visible to its author only', async () => {
    const author = await member();
    const { _id = '' } = await author.insert(LIST, WISH);
    expect(await productsOf(author)).toEqual(['arc-vase']);
    expect(await productsOf(await member())).toEqual([]);
    expect(await productsOf(await clientOf(newVisitor()))).toEqual([]);
    expect(await (await member()).get(LIST, _id)).toBeNull();
    expect(await productsOf(sdkClient(sandbox, SANDBOX_API_KEY).use(items))).toEqual(['arc-vase']);
  });

  it('is changed and removed by its author only', async () => {
    const author = await member();
    const item = await author.insert(LIST, WISH);
    const other = await member();
    const _id = item._id ?? '';
    expect(await codeOf(other.update(LIST, { ...WISH, _id }))).toBe('WDE0027');
    expect(await codeOf(other.save(LIST, { ...WISH, _id }))).toBe('WDE0027');
    expect(await codeOf(other.remove(LIST, _id))).toBe('WDE0027');
    expect(await codeOf(other.bulkRemove(LIST, [_id]))).toBe('WDE0027');
    expect(await author.get(LIST, _id)).toEqual(item);
  });

  it('is replaced whole', async () => {
    const author = await member();
    const { _id = '', _owner, _createdDate } = await author.insert(LIST, WISH);
    expect(await author.update(LIST, { _id, productId: 'moon-jar' })).toEqual({
      _id,
      _owner,
      _createdDate,
      productId: 'moon-jar',
      _updatedDate: expect.any(Date),
    });
    expect(await codeOf(author.update(LIST, { ...WISH, _id: 'unknown' }))).toBe('WDE0073');
  });

  it('is saved under its id', async () => {
    const author = await member();
    await author.save(LIST, { ...WISH, _id: 'mine' });
    await author.save(LIST, { ...WISH, _id: 'mine', productId: 'moon-jar' });
    expect(await productsOf(author)).toEqual(['moon-jar']);
    expect(await codeOf(author.insert(LIST, { ...WISH, _id: 'mine' }))).toBe('WDE0074');
  });

  it('is removed once', async () => {
    const author = await member();
    const { _id = '' } = await author.insert(LIST, WISH);
    expect(await author.remove(LIST, _id)).toMatchObject(WISH);
    expect(await author.remove(LIST, _id)).toBeNull();
    expect(await productsOf(author)).toEqual([]);
  });

  it('has at most 500 kB', async () => {
    const author = await member();
    expect(await codeOf(author.insert(LIST, { text: 'x'.repeat(500_001) }))).toBe('WDE0009');
  });

  it('is reported by events', async () => {
    const author = await member();
    const { _id = '' } = await author.insert(LIST, WISH);
    await author.update(LIST, { _id, productId: 'moon-jar' });
    await author.remove(LIST, _id);
    const rows = await sandbox.platform.db.read.select().from(events).orderBy(asc(events.position));
    expect(rows.map(({ type, entityId }) => [type, entityId])).toEqual([
      ['wix.data.v2.data_item_created', _id],
      ['wix.data.v2.data_item_updated', _id],
      ['wix.data.v2.data_item_deleted', _id],
    ]);
  });
});

describe('items', () => {
  it('are inserted and removed in bulk, each with its own result', async () => {
    const author = await member();
    const added = await author.bulkInsert(LIST, [
      { ...WISH, _id: 'one' },
      { ...WISH, _id: 'two', productId: 'moon-jar' },
      { text: 'x'.repeat(500_001) },
    ]);
    expect(added).toMatchObject({ inserted: 2, insertedItemIds: ['one', 'two'] });
    expect(added.errors).toHaveLength(1);
    const removed = await author.bulkRemove(LIST, ['one', 'unknown']);
    expect(removed).toMatchObject({ removed: 1, skipped: 1, removedItemIds: ['one'] });
    expect(await productsOf(author)).toEqual(['moon-jar']);
  });
});

describe('a write', () => {
  it('is rejected from a visitor', async () => {
    const visitor = await clientOf(newVisitor());
    expect(await codeOf(visitor.insert(LIST, WISH))).toBe('WDE0027');
    expect(await codeOf(visitor.bulkInsert(LIST, [WISH]))).toBe('WDE0027');
  });

  it('is rejected where only the merchant writes, and where the collection does not exist', async () => {
    await control(sandbox, 'PUT', 'data', { collections: { Pages: {} } });
    const author = await member();
    expect(await codeOf(author.insert('Pages', { slug: 'x' }))).toBe('WDE0027');
    expect(await codeOf(author.insert(LIST, WISH))).toBe('WDE0025');
    await control(sandbox, 'PUT', 'data', { collections: null });
    expect(await codeOf(author.insert(LIST, WISH))).toBe('WDE0110');
  });
});
