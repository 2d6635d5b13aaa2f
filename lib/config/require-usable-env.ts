import { envProblems } from './env-schema';

/**
 * Ends the process with exit code 1 and one line for each invalid variable. next.config.ts calls it
 * for builds and for servers that read the configuration. instrumentation.ts calls it for servers
 * that do not (`output: 'standalone'`). A thrown error would print a stack trace for each page of
 * the build.
 */
export function requireUsableEnv(source: Record<string, string | undefined>): void {
  const problems = envProblems(source);
  if (problems.length === 0) return;
  for (const problem of problems) console.error(`✖ ${problem} (see .env.example)`);
  process.exit(1);
}
