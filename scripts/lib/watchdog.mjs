import { createInterface } from 'node:readline';
import { endGroup } from './process-group.mjs';

// Started beside the first process of a command. The command writes `+pid` and `-pid` lines; when its end of the pipe
// closes, it is gone, and whatever it could not end itself (it was killed) is ended here.
/** @type {Set<number>} */
const groups = new Set();

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => {});
for await (const line of createInterface({ input: process.stdin })) {
  const pid = Number(line.slice(1));
  if (line.startsWith('+')) groups.add(pid);
  else groups.delete(pid);
}
for (const pid of groups) endGroup(pid, 'SIGKILL');
