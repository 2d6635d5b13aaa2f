/** An error that ends a command with a message for its user, without a stack trace. */
export class Failure extends Error {}

/**
 * Runs a command to its end and turns its errors into an exit code.
 * @param {() => Promise<number | void>} command returns its exit code; undefined means 0
 */
export async function runCommand(command) {
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    console.error(error instanceof Failure ? `\n✖ ${error.message}\n` : error);
    process.exitCode = 1;
  }
}
