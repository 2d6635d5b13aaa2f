import { describe, expect, it, vi } from 'vitest';
import { PlatformError } from '@/lib/errors/platform-error';
import { logger } from '@/lib/observe/logger';
import { colorOf } from '@/lib/wix/map/color';
import { mappedAll, withWholeCharacters } from '@/lib/wix/well-formed';
import { TRAP_COLORS } from '../../traps/trap-seed';

it('a response has whole characters only, in texts and in names', () => {
  const date = new Date(0);
  const response = { name: 'a\ud83cb', list: ['🎁', { 'x\udf81': 1 }], date, empty: null };
  expect(withWholeCharacters(response)).toEqual({
    name: 'a\ufffdb',
    list: ['🎁', { 'x\ufffd': 1 }],
    date,
    empty: null,
  });
});

it('a response may refer to itself', () => {
  const response: { self?: unknown } = {};
  response.self = response;
  expect(withWholeCharacters(response)).toBe(response);
});

describe('a list with an item that cannot be mapped', () => {
  const map = ({ slug }: { _id: string; slug: string }) => {
    if (slug === 'odd') throw new TypeError('no');
    return slug;
  };

  it('has the other items, and the log names the one left out', () => {
    const log = vi.spyOn(logger, 'error').mockReturnValue();
    const items = [
      { _id: '1', slug: 'mug' },
      { _id: '2', slug: 'odd' },
    ];
    expect(mappedAll(items, map)).toEqual(['mug']);
    expect(log).toHaveBeenCalledWith(
      expect.objectContaining({ item: { id: '2', slug: 'odd' } }),
      expect.any(String),
    );
    expect(() => mappedAll(items.slice(1), map)).toThrow(PlatformError);
  });
});

it.each([
  '#fff',
  '#FFFA',
  '#a1b2c3',
  '#a1b2c3d4',
  'Terracotta',
  'rgb(1, 2, 3)',
  'rgba(1,2,3,.5)',
  'rgb(10% 20% 30% / 50%)',
  'hsl(120deg 50% 50%)',
])('a color may be %s', (color) => expect(colorOf(color)).toBe(color));

it.each([...TRAP_COLORS, undefined, 'rgb(1,2,3);top:0', 'rgb(url(x),1,2)', '#fff/**/', 'a b'])(
  'a color is not %j',
  (color) => expect(colorOf(color)).toBeNull(),
);
