import { members } from '@wix/members';
import { expect, it } from 'vitest';
import { SANDBOX_API_KEY } from '../core/platform';
import { ADA_ID } from '../seed/members';
import { openSandbox } from './open-sandbox';
import { post, rejection, sdkClient } from './sdk-client';
import { newMember } from './shopper';
import { ADA, authClient, control, newEmail } from './sign-in';

const sandbox = await openSandbox({ resets: true, routesFetch: true });

const admin = () => sdkClient(sandbox, SANDBOX_API_KEY).use(members);
const statuses = async () => {
  const { items } = await admin()
    .queryMembers({ fieldsets: ['FULL'] })
    .find();
  return Object.fromEntries(items.map(({ loginEmail, status }) => [loginEmail, status]));
};

it('approving by a filter returns a job and approves exactly the matching members', async () => {
  const { jobId } = await admin().bulkApproveMembers({ status: 'PENDING' });
  expect(jobId).toMatch(/^[\da-f-]{36}$/);
  expect(await statuses()).toEqual({
    'ada@example.com': 'APPROVED',
    'pending@example.com': 'APPROVED',
    'blocked@example.com': 'BLOCKED',
  });
});

it('blocking by a filter blocks exactly the matching members, and ends their sessions', async () => {
  const login = await authClient().auth.login(ADA);
  expect(login.loginState).toBe('SUCCESS');
  await admin().bulkBlockMembers({ _id: { $in: [ADA_ID] } });
  expect(await statuses()).toMatchObject({ [ADA.email]: 'BLOCKED', 'pending@example.com': 'PENDING' });
  expect(await authClient().auth.login(ADA)).toMatchObject({ loginState: 'FAILURE' });
});

it('deleting by a filter and a search removes the members that match both', async () => {
  await admin().bulkDeleteMembersByFilter(
    { status: { $in: ['PENDING', 'BLOCKED'] } },
    { search: { expression: 'pend', fields: ['loginEmail'] } },
  );
  expect(Object.keys(await statuses()).sort()).toEqual(['ada@example.com', 'blocked@example.com']);
});

it('an empty filter, or one that matches nobody, changes nobody', async () => {
  const before = await statuses();
  expect((await rejection(admin().bulkDeleteMembersByFilter({}))).status).toBe(400);
  expect((await rejection(admin().bulkBlockMembers({ shoeSize: 42 }))).status).toBe(400);
  expect(await statuses()).toEqual(before);
});

it('a member waiting for approval cannot join the community', async () => {
  const made = await admin().createMember({ member: { loginEmail: newEmail() } });
  await admin().blockMember(made._id ?? '');
  const Authorization = await sandbox.platform.tokens.mintAccessToken({
    ...newMember(),
    memberId: made._id ?? '',
  });
  const answer = await post(sandbox, '/members/v1/members/join-community', {}, { Authorization });
  expect([answer.status, (await answer.json()).details.applicationError.code]).toEqual([
    428,
    'COMMUNITY_JOIN_IMPOSSIBLE',
  ]);
  expect(await control(sandbox, 'GET', 'members')).toBeTruthy();
});
