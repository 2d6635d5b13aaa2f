import { expect, it } from 'vitest';
import { createClock } from '../core/clock';
import { openSandbox } from './open-sandbox';
import { get, visitorClient } from './sdk-client';

const sandbox = await openSandbox({ clock: createClock() });

it('scripts and styles of the pages are files of the sandbox, with the right content type', async () => {
  for (const [path, type] of [
    ['/_captcha/frame.js', 'javascript'],
    ['/_captcha/frame.css', 'css'],
    ['/_hosted/page.css', 'css'],
    ['/_console/console.css', 'css'],
    ['/_hosted/checkout.js', 'javascript'],
    ['/_hosted/web-message.js', 'javascript'],
  ] as const) {
    const answer = await get(sandbox, path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(answer.headers.get('content-type')).toContain(type);
    expect((await answer.text()).length).toBeGreaterThan(20);
  }
  expect((await get(sandbox, '/_console')).status).toBeLessThan(400);
});

it('every step of a sign-in has its own page for a valid flow', async () => {
  const client = await visitorClient(sandbox);
  const { redirectSession } = await client.redirects.createRedirectSession({
    login: {},
    callbacks: { postFlowUrl: 'http://localhost:3000/' },
  });
  const { search } = new URL(redirectSession?.fullUrl ?? '');
  for (const path of ['/_signin/verify', '/_signin/resend']) {
    expect((await get(sandbox, path + search)).status, path).toBe(200);
    expect((await get(sandbox, path)).status, path).toBe(404);
  }
});

it('the controls respond without the trailing slash, and return the time and that the site is open', async () => {
  expect((await get(sandbox, '/_sandbox')).status).toBeLessThan(400);
  const clock = await (await get(sandbox, '/_sandbox/clock')).json();
  expect(Math.abs(Date.parse(clock.now) - Date.now())).toBeLessThan(10_000);
  expect(await (await get(sandbox, '/_sandbox/maintenance')).json()).toMatchObject({ on: false });
});

it('the first page of an unknown app redirects back to the shop', async () => {
  const client = await visitorClient(sandbox);
  const { redirectSession } = await client.redirects.createRedirectSession({
    bookingsBook: {},
    callbacks: { bookingsServiceListUrl: 'http://localhost:3000/services' },
  });
  const page = await get(
    sandbox,
    new URL(redirectSession?.fullUrl ?? '').pathname + new URL(redirectSession?.fullUrl ?? '').search,
  );
  expect([page.status, await page.text()]).toEqual([
    200,
    expect.stringContaining('href="http://localhost:3000/services"'),
  ]);
});
