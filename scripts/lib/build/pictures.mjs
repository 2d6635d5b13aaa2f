import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { extname, join } from 'node:path';
import { ownWidths } from '../../../lib/config/picture-widths.mjs';
import { Failure } from '../failure.mjs';
import { root } from '../project.mjs';

const SOURCES = 'content/images';
/** Official notices of the EU, which must stay as they are, byte for byte (lib/config/law.ts). */
const NOTICES = 'content/legal/guarantee';
const TARGET = 'public/pictures';
/** Lists the sizes of the sources for next.config.ts, and their hashes for the next run. */
const MANIFEST = 'manifest.json';
const PHOTOS = /\.(?:jpe?g|png|webp|avif|tiff?)$/i;
const DRAWING = /\.svg$/i;
/** Films and their captions, which are copied. */
const COPIED = /\.(?:mp4|webm|vtt)$/i;
const WEBP = { quality: 74, effort: 4 };
/** Changes whenever the code below makes other files from the same source. */
const VERSION = 2;
const ICON_SIZE = 32;
const TOUCH_ICON_SIZE = 180;
/** The sizes that browsers require of a shop that can be installed. */
const APP_ICON_SIZES = [192, 512];
const MASKABLE_SIZE = 512;
/** Phones cut a maskable icon to a circle or another shape. This part of its width is safe. */
const SAFE = 0.6;

/** @typedef {{ hash: string, width: number, height: number, files: string[] }} Made */
/** @typedef {Record<string, Made>} Manifest the key is the name of the source */

/**
 * Makes the files in `public/pictures` from the sources in `content/images`: a photo in several
 * widths as WebP, and a drawing as it is, with an icon for old browsers and for phones. Reuses the
 * files of sources that have not changed since the last run. Copies the notices.
 * @param {string} [folder] the repository
 * @returns {Promise<string[]>} the sources for which it made files
 * @throws {Failure} for a source that is not a picture, and for two with one name
 */
export async function makePictures(folder = root) {
  const before = readManifest(folder);
  const names = sourcesIn(folder);
  const made = [];
  /** @type {Manifest} */
  const now = {};
  mkdirSync(join(folder, TARGET), { recursive: true });
  for (const name of names) {
    const hash = hashOf(join(folder, SOURCES, name));
    const known = before[name];
    if (known?.hash === hash && known.files.every((file) => existsSync(join(folder, TARGET, file)))) {
      now[name] = known;
      continue;
    }
    now[name] = { hash, ...(await make(folder, name)) };
    made.push(name);
  }
  removeOthers(
    folder,
    new Set([
      MANIFEST,
      ...copyFilms(folder),
      ...copyNotices(folder),
      ...Object.values(now).flatMap(({ files }) => files),
    ]),
  );
  const text = `${JSON.stringify(now, null, 2)}\n`;
  // An unchanged file keeps its time, so that nothing is built again.
  if (JSON.stringify(before) !== JSON.stringify(now)) writeFileSync(join(folder, TARGET, MANIFEST), text);
  return made;
}

/**
 * @param {string} folder
 * @returns {string[]} the names of the copies
 */
function copyFilms(folder) {
  const source = join(folder, SOURCES);
  const names = existsSync(source) ? readdirSync(source).filter((name) => COPIED.test(name)) : [];
  for (const name of names) copyFileSync(join(source, name), join(folder, TARGET, name));
  return names;
}

/**
 * @param {string} folder
 * @returns {string[]} the names in the target that hold the notices
 */
function copyNotices(folder) {
  const target = join(folder, TARGET, 'guarantee');
  rmSync(target, { recursive: true, force: true });
  if (!existsSync(join(folder, NOTICES))) return [];
  mkdirSync(target);
  for (const name of readdirSync(join(folder, NOTICES)).filter((name) => DRAWING.test(name)))
    copyFileSync(join(folder, NOTICES, name), join(target, name));
  return ['guarantee'];
}

/** @param {string} folder */
function sourcesIn(folder) {
  const path = join(folder, SOURCES);
  const names = existsSync(path)
    ? readdirSync(path).filter((name) => PHOTOS.test(name) || DRAWING.test(name))
    : [];
  const bases = names.map(baseOf);
  const twice = names.find((name, index) => bases.indexOf(baseOf(name)) !== index);
  if (twice) throw new Failure(`${SOURCES}/${twice}: another picture has the same name without its ending.`);
  return names.sort();
}

/** @param {string} name */
const baseOf = (name) => name.slice(0, -extname(name).length);

/** @param {string} path */
const hashOf = (path) =>
  createHash('sha1').update(`${VERSION}`).update(readFileSync(path)).digest('base64url');

/**
 * @param {string} folder
 * @param {string} name
 * @returns {Promise<Omit<Made, 'hash'>>}
 */
async function make(folder, name) {
  const source = join(folder, SOURCES, name);
  try {
    // Loaded only when there is something to make: it takes as long as all the rest of a start.
    const { default: sharp } = await import('sharp');
    const { width, height } = (await sharp(source).metadata()).autoOrient;
    if (DRAWING.test(name)) return { width, height, files: await makeIcons(sharp, folder, name, width) };
    const widths = ownWidths(width);
    const files = widths.map((one) => `${baseOf(name)}-${one}.webp`);
    for (const [index, file] of files.entries())
      await sharp(source)
        .autoOrient()
        .resize(widths[index])
        .webp(WEBP)
        .toFile(join(folder, TARGET, file));
    return { width, height, files };
  } catch (error) {
    throw new Failure(`${SOURCES}/${name} could not be read as a picture: ${error}`);
  }
}

/**
 * @param {typeof import('sharp').default} sharp
 * @param {string} folder
 * @param {string} name
 * @param {number} width of the drawing, at 72 dots per inch
 */
async function makeIcons(sharp, folder, name, width) {
  const source = join(folder, SOURCES, name);
  const base = baseOf(name);
  /** @param {number} size */
  const drawn = (size) =>
    // A drawing is rendered at its density, and only then resized.
    sharp(source, { density: Math.max(300, Math.ceil((72 * size) / width)) }).resize(size, size, {
      fit: 'contain',
      background: '#0000',
    });
  const maskable = `${base}-maskable-${MASKABLE_SIZE}.png`;
  const files = [
    name,
    `${base}-${TOUCH_ICON_SIZE}.png`,
    `${base}.ico`,
    ...APP_ICON_SIZES.map((size) => `${base}-${size}.png`),
    maskable,
  ];
  copyFileSync(source, join(folder, TARGET, name));
  // Phones put an icon without a background on black.
  const touchIcon = drawn(TOUCH_ICON_SIZE).flatten({ background: '#ffffff' }).png();
  await touchIcon.toFile(join(folder, TARGET, `${base}-${TOUCH_ICON_SIZE}.png`));
  for (const size of APP_ICON_SIZES)
    await drawn(size)
      .flatten({ background: '#ffffff' })
      .png()
      .toFile(join(folder, TARGET, `${base}-${size}.png`));
  const inner = Math.round(MASKABLE_SIZE * SAFE);
  const before = Math.floor((MASKABLE_SIZE - inner) / 2);
  const after = MASKABLE_SIZE - inner - before;
  await drawn(inner)
    .flatten({ background: '#ffffff' })
    .extend({ top: before, bottom: after, left: before, right: after, background: '#ffffff' })
    .png()
    .toFile(join(folder, TARGET, maskable));
  const icon = await drawn(ICON_SIZE).png().toBuffer();
  writeFileSync(join(folder, TARGET, `${base}.ico`), iconFile(icon));
  return files;
}

/**
 * Returns an icon file (ICO) with one PNG in it.
 * @param {Buffer} png
 */
function iconFile(png) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(ICON_SIZE, 6);
  header.writeUInt8(ICON_SIZE, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/**
 * @param {string} folder
 * @returns {Manifest} empty before the first run, and after one that was interrupted
 */
function readManifest(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, TARGET, MANIFEST), 'utf8'));
  } catch {
    return {};
  }
}

/**
 * @param {string} folder
 * @param {ReadonlySet<string>} files to keep
 */
function removeOthers(folder, files) {
  for (const name of readdirSync(join(folder, TARGET)))
    if (!files.has(name)) rmSync(join(folder, TARGET, name), { recursive: true });
}
