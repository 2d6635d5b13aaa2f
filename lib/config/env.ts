import 'server-only';
import type { z } from 'zod';
import { envProblems, envSchema } from './env-schema';

/** @throws Error with all problems when first loaded, unless a start has ended before (`requireUsableEnv`) */
export const env = parseEnv(process.env);

function parseEnv(source: Record<string, string | undefined>): z.infer<typeof envSchema> {
  const parsed = envSchema.safeParse(source);
  if (parsed.success) return parsed.data;
  throw new Error(`The environment is not usable (see .env.example):\n${envProblems(source).join('\n')}`);
}
