import { runCommand } from '../scripts/lib/failure.mjs';
import { removeFeature } from '../scripts/lib/features/remove-feature.mjs';
import { root } from '../scripts/lib/project.mjs';

/** `node tools/remove-feature.mjs wishlist`: removes a feature with its routes, tests and entries. */
await runCommand(async () => {
  const [name = ''] = process.argv.slice(2);
  const addresses = removeFeature(root, name);
  console.log(`Removed ${name}${addresses.length > 0 ? `, with ${addresses.join(', ')}` : ''}.`);
  console.log('npm run types and npm run lint name what still uses it.');
});
