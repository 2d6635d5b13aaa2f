import sharp, { type Stats } from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { createPictureCache } from '../media/cache';
import { stableMediaId } from '../seed/ids';
import { openSandbox } from './open-sandbox';
import { get } from './sdk-client';

/** 1400 × 1750. */
const PORTRAIT = stableMediaId('arc-vase--chalk.jpg');
/** 2000 × 1125. */
const LANDSCAPE = stableMediaId('category--vases.jpg');

const sandbox = await openSandbox();

const picture = (path: string, accept = '*/*') => get(sandbox, `/media/${path}`, { accept });

async function measure(response: Response) {
  expect(response.status).toBe(200);
  const { width, height, format, mediaType } = await sharp(
    Buffer.from(await response.arrayBuffer()),
  ).metadata();
  return { width, height, format, mediaType };
}

describe('sizes', () => {
  it.each([
    ['fit keeps the ratio', `${PORTRAIT}/v1/fit/w_600,h_600,q_90/file.jpg`, 480, 600],
    ['fit never enlarges', `${PORTRAIT}/v1/fit/w_5000,h_5000/file.jpg`, 1400, 1750],
    ['fit by height', `${LANDSCAPE}/v1/fit/w_2000,h_225/file.jpg`, 400, 225],
    ['fill is exact', `${PORTRAIT}/v1/fill/w_300,h_200,al_c,q_80,usm_0.66_1.00_0.01/x.jpg`, 300, 200],
    ['fill enlarges on request', `${PORTRAIT}/v1/fill/w_1600,h_1600,al_tl,lg_1/x.jpg`, 1600, 1600],
    ['fill about a focal point', `${PORTRAIT}/v1/fill/w_100,h_300,fp_0.10_0.90/x.jpg`, 100, 300],
    ['crop, then fill', `${LANDSCAPE}/v1/crop/x_100,y_50,w_300,h_200/fill/w_150,h_100,al_c/x.jpg`, 150, 100],
    ['crop alone', `${LANDSCAPE}/v1/crop/x_100,y_50,w_300,h_200/x.jpg`, 300, 200],
  ])('%s', async (_, path, width, height) => {
    expect(await measure(await picture(path))).toMatchObject({ width, height });
  });

  it('crops the picture by the alignment', async () => {
    const [top, bottom, both] = await Promise.all(
      ['fill/w_140,h_20,al_t', 'fill/w_140,h_20,al_b', 'fit/w_140,h_175'].map(async (step) => {
        const response = await picture(`${PORTRAIT}/v1/${step}/x.png`);
        return sharp(Buffer.from(await response.arrayBuffer())).stats();
      }),
    );
    const brightness = (stats: Stats | undefined) => stats?.channels[0]?.mean ?? Number.NaN;
    expect(brightness(top)).not.toBeCloseTo(brightness(bottom), 0);
    expect(brightness(both)).toBeGreaterThan(0);
  });
});

describe('formats', () => {
  const auto = `${PORTRAIT}/v1/fill/w_80,h_100,al_c,q_80,enc_auto/${PORTRAIT}`;
  it.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ])('enc_auto answers %s with %s and varies by Accept', async (accept, type) => {
    const response = await picture(auto, accept);
    expect(response.headers.get('vary')).toBe('Accept');
    expect(response.headers.get('content-type')).toBe(type);
    expect((await measure(response)).mediaType).toBe(type);
  });

  it.each([
    ['enc_avif,quality_auto', 'x.jpg', 'image/avif'],
    ['enc_webp', 'x.jpg', 'image/webp'],
    ['q_80', 'x.png', 'image/png'],
    ['q_80', 'x.webp', 'image/webp'],
  ])('%s of %s is %s for every Accept header', async (options, name, type) => {
    const response = await picture(`${PORTRAIT}/v1/fill/w_80,h_100,${options}/${name}`);
    expect(response.headers.get('vary')).toBeNull();
    expect((await measure(response)).mediaType).toBe(type);
  });

  it('returns the original for the bare id', async () => {
    expect(await measure(await picture(PORTRAIT))).toMatchObject({
      width: 1400,
      height: 1750,
      format: 'jpeg',
    });
  });
});

describe('invalid pictures and sizes', () => {
  it.each([
    'nope~mv2.jpg',
    '..%2f..%2fpackage.json',
    '%2e%2e/%2e%2e/package.json',
    '..%2fcatalog.json/v1/fit/w_10,h_10/x.jpg',
  ])('%s is not found', async (path) => {
    expect((await picture(path)).status).toBe(404);
  });
});

describe('caching', () => {
  it('lets clients store a picture for ever, for any site', async () => {
    const response = await picture(`${PORTRAIT}/v1/fit/w_60,h_60/x.jpg`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const again = await get(sandbox, `/media/${PORTRAIT}/v1/fit/w_60,h_60/x.jpg`, {
      'if-none-match': response.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
  });

  it('renders a picture once, whatever the number of concurrent and later requests', async () => {
    const render = vi.fn(async () => Buffer.from('picture'));
    const cache = createPictureCache(`${sandbox.platform.dataFolder}/once`);
    const key = 'ab12';
    await Promise.all([cache.get(key, render), cache.get(key, render), cache.get(key, render)]);
    const restarted = createPictureCache(`${sandbox.platform.dataFolder}/once`);
    expect((await restarted.get(key, render)).toString()).toBe('picture');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('retries after a rendering failure', async () => {
    const cache = createPictureCache(`${sandbox.platform.dataFolder}/again`);
    await expect(cache.get('cd34', () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
    expect((await cache.get('cd34', async () => Buffer.from('now'))).toString()).toBe('now');
  });
});
