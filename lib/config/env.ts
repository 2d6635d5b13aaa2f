import 'server-only';
import type { z } from 'zod';
import { envProblems, envSchema } from './env-schema';

/**
 * The settings of this process, parsed once.
 *
 * @throws Error that lists every invalid variable, when this module is first loaded. A build or a
 *   server ends earlier than that (`requireUsableEnv`).
 */
export const env = parseEnv(process.env);

function parseEnv(source: Record<string, string | undefined>): z.infer<typeof envSchema> {
  const parsed = envSchema.safeParse(source);
  if (parsed.success) return parsed.data;
  throw new Error(`The environment is not usable (see .env.example):\n${envProblems(source).join('\n')}`);
}
