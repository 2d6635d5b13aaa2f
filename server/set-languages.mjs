import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Passes the build's languages to lib/i18n/locales.mjs, because a release has no shop.config.ts. Import this
// module first. The framework reports a missing build.
const build = join(process.env.NEXT_DIST_DIR || '.next', 'required-server-files.json');
const { config } = existsSync(build) ? JSON.parse(readFileSync(build, 'utf8')) : {};
process.env.SHOP_LANGUAGES = config?.env?.SHOP_LANGUAGES ?? '';
