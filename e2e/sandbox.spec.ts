import { expect, test } from './fixtures';

test.describe('the ground the other tests stand on', () => {
  test('the shop says that it lives', async ({ request }) => {
    const response = await request.get('/api/health');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('application/json');
  });

  test('faults and clock are set', async ({ sandbox }) => {
    await sandbox.advanceClock(60_000);
    await sandbox.setFaults([{ call: '*', kind: 'down' }]);
    expect(await faults(sandbox.url)).toHaveLength(1);
  });

  test('and gone in the next test', async ({ sandbox }) => {
    expect(await faults(sandbox.url)).toEqual([]);
  });
});

async function faults(url: string): Promise<unknown> {
  const response = await fetch(`${url}/_sandbox/faults`);
  return (await response.json()).faults;
}
