import { expect, it } from 'vitest';
import { openSandbox } from './open-sandbox';
import { get, post } from './sdk-client';

const sandbox = await openSandbox();

it('pages of other sites may load the script', async () => {
  const response = await get(sandbox, '/_captcha/api.js');
  expect(response.headers.get('content-type')).toContain('text/javascript');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

it('the visible frame shows a checkbox, and the invisible one shows none', async () => {
  expect(await (await get(sandbox, '/_captcha/frame?id=1&size=normal')).text()).toContain('type="checkbox"');
  expect(await (await get(sandbox, '/_captcha/frame?id=1&size=invisible')).text()).not.toContain('checkbox');
});

it('the frame is light by default, and dark when the page requests it', async () => {
  expect(await (await get(sandbox, '/_captcha/frame?id=1')).text()).toContain('data-theme="light"');
  expect(await (await get(sandbox, '/_captcha/frame?id=1&theme=dark')).text()).toContain('data-theme="dark"');
});

it('a captcha response is of one of two kinds', async () => {
  expect((await post(sandbox, '/_captcha/token', { kind: 'visible' })).status).toBe(200);
  expect((await post(sandbox, '/_captcha/token', { kind: 'psychic' })).status).toBe(400);
});
