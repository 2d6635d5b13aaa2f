import { existsSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Scores `localhost` on two ports, with the scorer that npx put on the path. Exits with 1 below the
 * goal.
 */
const GOAL = 100;
const [httpPort, httpsPort] = process.argv.slice(2).map(Number);

const bin = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'mdn-http-observatory-scan'))
  .find((file) => existsSync(file));
if (!bin) throw new Error('The scorer is not on the path.');
const root = join(dirname(realpathSync(bin)), '..');

// The lists of preloaded domains are downloaded during installation. localhost is on none of them.
for (const list of ['hsts-preload.json', 'tld-list.json'])
  if (!existsSync(join(root, 'conf', list))) writeFileSync(join(root, 'conf', list), '{}');

/** @param {string} path */
const load = (path) => import(pathToFileURL(join(root, 'src', path)).href);
const { retrieve } = await load('retriever/retriever.js');
const { ALL_TESTS } = await load('constants.js');
const { getGradeForScore, getScoreDescription, getScoreModifier } = await load('grader/grader.js');
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load('grader/charts.js');

const answers = await retrieve('localhost', { httpPort, httpsPort });
let whole = 100;
let withoutExtra = 100;
for (const test of ALL_TESTS) {
  const outcome = test(answers);
  const points = getScoreModifier(outcome.result);
  whole += points;
  withoutExtra += Math.min(0, points);
  console.log(
    `${String(points).padStart(4)}  ${outcome.constructor.title}: ${getScoreDescription(outcome.result).replaceAll(/<[^>]+>/g, '')}`,
  );
}
const { score, grade } = getGradeForScore(
  withoutExtra >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? whole : withoutExtra,
);
console.log(`\nObservatory: ${score} (${grade}), the goal is ${GOAL}`);
process.exitCode = score >= GOAL ? 0 : 1;
