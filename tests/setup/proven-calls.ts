import { relative } from 'node:path';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import type { Answered } from '../../sandbox/core/calls';

/*
 * A row of the sandbox's coverage names the test that proves a call. A test file fails here if such
 * a test passed without making the call, by the SDK where the row requires it.
 */
const FILE = relative(process.cwd(), expect.getState().testPath ?? '');
const MAY_PROVE = /^tests\/(contract|sandbox)\//;

if (MAY_PROVE.test(FILE)) {
  const { answers } = await import('../../sandbox/core/calls');
  const { COVERAGE } = await import('../../sandbox/coverage');
  const rows = COVERAGE.filter(({ test }) => test.file === FILE);
  let made: Answered[] = [];
  const unproven: string[] = [];

  const record = (message: unknown) => {
    if (isAnswered(message)) made.push(message);
  };
  answers.subscribe(record);
  beforeEach(() => {
    made = [];
  });
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') return;
    for (const { route, sentBy, rejectedWith, test } of rows) {
      if (test.title !== task.name) continue;
      const isProof = ({ route: answered, status, bySdk }: Answered) =>
        answered === route &&
        (rejectedWith === undefined ? status < 400 : status === rejectedWith) &&
        (sentBy === 'hand' || bySdk);
      if (!made.some(isProof)) unproven.push(`"${test.title}" does not make the call ${route} (${sentBy})`);
    }
  });
  afterAll(() => {
    // Files of one worker share the sandbox's modules.
    answers.unsubscribe(record);
    expect(unproven, 'sandbox/coverage.ts names these tests as proofs').toEqual([]);
  });
}

const isAnswered = (message: unknown): message is Answered =>
  typeof message === 'object' && message !== null && 'route' in message && 'bySdk' in message;
