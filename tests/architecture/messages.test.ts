import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadCartMessages } from '@/lib/i18n/cart-messages';
import { loadOfflineMessages, loadSuggestMessages } from '@/lib/i18n/lazy-messages';
import { isComplete, knownLangs } from '@/lib/i18n/locales.mjs';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import { compareLanguages } from '../../scripts/lib/languages/compare-languages.mjs';
import { readTexts } from '../../scripts/lib/languages/read-texts';
import { type SourceFile, sourceFiles } from './imports';

/** Names of fonts, and log texts that the specification prescribes. */
const EXEMPT = ['lib/config/theme.ts', 'lib/errors/platform-error.ts'];
/** Developer pages are in English. */
const isShown = ({ path }: SourceFile) => !path.startsWith('app/[lang]/design/');
const drawn = sourceFiles('app', 'components', 'features')
  .filter(({ path }) => path.endsWith('.tsx'))
  .filter(isShown);
const shop = [...drawn, ...sourceFiles('app', 'components', 'features', 'lib')].filter(
  (file) =>
    isShown(file) &&
    !file.path.startsWith('lib/i18n/messages/') &&
    !file.path.startsWith('lib/wix/') &&
    !EXEMPT.includes(file.path),
);

const withoutComments = (text: string) =>
  text.replaceAll(/\{?\/\*[\s\S]*?\*\/\}?/g, '').replaceAll(/^\s*\/\/.*$/gm, '');

/**
 * Text between tags and braces, as far as a pattern can tell it from code: letters and the
 * characters between words.
 */
const JSX_TEXT =
  /(?<=\}|[^=]>)([\s\p{L}\d.,!?…’“”–—·×%&+/:-]*\p{L}{2}[\s\p{L}\d.,!?…’“”–—·×%&+/:-]*)(?=[<{])/gu;
const CODE =
  /^(?:else|catch|finally|from|as|satisfies|extends|implements|type|return|export|import|async|get|in|of)\b|^[:,]| \? /;
const ATTRIBUTE =
  /\b(?:aria-label|aria-description|aria-roledescription|label|title|placeholder|alt|hint|intro|submit|legend|heading)=(?:"([^"]*\p{L}{2}[^"]*)"|\{`([^`]*)`\})/gu;
/** A literal that begins with a capital and has more words, or is a sentence of one word. */
const SENTENCE = /(['"`])((?:\p{Lu}[\p{Ll}’][\p{L}’]*|[AI](?= ))(?:,? [\p{L}\d’$({][^'"`\n]*|[.!?]))\1/gu;
/** Texts for logs and for developers. */
const NOT_SHOWN = /\bError\(|logger|console\.|\blog\(|description:|super\(/;

const withoutValues = (template = '') => template.replaceAll(/\$\{[^}]*\}/g, '').trim();

function leftOver({ path, text }: SourceFile): string[] {
  const code = withoutComments(text);
  const found = path.endsWith('.tsx')
    ? [
        ...[...code.matchAll(JSX_TEXT)]
          .map(([, part = '']) => part.trim())
          .filter((part) => !CODE.test(part)),
        ...[...code.matchAll(ATTRIBUTE)].flatMap(([, plain, template]) =>
          /\p{L}{2}/u.test(plain ?? withoutValues(template)) ? [plain ?? withoutValues(template)] : [],
        ),
      ]
    : [];
  const sentences = code
    .split('\n')
    .filter((line) => !NOT_SHOWN.test(line))
    .flatMap((line) => [...line.matchAll(SENTENCE)].map(([, , sentence = '']) => sentence));
  return [...found, ...sentences].map((part) => `${path}: ${part.replaceAll(/\s+/g, ' ')}`);
}

describe('the text of the shop', () => {
  it('is only in lib/i18n/messages', () => {
    expect(shop.length).toBeGreaterThan(200);
    expect([...new Set(shop.flatMap(leftOver))]).toEqual([]);
  });

  it.each([
    ['between tags', '<p>\n  Add to cart\n</p>'],
    ['beside a value', '<p>{count} items</p>'],
    ['before a value', '<p>Order {number}</p>'],
    ['one word', '<Button>Remove</Button>'],
    ['in an attribute', '<nav aria-label="Categories">'],
    ['in a template', '<h1 title={`Order $' + '{number}`} />'],
    ['in an expression', "const name = open ? 'Hide the list' : ready;"],
  ])('is found: %s', (_, text) => {
    expect(leftOver({ path: 'components/a.tsx', text, imports: [] })).not.toEqual([]);
  });

  it.each([
    '<p>{words.title}</p>',
    '<p className="text-small">{count}</p>',
    '<Field<Value> label={words.city} />',
    'if (a) { b(); } else { c(); }',
    'type A = { b: string };\ntype C = { d: string };',
    '// A comment of words\n<br />',
    '<a href={href}>{/* Not a link of the router. */}</a>',
  ])('is distinguished from code: %s', (text) => {
    expect(leftOver({ path: 'components/a.tsx', text, imports: [] })).toEqual([]);
  });
});

type Leaf = { key: string; text: string };

function leaves(messages: object, key = ''): Leaf[] {
  return Object.entries(messages).flatMap(([name, value]: [string, unknown]) => {
    const path = key === '' ? name : `${key}.${name}`;
    if (typeof value === 'string') return [{ key: path, text: value }];
    return typeof value === 'object' && value !== null ? leaves(value, path) : [];
  });
}

const langs = knownLangs();
const found = compareLanguages(await readTexts(langs), isComplete);

describe.each(langs)('the messages in %s', (lang) => {
  it.runIf(isComplete(lang))(
    'are all there, with English’s placeholders, and equal to no other language',
    () => {
      expect(found.find(({ code }) => code === lang)).toMatchObject({
        missing: [],
        unknown: [],
        placeholders: [],
        equal: [],
      });
    },
  );

  it('are those that browsers load', async () => {
    const { cart, cartChanges, errors, offline, suggest } = ALL_MESSAGES[lang];
    expect(await loadCartMessages(lang)).toEqual({ cart, cartChanges, errors });
    expect(await loadOfflineMessages(lang)).toEqual(offline);
    expect(await loadSuggestMessages(lang)).toEqual(suggest);
  });
});

/** English has two forms, so that its type requires neither of a language that has one. */
it.each(langs.filter(isComplete))('the plurals in %s have a singular where the language has one', (lang) => {
  const forms = leaves(ALL_MESSAGES[lang]).filter(({ key }) => /\.(?:one|other)$/.test(key));
  const singular = new Intl.PluralRules(lang).select(1);
  const keys = new Set(forms.map(({ key }) => key));
  const lacking = leaves(ALL_MESSAGES.en)
    .filter(({ key }) => key.endsWith('.one') && keys.has(key.replace(/one$/, 'other')))
    .filter(({ key }) => !keys.has(key.replace(/one$/, singular)));
  expect(lacking).toEqual([]);
});

it('the messages in French have no-break spaces before signs and inside quotes', () => {
  const wrong = leaves(ALL_MESSAGES.fr).filter(({ text }) => / [;:!?%»]|« |[\p{L}\d}][;!?»]/u.test(text));
  expect(wrong).toEqual([]);
});

it('the messages in Japanese have full-width signs, and no spaces', () => {
  const japanese = String.raw`[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]`;
  const wrong = new RegExp(`${japanese}[ ,:;!?()]|[ (!?]${japanese}|あなた`, 'u');
  const texts = Object.entries(ALL_MESSAGES.ja).filter(([area]) => !/^(?:search|color)Words$/.test(area));
  expect(leaves(Object.fromEntries(texts)).filter(({ text }) => wrong.test(text))).toEqual([]);
});

describe('the messages in Arabic', () => {
  const { searchWords: _, colorWords: __, ...shown } = ALL_MESSAGES.ar;
  const texts = leaves(shown);

  it('have Arabic punctuation', () => {
    expect(texts.filter(({ text }) => /\p{Script=Arabic}[\u2069})]?[,;?]|[“”„]/u.test(text))).toEqual([]);
  });

  it('isolate prices and codes, whose digits and signs Arabic letters would reorder', () => {
    const value = /(?<!\u2068)\{(?:price|amount|cost|code|email|percent|from|to)\}(?!%?\u2069)/;
    expect(texts.filter(({ key, text }) => !key.startsWith('assistants.') && value.test(text))).toEqual([]);
  });

  it('count in all forms', () => {
    const keys = new Set(texts.map(({ key }) => key));
    const plurals = [...keys].flatMap((key) => {
      const path = key.replace(/\.one$/, '');
      return path !== key && keys.has(`${path}.other`) ? [path] : [];
    });
    expect(plurals.length).toBeGreaterThan(40);
    for (const path of plurals)
      for (const form of ['two', 'few', 'many']) expect(keys, path).toContain(`${path}.${form}`);
  });
});

/** A browser loads these files as scripts, so every area in them adds to what shoppers download. */
it.each([
  ['cart', ['cart', 'cartChanges', 'errors', 'failure']],
  ['offline', ['offline']],
  ['suggest', ['suggest']],
])('the messages that browsers load in %s.ts are only %j', async (file, areas) => {
  for (const lang of langs) {
    const folder = fileURLToPath(new URL(`../../lib/i18n/messages/${lang}/`, import.meta.url));
    expect(Object.keys(await import(`${folder}${file}.ts`)).sort()).toEqual(areas);
  }
});

it.each(langs)('no message in %s is empty or has straight quotes', (lang) => {
  for (const { key, text } of leaves(ALL_MESSAGES[lang])) {
    expect(text.trim(), key).not.toBe('');
    expect(text, key).not.toMatch(/["']/);
  }
});
