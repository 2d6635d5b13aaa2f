import { expect, it } from 'vitest';
import { fullName } from '@/lib/model/full-name';

it.each([
  ['Ada', 'Lovelace', 'Ada Lovelace'],
  ['花子', '山田', '山田 花子'],
  ['ジョン', 'スミス', 'ジョン スミス'],
  ['Ada', null, 'Ada'],
  [undefined, '', ''],
])('%s and %s are %j', (first, last, name) => {
  expect(fullName(first, last)).toBe(name);
});
