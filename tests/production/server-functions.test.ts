import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { type IncomingMessage, request as openRequest } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { actionKey } from '@/lib/config/action-key';
import { startShop } from '../../scripts/lib/processes/services.mjs';
import { root } from '../../scripts/lib/project.mjs';
import { ADDRESSES } from './addresses';
import { inSandbox, opened } from './open-servers';
import { send } from './request';

/**
 * The framework calls a server function for every POST that specifies its id: the actions of the
 * shop's forms, and its `'use cache'` functions, which trust their arguments.
 */
let functions: { id: string; filename: string; exportedName: string }[];
let cached: string[];
let encryptionKey: string;

inSandbox(async ({ settings }) => {
  await startShop(settings);
  const file = join(root, settings.distDir, 'server/server-reference-manifest.json');
  const manifest: {
    node: Record<string, { filename: string; exportedName: string }>;
    encryptionKey: string;
  } = JSON.parse(readFileSync(file, 'utf8'));
  ({ encryptionKey } = manifest);
  functions = Object.entries(manifest.node).map(([id, { filename, exportedName }]) => ({
    id,
    filename,
    exportedName,
  }));
  cached = functions.flatMap(({ id, filename }) => (filename.endsWith('/actions.ts') ? [] : [id]));
});

/** Returns the files below a folder of the build whose text contains one of the ids. */
function filesWith(folder: string, ids: readonly string[]): string[] {
  const path = join(root, opened.settings.distDir, folder);
  return readdirSync(path, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((file) => file.isFile() && !/\.(?:br|gz|js\.map|png|woff2?)$/.test(file.name))
    .filter((file) => folder === 'static' || /\.(?:html|rsc|meta|body|segments)$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
    .filter((file) => hasOneOf(readFileSync(file, 'utf8'), ids));
}

/** The headers of a page, and of its data for a navigation. */
const KINDS: Record<string, string>[] = [{}, { rsc: '1' }];

const hasOneOf = (text: string, ids: readonly string[]): boolean => ids.some((id) => text.includes(id));

describe('the ids of cached functions', () => {
  it('differ from those of actions in their first bit', () => {
    expect(cached.length).toBeGreaterThan(25);
    for (const { id, filename } of functions) {
      expect(id).toMatch(/^[\da-f]{42}$/);
      expect([filename, /^[89a-f]/.test(id)]).toEqual([filename, cached.includes(id)]);
    }
  });

  it('are in no file and no page that browsers get, where those of actions are', async () => {
    const actions = functions.flatMap(({ id }) => (cached.includes(id) ? [] : [id]));
    expect([...filesWith('static', cached), ...filesWith('server/app', cached)]).toEqual([]);
    const pages = [];
    const withActions = [];
    for (const path of ADDRESSES.filter((path) => !path.startsWith('/api/')))
      for (const headers of KINDS) {
        const { body } = await send(opened.settings.shopUrl + path, { headers });
        if (hasOneOf(body.toString(), cached)) pages.push(path);
        if (hasOneOf(body.toString(), actions)) withActions.push(path);
      }
    expect(pages).toEqual([]);
    // Ids that a page has are found.
    expect(withActions).toContain('/login');
  });
});

const MULTIPART = 'multipart/form-data; boundary=x-form';
const bodyOf = (fields: [name: string, value: string][]) =>
  `${fields
    .map(([name, value]) => `--x-form\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--x-form--\r\n`;

describe('a POST that names a cached function', () => {
  const post = async (headers: Record<string, string>, fields: [string, string][]) => {
    const { shopUrl } = opened.settings;
    const response = await fetch(`${shopUrl}/login`, {
      method: 'POST',
      headers: { origin: shopUrl, 'content-type': MULTIPART, ...headers },
      body: bodyOf(fields),
    });
    return response.status;
  };

  it('is rejected, however it names it', async () => {
    const action = functions.find(({ id }) => !cached.includes(id))?.id ?? '';
    for (const id of cached) {
      const reference = JSON.stringify({ id, bound: '$@1' });
      const statuses = [
        await post({ 'next-action': id }, [['0', '["x","$undefined",-0.5]']]),
        await post({}, [[`$ACTION_ID_${id}`, '']]),
        await post({}, [
          ['$ACTION_REF_1', ''],
          ['$ACTION_1:0', reference],
          ['$ACTION_1:1', '[{},100000000]'],
        ]),
        await post({ 'next-action': action }, [
          ['0', '["$h1"]'],
          ['1', reference],
        ]),
      ];
      expect(statuses, id).toEqual([400, 400, 400, 400]);
    }
  });
});

describe('an action', () => {
  /** Signs in with a wrong password, as a page with scripts does. */
  const post = async (headers: Record<string, string>, action: string) => {
    const fields = Object.entries({
      0: '["$undefined","$K1"]',
      '1_email': 'ada@example.com',
      '1_password': 'wrong',
    });
    const { hostname, port } = new URL(opened.settings.shopUrl);
    const request = openRequest({ hostname, port, path: '/login', method: 'POST' });
    request.setHeader('content-type', MULTIPART);
    for (const [name, value] of Object.entries(headers)) request.setHeader(name, value);
    request.setHeader('next-action', action);
    request.end(bodyOf(fields));
    const [response]: IncomingMessage[] = await once(request, 'response');
    return { status: response?.statusCode, text: response ? await text(response) : '' };
  };
  const signIn = () => functions.find(({ exportedName }) => exportedName === 'signInAction')?.id ?? '';

  it('has the same id in each build of the shop', () => {
    expect(encryptionKey).toBe(actionKey(opened.settings.env));
  });

  it('is run for the shop’s own pages, whatever host a proxy names', async () => {
    const { shopUrl } = opened.settings;
    const { host } = new URL(shopUrl);
    const proxies: Record<string, string>[] = [
      { origin: shopUrl, 'x-forwarded-host': 'other.example' },
      { origin: shopUrl, host: 'internal.example:8080' },
      { origin: shopUrl, host: 'internal.example', 'x-forwarded-host': host },
      { origin: 'https://staging.example', host: 'staging.example', 'x-forwarded-host': 'other.example' },
    ];
    for (const headers of proxies)
      expect([headers, await post(headers, signIn())]).toEqual([
        headers,
        { status: 200, text: expect.stringMatching(/"status":"(?:failed|invalid)"/) },
      ]);
  });

  it('is not run for the pages of a host that only the request names', async () => {
    const headers = { origin: 'https://other.example', 'x-forwarded-host': 'other.example' };
    expect(await post(headers, signIn())).toMatchObject({ status: 403 });
  });
});

describe('a plain form whose action the release does not know', () => {
  const UNKNOWN = `7f${'0'.repeat(40)}`;

  it.each([
    [{ [`$ACTION_ID_${UNKNOWN}`]: '' }],
    [{ $ACTION_REF_1: '', '$ACTION_1:0': `{"id":"${UNKNOWN}","bound":"$@1"}`, '$ACTION_1:1': '[{}]' }],
  ])('is answered by a page with what was typed, but no password: %j', async (reference) => {
    const { shopUrl } = opened.settings;
    const form = new FormData();
    for (const [name, value] of Object.entries({
      ...reference,
      email: 'tove@example.com',
      password: 'secret-1',
    }))
      form.set(name, value);
    const response = await fetch(`${shopUrl}/de/login?returnTo=/de/cart`, {
      method: 'POST',
      headers: { origin: shopUrl },
      body: form,
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await response.text();
    expect(html).toContain('<bdi>tove@example.com</bdi>');
    expect(html).toContain('Formular erneut öffnen');
    expect(html).not.toContain('secret-1');
  });
});
