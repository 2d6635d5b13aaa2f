import { beforeAll, describe, expect, it, vi } from 'vitest';

let picture: typeof import('@/lib/wix/map/picture');

beforeAll(async () => {
  vi.stubEnv('WIX_MEDIA_ORIGIN', 'https://media.example');
  picture = await import('@/lib/wix/map/picture');
});

const HOST = 'https://static.wixstatic.com/media';

describe('a picture of the catalog', () => {
  const base = 'https://media.example/media/11062b_a~mv2.jpg';

  it('has a URL on the one media host, without its original transform', () => {
    const url = `${HOST}/11062b_a~mv2.jpg/v1/fit/w_500,h_500,q_90/file.jpg?a=b`;
    expect(picture.catalogPicture({ url, width: 3000, height: 2000, altText: 'A vase' }, 'Vase')).toEqual({
      base,
      width: 3000,
      height: 2000,
      alt: 'A vase',
    });
  });

  it.each([null, undefined, ''])(
    'takes the product’s name where it has no text of its own (%j)',
    (altText) => {
      const image = { url: `${HOST}/11062b_a~mv2.jpg`, width: 900, height: 900, altText };
      expect(picture.catalogPicture(image, 'Vase')?.alt).toBe('Vase');
    },
  );

  it.each([
    [221, 221],
    [500, 640],
    [800, 1000],
    [3024, 3024],
  ])('C: has the size of the original, %i × %i, which is also that of the transform', (width, height) => {
    const url = `${HOST}/11062b_a~mv2.jpg/v1/fit/w_${width},h_${height},q_90/file.jpg`;
    expect(picture.catalogPicture({ url, width, height }, 'Vase')).toMatchObject({ width, height });
  });

  it.each([
    ['nothing', undefined],
    ['no address', { width: 10, height: 10 }],
    ['no size', { url: `${HOST}/a.jpg` }],
    ['no height', { url: `${HOST}/a.jpg`, width: 10, height: 0 }],
    ['an address elsewhere', { url: 'https://elsewhere.example/a.jpg', width: 10, height: 10 }],
  ])('is null for %s', (_, image) => expect(picture.catalogPicture(image, 'Vase')).toBeNull());

  it.each(['100%', '%E0%A4%A', 'a%2Fb.jpg', 'a"onerror=b.jpg', '<b>.jpg'])(
    'cannot escape its URL or break the page: %s',
    (id) => {
      const found = picture.catalogPicture({ url: `${HOST}/${id}`, width: 900, height: 900 }, 'Vase');
      expect(found?.base).toMatch(/^https:\/\/media\.example\/media\/[\w.~%-]+$/);
    },
  );
});

describe('the picture of a line', () => {
  const read = (image: string | undefined) => picture.linePicture(image, 'Mug');

  it.each([
    'wix:image://v1/5a4db0_mug~mv2.jpg/mug.jpg#originWidth=1600&originHeight=2000',
    'wix:image://v1/5a4db0_mug~mv2.jpg/A%20mug%2C%20oat.jpg#originWidth=1600&originHeight=2000',
    'wix:image://v1/5a4db0_mug~mv2.jpg#originWidth=1600&originHeight=2000',
    'image://v1/5a4db0_mug~mv2.jpg/mug.jpg#originWidth=1600&originHeight=2000',
    'wix:image://v1/5a4db0_mug~mv2.jpg/mug.jpg#originHeight=2000&originWidth=1600&watermark=w',
  ])('is read from %s', (image) => {
    expect(read(image)).toEqual({
      base: 'https://media.example/media/5a4db0_mug~mv2.jpg',
      width: 1600,
      height: 2000,
      alt: 'Mug',
    });
  });

  it.each([
    undefined,
    '',
    'wix:image://v1/a.jpg/a.jpg#originWidth=undefined&originHeight=undefined',
    'wix:image://v1/a.jpg/a.jpg#originWidth=1600&originHeight=undefined',
    'wix:image://v1/a.jpg/a.jpg#originWidth=0&originHeight=0',
    'wix:image://v1/a.jpg/a.jpg#originWidth=-5&originHeight=5',
    'wix:image://v1/a.jpg/a.jpg#',
    'wix:image://v1/a.jpg/a.jpg',
    'wix:image://v1/#originWidth=1&originHeight=1',
    'wix:video://v1/a/a#originWidth=1&originHeight=1',
    'https://static.wixstatic.com/media/a.jpg',
  ])('is null for %s', (image) => expect(read(image)).toBeNull());
});
