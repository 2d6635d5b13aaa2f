import { expect, it } from 'vitest';
import { featureNames } from '@/scripts/lib/features/remove-feature.mjs';
import { root } from '@/scripts/lib/project.mjs';
import { groupsThatSeparate } from '@/scripts/lib/verification/removed-features.mjs';

it('each feature is once removed while any other one is left', () => {
  const names = featureNames(root);
  const groups = groupsThatSeparate(names);
  const pairs = names.flatMap((gone) =>
    names.filter((left) => left !== gone).map((left) => ({ gone, left })),
  );
  expect(pairs.length).toBeGreaterThan(100);
  const isProven = ({ gone, left }: (typeof pairs)[number]) =>
    groups.some((group) => group.includes(gone) && !group.includes(left));
  expect(pairs.filter((pair) => !isProven(pair))).toEqual([]);
});
