import { expect, test } from './fixtures';

test.describe('the state that each test starts from', () => {
  test('the shop reports that it is alive', async ({ request }) => {
    const response = await request.get('/api/health');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('application/json');
  });

  test('a test sets faults and clock', async ({ sandbox }) => {
    await sandbox.advanceClock(60_000);
    await sandbox.setFaults([{ call: '*', kind: 'down' }]);
    expect(await faults(sandbox.url)).toHaveLength(1);
  });

  test('the next test starts without them', async ({ sandbox }) => {
    expect(await faults(sandbox.url)).toEqual([]);
  });
});

async function faults(url: string): Promise<unknown> {
  const response = await fetch(`${url}/_sandbox/faults`);
  return (await response.json()).faults;
}
