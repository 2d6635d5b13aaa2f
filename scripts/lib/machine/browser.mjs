import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from '../failure.mjs';
import { runNode } from '../processes/processes.mjs';
import { programs } from '../project.mjs';
import { canInstall, installPackage, succeeds } from './system-package.mjs';

/** The first one draws no windows, and runs the tests in about half the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
/** @type {Record<string, string[]>} */
const PLACES = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  linux: ['/opt/google/chrome/chrome'],
  win32: [
    join(process.env.PROGRAMFILES ?? '', 'Google/Chrome/Application/chrome.exe'),
    join(process.env['PROGRAMFILES(X86)'] ?? '', 'Google/Chrome/Application/chrome.exe'),
    join(process.env.LOCALAPPDATA ?? '', 'Google/Chrome/Application/chrome.exe'),
  ],
};

/**
 * Returns a Chromium on this machine: the one that `PLAYWRIGHT_CHROMIUM_PATH` names, else one on
 * the PATH or in a usual place.
 * @returns {string | undefined} undefined when there is none; Playwright then looks for its own
 */
export function findBrowser() {
  const chosen = process.env.PLAYWRIGHT_CHROMIUM_PATH;
  if (chosen) {
    if (isProgram(chosen)) return chosen;
    throw new Failure(`PLAYWRIGHT_CHROMIUM_PATH names no program: ${chosen}`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...(PLACES[process.platform] ?? [])].find((file) => isProgram(file) && starts(file));
}

/** Makes sure that there is a Chromium, and installs one when there is none. */
export async function ensureBrowser() {
  const found = findBrowser() ?? (await ownBrowserOfPlaywright());
  if (found) return console.log(`Browser: ${found}`);

  for (const name of ['chromium-headless-shell', 'chromium'])
    if ((await installPackage(name)) && findBrowser()) return;
  console.log('Installing Chromium with Playwright …');
  const options = canInstall() ? ['--with-deps'] : [];
  if ((await runNode(programs.playwright, ['install', ...options, 'chromium'])) === 0) return;
  throw new Failure(
    'The end-to-end tests need Chromium, and it could not be installed. ' +
      'Install Chromium or Chrome, or set PLAYWRIGHT_CHROMIUM_PATH to the program.',
  );
}

/**
 * @returns {Promise<string | undefined>} the browser that `playwright install` downloaded, if any
 */
async function ownBrowserOfPlaywright() {
  const { chromium } = await import('playwright/test');
  const file = chromium.executablePath();
  return isProgram(file) ? file : undefined;
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * On some systems the browser's file is a script that only explains how to install it.
 * @param {string} file
 */
function starts(file) {
  // On the other systems, requesting the version opens a window.
  return process.platform !== 'linux' || succeeds(file, ['--version']);
}
