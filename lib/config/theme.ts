import { z } from 'zod';

type FallbackFace = {
  /** Full or PostScript names, of which a browser takes the first that the system has. */
  local: readonly string[];
  /** The weights that the face stands for. Default: 400. */
  weight?: string;
  /** Width of the web font divided by the width of the system's, in percent. */
  sizeAdjust: number;
};

/** A file with letters that the font itself lacks, for the languages of a script (ISO 15924). */
type Letters = {
  script: string;
  /** Those of the script that need them. Default: all. */
  languages?: readonly string[];
  range: string;
  file: string;
  /** `optional` where no fallback is known to have the same widths on every system. */
  display?: 'optional';
  fallbacks: readonly FallbackFace[];
};

/** System fonts that show the text of a web font until it has loaded. */
type Fallback = {
  family: string;
  /** Of the web font, in percent of its size. */
  ascent: number;
  descent: number;
  /** One for each kind of system. Of those that a system has, the last one counts. */
  faces: readonly FallbackFace[];
};

type FontPreset = {
  face: { family: string; file: string; weight: string } | null;
  letters?: readonly Letters[];
  fallback?: Fallback;
  /** Families of the system, for browsers without the fonts above. */
  system: readonly string[];
};

/** Of Apple's systems, Windows and many kinds of Linux: fonts with the same widths. */
const TIMES = ['Times New Roman', 'Times-Roman', 'Liberation Serif'];
const ARIAL = ['Arial', 'Helvetica', 'Liberation Sans'];
const ARIAL_BOLD = ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold'];

/** Languages whose alphabets have letters such as ą and ő, which the Latin files of the fonts lack. */
const EXTENDED_LATIN = ['bs', 'cs', 'cy', 'et', 'hr', 'hu', 'lt', 'lv', 'mt', 'pl', 'ro', 'sk', 'sl', 'tr'];
const EXTENDED_LETTERS = 'U+100-17F,U+218-21B';

/**
 * Paths are from app/globals.css. `sizeAdjust` was measured in Chromium, with kerning, on the demo shop in
 * English and German, or in Hebrew for Hebrew letters: the width of all headings, or of all other texts, in
 * the web font, divided by their width in the system's. That of a heading font is up to 3.3 % higher, where
 * more headings then have the same lines in windows of 360, 390 and 1,280 px (`e2e/late-fonts.spec.ts`).
 */
const FONT_PRESETS: Readonly<Record<string, FontPreset>> = {
  /**
   * For headings: one weight, Latin letters, 15 kB. `@fontsource/instrument-serif` 5.3.0 without the hints
   * for small sizes on old screens, a third of it: `pyftsubset instrument-serif-latin-400-normal.woff2
   * --unicodes='*' --no-hinting --layout-features='*' --name-IDs='*' --notdef-outline --flavor=woff2`.
   */
  'instrument-serif': {
    face: { family: 'Instrument Serif', file: './fonts/instrument-serif-latin-400.woff2', weight: '400' },
    fallback: {
      family: 'Display fallback',
      ascent: 99,
      descent: 31,
      faces: [
        { local: ['DejaVu Serif'], sizeAdjust: 67.2 },
        { local: ['Noto Serif', 'NotoSerif-Regular'], sizeAdjust: 72.2 },
        { local: TIMES, sizeAdjust: 83.5 },
      ],
    },
    letters: [
      /** 6 kB. `@fontsource/instrument-serif`, as above, and `--unicodes=U+100-17F,U+218-21B`. */
      {
        script: 'Latn',
        languages: EXTENDED_LATIN,
        range: EXTENDED_LETTERS,
        file: './fonts/instrument-serif-latin-ext-400.woff2',
        fallbacks: [],
      },
      {
        script: 'Hebr',
        range: 'U+590-5FF',
        file: '../node_modules/@fontsource/frank-ruhl-libre/files/frank-ruhl-libre-hebrew-300-normal.woff2',
        fallbacks: [
          { local: ['DejaVu Sans'], sizeAdjust: 84.3 },
          { local: ['Noto Serif Hebrew', 'NotoSerifHebrew-Regular'], sizeAdjust: 90 },
          { local: TIMES, sizeAdjust: 94 },
        ],
      },
      /**
       * 20 kB. `@fontsource/markazi-text` 5.3.0 without hints, as above, and `--unicodes=U+600-6FF,U+200C-200F`.
       * Times New Roman of Apple and Windows has Arabic letters, that of Linux has none to measure.
       */
      {
        script: 'Arab',
        range: 'U+600-6FF',
        file: './fonts/markazi-text-arabic-400.woff2',
        display: 'optional',
        fallbacks: [
          { local: ['DejaVu Sans'], sizeAdjust: 84.8 },
          { local: ['Noto Naskh Arabic', 'NotoNaskhArabic-Regular'], sizeAdjust: 100.3 },
          { local: TIMES, sizeAdjust: 100 },
        ],
      },
    ],
    system: ['serif'],
  },
  /** For text: all weights in one file, Latin letters, 30 kB. */
  'instrument-sans': {
    face: {
      family: 'Instrument Sans',
      file: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
      weight: '400 700',
    },
    letters: [
      {
        script: 'Latn',
        languages: EXTENDED_LATIN,
        range: EXTENDED_LETTERS,
        file: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
        fallbacks: [],
      },
    ],
    fallback: {
      family: 'Text fallback',
      ascent: 97,
      descent: 25,
      // For 500, a system draws the font of 400.
      faces: [
        { local: ['DejaVu Sans'], weight: '400 500', sizeAdjust: 91 },
        { local: ['DejaVu Sans Bold'], weight: '600 700', sizeAdjust: 82 },
        { local: ['Roboto'], weight: '400 500', sizeAdjust: 103 },
        { local: ARIAL, weight: '400 500', sizeAdjust: 103 },
        { local: ARIAL_BOLD, weight: '600 700', sizeAdjust: 98 },
      ],
    },
    system: ['sans-serif'],
  },
  'system-serif': { face: null, system: ['Iowan Old Style', 'Georgia', 'serif'] },
  'system-sans': { face: null, system: ['system-ui', 'sans-serif'] },
};

/**
 * Fonts of Apple's systems, Windows and Linux for Japanese, of which a web font has megabytes. They
 * follow the Latin ones, before the generic family by whose name they are found.
 */
const JAPANESE_FONTS: Readonly<Record<string, readonly string[]>> = {
  serif: ['Hiragino Mincho ProN', 'Noto Serif JP', 'Yu Mincho', 'Noto Serif CJK JP'],
  'sans-serif': ['Hiragino Sans', 'Noto Sans JP', 'Yu Gothic', 'Meiryo', 'Noto Sans CJK JP'],
};

const DEFAULT_FONTS = { headings: 'instrument-serif', text: 'instrument-sans' } as const;

const HEX = 'must be a six-digit hex color, such as #97452a';

const hex = z.string(HEX).regex(/^#[0-9a-f]{6}$/i, HEX);

const color = z.union([hex, z.strictObject({ light: hex, dark: hex })], {
  error: `${HEX}, or { light, dark } with one each`,
});

/** The colors by role. docs/customize.md says where each is used. */
export const colorsSchema = z
  .strictObject({
    canvas: color,
    surface: color,
    sunken: color,
    backdrop: color,
    ink: color,
    muted: color,
    line: color,
    edge: color,
    accent: color,
    button: color,
    buttonText: color,
    buttonHover: color,
    danger: color,
    dangerSoft: color,
    success: color,
    successSoft: color,
    focus: color,
  })
  .partial();

const preset = z.enum(Object.keys(FONT_PRESETS));

/** A file in `content/fonts`, with the font of the system until it has loaded. */
const ownFont = z.strictObject({
  family: z
    .string()
    .min(1)
    .max(60)
    .regex(/^[\w -]+$/, 'must have letters, digits, spaces and hyphens only'),
  file: z.string().regex(/^[\w.-]+\.woff2$/, 'must be the name of a .woff2 file in content/fonts'),
  weight: z
    .string()
    .regex(/^\d{3}( \d{3})?$/, 'must be a weight such as 400, or a range such as 400 700')
    .default('400'),
  fallback: z.enum(['serif', 'sans-serif']).default('sans-serif'),
});

const font = z.union([preset, ownFont], {
  error: `must be one of ${Object.keys(FONT_PRESETS).join(', ')}, or { family, file, weight, fallback } with a file of content/fonts`,
});

export const fontsSchema = z.strictObject({ headings: font.optional(), text: font.optional() });

type Colors = z.infer<typeof colorsSchema>;
type Fonts = z.infer<typeof fontsSchema>;

type ColorName = keyof Colors;
type Pair = { light: string; dark: string };

const DEFAULTS: Record<ColorName, Pair> = {
  canvas: { light: '#fbf9f5', dark: '#191714' },
  surface: { light: '#ffffff', dark: '#22201c' },
  sunken: { light: '#f3efe8', dark: '#211e1a' },
  backdrop: { light: '#e8e3da', dark: '#3a362f' },
  ink: { light: '#26231f', dark: '#f3eee6' },
  muted: { light: '#655e54', dark: '#b5ac9f' },
  line: { light: '#e2dcd1', dark: '#37332c' },
  edge: { light: '#8a8175', dark: '#8d8477' },
  accent: { light: '#97452a', dark: '#e8a283' },
  button: { light: '#26231f', dark: '#f3eee6' },
  buttonText: { light: '#fbf9f5', dark: '#1f1c18' },
  buttonHover: { light: '#454038', dark: '#d8d0c3' },
  danger: { light: '#a12a1c', dark: '#f29a8c' },
  dangerSoft: { light: '#f8e9e4', dark: '#3a221d' },
  success: { light: '#3d5f41', dark: '#a6cdaa' },
  successSoft: { light: '#e8eee2', dark: '#232d22' },
  focus: { light: '#26231f', dark: '#f3eee6' },
};

export function resolveColors(colors: Colors = {}): Record<ColorName, Pair> {
  const resolved = { ...DEFAULTS };
  for (const [name, value] of Object.entries(colors))
    if (value !== undefined && isColorName(name))
      resolved[name] = typeof value === 'string' ? { light: value, dark: value } : value;
  return resolved;
}

const isColorName = (name: string): name is ColorName => name in DEFAULTS;

const GROUNDS: ColorName[] = ['canvas', 'surface', 'sunken'];

/** Each color with those that it must stand out from, and the least contrast (WCAG 2.2). */
const RULES: [name: ColorName, on: ColorName[], least: number][] = [
  ['ink', GROUNDS, 4.5],
  ['muted', GROUNDS, 4.5],
  ['accent', GROUNDS, 4.5],
  ['danger', [...GROUNDS, 'dangerSoft'], 4.5],
  ['success', [...GROUNDS, 'successSoft'], 4.5],
  ['ink', ['dangerSoft', 'successSoft'], 4.5],
  ['buttonText', ['button', 'buttonHover'], 4.5],
  ['edge', GROUNDS, 3],
  ['focus', GROUNDS, 3],
];

/** One problem for each pair of colors whose contrast is too low in a theme. */
export function contrastProblems(colors: Colors): { path: ['colors', ColorName]; message: string }[] {
  const resolved = resolveColors(colors);
  return RULES.flatMap(([name, grounds, least]) =>
    grounds.flatMap((ground) =>
      (['light', 'dark'] as const).flatMap((theme) => {
        const [front, back] = [resolved[name][theme], resolved[ground][theme]];
        const contrast = contrastOf(front, back);
        // Default colors are fine among themselves. The problem belongs to the configured one.
        if (contrast >= least || (!colors[name] && !colors[ground])) return [];
        const path: ['colors', ColorName] = ['colors', colors[name] ? name : ground];
        const found = `${name} (${front}) on ${ground} (${back}) has a contrast of ${floor(contrast)} in the ${theme} theme, and needs ${least}`;
        return [{ path, message: found }];
      }),
    ),
  );
}

const floor = (contrast: number): number => Math.floor(contrast * 100) / 100;

/** Returns 1 to 21 (WCAG 2.2, relative luminance). */
function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

type Theme = {
  colors?: Colors | undefined;
  fonts?: Fonts | undefined;
  /** Those of the shop. Default: all. */
  languages?: readonly string[] | undefined;
};
/** Rules by selector, as a Tailwind plugin adds them. */
type Styles = Record<string, Record<string, string | Record<string, string>>>;

/** The names of color roles in the styles, where they differ from the configuration's. */
const ROLES: Readonly<Record<string, string>> = {
  button: 'inverse',
  buttonText: 'on-inverse',
  buttonHover: 'inverse-hover',
  dangerSoft: 'danger-soft',
  successSoft: 'success-soft',
};

/** A button on a picture has the colors of the light theme, as pictures are light in both. */
export function colorStyles({ colors }: Theme): Styles {
  const resolved = resolveColors(colors);
  const variables = (names: readonly ColorName[], value: (pair: Pair) => string) =>
    Object.fromEntries(names.map((name) => [`--role-${ROLES[name] ?? name}`, value(resolved[name])]));
  return {
    ':root': variables(
      Object.keys(resolved).filter(isColorName),
      ({ light, dark }) => `light-dark(${light}, ${dark})`,
    ),
    '@media (min-width: 64rem)': {
      '.button.on-picture': variables(['button', 'buttonText', 'buttonHover'], ({ light }) => light),
    },
  };
}

/** Scripts load this family. Headings in the same font have another name: they load at another time. */
const TEXT_FAMILY = 'Text';

/**
 * The small font of the headings loads at once, because it differs most from the system's. On a first visit,
 * the font of the text waits for the scripts, which it would delay on a slow line
 * (components/layout/first-view.tsx). A page shows it from its first paint or not at all (`optional`), because no two fonts break all lines
 * at the same words. Without scripts, it replaces the system's when it arrives.
 */
export function fontStyles({ fonts, languages }: Theme): Styles[] {
  const { headings, text } = resolveFonts(fonts);
  const isUsed = ({ script, languages: only }: Letters) =>
    languages?.some(
      (code) => scriptOf(code) === script && (only?.includes(new Intl.Locale(code).language) ?? true),
    ) ?? true;
  const inScript = (script: string) => (languages ?? []).filter((code) => scriptOf(code) === script);
  const isJapanese = inScript('Jpan').length > 0;
  const displayFamily = headings.face?.family;
  const fallbacks = [...new Set([headings, text])].flatMap((preset) => {
    const { fallback, letters = [] } = preset;
    // Where the web font never arrives late, the height of the system's moves nothing.
    const isLate = preset === headings;
    if (!fallback) return [];
    return [
      ...fallback.faces.map((face) => fallbackFace(fallback, face, isLate)),
      ...letters
        .filter(isUsed)
        .flatMap(({ range, fallbacks }) =>
          fallbacks.map((face) => fallbackFace(fallback, face, isLate, range)),
        ),
    ];
  });
  return [
    ...fallbacks,
    ...inScript('Arab').map(joinedLetters),
    ...inScript('Jpan').map(squareLetters),
    ...webFaces(headings, displayFamily, 'swap', isUsed),
    ...webFaces(text, TEXT_FAMILY, 'optional', isUsed),
    {
      ':root': {
        '--font-display': stackOf(headings, displayFamily, isJapanese),
        '--font-text': stackOf(text, text.face ? TEXT_FAMILY : undefined, isJapanese),
      },
    },
    ...(text.face
      ? [
          {
            '@media (scripting: enabled)': {
              'html:not([data-fonts=""])': { '--font-text': stackOf(text, undefined, isJapanese) },
            },
          },
          ...webFaces(text, TEXT_FAMILY, 'swap', isUsed).map((face) => ({
            '@media (scripting: none)': face,
          })),
        ]
      : []),
  ];
}

/** Space between letters would tear Arabic words apart, and marks above and below them need higher lines. */
const joinedLetters = (language: string): Styles => ({
  [`:lang(${language})`]: { 'letter-spacing': '0 !important' },
  [`.font-display:lang(${language})`]: { 'line-height': '1.3 !important' },
});

/**
 * Japanese has neither italics nor space between letters, and its lines need more height. Those of headings
 * and controls end between phrases, where the browser knows them.
 */
const squareLetters = (language: string): Styles => ({
  [`:root:lang(${language})`]: {
    ...Object.fromEntries(
      Object.entries(JAPANESE_FONTS).map(([generic, families]) => [
        `--${generic}`,
        [...families, generic].map(quoted).join(', '),
      ]),
    ),
    'line-break': 'strict',
    'text-autospace': 'normal',
  },
  [`:lang(${language})`]: { 'font-style': 'normal !important', 'letter-spacing': '0 !important' },
  [`em:lang(${language})`]: { 'font-weight': '600' },
  [`.font-display:lang(${language})`]: { 'line-height': '1.35 !important' },
  [`:is(h1, h2, h3, button, .button, summary, label, legend, th, dt):lang(${language})`]: {
    'word-break': 'auto-phrase',
  },
});

type FaceRule = { '@font-face': Record<string, string> };

function fallbackFace(
  { family, ascent, descent }: Fallback,
  { local, weight, sizeAdjust }: FallbackFace,
  isLate: boolean,
  range?: string,
): FaceRule {
  const percent = (ofWebFont: number) => `${Math.round((ofWebFont / sizeAdjust) * 100)}%`;
  return {
    '@font-face': {
      'font-family': `"${family}"`,
      src: local.map((name) => `local("${name}")`).join(', '),
      ...(range && { 'unicode-range': range }),
      ...(weight && { 'font-weight': weight }),
      'size-adjust': `${sizeAdjust}%`,
      ...(isLate && { 'ascent-override': percent(ascent), 'descent-override': percent(descent) }),
    },
  };
}

function webFaces(
  { face, letters = [] }: FontPreset,
  family: string | undefined,
  display: 'swap' | 'optional',
  isUsed: (letters: Letters) => boolean,
): FaceRule[] {
  if (!face) return [];
  const rule = (file: string, rest: Record<string, string>): FaceRule => ({
    '@font-face': {
      'font-family': `"${family}"`,
      src: `url("${file}")`,
      'font-display': display,
      ...rest,
    },
  });
  return [
    rule(face.file, { 'font-weight': face.weight }),
    ...letters.filter(isUsed).map(({ range, file, display: own = display }) =>
      rule(file, {
        'unicode-range': range,
        'font-display': own,
        ...(face.weight !== '400' && { 'font-weight': face.weight }),
      }),
    ),
  ];
}

const stackOf = (
  { fallback, system }: FontPreset,
  webFamily: string | undefined,
  isJapanese: boolean,
): string => {
  const families = [webFamily, fallback?.family, ...system].flatMap((family) =>
    family ? [quoted(family)] : [],
  );
  const generic = families.at(-1);
  return (isJapanese ? [...families.slice(0, -1), `var(--${generic}, ${generic})`] : families).join(', ');
};

const scriptOf = (language: string) => new Intl.Locale(language).maximize().script;

function resolveFonts(fonts: Fonts = {}): Record<'headings' | 'text', FontPreset> {
  return { headings: resolveFont(fonts.headings, 'headings'), text: resolveFont(fonts.text, 'text') };
}

function resolveFont(font: Fonts['text'], which: keyof typeof DEFAULT_FONTS): FontPreset {
  const preset = FONT_PRESETS[typeof font === 'string' ? font : DEFAULT_FONTS[which]];
  if (preset === undefined) throw new Error(`There is no font ${font}.`);
  if (font === undefined || typeof font === 'string') return preset;
  const { family, file, weight, fallback } = font;
  const { system } = FONT_PRESETS[fallback === 'serif' ? 'system-serif' : 'system-sans'] ?? preset;
  return { face: { family, file: `../content/fonts/${file}`, weight }, system };
}

/** Generic families are keywords. The others are names, which need quotes when they have spaces. */
const quoted = (family: string): string => (/^[a-z-]+$/.test(family) ? family : `"${family}"`);
