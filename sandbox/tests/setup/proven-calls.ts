import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { type Answered, answers } from '../../core/calls';
import { type ProofsOfFile, writeProofs } from '../../coverage';

/*
 * Records which calls of the sandbox each test proves, for the coverage report and for
 * `coverage-check.ts`. A file of which a test failed or did not run keeps its former record.
 */
const SANDBOX = fileURLToPath(new URL('../../', import.meta.url));
const FILE = relative(SANDBOX, expect.getState().testPath ?? '').replaceAll('\\', '/');
/** A test that makes more different calls sends requests to all of them, and is about none. */
const MAX_CALLS_OF_PROOF = 25;

const recordedAt = Date.now();
const proofs = new Map<string, ProofsOfFile['proofs'][number]>();
let made: Answered[] = [];
let isWhole = true;
let tasks: Tasks = [];

const record = (message: unknown) => {
  if (isAnswered(message)) made.push(message);
};
answers.subscribe(record);
beforeEach(({ task }) => {
  made = [];
  ({ tasks } = task.file);
});
afterEach(({ task }) => {
  if (task.result?.state === 'fail') isWhole = false;
  if (new Set(made.map(({ route }) => route)).size > MAX_CALLS_OF_PROOF) return;
  for (const { route, bySdk, status, code } of made)
    proofs.set(`${route} ${bySdk} ${status} ${code} ${task.name}`, {
      route,
      bySdk,
      status,
      code,
      title: task.name,
    });
});
afterAll(() => {
  // Files of one worker share the sandbox's modules.
  answers.unsubscribe(record);
  if (isWhole && !hasSkipped(tasks)) writeProofs({ file: FILE, recordedAt, proofs: [...proofs.values()] });
});

type Tasks = readonly { mode: string; tasks?: Tasks }[];

const hasSkipped = (tasks: Tasks): boolean =>
  tasks.some(({ mode, tasks = [] }) => mode === 'skip' || mode === 'todo' || hasSkipped(tasks));

const isAnswered = (message: unknown): message is Answered =>
  typeof message === 'object' && message !== null && 'route' in message && 'bySdk' in message;
