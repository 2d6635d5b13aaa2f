import { createInterface } from 'node:readline';
import { endGroup } from './process-group.mjs';

// Started next to the first process of a command. The command writes `+pid` and `-pid` lines. When
// its end of the pipe closes, the command is gone, and the watchdog ends every process that the
// command could not end itself because it was killed.
/** @type {Set<number>} */
const groups = new Set();

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => {});
for await (const line of createInterface({ input: process.stdin })) {
  const pid = Number(line.slice(1));
  if (line.startsWith('+')) groups.add(pid);
  else groups.delete(pid);
}
for (const pid of groups) endGroup(pid, 'SIGKILL');
