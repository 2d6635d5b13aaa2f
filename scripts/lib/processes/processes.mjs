import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { root } from '../project.mjs';
import { endGroup } from './process-group.mjs';

/**
 * A program that this command started.
 * @typedef {object} Running
 * @property {string} name
 * @property {number | undefined} pid
 * @property {Promise<number>} exited its exit code; 1 when a signal ended it or it could not be
 * started
 * @property {() => boolean} alive
 * @property {() => void} stream prints its output from now on; until then the output is buffered
 * @property {() => void} flush prints the buffered output
 */

/** How long a program has to end itself before it is killed, in ms. */
const GRACE = 5000;

/** @type {Set<Running>} */
const running = new Set();
/** @type {import('node:child_process').ChildProcess | undefined} */
let watchdog;
let ending = false;

/** @typedef {{ chunks: Buffer[], isShown: boolean }} Collected */

/** @type {AsyncLocalStorage<Collected>} */
const collected = new AsyncLocalStorage();

/**
 * Runs `act`, and collects the output of the programs that it starts. It is printed as it comes, or
 * in one piece when `act` has ended: the lines of programs that run at the same time would mix.
 * @template T
 * @param {(output: () => string) => Promise<T>} act `output` returns what was collected so far
 * @param {{ isShown?: boolean }} [options] whether it is printed as it comes
 * @returns {Promise<T>}
 */
export async function withCollectedOutput(act, { isShown = false } = {}) {
  /** @type {Buffer[]} */
  const chunks = [];
  try {
    return await collected.run({ chunks, isShown }, () => act(() => Buffer.concat(chunks).toString()));
  } finally {
    if (!isShown) process.stdout.write(Buffer.concat(chunks));
  }
}

/**
 * Starts a program in its own process group, so that ending it also ends everything that it
 * started.
 * @param {string} name shown before its lines when `output` is `buffered`
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, output?: 'inherited' | 'buffered', shell?: boolean, log?:
 * string, cwd?: string, onOutput?: (text: string) => void }} [options] `log`: a file for the output
 * of a program whose output is `buffered`. `onOutput` also receives what is shown or collected.
 * @returns {Running}
 */
export function start(name, command, args, options = {}) {
  const { env = process.env, output = 'inherited', shell = false, log, cwd = root, onOutput } = options;
  const collector = output === 'inherited' ? collected.getStore() : undefined;
  const pipe = output === 'buffered' || collector || onOutput ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    cwd,
    env,
    shell,
    detached: process.platform !== 'win32',
    stdio: ['ignore', pipe, pipe],
  });
  let alive = true;
  let streamed = false;
  /** @type {string[]} */
  const buffered = [];
  for (const stream of [child.stdout, child.stderr])
    if (output === 'inherited')
      stream?.on('data', (chunk) => {
        collector?.chunks.push(chunk);
        if (!collector || collector.isShown) process.stdout.write(chunk);
        onOutput?.(String(chunk));
      });
    else if (stream)
      createInterface({ input: stream }).on('line', (line) => {
        if (log) appendFileSync(log, `${line}\n`);
        if (!streamed) buffered.push(line);
        else if (line.trim()) console.log(`[${name}] ${line}`);
      });

  /** @type {Running} */
  const started = {
    name,
    pid: child.pid,
    exited: new Promise((resolve) => {
      const end = (/** @type {number | null} */ code) => {
        alive = false;
        running.delete(started);
        tellWatchdog('-', child.pid);
        resolve(code ?? 1);
      };
      child.once('error', (error) => {
        buffered.push(String(error));
        end(1);
      });
      child.once(pipe === 'pipe' ? 'close' : 'exit', end);
    }),
    alive: () => alive,
    stream: () => {
      streamed = true;
    },
    flush: () => {
      for (const line of buffered.splice(0)) console.error(`[${name}] ${line}`);
    },
  };
  running.add(started);
  tellWatchdog('+', child.pid);
  return started;
}

/**
 * Runs a program to its end and shows its output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, shell?: boolean, cwd?: string, onOutput?: (text: string) => void
 * }} [options]
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, options) {
  return start(command, command, args, options).exited;
}

/**
 * Runs one of the project's programs with this Node.
 *
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, onOutput?: (text: string) => void }} [options]
 */
export function runNode(file, args, options) {
  return run(process.execPath, [file, ...args], options);
}

/**
 * Ends programs: requests it first, and kills them after a while.
 * @param {Iterable<Running>} which
 */
export async function stop(which = running) {
  await Promise.all(
    [...which].map(async ({ pid, exited, alive }) => {
      if (pid === undefined || !alive()) return;
      endGroup(pid, 'SIGTERM');
      const timer = setTimeout(() => endGroup(pid, 'SIGKILL'), GRACE);
      await exited;
      clearTimeout(timer);
      // A program may have left its own child processes behind.
      endGroup(pid, 'SIGKILL');
    }),
  );
}

/** Returns whether this command was ordered to end. The end of its programs is then expected. */
export function isEnding() {
  return ending;
}

/**
 * Ends everything and the command itself when it is ordered to end, or when the npm that called it
 * is gone.
 * @param {() => void} [cleanUp] after everything has ended
 */
export function endOnSignal(cleanUp) {
  /** @param {number} code */
  const end = async (code) => {
    if (ending) return;
    ending = true;
    await stop();
    cleanUp?.();
    process.exit(code);
  };
  process.on('SIGINT', () => end(130));
  process.on('SIGTERM', () => end(143));
  process.on('SIGHUP', () => end(129));
  if (process.env.npm_lifecycle_event) {
    const isCallerClosed = watchCaller();
    setInterval(() => isCallerClosed() && end(143), 1000).unref();
  }
}

/**
 * @param {'+' | '-'} sign
 * @param {number | undefined} pid
 */
function tellWatchdog(sign, pid) {
  if (pid === undefined) return;
  if (!watchdog) {
    watchdog = spawn(process.execPath, [`${root}/scripts/lib/processes/watchdog.mjs`], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    watchdog.unref();
    watchdog.on('error', () => {});
    // The pipe must not keep a finished command from ending.
    const pipe = /** @type {import('node:net').Socket | null} */ (watchdog.stdin);
    pipe?.unref();
    pipe?.on('error', () => {});
  }
  watchdog.stdin?.write(`${sign}${pid}\n`);
}

/**
 * Returns a check for whether the npm that called this command is gone. npm does not always pass a
 * signal on: a killed npm cannot, and the shell that it may start in between outlives it.
 * @returns {() => boolean} whether the npm that called this command has gone
 */
function watchCaller() {
  const parent = process.ppid;
  const shellsParent = parentOfShell(parent);
  return () => process.ppid !== parent || parentOfShell(parent) !== shellsParent;
}

/**
 * @param {number} pid
 * @returns {number | undefined} undefined when the process is not a shell, or where the system has
 * no `/proc`. On systems other than Linux the usual shell replaces itself by the command
 */
function parentOfShell(pid) {
  try {
    const [, name = '', parent] =
      /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return name.endsWith('sh') ? Number(parent) : undefined;
  } catch {
    return undefined;
  }
}
