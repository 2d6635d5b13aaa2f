import { describe, expect, it } from 'vitest';
import { pictureSrcSet, pictureUrl } from '@/lib/media';
import type { Picture } from '@/lib/model/product';

const bowl: Picture = {
  base: 'https://static.wixstatic.com/media/abc~mv2.jpg',
  width: 1400,
  height: 1750,
  alt: 'Lund bowl in oat – “speckled”',
};

describe('pictureUrl', () => {
  it('requests exactly the needed size from the media host, with a readable name', () => {
    expect(pictureUrl(bowl, { width: 640, ratio: 4 / 5 })).toBe(
      'https://static.wixstatic.com/media/abc~mv2.jpg/v1/fill/w_640,h_800,al_c,q_78,enc_auto/lund-bowl-in-oat.jpg',
    );
  });

  it('requests a higher quality for a larger picture', () => {
    const qualityAt = (width: number) =>
      /q_(\d+)/.exec(pictureUrl({ ...bowl, width: 4000, height: 4000 }, { width, ratio: 1 }))?.[1];
    expect([400, 750, 1200, 1800].map(qualityAt)).toEqual(['78', '78', '85', '90']);
  });

  it('keeps the ratio of the picture when none is given', () => {
    expect(pictureUrl(bowl, { width: 700 })).toContain('/w_700,h_875,');
  });

  it('never requests more pixels than the original has, in either direction', () => {
    expect(pictureUrl(bowl, { width: 4000 })).toContain('/w_1400,h_1750,');
    expect(pictureUrl(bowl, { width: 4000, ratio: 0.5 })).toContain('/w_875,h_1750,');
    expect(pictureUrl(bowl, { width: 4000, ratio: 2 })).toContain('/w_1400,h_700,');
  });

  it('keeps transparency: a PNG stays a PNG', () => {
    expect(pictureUrl({ ...bowl, base: 'https://m.test/media/a~mv2.png' }, { width: 100 })).toMatch(/\.png$/);
  });

  it('gives a decorative picture no name', () => {
    expect(pictureUrl(bowl, { width: 100, named: false })).toMatch(/\/p\.jpg$/);
  });

  it('names a picture without alternative text', () => {
    expect(pictureUrl({ ...bowl, alt: '' }, { width: 100 })).toMatch(/\/picture\.jpg$/);
  });

  it.each(['https://m.test/media/logo.svg', 'https://m.test/media/wave.gif', 'https://elsewhere.test/a.jpg'])(
    'returns %s unchanged, because the host cannot resize it',
    (base) => {
      expect(pictureUrl({ ...bowl, base }, { width: 100 })).toBe(base);
      expect(pictureSrcSet({ ...bowl, base })).toBeUndefined();
    },
  );
});

it('pictureSrcSet offers widths up to the original, each with its own height', () => {
  const candidates = (pictureSrcSet(bowl, 4 / 5) ?? '').split(', ').map((candidate) => candidate.split(' '));
  const widths = candidates.map(([, descriptor]) => Number(descriptor?.replace('w', '')));
  expect(widths).toEqual([...widths].sort((a, b) => a - b));
  expect(new Set(widths).size).toBe(widths.length);
  expect(widths.at(-1)).toBe(1400);
  for (const [url, descriptor] of candidates) expect(url).toContain(`/w_${descriptor?.replace('w', '')},`);
});

it('pictureSrcSet offers no width that the layout does not need', () => {
  const widths = (pictureSrcSet(bowl, 4 / 5, { narrowest: 250, widest: 700 }) ?? '').match(/\d+(?=w)/g);
  expect(widths).toEqual(['250', '400', '750']);
});

it('pictureSrcSet has one candidate for a tiny original', () => {
  expect(pictureSrcSet({ ...bowl, width: 90, height: 90 })).toMatch(/ 90w$/);
});
