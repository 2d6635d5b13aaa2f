import { createHash } from 'node:crypto';

/**
 * The framework's key for server actions, in base64: the one of the environment, or one that each
 * build of this shop derives alike. The framework hashes the ids of actions with it. With another
 * key, a build would not recognize the forms of pages that were opened before the release. The key
 * also encrypts the variables that an action encloses. The shop's actions enclose none
 * (tests/architecture/server-actions.test.ts).
 */
export const actionKey = (env: Record<string, string | undefined>): string =>
  env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ||
  createHash('sha256')
    .update(`server actions ${env.WIX_CLIENT_ID} ${env.SESSION_SECRET ?? ''}`)
    .digest('base64');
