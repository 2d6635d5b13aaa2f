import { expect, it } from 'vitest';
import { actionKey } from '@/lib/config/action-key';

const CLIENT = { WIX_CLIENT_ID: '5a4d8b0e-0000-4000-8000-5a4db0c0ffee' };
const SECRET = { SESSION_SECRET: 'a secret of at least thirty-two characters' };

it('derives the same key in each build of a shop', () => {
  expect(actionKey(CLIENT)).toBe(actionKey({ ...CLIENT, DEPLOYMENT_ID: 'newer' }));
  expect(actionKey({ ...CLIENT, ...SECRET })).toBe(actionKey({ ...CLIENT, ...SECRET }));
});

it('derives a key of 256 bits, another for each shop and secret', () => {
  const keys = [CLIENT, { WIX_CLIENT_ID: crypto.randomUUID() }, { ...CLIENT, ...SECRET }].map(actionKey);
  expect(new Set(keys).size).toBe(3);
  for (const key of keys) expect(Buffer.from(key, 'base64')).toHaveLength(32);
});

it('uses the key of the environment', () => {
  const key = Buffer.alloc(32, 1).toString('base64');
  expect(actionKey({ ...CLIENT, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key })).toBe(key);
  expect(actionKey({ ...CLIENT, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: '' })).toBe(actionKey(CLIENT));
});
