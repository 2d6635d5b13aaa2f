import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { makePictures } from '../../scripts/lib/build/pictures.mjs';
import { newFolders } from '../new-folders';

const { at, write } = newFolders();
beforeEach(() => {
  mkdirSync(at('content/images'), { recursive: true });
});

const source = (name: string) => at(`content/images/${name}`);
const target = (name = '') => at(`public/pictures/${name}`);
const made = () => readdirSync(target()).filter((name) => name !== 'manifest.json');

const photo = (name: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a0522d' } }).toFile(source(name));

it('makes every width that is not wider than the source, and states its size', async () => {
  await photo('hero.jpg', 1200, 600);
  expect(await makePictures(at())).toEqual(['hero.jpg']);
  expect(made()).toEqual(['hero-1000.webp', 'hero-1200.webp', 'hero-800.webp']);
  expect(await sharp(target('hero-800.webp')).metadata()).toMatchObject({
    format: 'webp',
    width: 800,
    height: 400,
  });
  expect(JSON.parse(readFileSync(target('manifest.json'), 'utf8'))).toMatchObject({
    'hero.jpg': { width: 1200, height: 600 },
  });
});

it('makes nothing again until a source changes or a file is gone', async () => {
  await photo('hero.jpg', 900, 600);
  await photo('story.png', 900, 600);
  await makePictures(at());
  const written = statSync(target('hero-900.webp')).mtimeMs;
  expect(await makePictures(at())).toEqual([]);
  expect(statSync(target('hero-900.webp')).mtimeMs).toBe(written);
  await photo('hero.jpg', 1000, 600);
  expect(await makePictures(at())).toEqual(['hero.jpg']);
  rmSync(target('story-800.webp'));
  expect(await makePictures(at())).toEqual(['story.png']);
});

it('copies the official notices byte for byte, as long as they are there', async () => {
  // No text of any encoding, so that a copy by way of a text would differ.
  const bytes = Buffer.from([0xef, 0xbb, 0xbf, 0x3c, 0x0d, 0x0a, 0xff, 0xfe, 0x00, 0x20, 0x0a]);
  write('content/legal/guarantee/de.svg', bytes);
  await makePictures(at());
  expect(readFileSync(target('guarantee/de.svg'))).toEqual(bytes);
  rmSync(at('content/legal'), { recursive: true });
  await makePictures(at());
  expect(made()).toEqual([]);
});

it('removes the files of a source that is gone', async () => {
  await photo('hero.jpg', 900, 600);
  await makePictures(at());
  rmSync(source('hero.jpg'));
  await makePictures(at());
  expect(made()).toEqual([]);
});

it('makes the icons of a drawing', async () => {
  writeFileSync(
    source('icon.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 4h24v24H4Z"/></svg>',
  );
  await makePictures(at());
  const apps = ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png'];
  expect(made()).toEqual(['icon-180.png', ...apps, 'icon.ico', 'icon.svg']);
  for (const name of apps) {
    const size = Number(/\d+/.exec(name));
    expect(await sharp(target(name)).metadata(), name).toMatchObject({ width: size, height: size });
  }
  // Only the middle of a maskable icon is drawn on.
  const { data } = await sharp(target('icon-maskable-512.png')).trim().toBuffer({ resolveWithObject: true });
  expect((await sharp(data).metadata()).width).toBeLessThan(0.61 * 512);
  expect(await sharp(target('icon-180.png')).metadata()).toMatchObject({ width: 180, height: 180 });
  const icon = readFileSync(target('icon.ico'));
  expect(await sharp(icon.subarray(icon.readUInt32LE(18))).metadata()).toMatchObject({
    format: 'png',
    width: 32,
  });
});

it('names a source that is not a picture, and two with one name', async () => {
  writeFileSync(source('hero.jpg'), 'not a picture');
  await expect(makePictures(at())).rejects.toThrow('content/images/hero.jpg could not be read');
  await photo('hero.png', 900, 600);
  await expect(makePictures(at())).rejects.toThrow('content/images/hero.png: another picture');
});

it('needs no pictures', async () => {
  rmSync(at('content'), { recursive: true });
  expect(await makePictures(at())).toEqual([]);
});
