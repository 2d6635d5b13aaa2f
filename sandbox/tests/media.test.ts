import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { createPictureCache } from '../media/cache';
import { coveringBox } from '../media/render';
import { stableMediaId } from '../seed/ids';
import { openSandbox } from './open-sandbox';
import { get } from './sdk-client';

/** 1400 × 1750. */
const PORTRAIT = stableMediaId('arc-vase--chalk.jpg');
/** 2000 × 1125. */
const LANDSCAPE = stableMediaId('category--vases.jpg');

const sandbox = await openSandbox();

const picture = (path: string, accept = '*/*') => get(sandbox, `/media/${path}`, { accept });

async function read(answer: Response) {
  expect(answer.status).toBe(200);
  return sharp(Buffer.from(await answer.arrayBuffer()));
}
const typeOf = async (answer: Response) => (await (await read(answer)).metadata()).mediaType;

it.each([
  ['fit keeps the ratio', `${PORTRAIT}/v1/fit/w_600,h_600,q_90/file.jpg`, 480, 600],
  ['fit never enlarges', `${PORTRAIT}/v1/fit/w_5000,h_5000/file.jpg`, 1400, 1750],
  ['fit by height', `${LANDSCAPE}/v1/fit/w_2000,h_225/file.jpg`, 400, 225],
  ['fill is exact', `${PORTRAIT}/v1/fill/w_300,h_200,al_c,q_80,usm_0.66_1.00_0.01/x.jpg`, 300, 200],
  ['fill enlarges on request', `${PORTRAIT}/v1/fill/w_1600,h_1600,al_tl,lg_1/x.jpg`, 1600, 1600],
  ['fill about a focal point', `${PORTRAIT}/v1/fill/w_100,h_300,fp_0.10_0.90/x.jpg`, 100, 300],
  ['crop, then fill', `${LANDSCAPE}/v1/crop/x_100,y_50,w_300,h_200/fill/w_150,h_100,al_c/x.jpg`, 150, 100],
  ['crop alone', `${LANDSCAPE}/v1/crop/x_100,y_50,w_300,h_200/x.jpg`, 300, 200],
  ['the bare id is the original', PORTRAIT, 1400, 1750],
])('%s', async (_, path, width, height) => {
  const metadata = await (await read(await picture(path))).metadata();
  expect(metadata).toMatchObject({ width, height, format: 'jpeg' });
});

it('fill crops the picture by the alignment', async () => {
  const brightness = async (step: string) =>
    (await (await read(await picture(`${PORTRAIT}/v1/${step}/x.png`))).stats()).channels[0]?.mean ?? 0;
  const top = await brightness('fill/w_140,h_20,al_t');
  expect(top).not.toBeCloseTo(await brightness('fill/w_140,h_20,al_b'), 0);
  expect(await brightness('fit/w_140,h_175')).toBeGreaterThan(0);
});

it.each([
  ['image/avif,image/webp,*/*', 'image/avif'],
  ['image/webp,*/*', 'image/webp'],
  ['*/*', 'image/jpeg'],
])('enc_auto answers %s with %s and varies by Accept', async (accept, type) => {
  const answer = await picture(`${PORTRAIT}/v1/fill/w_80,h_100,al_c,q_80,enc_auto/${PORTRAIT}`, accept);
  expect(answer.headers.get('vary')).toBe('Accept');
  expect(answer.headers.get('content-type')).toBe(type);
  expect(await typeOf(answer)).toBe(type);
});

it.each([
  ['enc_avif,quality_auto', 'x.jpg', 'image/avif'],
  ['enc_webp', 'x.jpg', 'image/webp'],
  ['q_80', 'x.png', 'image/png'],
  ['q_80', 'x.webp', 'image/webp'],
])('%s of %s is %s for every Accept header', async (options, name, type) => {
  const answer = await picture(`${PORTRAIT}/v1/fill/w_80,h_100,${options}/${name}`);
  expect(answer.headers.get('vary')).toBeNull();
  expect(await typeOf(answer)).toBe(type);
});

it('a path that leaves the folder of pictures is not found', async () => {
  expect((await picture('%2e%2e/%2e%2e/package.json')).status).toBe(404);
});

it('clients may store a picture for ever, for any site', async () => {
  const path = `/media/${PORTRAIT}/v1/fit/w_60,h_60/x.jpg`;
  const { headers } = await get(sandbox, path);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  const again = await get(sandbox, path, { 'if-none-match': headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

describe('the cache of pictures', () => {
  const open = (name: string) => createPictureCache(`${sandbox.platform.dataFolder}/${name}`);

  it('renders a picture once, whatever the number of concurrent and later requests', async () => {
    const render = vi.fn(async () => Buffer.from('picture'));
    const cache = open('once');
    await Promise.all([cache.get('ab12', render), cache.get('ab12', render), cache.get('ab12', render)]);
    expect((await open('once').get('ab12', render)).toString()).toBe('picture');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('retries after a rendering failure', async () => {
    const cache = open('again');
    await expect(cache.get('cd34', () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
    expect((await cache.get('cd34', async () => Buffer.from('now'))).toString()).toBe('now');
  });
});

describe('the crop box for a size', () => {
  const portrait = { x: 0, y: 0, width: 1400, height: 1750 };
  const crop = { x: 100, y: 50, width: 300, height: 200 };
  it.each([
    ['the middle', portrait, { x: 0.5, y: 0.5 }, { x: 0, y: 175, width: 1400, height: 1400 }],
    ['the top', portrait, { x: 0.5, y: 0 }, { x: 0, y: 0, width: 1400, height: 1400 }],
    ['the bottom', portrait, { x: 0.5, y: 1 }, { x: 0, y: 350, width: 1400, height: 1400 }],
    ['a point near the edge', portrait, { x: 0.9, y: 0.55 }, { x: 0, y: 263, width: 1400, height: 1400 }],
    ['the corner of a crop', crop, { x: 1, y: 1 }, { x: 200, y: 50, width: 200, height: 200 }],
  ])('keeps %s', (_, from, focus, box) => {
    expect(coveringBox(from, 300, 300, focus)).toEqual(box);
  });

  it.each([
    [1, 5000],
    [5000, 1],
    [7, 3],
    [1400, 1750],
  ])('of %i × %i is not empty and inside the picture', (width, height) => {
    const box = coveringBox(portrait, width, height, { x: 0.99, y: 0.01 });
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(1);
    expect(box.x + box.width).toBeLessThanOrEqual(1400);
    expect(box.y + box.height).toBeLessThanOrEqual(1750);
  });
});
