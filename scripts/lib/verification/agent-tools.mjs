import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../project.mjs';
import { installLocked, isInstalled } from './locked-packages.mjs';

/**
 * Programs that nobody here has written and that use the shop over HTTP. They are not installed
 * with the shop, and need Node.js 22, which is one of them. Copies of the shop use the root's.
 */
export const AGENT_TOOLS = process.env.AGENT_TOOLS ?? join(root, 'tools/agents');
export const AGENT_PACKAGES = join(AGENT_TOOLS, 'node_modules');
export const hasAgentTools = isInstalled(AGENT_TOOLS);

/** Installs the programs. Their tests are skipped where they are absent, as without a registry. */
export async function installAgentTools() {
  process.env.AGENT_TOOLS = AGENT_TOOLS;
  if (!(await installLocked(AGENT_TOOLS)))
    console.log('– tools/agents: not installed, so its tests are skipped');
}

/**
 * Runs a program of tools/agents.
 * @param {string} file below its node_modules
 * @param {readonly string[]} args
 * @param {string} folder the working directory and home of the program
 * @param {Record<string, string>} [variables]
 * @returns {Promise<{ code: number, stdout: string, stderr: string }>}
 */
export const runAgentTool = (file, args, folder, variables = {}) =>
  new Promise((resolve) => {
    execFile(
      join(AGENT_PACKAGES, '.bin/node'),
      [join(AGENT_PACKAGES, file), ...args],
      {
        cwd: folder,
        env: { NODE_ENV: 'production', PATH: process.env.PATH ?? '', HOME: folder, ...variables },
        maxBuffer: 50_000_000,
      },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    );
  });
