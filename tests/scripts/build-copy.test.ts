import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { copyBuild } from '../../scripts/lib/verification/build-copy.mjs';
import { newFolders } from '../new-folders';

const ADDRESSES = [
  ['http://localhost:3100', 'http://localhost:3101'],
  ['http://localhost:4100', 'http://localhost:4101'],
] as const;

const folder = newFolders();
let from: string;
let to: string;

beforeEach(() => {
  from = folder.at('build');
  to = folder.at('copy');
});

const write = (file: string, content: string | Buffer) => folder.write(`build/${file}`, content);

it('gives prerendered pages and route headers the URLs of the copy, and leaves the build unchanged', () => {
  const page = '<img src="http://localhost:4100/media/ö.jpg"><link href="http://localhost:3100/">';
  for (const file of ['server/app/en.html', 'server/app/en.segments/_tree.rsc', 'routes-manifest.json'])
    write(file, page);
  copyBuild(from, to, ADDRESSES);
  for (const file of ['server/app/en.html', 'server/app/en.segments/_tree.rsc', 'routes-manifest.json'])
    expect(readFileSync(join(to, file), 'utf8')).toBe(
      '<img src="http://localhost:4101/media/ö.jpg"><link href="http://localhost:3101/">',
    );
  expect(readFileSync(join(from, 'server/app/en.html'), 'utf8')).toBe(page);
});

it('keeps every byte of binary content', () => {
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
  write('server/app/icon.svg.body', Buffer.concat([bytes, Buffer.from('http://localhost:4100')]));
  copyBuild(from, to, ADDRESSES);
  expect(readFileSync(join(to, 'server/app/icon.svg.body'))).toEqual(
    Buffer.concat([bytes, Buffer.from('http://localhost:4101')]),
  );
});

it('copies what the server reads, in place of an older copy', () => {
  write('BUILD_ID', 'one');
  write('cache/turbopack/1', 'large');
  write('standalone/server.js', 'large');
  write('server/app/cache/page.js', 'a route of this name');
  copyBuild(from, to, ADDRESSES);
  writeFileSync(join(to, 'left-over'), '');
  copyBuild(from, to, ADDRESSES);
  expect(readFileSync(join(to, 'BUILD_ID'), 'utf8')).toBe('one');
  expect(existsSync(join(to, 'cache'))).toBe(false);
  expect(existsSync(join(to, 'standalone'))).toBe(false);
  expect(existsSync(join(to, 'server/app/cache/page.js'))).toBe(true);
  expect(existsSync(join(to, 'left-over'))).toBe(false);
});

it('rejects URLs of different lengths, because the page data states the length of each text', () => {
  write('BUILD_ID', 'one');
  expect(() => copyBuild(from, to, [['http://localhost:9999', 'http://localhost:10000']])).toThrow(/length/);
  expect(existsSync(to)).toBe(false);
});
