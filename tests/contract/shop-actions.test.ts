import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findMemberByEmail } from '../../sandbox/members/store';
import { formData } from '../form-data';
import { framework } from './framework';
import { callsDuring, FOREIGN_ORIGINS, openShop, SHOP, signInAs } from './shop-visitor';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SCRIPT = { host: 'localhost:3000', 'next-action': 'x' };
const OWN = { ...SCRIPT, origin: SHOP, 'sec-fetch-site': 'same-origin' };

/**
 * Every module with a directive for server actions on a separate line, at its top or inside a
 * function.
 */
const ACTION_FILES = ['app', 'components', 'features', 'lib']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  // A folder of a route may be named like a script.
  .filter((path) => /\.[jt]sx?$/.test(path) && statSync(join(ROOT, path)).isFile())
  .filter((path) => /^\s*(['"])use server\1;?\s*$/m.test(readFileSync(join(ROOT, path), 'utf8')))
  .sort();

type Action = { name: string; send: (previous: unknown, data: unknown) => Promise<unknown> };
const sandbox = await openShop();
let actions: Action[];

beforeAll(async () => {
  const modules = await Promise.all(
    ACTION_FILES.map(
      async (path): Promise<[string, Record<string, unknown>]> => [
        path,
        { ...(await import(join(ROOT, path))) },
      ],
    ),
  );
  actions = modules.flatMap(([path, exported]) =>
    Object.entries(exported).map(([name, action]) => {
      if (typeof action !== 'function') throw new Error(`${path} exports ${name}, which is not an action`);
      return { name: `${path} ${name}`, send: async (...sent) => action(...sent) };
    }),
  );
});

beforeEach(async () => {
  framework.headers = OWN;
  const member = await findMemberByEmail(sandbox.platform.db.read, 'ada@example.com');
  await signInAs(sandbox, member?.id ?? '');
});

/** A form that passes the validation of every action. */
const form = (extra: Record<string, string | Blob> = {}) =>
  formData({
    email: 'ada@example.com',
    password: 'long enough',
    newPassword: 'long enough',
    code: '123456',
    confirm: 'yes',
    privacy: 'private',
    ...extra,
  });

/** Returns the result of each action. An action must not call the platform or set a cookie. */
async function rejections(previous: unknown, data: () => unknown): Promise<Record<string, unknown>> {
  const before = [...framework.jar];
  const answers: Record<string, unknown> = {};
  const calls = await callsDuring(sandbox, async () => {
    for (const { name, send } of actions) answers[name] = await send(previous, data());
  });
  expect(calls).toEqual({});
  expect([...framework.jar]).toEqual(before);
  return answers;
}

const everyOne = (message: RegExp) =>
  Object.fromEntries(
    actions.map(({ name }) => [
      name,
      expect.objectContaining({
        status: 'failed',
        values: {},
        errors: {},
        message: expect.stringMatching(message),
      }),
    ]),
  );

describe('server actions', () => {
  it('are exported by modules named actions.ts only, of pages and features', () => {
    expect(ACTION_FILES.length).toBeGreaterThan(4);
    for (const path of ACTION_FILES)
      expect(path).toMatch(/^(?:app\/(?:.+\/)?|features\/[\w-]+\/)actions\.ts$/);
    expect(actions.map(({ name }) => name.split(' ').at(-1))).toEqual(
      expect.arrayContaining(['deleteAccount', 'signInAction', 'verifyAction', 'resendAction']),
    );
  });

  it.each(FOREIGN_ORIGINS)('reject a request from %s, without the middleware', async (_, headers) => {
    for (const kind of [SCRIPT, { host: SCRIPT.host }]) {
      framework.headers = { ...kind, ...headers };
      expect(await rejections({}, () => form())).toEqual(everyOne(/couldn’t verify that request/));
    }
  });

  it.each<[string, () => unknown]>([
    ['nothing', () => undefined],
    ['null', () => null],
    ['a text', () => 'email=a'],
    ['an object with the methods of a form', () => ({ get: () => 'yes', entries: () => [] })],
    ['a form with a file', () => form({ email: new Blob(['x']) })],
  ])('reject %s in place of a form', async (_, data) => {
    expect(await rejections({}, data)).toEqual(everyOne(/Something in that request was not right/));
  });

  it('reject more than 32 kB', async () => {
    const data = () => form({ extra: 'ö'.repeat(16 * 1024) });
    expect(await rejections({}, data)).toEqual(everyOne(/too much text/));
  });

  it('return no password and no code', async () => {
    const secret = 's3cr3t';
    const takers = actions.filter(({ name }) =>
      /(?:signIn|register|verify)Action$|savePassword$|deleteAccount$/.test(name),
    );
    expect(takers).toHaveLength(5);
    for (const { name, send } of takers) {
      const others = name.endsWith('savePassword') ? ['newPassword'] : ['code'];
      const taken = ['password', ...(name.endsWith('deleteAccount') ? [] : others)];
      const own = Object.fromEntries(taken.map((field) => [field, secret.repeat(field === 'code' ? 20 : 1)]));
      const state = await send({}, form({ email: 'x', confirm: 'no', ...own }));
      expect(state, name).toMatchObject({ status: 'invalid' });
      expect(JSON.stringify(state), name).not.toContain(secret);
    }
  });

  it.each([[null], [undefined], ['x'], [7]])('accept %j in place of the previous state', async (previous) => {
    const readers = actions.filter(({ name }) => /(?:signIn|register|verify|recover)Action$/.test(name));
    expect(readers).toHaveLength(4);
    for (const { name, send } of readers)
      expect(await send(previous, new FormData()), name).toMatchObject({ status: 'invalid' });
  });

  it('respond in the language of the form', async () => {
    framework.headers = SCRIPT;
    for (const answer of Object.values(await rejections({}, () => form({ lang: 'de' }))))
      expect(answer).toMatchObject({ message: expect.stringContaining('nicht') });
  });

  it('accept a form from the shop’s own pages', async () => {
    // The verification of a code leads to the sign-in page, because no sign-in waits for one.
    for (const { name, send } of actions.filter((action) => /signIn|verify|saveProfile/.test(action.name)))
      expect(
        await send({}, form({ firstName: 'Ada' })).catch((redirect) => redirect),
        name,
      ).not.toMatchObject({
        message: expect.stringMatching(/couldn’t verify/),
      });
  });
});

it('a form reports the first problem of each field, and runs no work', async () => {
  const { runForm } = await import('@/lib/forms/run-form');
  const state = await runForm({
    where: 'test',
    data: formData({ city: '', zip: 'x' }),
    schema: () =>
      z.object({
        city: z.string().min(1, 'is missing').min(2, 'is too short'),
        zip: z.string().min(2, 'is too short').regex(/^\d+$/, 'has letters'),
      }),
    work: () => expect.unreachable(),
  });
  expect(state).toMatchObject({
    status: 'invalid',
    errors: { city: 'is missing', zip: 'is too short' },
    values: { city: '', zip: 'x' },
  });
});
