import { members } from '@wix/members';
import { describe, expect, it } from 'vitest';
import { SANDBOX_API_KEY, SANDBOX_CLIENT_ID } from '../core/platform';
import { ADA_ID } from '../seed/members';
import { openSandbox } from './open-sandbox';
import { get, rejection, sdkClient, statusAndCode, visitorTokens } from './sdk-client';
import { add, buyingClient } from './shopper';
import { ADA, authClient, control, newEmail } from './sign-in';

const sandbox = await openSandbox({ resets: true, routesFetch: true });

const memberToken = (memberId: string) =>
  sandbox.platform.tokens.mintAccessToken({
    kind: 'member',
    clientId: SANDBOX_CLIENT_ID,
    visitorId: crypto.randomUUID(),
    memberId,
  });
const as = (authorization: string) => sdkClient(sandbox, authorization).use(members);
const asMember = async (memberId = ADA_ID) => as(await memberToken(memberId));
const asAdmin = () => as(SANDBOX_API_KEY);
const asVisitor = async () => as((await visitorTokens(sandbox)).access_token);

const me = async (client: Awaited<ReturnType<typeof asMember>>) => {
  const { member } = await client.getCurrentMember({ fieldsets: ['FULL'] });
  if (!member) throw new Error('Nobody');
  return member;
};

/** Registers another member, public or private. */
async function another(privacyStatus: 'PUBLIC' | 'PRIVATE' = 'PUBLIC') {
  const made = await asAdmin().createMember({
    member: { loginEmail: newEmail(), profile: { nickname: 'Tove' }, privacyStatus },
  });
  return made._id ?? '';
}

describe('the current member', () => {
  it('is returned with the requested fields', async () => {
    const client = await asMember();
    const { member: plain } = await client.getCurrentMember();
    expect(plain).toMatchObject({
      _id: ADA_ID,
      status: 'UNKNOWN',
      privacyStatus: 'UNKNOWN',
      activityStatus: 'UNKNOWN',
      profile: { nickname: 'Ada', slug: 'ada' },
    });
    expect(plain).not.toHaveProperty('loginEmail');
    const { member: extended } = await client.getCurrentMember({ fieldsets: ['EXTENDED'] });
    expect(extended).toMatchObject({ loginEmail: ADA.email, status: 'APPROVED', privacyStatus: 'PUBLIC' });
    expect(extended?._createdDate).toBeInstanceOf(Date);
    expect(extended).not.toHaveProperty('contact');
    const { member: full } = await client.getCurrentMember({ fieldsets: ['PUBLIC', 'FULL'] });
    expect(full?.contact).toMatchObject({
      firstName: 'Ada',
      lastName: 'Berg',
      phones: ['+1 518 555 0142'],
      emails: [ADA.email],
      addresses: [{ _id: expect.any(String), addressLine: '1 Warren Street', subdivision: 'US-NY' }],
    });
  });

  it('E8: is returned with all fields by the deprecated name of the set, too', async () => {
    const authorization = await memberToken(ADA_ID);
    const old = await (await get(sandbox, '/members/v1/members/my?fieldSet=FULL', { authorization })).json();
    expect(old.member.contact).toMatchObject({ firstName: 'Ada' });
  });

  it('is not found once deleted', async () => {
    expect(await statusAndCode((await asMember(crypto.randomUUID())).getCurrentMember())).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });

  it('has the date of the last login', async () => {
    const client = await asMember();
    expect((await me(client)).lastLoginDate).toBeUndefined();
    await authClient().auth.login(ADA);
    expect((await me(client)).lastLoginDate).toBeInstanceOf(Date);
  });
});

describe('changing one’s own profile', () => {
  it('writes the given fields and leaves the rest unchanged', async () => {
    const client = await asMember();
    const before = await me(client);
    const after = await client.updateMember(ADA_ID, {
      contact: { firstName: '  Ada Lovis ', phones: ['+44 20 7946 0958', '123'], company: 'Ateljé' },
      profile: { nickname: 'Lovis' },
      privacyStatus: 'PRIVATE',
    });
    expect(after).toMatchObject({
      privacyStatus: 'PRIVATE',
      contact: {
        firstName: 'Ada Lovis',
        lastName: 'Berg',
        phones: ['+44 20 7946 0958', '123'],
        company: 'Ateljé',
      },
      profile: { nickname: 'Lovis', slug: 'ada' },
    });
    expect(after.contact?.addresses).toEqual(before.contact?.addresses);
    expect(await me(client)).toEqual(after);
  });

  it('clears a text by an empty string, and ignores empty lists', async () => {
    const client = await asMember();
    const after = await client.updateMember(ADA_ID, {
      contact: { lastName: '', phones: [], addresses: [], emails: [] },
    });
    expect(after.contact).toMatchObject({
      lastName: '',
      phones: ['+1 518 555 0142'],
      addresses: [{ city: 'Hudson' }],
      emails: [ADA.email],
    });
  });

  it('clears lists by separate calls', async () => {
    const client = await asMember();
    await client.deleteMemberPhones(ADA_ID);
    await client.deleteMemberEmails(ADA_ID);
    await client.deleteMemberAddresses(ADA_ID);
    expect((await me(client)).contact).toMatchObject({ phones: [], emails: [], addresses: [] });
    expect(await authClient().auth.login(ADA)).toMatchObject({ loginState: 'SUCCESS' });
  });

  it('preserves the id of a changed address, and creates ids for new ones', async () => {
    const client = await asMember();
    const [home] = (await me(client)).contact?.addresses ?? [];
    const after = await client.updateMember(ADA_ID, {
      contact: {
        addresses: [
          { ...home, city: 'Athens' },
          { _id: crypto.randomUUID(), addressLine: 'Storgata 1', city: 'Oslo', country: 'NO' },
          { streetAddress: { number: '7', name: 'Karl Johans gate' }, country: 'NO' },
        ],
      },
    });
    expect(after.contact?.addresses).toMatchObject([
      { _id: home?._id, city: 'Athens', addressLine: '1 Warren Street' },
      { addressLine: 'Storgata 1' },
      { streetAddress: { number: '7', name: 'Karl Johans gate' } },
    ]);
    const ids = after.contact?.addresses?.map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(3);
  });

  it('stores unusual text unchanged', async () => {
    const client = await asMember();
    const lastName = 'O’Neil "עברית" 🐚 <script>alert(1)</script>';
    await client.updateMember(ADA_ID, { contact: { lastName } });
    expect((await me(client)).contact?.lastName).toBe(lastName);
  });

  it('is limited to one’s own profile', async () => {
    const other = await another();
    const client = await asMember();
    for (const call of [
      () => client.updateMember(other, { contact: { firstName: 'x' } }),
      () => client.deleteMemberPhones(other),
      () => client.updateMemberSlug(other, 'mine'),
    ])
      expect((await rejection(call())).status).toBe(403);
    expect((await rejection((await asVisitor()).updateMember(other, {}))).status).toBe(403);
    expect(await asAdmin().updateMember(other, { contact: { firstName: 'Admin' } })).toMatchObject({
      contact: { firstName: 'Admin' },
    });
  });

  it('does not change the login email, the status or the slug', async () => {
    const client = await asMember();
    const sent = { loginEmail: 'else@example.com', status: 'BLOCKED', profile: { slug: 'else' } } as const;
    expect(await client.updateMember(ADA_ID, sent)).toMatchObject({
      loginEmail: ADA.email,
      status: 'APPROVED',
      profile: { slug: 'ada' },
    });
  });
});

describe('slugs', () => {
  it('can be changed by the member once, and are case-sensitive', async () => {
    const client = await asMember();
    expect((await client.updateCurrentMemberSlug('lovis')).member?.profile?.slug).toBe('lovis');
    expect((await client.updateCurrentMemberSlug('lovis')).member?.profile?.slug).toBe('lovis');
    const other = await asMember(await another());
    expect(await statusAndCode(other.updateCurrentMemberSlug('lovis'))).toEqual([409, 'SLUG_ALREADY_EXISTS']);
    expect((await other.updateCurrentMemberSlug('Lovis')).member?.profile?.slug).toBe('Lovis');
    expect((await rejection(client.updateCurrentMemberSlug('a/b'))).status).toBe(400);
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
      expect((await rejection(client.getMember(hidden))).status).toBe(404);
      const { items } = await client.queryMembers().find();
      expect(items.map(({ _id }) => _id).sort()).toEqual([ADA_ID, open].sort());
    }
    expect(await asAdmin().getMember(hidden, { fieldsets: ['FULL'] })).toMatchObject({
      privacyStatus: 'PRIVATE',
    });
  });

  it('join and leave the community', async () => {
    const client = await asMember();
    expect((await client.leaveCommunity()).member?.privacyStatus).toBe('PRIVATE');
    expect((await (await asVisitor()).queryMembers().find()).items).toEqual([]);
    expect((await client.joinCommunity()).member?.privacyStatus).toBe('PUBLIC');
  });
});

describe('the merchant', () => {
  it('finds members by filter, search and page', async () => {
    const admin = asAdmin();
    const pending = await admin
      .queryMembers({ fieldsets: ['FULL'] })
      .eq('status', 'PENDING')
      .find();
    expect(pending.items.map(({ loginEmail }) => loginEmail)).toEqual(['pending@example.com']);
    const found = await admin
      .queryMembers({ fieldsets: ['FULL'], search: { expression: 'BER', fields: ['contact.lastName'] } })
      .find();
    expect(found.items.map(({ _id }) => _id)).toEqual([ADA_ID]);
    const page = await admin.queryMembers().ne('status', 'PENDING').limit(1).find();
    expect([page.items.length, page.totalCount, page.hasNext()]).toEqual([1, 2, true]);
    const { members: listed, metadata } = await admin.listMembers({
      paging: { limit: 2, offset: 2 },
      fieldsets: ['EXTENDED'],
      sorting: [{ fieldName: 'profile.nickname', order: 'ASC' }],
    });
    expect(listed?.map(({ loginEmail }) => loginEmail)).toEqual(['pending@example.com']);
    expect(metadata).toEqual({ count: 1, offset: 2, total: 3 });
    expect((await admin.listMembers()).members).toHaveLength(3);
  });

  it('approves, blocks and disconnects members, and only approved members can sign in', async () => {
    const admin = asAdmin();
    const login = () => authClient().auth.login(ADA);
    expect((await admin.blockMember(ADA_ID)).member?.status).toBe('BLOCKED');
    expect(await login()).toMatchObject({ loginState: 'FAILURE' });
    expect((await admin.approveMember(ADA_ID)).member?.status).toBe('APPROVED');
    expect(await login()).toMatchObject({ loginState: 'SUCCESS' });
    expect((await admin.disconnectMember(ADA_ID)).member?.status).toBe('OFFLINE');
    expect(await login()).toMatchObject({ loginState: 'FAILURE', error: 'Unknown _state' });
    expect((await admin.muteMember(ADA_ID)).member?.activityStatus).toBe('MUTED');
    expect((await rejection((await asMember()).approveMember(ADA_ID))).status).toBe(403);
  });

  it('creates and deletes members', async () => {
    const admin = asAdmin();
    const loginEmail = newEmail();
    const made = await admin.createMember({
      member: { loginEmail, contact: { firstName: 'Siri', phones: ['1'] }, profile: { nickname: 'Siri' } },
    });
    expect(made).toMatchObject({
      status: 'APPROVED',
      privacyStatus: 'PRIVATE',
      loginEmail,
      contact: { firstName: 'Siri' },
      profile: { slug: 'Siri' },
    });
    await admin.deleteMember(made._id ?? '');
    expect((await rejection(admin.getMember(made._id ?? ''))).status).toBe(404);
    const { bulkActionMetadata } = await admin.bulkDeleteMembers([await another(), crypto.randomUUID()]);
    expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
  });

  it('is simulated by the controls', async () => {
    const { member } = await control(sandbox, 'PATCH', 'members/pending%40example.com', {
      status: 'APPROVED',
    });
    expect(member.status).toBe('APPROVED');
    const { members: all } = await control(sandbox, 'GET', 'members');
    expect(all).toHaveLength(3);
    expect(JSON.stringify(all)).not.toContain('scrypt');
    await expect(control(sandbox, 'PATCH', 'members/nobody%40example.com', {})).rejects.toThrow('not found');
  });
});

describe('deleting one’s own account', () => {
  it('removes the account, its cart and its sessions', async () => {
    const token = await memberToken(ADA_ID);
    await add(buyingClient(sandbox, token), 'ora-serving-bowl');
    const login = await authClient().auth.login(ADA);
    if (login.loginState !== 'SUCCESS') throw new Error(login.loginState);
    await as(token).deleteMyMember();
    expect((await rejection(as(token).getCurrentMember())).status).toBe(404);
    expect(await authClient().auth.login(ADA)).toMatchObject({ errorCode: 'invalidEmail' });
    await expect(buyingClient(sandbox, token).currentCart.getCurrentCart()).rejects.toThrow('Cart not found');
    const params = { clientId: SANDBOX_CLIENT_ID, sessionToken: login.data.sessionToken, prompt: 'none' };
    const authorize = await get(
      sandbox,
      `/_api/oauth2/authorize?${new URLSearchParams({
        ...params,
        responseType: 'code',
        redirectUri: 'http://localhost:3000/',
        codeChallenge: 'x'.repeat(43),
        codeChallengeMethod: 'S256',
      })}`,
    );
    expect(authorize.headers.get('location')).toContain('error=login_required');
  });
});
