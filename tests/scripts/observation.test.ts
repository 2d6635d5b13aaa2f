import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { observeCommand, readObservation } from '../../scripts/lib/observation/commands.mjs';
import { differencesBetween, reasonOf } from '../../scripts/lib/observation/compare.mjs';
import { formatOf, shapeOf } from '../../scripts/lib/observation/describe.mjs';
import type { Observation } from '../../scripts/lib/observation/observe-site.mjs';

describe('the format of a value', () => {
  it.each([
    [null, 'null'],
    [true, 'boolean'],
    [3, 'integer'],
    [0.5, 'number'],
    ['', 'empty text'],
    ['799.90', 'amount with 2 decimals'],
    ['-12', 'amount with 0 decimals'],
    ['11111111-2222-4333-8444-555555555555', 'GUID'],
    ['00000000-0000-0000-0000-000000000000', 'zero GUID'],
    ['00000000-0000-0000-0000-000000000012', 'counted GUID'],
    ['2026-01-02T08:53:43.520Z', 'date'],
    ['OauthNG.JWS.abc', 'token'],
    ['https://shop.example/x', 'absolute URL'],
    ['/product-page/x', 'relative URL'],
    ['wix:image://v1/a.jpg/b.jpg', 'media URI'],
    ['PARTIALLY_IN_STOCK', 'constant'],
    ['Lund Bowl', 'text'],
    [[], 'empty list'],
    [{}, 'empty object'],
  ])('of %j is %s', (value, format) => expect(formatOf(value)).toBe(format));
});

describe('the shape of an answer', () => {
  it('has the formats of all elements of a list, and says what some lack', () => {
    expect(shapeOf({ items: [{ id: 1, name: 'a' }, { id: 2 }, { id: 0.5, name: null }] })).toEqual({
      '.': ['object'],
      items: ['list'],
      'items[]': ['object'],
      'items[].id': ['integer', 'number'],
      'items[].name': ['absent', 'null', 'text'],
    });
  });

  it('has no key that is a text of the merchant or of a shopper', () => {
    const shape = shapeOf({
      catalogReference: { options: { variantId: 'x', options: { size: 'Large' } } },
      choices: { Glaze: 'Oat', color: 'Red' },
      extendedFields: { namespaces: { '@ada/secret': { code: 'x' } } },
      'ada@example.com': 1,
    });
    expect(Object.keys(shape).join(' ')).not.toMatch(/size|Glaze|color|ada|secret/);
    expect(shape['catalogReference.options.options.{key}']).toEqual(['text']);
    expect(shape['choices.{key}']).toEqual(['text']);
  });
});

describe('a comparison', () => {
  const of = (body: unknown, status = 200, headers: string[] | null = ['content-type']): Observation => ({
    version: 1,
    calls: [{ call: 'cart', status, ...(headers && { headers }), body: shapeOf(body) }],
  });
  const places = (...args: Parameters<typeof differencesBetween>) =>
    differencesBetween(...args).map(({ place, site, sandbox }) => `${place}: ${site} | ${sandbox}`);

  it('names what only one side has, and another format', () => {
    const site = of({ cart: { total: '9.90', note: 'x' } });
    expect(places(site, of({ cart: { total: '9.9', id: 1 } }))).toEqual([
      'cart.id: absent | integer',
      'cart.note: text | absent',
      'cart.total: amount with 2 decimals | amount with 1 decimals',
    ]);
  });

  it('names a missing part once, and takes an empty value for any format', () => {
    expect(places(of({ cart: { a: { b: 1 } } }), of({}))).toEqual(['cart: object | absent']);
    expect(places(of({ list: [{ a: 1 }], text: 'x' }), of({ list: [], text: '' }))).toEqual([
      'list[]: object | absent',
    ]);
  });

  it('names another status, header and fact, and a call that was not made', () => {
    expect(places(of({ a: 1 }, 404, ['retry-after']), of({}))).toEqual([
      'status: 404 | 200',
      'header content-type: absent | sent',
      'header retry-after: sent | absent',
    ]);
    const site = { ...of({}), facts: { rotates: true } };
    expect(places(site, { version: 1, calls: [] })).toEqual([
      'fact rotates: true | absent',
      'call: made | not made',
    ]);
  });

  it('of a captured answer without headers looks only at what was captured', () => {
    expect(places(of({ a: 1 }, 200, null), of({ a: 2, b: 3 }))).toEqual([]);
  });

  it('knows a difference by its call and its place', () => {
    const known = [{ call: /^cart/, place: /^cart\.note$/, reason: 'because' }];
    const difference = { call: 'cart add', place: 'cart.note', site: 'a', sandbox: 'b' };
    expect(reasonOf(difference, known)).toBe('because');
    expect(reasonOf({ ...difference, call: 'search' }, known)).toBeUndefined();
    expect(reasonOf({ ...difference, place: 'cart.id' }, known)).toBeUndefined();
  });
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'observation-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('sends nothing without a client ID, and overwrites no file', async () => {
    const send = vi.spyOn(globalThis, 'fetch');
    await expect(observeCommand({}, [])).rejects.toThrow('WIX_CLIENT_ID is not set');
    const file = join(folder, 'other.json');
    writeFileSync(file, '{}');
    await expect(observeCommand({ WIX_CLIENT_ID: 'x' }, [file, '--yes'])).rejects.toThrow('exists');
    expect(send).not.toHaveBeenCalled();
  });

  it('sends nothing when nobody can agree', () => {
    const { stdout, status } = spawnSync(
      process.execPath,
      ['scripts/doctor.mjs', '--observe', join(folder, 'none.json')],
      { input: '', encoding: 'utf8', env: { ...process.env, WIX_CLIENT_ID: 'x' } },
    );
    expect(stdout).toMatch(/Nothing was sent\.\n$/);
    expect(status).toBe(0);
  });

  it('reads no other file', () => {
    const file = join(folder, 'wrong.json');
    writeFileSync(file, '{"version":2}');
    expect(() => readObservation(file)).toThrow(`${file} is no observation`);
    expect(() => readObservation(join(folder, 'none.json'))).toThrow('is no observation');
  });
});
