import { expect, it } from 'vitest';
import { featureSwitches, readShop } from '@/lib/config/shop-schema';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const read =
  (features: unknown, rest: object = {}) =>
  () =>
    readShop(JSON.parse(JSON.stringify({ features, ...rest })));

it('forms and providers in shop.config.ts are turned on by their values', () => {
  const { features } = read({ forms: { contact: ID }, socialSignIn: ['google'] })();
  expect(featureSwitches({ features }, false)).toMatchObject({
    'FEATURES.forms': true,
    'FEATURES.socialSignIn': true,
  });
});

it.each([
  [{ forms: { contact: 'contact' } }, /id of a form/],
  [{ forms: { careers: ID } }, /careers/],
  [{ socialSignIn: [] }, /must name google, facebook, or both/],
  [{ socialSignIn: ['google', 'google'] }, /twice/],
  [{ socialSignIn: ['x'] }, /must name google, facebook, or both/],
])('forms and providers in shop.config.ts are rejected when wrong: %j', (features, problem) =>
  expect(read(features)).toThrow(problem),
);

it('forms and providers in shop.config.ts allow one newsletter only', () => {
  const newsletter = { action: 'https://lists.example/subscribe', consent: 'Send me the newsletter.' };
  expect(read({ forms: { contact: ID } }, { newsletter })).not.toThrow();
  expect(read({ forms: { newsletter: ID } }, { newsletter })).toThrow(/features\.forms\.newsletter/);
});
