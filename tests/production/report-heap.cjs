const { writeFileSync } = require('node:fs');
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');

// Loaded into a server before its own code: writes the used heap on request, in bytes.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');
process.on('SIGUSR2', () => {
  collectGarbage();
  writeFileSync(process.env.HEAP_FILE, String(process.memoryUsage().heapUsed));
});
