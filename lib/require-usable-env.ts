import { envProblems } from './env-schema';

/**
 * Ends the process with exit code 1 and one line for each variable that is wrong. next.config.ts calls it for builds and
 * for servers that read the configuration, instrumentation.ts for those that do not (`output: 'standalone'`). An error
 * that is thrown instead reaches the reader inside a stack trace, once for each page of the build.
 */
export function requireUsableEnv(source: Record<string, string | undefined>): void {
  const problems = envProblems(source);
  if (problems.length === 0) return;
  for (const problem of problems) console.error(`✖ ${problem} (see .env.example)`);
  process.exit(1);
}
