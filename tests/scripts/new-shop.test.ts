import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { shopProblems } from '@/lib/config/shop-problems';
import { readPageFiles } from '@/lib/content/page-files';
import { knownLangs, LOCALES } from '@/lib/i18n/locales.mjs';
import { readAnswers, usage } from '../../scripts/lib/new-shop/answers.mjs';
import { nextSteps } from '../../scripts/lib/new-shop/next-steps.mjs';
import { requireNewShopPossible, writeNewShop } from '../../scripts/lib/new-shop/write-shop.mjs';
import { shopSeed } from '../../scripts/lib/settings/seed.mjs';
import { newFolders } from '../new-folders';
import { DEMO_FOLDER } from '../setup/demo-folder';

const LANGS = ['en', 'de', 'he'];
const REQUIRED = ['--name=Fold & Thread', '--email=hello@fold.example', '--yes'];
const answers = (...flags: string[]) => readAnswers([...REQUIRED, '--time-zone=UTC', ...flags]);

describe('the answers', () => {
  it('have defaults, except for the name and the email address', async () => {
    expect(await answers()).toEqual({
      name: 'Fold & Thread',
      email: 'hello@fold.example',
      country: 'US',
      currency: 'USD',
      locales: 'en-US',
      timeZone: 'UTC',
      clientId: '',
      seed: 'ceramics',
      region: '',
    });
    await expect(readAnswers(['--yes', '--name=Fold'])).rejects.toThrow('these are needed: --email');
  });

  it('come from the terminal, which repeats a question after a mistake', async () => {
    const lines = ['Fold', 'nobody', 'hello@fold.example', 'fr', 'eu', '', 'UTC', '', ''];
    const input = Object.assign(new PassThrough(), { isTTY: true });
    const output = new PassThrough().on('data', (text) => {
      if (/: $/.test(text)) setImmediate(() => input.write(`${lines.shift()}\n`));
    });
    const given = await readAnswers(['--country=PT', '--locale=en-IE'], { input, output });
    expect(given).toMatchObject({ name: 'Fold', email: 'hello@fold.example', country: 'PT' });
    // The region knows its currency.
    expect(given).toMatchObject({ region: 'eu', currency: 'EUR', locales: 'en-IE', seed: 'ceramics' });
  });

  it('end with the terminal, without a stack trace', async () => {
    const input = Object.assign(new PassThrough(), { isTTY: true });
    const output = new PassThrough().on('data', () => setImmediate(() => input.end()));
    await expect(readAnswers([], { input, output })).rejects.toThrow('Nothing has changed');
  });

  it('take flags that people guess, and the help names them all', async () => {
    expect(await answers('--languages=en,de')).toMatchObject({ locales: 'en,de' });
    expect(await answers('--lang=de_AT')).toMatchObject({ locales: 'de-AT' });
    for (const flag of ['--name', '--locale', '--seed', '--yes']) expect(usage()).toContain(flag);
  });

  it.each([
    ['--region=fr', '--region must be one of de, eu, uk, us, ch'],
    ['--country=gb', '--country must be two capital letters'],
    ['--currency=XQX', '--currency must be a currency'],
    ['--locale=xx-YY', '--locale must be locales such as en-GB'],
    ['--locale=en-GB,en-US', '--locale must be one for each language'],
    ['--time-zone=Mars/Olympus', '--time-zone must be a time zone'],
    ['--client-id=a b', '--client-id must be the id of an OAuth app'],
    ['--seed=../..', '--seed must be the name of a folder in sandbox/seeds (ceramics, bakery, fashion)'],
    [`--name=${'a'.repeat(61)}`, '--name must have 1 to 60 characters'],
    ['--email=nobody', '--email must be an email address'],
    ['--logo=none', 'Known: --name, --email'],
  ])('reject %s', async (flag, message) => {
    await expect(answers(flag)).rejects.toThrow(message);
  });
});

describe('a new shop', () => {
  const { at, read, write } = newFolders();
  /** Evaluates the configuration as the framework does, after the types have been removed. */
  const readConfig = async () => {
    const text = read('shop.config.ts')
      .replace(/^import .*\n/, '')
      .replace(' satisfies ShopConfig', '');
    write('shop.config.mjs', text);
    return (await import(/* @vite-ignore */ at('shop.config.mjs'))).default;
  };

  beforeEach(() => {
    cpSync(join(DEMO_FOLDER, 'shop.config.ts'), at('shop.config.ts'));
    for (const part of ['content', 'own']) cpSync(join(DEMO_FOLDER, part), at(part), { recursive: true });
  });

  it('has a configuration and pages that the shop accepts, and nothing of the demo', async () => {
    const demo = read('shop.config.ts');
    writeNewShop(
      await answers(`--name=Ona's "Fold"`, '--currency=GBP', '--country=GB', '--locale=en-GB'),
      at(),
    );
    const config = await readConfig();
    expect(config).toMatchObject({ name: `Ona's "Fold"`, currency: 'GBP', country: 'GB' });
    expect(config.languages).toEqual(['en']);
    expect(config.formats).toEqual({ en: { dates: 'en-GB', numbers: 'en-GB' } });
    expect(shopProblems(config, { langs: LANGS, folder: at() })).toEqual([]);

    const { pages, problems } = readPageFiles(at('content'));
    expect(problems).toEqual([]);
    // In no other language than its own.
    expect(pages.map(({ lang, slug }) => `${lang}/${slug}`)).toEqual(
      readPageFiles(join(DEMO_FOLDER, 'content'))
        .pages.filter(({ lang, slug }) => lang === 'en' && slug !== 'holidays')
        .map(({ slug }) => `en/${slug}`),
    );
    expect(readdirSync(at('content')).filter((name) => LANGS.includes(name))).toEqual(['en']);
    expect(pages.filter(({ facts }) => facts.status !== 'draft')).toEqual([]);
    expect(pages.find(({ slug }) => slug === 'contact')?.markdown).toContain('(mailto:hello@fold.example)');
    expect(readdirSync(at('content/images'))).toEqual(['icon.svg']);
    expect(read('content/images/icon.svg')).toContain(`<title>Ona's "Fold"</title>`);
    expect(read('tests/demo-shop/shop.config.ts')).toBe(demo);
    expect(existsSync(at('tests/demo-shop/content/images/hero.jpg'))).toBe(true);
    expect(readdirSync(at('own'))).toEqual(readdirSync(at('tests/demo-shop/own')));
    expect(existsSync(at('.cache/new-shop'))).toBe(false);
  });

  it.each([
    ['de', { sellsTo: ['DE'], withdrawal: {}, guarantee: {}, productSafety: {}, prices: {} }],
    ['eu', { sellsTo: ['EU'], withdrawal: {}, guarantee: {}, productSafety: {}, prices: {} }],
    ['uk', { sellsTo: ['GB'], prices: { tax: 'included' } }],
    ['us', { sellsTo: ['US'], reviews: 'unchecked' }],
    ['ch', { sellsTo: ['CH'], prices: { tax: 'included' } }],
  ])('for %s has the parts of its law, and lists what only a person can write', async (region, law) => {
    const given = await readAnswers([...REQUIRED, `--region=${region}`]);
    const tasks = writeNewShop(given, at());
    const config = await readConfig();
    expect(config.law).toMatchObject(law);
    const check = { langs: LANGS, folder: at() };
    expect(shopProblems({ ...config, features: { reviews: true } }, check)).toEqual([]);
    expect(readPageFiles(at('content')).problems).toEqual([]);
    const isEu = region === 'de' || region === 'eu';
    // A live shop is not built before a person has completed it.
    const live = shopProblems(config, { ...check, isLive: true });
    expect(live).toEqual(
      isEu
        ? [
            expect.stringMatching(/^shop\.config\.ts law\.guarantee: .* is a placeholder/),
            expect.stringMatching(/^shop\.config\.ts law\.productSafety\.manufacturer\.address: has a place/),
          ]
        : [],
    );
    expect(tasks).toContainEqual(expect.stringMatching(/imprint\.md: \d+ places in \[\[ \]\]$/));
    expect(tasks.some((task) => task.startsWith('law.withdrawal'))).toBe(isEu);
    expect(tasks.some((task) => task.startsWith('law.fees'))).toBe(region === 'uk' || region === 'us');
    const lang = config.languages[0];
    expect(existsSync(at(`content/${lang}/withdrawal-policy.md`))).toBe(isEu);
    expect(read(`content/${lang}/imprint.md`)).toContain('hello@fold.example');
    if (region === 'de') {
      expect(config).toMatchObject({ country: 'DE', currency: 'EUR', timeZone: 'Europe/Berlin' });
      expect(tasks.some((task) => task.startsWith('content/en/'))).toBe(false);
    }
  });

  it('has pages to translate where there are none in its language', async () => {
    const given = await answers('--region=eu', '--locale=he-IL');
    writeNewShop(given, at());
    expect(existsSync(at('content/he/about.md'))).toBe(true);
    expect(existsSync(at('content/de/about.md'))).toBe(false);
    expect(existsSync(at('content/en/withdrawal-policy.md'))).toBe(true);
  });

  it.each(knownLangs())('in %s has every page in it alone, with the email address', async (lang) => {
    writeNewShop(await answers(`--locale=${LOCALES[lang].dateLocale}`), at());
    expect((await readConfig()).languages).toEqual([lang]);
    const folders: readonly string[] = readdirSync(at('content'));
    expect(knownLangs().filter((code) => folders.includes(code))).toEqual([lang]);
    expect(readdirSync(at(`content/${lang}`)).sort()).toEqual(
      readdirSync(join(DEMO_FOLDER, 'content/en'))
        // Only the demo shop has it.
        .filter((name) => name !== 'holidays.md')
        .sort(),
    );
    expect(read(`content/${lang}/contact.md`)).toContain('(mailto:hello@fold.example)');
  });

  it('is followed by its next steps', async () => {
    const given = await answers('--locale=de-AT,en-GB');
    const steps = nextSteps(given, ['law.fees: which fees you take']);
    expect(steps).toContain('npm test -- --own');
    expect(steps).toContain('Its languages: de, en. Another one begins with `languages`');
    expect(steps).toContain('docs/languages.md');
    expect(steps).toContain('  - law.fees: which fees you take\n');
    expect(nextSteps(given, [])).not.toContain('law');
  });

  it('has no law without a region', async () => {
    expect(writeNewShop(await answers(), at())).toEqual([]);
    expect(read('shop.config.ts')).not.toContain('law:');
    expect(existsSync(at('content/legal'))).toBe(false);
  });

  it('names its seed in a file that is committed', async () => {
    writeNewShop(await answers('--seed=fashion'), at());
    expect(shopSeed(at())).toBe('fashion');
    expect(shopSeed(at('tests/demo-shop'))).toBe('ceramics');
    expect(existsSync(at('.env.local'))).toBe(false);
  });

  it('adds the id of the OAuth app to the settings of this machine', async () => {
    write('.env.local', 'PORT=3005\nWIX_CLIENT_ID=older\n');
    writeNewShop(await answers('--client-id=0f3a2b1c-aaaa'), at());
    expect(read('.env.local')).toBe('PORT=3005\nWIX_CLIENT_ID=0f3a2b1c-aaaa\n');
  });

  it('is written once', async () => {
    requireNewShopPossible(at());
    writeNewShop(await answers(), at());
    expect(() => requireNewShopPossible(at())).toThrow('This is already your own shop');
  });

  it('needs a clean repository', () => {
    spawnSync('git', ['init', '--quiet'], { cwd: at() });
    expect(() => requireNewShopPossible(at())).toThrow('not committed');
  });

  it('leaves everything as it was when it fails', async () => {
    const demo = read('shop.config.ts');
    // The configuration is moved first. Then the content cannot be.
    mkdirSync(at('tests/demo-shop/content/folder'), { recursive: true });
    const before = readdirSync(at(), { recursive: true, encoding: 'utf8' }).sort();
    const given = await answers();
    expect(() => writeNewShop(given, at())).toThrow();
    rmSync(at('.cache'), { recursive: true });
    const after = readdirSync(at(), { recursive: true, encoding: 'utf8' }).sort();
    expect(after).toEqual(before);
    expect(read('shop.config.ts')).toBe(demo);
  });
});
