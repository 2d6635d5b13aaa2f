import { authentication } from '@wix/identity';
import { members } from '@wix/members';
import { afterAll, expect, it, vi } from 'vitest';
import { SANDBOX_API_KEY, SANDBOX_CLIENT_ID } from '../core/platform';
import { ADA_ID } from '../seed/members';
import { openSandbox } from './open-sandbox';
import { post, rejection, sdkClient, visitorTokens } from './sdk-client';
import { ADA, authClient } from './sign-in';

const sandbox = await openSandbox({ resets: true, routesFetch: true });
afterAll(async () => {
  vi.unstubAllGlobals();
});

const subjectOf = async (token: string) =>
  (await (await post(sandbox, '/oauth2/token-info', { token })).json()).subjectId;

it('a visitor outlives its access token because the SDK renews it', async () => {
  const tokens = await authClient().auth.generateVisitorTokens();
  const renewed = await authClient().auth.renewToken(tokens.refreshToken);
  expect(await subjectOf(renewed.accessToken.value)).toBe(await subjectOf(tokens.accessToken.value));
});

it('an app signs in a member it has authenticated, with a session for the hosted pages', async () => {
  const { auth } = authClient();
  auth.setTokens(await auth.generateVisitorTokens());
  const email = 'tove@example.com';
  const tokens = await auth.getMemberTokensForExternalLoginWithSession(email, SANDBOX_API_KEY);
  const admin = sdkClient(sandbox, SANDBOX_API_KEY).use(members);
  const { items } = await admin.queryMembers().eq('loginEmail', email).find();
  expect(await subjectOf(tokens.accessToken.value)).toBe(items[0]?._id);
});

it('the authentication module describes the redirect that ends a session', async () => {
  const { access_token: token } = await visitorTokens(sandbox);
  const answer = await sdkClient(sandbox, token)
    .use(authentication)
    .logout({ clientId: SANDBOX_CLIENT_ID, postLogoutRedirectUri: 'http://localhost:3000/' });
  expect(answer).toMatchObject({
    statusCode: 302,
    headers: [{ key: 'Location', value: 'http://localhost:3000/' }],
  });
});

it('the client’s own logout returns to the page it came from', async () => {
  const { logoutUrl } = await authClient().auth.logout('http://localhost:3000/bye');
  const answer = await sandbox.fetch(new Request(logoutUrl));
  expect(answer.headers.get('location')).toBe('http://localhost:3000/bye');
});

it('an app changes a member’s slug, mutes a member and unmutes them again', async () => {
  const admin = sdkClient(sandbox, SANDBOX_API_KEY).use(members);
  expect((await admin.updateMemberSlug(ADA_ID, 'ada-berg')).member?.profile?.slug).toBe('ada-berg');
  expect((await admin.muteMember(ADA_ID)).member?.activityStatus).toBe('MUTED');
  expect((await admin.unmuteMember(ADA_ID)).member?.activityStatus).toBe('ACTIVE');
  expect(await authClient().auth.login(ADA)).toMatchObject({ loginState: 'SUCCESS' });
  expect((await rejection(admin.muteMember(crypto.randomUUID()))).status).toBe(404);
});
