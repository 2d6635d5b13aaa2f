import { compressedSize } from '../tools/bench/lib/page-weight.mjs';
import { expect, test } from './fixtures';

// Variables of its own give this file a shop that no other test uses: its lists show the many
// products for minutes.
test.use({ shopVariables: { LOG_LEVEL: 'warn' } });

test('a list of 100 products is at most 60 kB of HTML', async ({ request, sandbox }) => {
  await sandbox.reset({ products: 1_000 });
  const html = await (await request.get('/products?minPrice=15&sortBy=nameDesc&page=3')).text();
  expect(html.match(/<article/g)).toHaveLength(100);
  expect(compressedSize(html)).toBeLessThanOrEqual(60_000);
});
