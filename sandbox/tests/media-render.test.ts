import { describe, expect, it } from 'vitest';
import { coveringBox } from '../media/render';

const portrait = { x: 0, y: 0, width: 1400, height: 1750 };

describe('the crop box for a size', () => {
  it.each([
    ['the middle', { x: 0.5, y: 0.5 }, { x: 0, y: 175, width: 1400, height: 1400 }],
    ['the top', { x: 0.5, y: 0 }, { x: 0, y: 0, width: 1400, height: 1400 }],
    ['the bottom', { x: 0.5, y: 1 }, { x: 0, y: 350, width: 1400, height: 1400 }],
    ['a point near the edge', { x: 0.9, y: 0.55 }, { x: 0, y: 263, width: 1400, height: 1400 }],
  ])('keeps %s', (_, focus, box) => {
    expect(coveringBox(portrait, 300, 300, focus)).toEqual(box);
  });

  it('stays inside a crop', () => {
    const crop = { x: 100, y: 50, width: 300, height: 200 };
    expect(coveringBox(crop, 100, 100, { x: 1, y: 1 })).toEqual({ x: 200, y: 50, width: 200, height: 200 });
  });

  it('is never empty and never exceeds the picture, whatever the requested ratio', () => {
    for (const [width, height] of [
      [1, 5000],
      [5000, 1],
      [7, 3],
      [1400, 1750],
    ] as const) {
      const box = coveringBox(portrait, width, height, { x: 0.99, y: 0.01 });
      expect(box.width).toBeGreaterThanOrEqual(1);
      expect(box.height).toBeGreaterThanOrEqual(1);
      expect(box.x + box.width).toBeLessThanOrEqual(1400);
      expect(box.y + box.height).toBeLessThanOrEqual(1750);
    }
  });
});
