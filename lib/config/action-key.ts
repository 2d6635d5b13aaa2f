import { createHash } from 'node:crypto';

/**
 * The framework's key for server actions, in base64. The ids of actions are hashed with it, so builds of a
 * shop derive the same one: with another, a build would not recognize forms that were opened before the
 * release. It also encrypts the variables that an action encloses, and the shop's actions enclose none
 * (tests/architecture/source-rules.test.ts).
 */
export const actionKey = (env: Record<string, string | undefined>): string =>
  env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ||
  createHash('sha256')
    .update(`server actions ${env.WIX_CLIENT_ID} ${env.SESSION_SECRET ?? ''}`)
    .digest('base64');
