import { expect, test } from '../fixtures';

const SECRET = 'the-secret-of-the-end-to-end-tests';

test.use({ shopVariables: { PREVIEW_SECRET: SECRET } });

const page = (title: string, facts: object) => ({ slug: 'about', title, body: `<p>${title}.</p>`, ...facts });

test('a secret link shows drafts in one browser, uncached, until its bar is left', async ({
  page: tab,
  request,
  sandbox,
}) => {
  const items = [page('Our story', {}), page('Winter plans', { published: false })];
  await request.put(`${sandbox.url}/_sandbox/data`, { data: { collections: { Pages: { items } } } });
  await tab.goto(`/api/preview?secret=${SECRET}&path=/about`);
  await expect(tab).toHaveURL(/\/about$/);
  await expect(tab.getByRole('heading', { level: 1, name: 'Winter plans' })).toBeVisible();
  await expect(tab.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const answer = await tab.request.get('/about');
  expect(answer.headers()['cache-control']).toMatch(/no-store/);
  expect(answer.headers()['x-robots-tag']).toBe('noindex');
  expect(await (await request.get('/about')).text()).not.toContain('Winter plans');

  const bar = tab.getByRole('region', { name: 'Preview' });
  await bar.getByRole('button', { name: 'Leave preview' }).click();
  await expect(tab).toHaveURL(/\/about$/);
  await expect(bar).toHaveCount(0);
  await expect(tab.getByRole('heading', { level: 1, name: 'Winter plans' })).toHaveCount(0);
  await sandbox.reset();
});
