/** What ends a command with words for the person who called it; nobody wants a stack trace of these. */
export class Failure extends Error {}

/**
 * Runs a command to its end and turns what it throws into an exit code.
 *
 * @param {() => Promise<number | void>} command answers with its exit code; nothing means 0
 */
export async function runCommand(command) {
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    console.error(error instanceof Failure ? `\n✖ ${error.message}\n` : error);
    process.exitCode = 1;
  }
}
