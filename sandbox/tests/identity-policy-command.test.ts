import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../create-sandbox';
import { policyCommand } from '../policy-command';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ catalogVersion: 'V1_CATALOG' });
  await sandbox.listen(0);
});
afterEach(() => sandbox.reset());
afterAll(() => sandbox.close());

it('prints the policy, and changes it by name or as JSON', async () => {
  expect(JSON.parse(await policyCommand(sandbox.url, undefined))).toMatchObject({ ownerApproval: false });
  expect(JSON.parse(await policyCommand(sandbox.url, 'owner-approval'))).toMatchObject({
    ownerApproval: true,
  });
  expect(JSON.parse(await policyCommand(sandbox.url, '{"emailVerification":"contacts"}'))).toMatchObject({
    ownerApproval: false,
    emailVerification: 'contacts',
  });
  expect(JSON.parse(await policyCommand(sandbox.url, 'open'))).toMatchObject({ emailVerification: 'never' });
});

it('reports invalid input, and a sandbox that is not running', async () => {
  await expect(policyCommand(sandbox.url, 'closed')).rejects.toThrow('Unknown policy: closed');
  await expect(policyCommand(sandbox.url, '{"emailVerification":"maybe"}')).rejects.toThrow(
    'emailVerification',
  );
  await expect(policyCommand('http://127.0.0.1:1', undefined)).rejects.toThrow('No sandbox answers');
});
