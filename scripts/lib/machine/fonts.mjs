import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.mjs';
import { root } from '../project.mjs';
import { installPackage } from './system-package.mjs';

const FONTS = '/usr/share/fonts';

/** Debian's packages, each with a file by which it is found. Other systems have the files, too. */
const PACKAGES = {
  'fonts-roboto-unhinted': 'Roboto-Regular.ttf',
  'fonts-noto-core': 'NotoSerifHebrew-Regular.ttf',
  'fonts-liberation': 'LiberationSerif-Regular.ttf',
  'fonts-croscore': 'Tinos-Regular.ttf',
  'fonts-dejavu-core': 'DejaVuSans.ttf',
};

/**
 * A family of Debian, and the names of the one that it stands for.
 * @typedef {readonly [family: string, name: string, postScript: string]} StandIn
 *
 * The fonts of a kind of system.
 * @typedef {object} SystemFonts
 * @property {string} serif what a browser draws for `serif`
 * @property {string} sans the same for `sans-serif`
 * @property {readonly string[]} [also] families for letters that the two lack
 * @property {readonly StandIn[]} [standIns] with the same widths
 */

/** @type {StandIn} */
const ARIAL = ['Arimo', 'Arial', 'ArialMT'];
/** @type {StandIn} */
const HELVETICA = ['Arimo', 'Helvetica', 'Helvetica'];
/** @type {StandIn} */
const TIMES_NEW_ROMAN = ['Tinos', 'Times New Roman', 'TimesNewRomanPSMT'];
/** @type {StandIn} */
const TIMES = ['Tinos', 'Times', 'Times-Roman'];

/** For the Arabic letters of Apple's and Microsoft's fonts. */
const ARABIC = ['Noto Sans Arabic'];

/**
 * The kinds of systems whose fonts a shopper sees before those of the shop. Debian has none of
 * Apple's and Microsoft's, so fonts with the same widths stand for them. Liberation of Debian 12
 * has no Hebrew letters, for which such a system has DejaVu.
 * @satisfies {Record<string, SystemFonts>}
 */
const SYSTEMS = {
  Android: {
    serif: 'Noto Serif',
    sans: 'Roboto',
    also: ['Noto Serif Hebrew', 'Noto Sans Hebrew', 'Noto Naskh Arabic', 'Noto Sans Arabic'],
  },
  iOS: { serif: 'Times New Roman', sans: 'Helvetica', also: ARABIC, standIns: [TIMES_NEW_ROMAN, HELVETICA] },
  macOS: { serif: 'Times', sans: 'Helvetica', also: ARABIC, standIns: [TIMES, HELVETICA] },
  Windows: { serif: 'Times New Roman', sans: 'Arial', also: ARABIC, standIns: [TIMES_NEW_ROMAN, ARIAL] },
  'Linux with Liberation': { serif: 'Liberation Serif', sans: 'Liberation Sans', also: ['DejaVu Sans'] },
  'Linux with DejaVu': { serif: 'DejaVu Serif', sans: 'DejaVu Sans' },
};

/** @typedef {keyof typeof SYSTEMS} FontSystem */

/**
 * The kinds of systems that a browser of this machine can imitate. Chromium asks Fontconfig for
 * fonts on Linux only.
 */
export const FONT_SYSTEMS = /** @type {FontSystem[]} */ (
  process.platform === 'linux' ? Object.keys(SYSTEMS) : []
);

/**
 * Makes sure that the fonts of all kinds of systems are on this machine. Other programs show them
 * as well, but the browsers of the tests have those of one system at a time.
 * @throws {Failure} when they cannot be installed
 */
export async function ensureFonts() {
  if (FONT_SYSTEMS.length === 0)
    return console.log('Fonts: those of this machine. Only on Linux can a browser have others for a test.');
  const missing = missingPackages();
  if (missing.length > 0 && !((await installPackage(...missing)) && missingPackages().length === 0))
    throw new Failure(
      `The tests of late fonts need the fonts of other systems, and they could not be installed. Install the packages ${missing.join(', ')}, or put their fonts into ${FONTS}.`,
    );
  console.log(`Fonts of ${FONT_SYSTEMS.join(', ')}: ${FONTS}`);
}

/**
 * Returns variables for a browser that has the fonts of one kind of system and no others.
 * @param {FontSystem} system
 * @returns {{ FONTCONFIG_FILE: string }}
 * @throws {Failure} when a font is missing
 */
export function fontVariables(system) {
  const missing = missingPackages();
  if (missing.length > 0) throw new Failure(`The fonts of ${missing.join(', ')} are not in ${FONTS}.`);
  const folder = join(root, '.cache/fonts', system.replaceAll(' ', '-'));
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'fonts.conf');
  // Another worker's browser may be reading the file.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, fontsFile(SYSTEMS[system], folder));
  renameSync(own, file);
  return { FONTCONFIG_FILE: file };
}

/**
 * Returns variables for the browser of every other test, so that no result depends on the fonts of
 * this machine. Where fonts are missing, it has those of the machine.
 * @returns {{ FONTCONFIG_FILE?: string }}
 */
export const everyTestsFonts = () =>
  FONT_SYSTEMS.length > 0 && missingPackages().length === 0 ? fontVariables('Linux with Liberation') : {};

/** @returns {string[]} */
function missingPackages() {
  const found = fontFolders();
  return Object.entries(PACKAGES).flatMap(([name, file]) => (found.has(file) ? [] : [name]));
}

/** @returns {Map<string, string>} the folder of each file */
function fontFolders() {
  try {
    const files = readdirSync(FONTS, { recursive: true, withFileTypes: true });
    return new Map(files.map(({ name, parentPath }) => [name, parentPath]));
  } catch {
    return new Map();
  }
}

/**
 * @param {SystemFonts} system
 * @param {string} cache a folder of its own, because Fontconfig stores fonts by their new names
 */
function fontsFile({ serif, sans, also = [], standIns = [] }, cache) {
  const folders = new Set([...fontFolders()].flatMap(([name, folder]) => (isTested(name) ? [folder] : [])));
  const name = (/** @type {string} */ key, /** @type {string} */ value) =>
    `<edit name="${key}" mode="assign"><string>${value}</string></edit>`;
  const test = (/** @type {string} */ key, /** @type {string} */ value) =>
    `<test name="${key}"><string>${value}</string></test>`;
  const renamed = standIns.flatMap(([family, as, postScript]) =>
    [
      ['Regular', as, postScript],
      ['Bold', `${as} Bold`, `${as}-Bold`],
    ].map(
      ([style = '', full = '', ps = '']) =>
        `<match target="scan">${test('family', family)}${test('style', style)}${name('fullname', full)}${name('postscriptname', ps)}${name('family', as)}</match>`,
    ),
  );
  const accepted = [serif, sans, ...also].map(
    (family) => `<pattern><patelt name="family"><string>${family}</string></patelt></pattern>`,
  );
  const generic = [
    ['serif', serif],
    ['sans-serif', sans],
    ['system-ui', sans],
  ].map(
    ([family = '', as = '']) =>
      `<match target="pattern">${test('family', family)}<edit name="family" mode="prepend" binding="strong"><string>${as}</string></edit></match>`,
  );
  const all = ['true', 'false'].map(
    (scalable) => `<pattern><patelt name="scalable"><bool>${scalable}</bool></patelt></pattern>`,
  );
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${[...folders].map((folder) => `<dir>${folder}</dir>`).join('\n')}
<cachedir>${cache}</cachedir>
${renamed.join('\n')}
<selectfont>
<rejectfont>${all.join('')}</rejectfont>
<acceptfont>${accepted.join('')}</acceptfont>
</selectfont>
${generic.join('\n')}
</fontconfig>
`;
}

/** @param {string} file */
const isTested = (file) => Object.values(PACKAGES).includes(file);
