import { members } from '@wix/members';
import { describe, expect, it } from 'vitest';
import { SANDBOX_API_KEY } from '../core/platform';
import { ADA_ID } from '../seed/members';
import { openSandbox } from './open-sandbox';
import { get, post, rejects, sdkClient, visitorTokens } from './sdk-client';
import { add, newMember, shopperClient } from './shopper';
import { ADA, authorizeError, control, logIn, newEmail, sessionToken } from './sign-in';

const sandbox = await openSandbox({ resets: true, routesFetch: true });

const memberToken = (memberId = ADA_ID) =>
  sandbox.platform.tokens.mintAccessToken({ ...newMember(), memberId });
const as = (authorization: string) => sdkClient(sandbox, authorization).use(members);
const asMember = async (memberId = ADA_ID) => as(await memberToken(memberId));
const asVisitor = async () => as((await visitorTokens(sandbox)).access_token);
const admin = as(SANDBOX_API_KEY);

const me = async (client: Awaited<ReturnType<typeof asMember>>) => {
  const { member } = await client.getCurrentMember({ fieldsets: ['FULL'] });
  if (!member) throw new Error('Nobody');
  return member;
};

async function another(privacyStatus: 'PUBLIC' | 'PRIVATE' = 'PUBLIC') {
  const member = { loginEmail: newEmail(), profile: { nickname: 'Tove' }, privacyStatus };
  return (await admin.createMember({ member }))._id ?? '';
}

const emailsOf = (items: { loginEmail?: string | null }[] | undefined) =>
  items?.map(({ loginEmail }) => loginEmail);

describe('the current member', () => {
  it('is returned with the requested fields', async () => {
    const client = await asMember();
    const { member: plain } = await client.getCurrentMember();
    const unknown = { status: 'UNKNOWN', privacyStatus: 'UNKNOWN', activityStatus: 'UNKNOWN' };
    expect(plain).toMatchObject({ _id: ADA_ID, ...unknown, profile: { nickname: 'Ada', slug: 'ada' } });
    expect(plain).not.toHaveProperty('loginEmail');
    const { member: extended } = await client.getCurrentMember({ fieldsets: ['EXTENDED'] });
    expect(extended).toMatchObject({ loginEmail: ADA.email, status: 'APPROVED', privacyStatus: 'PUBLIC' });
    expect(extended?._createdDate).toBeInstanceOf(Date);
    expect(extended).not.toHaveProperty('contact');
    const { member: full } = await client.getCurrentMember({ fieldsets: ['PUBLIC', 'FULL'] });
    const addresses = [{ _id: expect.any(String), addressLine: '1 Warren Street', subdivision: 'US-NY' }];
    const reached = { phones: ['+1 518 555 0142'], emails: [ADA.email], addresses };
    expect(full?.contact).toMatchObject({ firstName: 'Ada', lastName: 'Berg', ...reached });
  });

  it('E8: is returned with all fields by the deprecated name of the set, too', async () => {
    const authorization = await memberToken();
    const old = await (await get(sandbox, '/members/v1/members/my?fieldSet=FULL', { authorization })).json();
    expect(old.member.contact).toMatchObject({ firstName: 'Ada' });
  });

  it('has the date of the last login', async () => {
    const client = await asMember();
    expect((await me(client)).lastLoginDate).toBeUndefined();
    await logIn(ADA);
    expect((await me(client)).lastLoginDate).toBeInstanceOf(Date);
  });
});

describe('changing one’s own profile', () => {
  it('writes the given fields, unusual text unchanged, and leaves the rest, the login, the status and the slug', async () => {
    const client = await asMember();
    const before = await me(client);
    const lastName = 'O’Neil "עברית" 🐚 <script>alert(1)</script>';
    const contact = { lastName, phones: ['+44 20 7946 0958', '123'], company: 'Ateljé' };
    const after = await client.updateMember(ADA_ID, {
      contact: { firstName: '  Ada Lovis ', ...contact },
      profile: { nickname: 'Lovis' },
      privacyStatus: 'PRIVATE',
    });
    const profile = { nickname: 'Lovis', slug: 'ada' };
    expect(after).toMatchObject({ privacyStatus: 'PRIVATE', profile });
    expect(after.contact).toMatchObject({ firstName: 'Ada Lovis', ...contact });
    expect(after.contact?.addresses).toEqual(before.contact?.addresses);
    expect(await me(client)).toEqual(after);
    const phone = await client.updateMember(ADA_ID, { contact: { phones: ['1'] } });
    expect(phone.contact).toMatchObject({ lastName, phones: ['1'] });
    const fixed = { loginEmail: 'else@example.com', status: 'BLOCKED', profile: { slug: 'else' } } as const;
    const { loginEmail, status, profile: kept } = await client.updateMember(ADA_ID, fixed);
    expect([loginEmail, status, kept?.slug]).toEqual([ADA.email, 'APPROVED', 'ada']);
    const other = { firstName: 'Admin' };
    expect(await admin.updateMember(await another(), { contact: other })).toMatchObject({ contact: other });
  });

  it('clears a text by an empty string, but lists only by separate calls', async () => {
    const client = await asMember();
    const contact = { lastName: '', phones: [], addresses: [], emails: [] };
    expect((await client.updateMember(ADA_ID, { contact })).contact).toMatchObject({
      lastName: '',
      phones: ['+1 518 555 0142'],
      addresses: [{ city: 'Hudson' }],
      emails: [ADA.email],
    });
    await client.deleteMemberPhones(ADA_ID);
    await client.deleteMemberEmails(ADA_ID);
    await client.deleteMemberAddresses(ADA_ID);
    expect((await me(client)).contact).toMatchObject({ phones: [], emails: [], addresses: [] });
    expect(await logIn(ADA)).toBe('SUCCESS');
  });

  it('preserves the id of a changed address, and creates ids for new ones', async () => {
    const client = await asMember();
    const [home] = (await me(client)).contact?.addresses ?? [];
    const other = { streetAddress: { number: '7', name: 'Karl Johans gate' }, country: 'NO' };
    const addresses = [
      { ...home, city: 'Athens' },
      { _id: crypto.randomUUID(), addressLine: 'Storgata 1', city: 'Oslo', country: 'NO' },
      other,
    ];
    const after = (await client.updateMember(ADA_ID, { contact: { addresses } })).contact?.addresses;
    expect(after).toMatchObject([
      { _id: home?._id, city: 'Athens', addressLine: '1 Warren Street' },
      { addressLine: 'Storgata 1' },
      { streetAddress: other.streetAddress },
    ]);
    expect(new Set(after?.map(({ _id }) => _id)).size).toBe(3);
  });

  it('changes a slug, which is unique and case-sensitive; an app changes that of anybody', async () => {
    const change = async (client: Awaited<ReturnType<typeof asMember>>, slug: string) =>
      (await client.updateCurrentMemberSlug(slug)).member?.profile?.slug;
    const client = await asMember();
    expect([await change(client, 'lovis'), await change(client, 'lovis')]).toEqual(['lovis', 'lovis']);
    const other = await asMember(await another());
    await rejects(change(other, 'lovis'), 409, 'SLUG_ALREADY_EXISTS');
    expect(await change(other, 'Lovis')).toBe('Lovis');
    expect((await admin.updateMemberSlug(ADA_ID, 'ada-berg')).member?.profile?.slug).toBe('ada-berg');
  });
});

describe('other members', () => {
  it('see a public member’s profile and nothing else, and no private profile', async () => {
    const [open, hidden] = [await another(), await another('PRIVATE')];
    for (const client of [await asMember(), await asVisitor()]) {
      const seen = await client.getMember(open, { fieldsets: ['FULL'] });
      expect(seen).toMatchObject({ _id: open, status: 'UNKNOWN', profile: { nickname: 'Tove' } });
      expect(seen).not.toHaveProperty('contact');
      expect(seen).not.toHaveProperty('loginEmail');
      await rejects(client.getMember(hidden), 404);
      const { items } = await client.queryMembers().find();
      expect(items.map(({ _id }) => _id).sort()).toEqual([ADA_ID, open].sort());
    }
    const seenByAdmin = await admin.getMember(hidden, { fieldsets: ['FULL'] });
    expect(seenByAdmin).toMatchObject({ privacyStatus: 'PRIVATE' });
  });

  it('join and leave the community, but not while blocked', async () => {
    const client = await asMember();
    expect((await client.leaveCommunity()).member?.privacyStatus).toBe('PRIVATE');
    expect((await (await asVisitor()).queryMembers().find()).items).toEqual([]);
    expect((await client.joinCommunity()).member?.privacyStatus).toBe('PUBLIC');
    const blocked = await another('PRIVATE');
    await admin.blockMember(blocked);
    const Authorization = await memberToken(blocked);
    const answer = await post(sandbox, '/members/v1/members/join-community', {}, { Authorization });
    const { code } = (await answer.json()).details.applicationError;
    expect([answer.status, code]).toEqual([428, 'COMMUNITY_JOIN_IMPOSSIBLE']);
  });
});

describe('the merchant', () => {
  it('finds members by filter, search and page', async () => {
    const all = admin.queryMembers({ fieldsets: ['FULL'] });
    const pending = await all.eq('status', 'PENDING').find();
    expect(emailsOf(pending.items)).toEqual(['pending@example.com']);
    const search = { expression: 'BER', fields: ['contact.lastName'] };
    const found = await admin.queryMembers({ fieldsets: ['FULL'], search }).find();
    expect(emailsOf(found.items)).toEqual([ADA.email]);
    const page = await admin.queryMembers().ne('status', 'PENDING').limit(1).find();
    expect([page.items.length, page.totalCount, page.hasNext()]).toEqual([1, 2, true]);
    const { members: listed, metadata } = await admin.listMembers({
      paging: { limit: 2, offset: 2 },
      fieldsets: ['EXTENDED'],
      sorting: [{ fieldName: 'profile.nickname', order: 'ASC' }],
    });
    expect(emailsOf(listed)).toEqual(['pending@example.com']);
    expect(metadata).toEqual({ count: 1, offset: 2, total: 3 });
    expect((await admin.listMembers()).members).toHaveLength(3);
  });

  it('approves, blocks, disconnects and mutes members, and only approved members can sign in', async () => {
    expect((await admin.blockMember(ADA_ID)).member?.status).toBe('BLOCKED');
    expect(await logIn(ADA)).toBe('invalidEmail');
    expect((await admin.approveMember(ADA_ID)).member?.status).toBe('APPROVED');
    expect((await admin.muteMember(ADA_ID)).member?.activityStatus).toBe('MUTED');
    expect(await logIn(ADA)).toBe('SUCCESS');
    expect((await admin.unmuteMember(ADA_ID)).member?.activityStatus).toBe('ACTIVE');
    expect((await admin.disconnectMember(ADA_ID)).member?.status).toBe('OFFLINE');
    expect(await logIn(ADA)).toBe('Unknown _state');
  });

  it('creates and deletes members', async () => {
    const member = { loginEmail: newEmail(), contact: { firstName: 'Siri', phones: ['1'] } };
    const made = await admin.createMember({ member: { ...member, profile: { nickname: 'Siri' } } });
    const profile = { slug: 'Siri' };
    expect(made).toMatchObject({ ...member, status: 'APPROVED', privacyStatus: 'PRIVATE', profile });
    await admin.deleteMember(made._id ?? '');
    await rejects(admin.getMember(made._id ?? ''), 404);
    const { bulkActionMetadata } = await admin.bulkDeleteMembers([await another(), crypto.randomUUID()]);
    expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
  });

  it('is simulated by the controls', async () => {
    const status = 'APPROVED';
    const { member } = await control(sandbox, 'PATCH', 'members/pending%40example.com', { status });
    expect(member.status).toBe(status);
    const { members: all } = await control(sandbox, 'GET', 'members');
    expect(all).toHaveLength(3);
    expect(JSON.stringify(all)).not.toContain('scrypt');
  });
});

it('a change by a filter, and a search, is made of exactly the matching members, and returns a job', async () => {
  const statuses = async () => {
    const { items } = await admin.queryMembers({ fieldsets: ['FULL'] }).find();
    return Object.fromEntries(items.map(({ loginEmail, status }) => [loginEmail, status]));
  };
  const [pending, blocked] = ['pending@example.com', 'blocked@example.com'];
  const { jobId } = await admin.bulkApproveMembers({ status: 'PENDING' });
  expect(jobId).toMatch(/^[\da-f-]{36}$/);
  expect(await statuses()).toEqual({ [ADA.email]: 'APPROVED', [pending]: 'APPROVED', [blocked]: 'BLOCKED' });
  await admin.bulkBlockMembers({ _id: { $in: [ADA_ID] } });
  expect(await statuses()).toEqual({ [ADA.email]: 'BLOCKED', [pending]: 'APPROVED', [blocked]: 'BLOCKED' });
  expect(await logIn(ADA)).toBe('invalidEmail');
  const search = { expression: 'blocked', fields: ['loginEmail'] };
  await admin.bulkDeleteMembersByFilter({ status: { $in: ['PENDING', 'BLOCKED'] } }, { search });
  expect(Object.keys(await statuses()).sort()).toEqual([ADA.email, pending]);
});

it('deleting one’s own account removes the account, its cart and its sessions', async () => {
  const token = await memberToken();
  const { currentCart } = await shopperClient(sandbox, { ...newMember(), memberId: ADA_ID });
  await add(sdkClient(sandbox, token), 'ora-serving-bowl');
  const session = await sessionToken();
  await as(token).deleteMyMember();
  await rejects(as(token).getCurrentMember(), 404);
  expect(await logIn(ADA)).toBe('invalidEmail');
  await expect(currentCart.getCurrentCart()).rejects.toThrow('Cart not found');
  expect(await authorizeError(sandbox, session)).toBe('login_required');
});

it('the seed has an order of Ada in each possible state', async () => {
  const client = await shopperClient(sandbox, { ...newMember(), memberId: ADA_ID });
  const { orders = [] } = await client.orders.searchOrders({});
  const items = ({ lineItems = [] }: (typeof orders)[number]) =>
    lineItems.map(({ productName, quantity }) => `${quantity} ${productName?.original}`).join(', ');
  const states = orders.map((one) => [
    one.number,
    one.status,
    one.paymentStatus,
    one.fulfillmentStatus,
    items(one),
  ]);
  expect(states).toEqual([
    ['9987', 'APPROVED', 'PAID', 'NOT_FULFILLED', '1 Arc Vase'],
    ['9984', 'APPROVED', 'PENDING', 'NOT_FULFILLED', '1 Klar Carafe'],
    ['9980', 'CANCELED', 'FULLY_REFUNDED', 'NOT_FULFILLED', '2 Stav Candle Holder'],
    ['9974', 'APPROVED', 'PAID', 'NOT_FULFILLED', '1 Mira Teapot'],
    ['9968', 'APPROVED', 'PAID', 'FULFILLED', expect.stringContaining('Gift Card')],
    ['9961', 'APPROVED', 'PARTIALLY_REFUNDED', 'FULFILLED', '2 Lund Bowl, 1 Ora Serving Bowl'],
  ]);
  for (const { _id, priceSummary } of orders) {
    const paid = await client.orderTransactions.listTransactionsForSingleOrder(_id ?? '');
    expect(paid.orderTransactions?.payments?.[0]?.amount).toEqual(priceSummary?.total);
  }

  const byNumber = (number: string) => orders.find((order) => order.number === number);
  const sent = await client.orderFulfillments.listFulfillmentsForSingleOrder(byNumber('9961')?._id ?? '');
  expect(sent.orderWithFulfillments?.fulfillments).toMatchObject([
    { lineItems: [{ quantity: 2 }, { quantity: 1 }], trackingInfo: { shippingProvider: 'ups' } },
  ]);
  const { deliveryTimeSlot } = byNumber('9974')?.shippingInfo?.logistics ?? {};
  expect(deliveryTimeSlot?.from).toBeInstanceOf(Date);
  const files = byNumber('9968')?.lineItems?.flatMap(({ digitalFile }) => digitalFile ?? []) ?? [];
  const [far, after30Days] = files.map(({ expirationDate }) => Number(expirationDate));
  expect(far).toBeGreaterThan(sandbox.platform.clock.now());
  expect(after30Days).toBe(Number(byNumber('9968')?._createdDate) + 30 * 86_400_000);
  const link = await sandbox.fetch(new Request(files[0]?.link ?? ''));
  expect([link.status, (await link.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
});
