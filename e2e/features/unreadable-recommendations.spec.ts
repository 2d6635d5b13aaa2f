import { expect, test } from '../fixtures';

// A shop of its own, which has read no list of a category.
test.use({ shopVariables: { LIMIT_FACTOR: '1000' }, allowedConsole: [/503/] });

/** The framework never ended the page: one cached read failed twice in its rendering. */
test('a product whose recommendations and related products fail is answered', async ({ page, sandbox }) => {
  // Reads what every page needs.
  await page.goto('/products/lund-bowl');
  await sandbox.setFaults([
    { call: '/recommendations', kind: 'status', status: 500 },
    { call: '/products/search', kind: 'status', status: 500 },
  ]);
  const answer = await page.request.get('/products/arc-vase');
  expect([200, 503]).toContain(answer.status());
});
