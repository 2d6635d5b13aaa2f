import { beforeEach, expect, it } from 'vitest';
import { control } from '../../sandbox/tests/sign-in';
import { formData } from '../form-data';
import { framework, SCRIPT_REQUEST } from './framework';
import { openShop } from './shop-visitor';

const sandbox = await openShop();
const { registerAction, signInAction } = await import('@/app/[lang]/(sign-in)/actions');
const { cookieCheckHref } = await import('@/lib/http/cookie-check');
const { SIGN_IN_START } = await import('@/lib/auth/sign-in-state');

const redirectOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'not redirected',
    (error: unknown) => String(Object(error).digest),
  );
const ADA = { email: 'ada@example.com', password: 'halden-ada-1', returnTo: '/account' };

beforeEach(() => {
  framework.headers = SCRIPT_REQUEST;
  framework.jar = new Map();
});

it('a sign-in that sets the first cookie of a browser checks that it comes back', async () => {
  expect(await redirectOf(signInAction(SIGN_IN_START, formData(ADA)))).toContain(
    '/login?returnTo=%2Faccount&error=cookies-blocked;',
  );
  framework.jar = new Map();
  framework.headers = { host: SCRIPT_REQUEST.host, origin: SCRIPT_REQUEST.origin };
  expect(await redirectOf(signInAction(SIGN_IN_START, formData(ADA)))).toContain(
    cookieCheckHref('/account', '/login?returnTo=%2Faccount'),
  );
});

it('a registration whose next step needs the first cookie of a browser checks that it comes back', async () => {
  await control(sandbox, 'PUT', 'policy', { emailVerification: 'always' });
  const fields = { email: 'greta@example.com', password: 'a long and plain password', lang: 'de' };
  expect(await registerAction(SIGN_IN_START, formData(fields))).toMatchObject({
    next: cookieCheckHref('/de/login/verify', '/de/login'),
  });
});

it('a sign-in of a browser with cookies goes on at once', async () => {
  framework.jar.set('lang', 'en');
  expect(await redirectOf(signInAction(SIGN_IN_START, formData(ADA)))).toMatch(/;\/account;/);
});
