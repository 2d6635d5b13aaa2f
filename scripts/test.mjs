import { ensureBrowser } from './lib/browser.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { runCommand } from './lib/failure.mjs';
import { ensureNginx } from './lib/nginx.mjs';
import { requireNode } from './lib/node-version.mjs';
import { verify } from './lib/verification.mjs';

/** `npm test`: sets up whatever is missing, then runs the whole verification. */
await runCommand(() => {
  requireNode();
  return verify([
    { name: 'Dependencies', run: ensureDependencies },
    { name: 'Browser', run: ensureBrowser },
    { name: 'nginx', run: ensureNginx },
  ]);
});
