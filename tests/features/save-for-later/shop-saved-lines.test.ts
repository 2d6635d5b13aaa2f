import { expect, it } from 'vitest';
import { newVisitor, openShop } from '../../contract/shop-visitor';

await openShop('v3');

it('a list that is off is not found', async () => {
  const { send } = newVisitor();
  expect((await send('/api/cart/saved', { method: 'GET' })).status).toBe(404);
  expect((await send('/api/cart/saved', { json: { items: [] } })).status).toBe(404);
});
