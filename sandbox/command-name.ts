/**
 * The command that starts this program: a script of the repository, or the package's program
 * in another project.
 */
export const COMMAND = process.env.npm_lifecycle_event === 'sandbox' ? 'npm run sandbox' : 'npx wix-sandbox';
/** The command with arguments after it. npm passes arguments to a script after two dashes. */
export const COMMAND_WITH = COMMAND.startsWith('npm ') ? `${COMMAND} --` : COMMAND;
