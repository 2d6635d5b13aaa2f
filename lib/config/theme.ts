import { z } from 'zod';

/** A font of the system, drawn as wide and as high as a web font, so that nothing moves later. */
type FallbackFace = {
  family: string;
  local: readonly string[];
  /** The weights that the face stands for. Default: all, of which a browser makes the bold ones. */
  weight?: string;
  /** Average width of the web font divided by the width of the system's, in percent. */
  sizeAdjust: number;
  /** Of the web font, divided by `sizeAdjust`. */
  ascent: number;
  descent: number;
};

/** A file with letters that the font itself lacks, for the languages of a script (ISO 15924). */
type Letters = { script: string; range: string; file: string };

type FontPreset = {
  face: { family: string; file: string; weight: string } | null;
  letters?: readonly Letters[];
  fallbacks: readonly FallbackFace[];
  /** Families of the system, for the time before the web font and for browsers without it. */
  system: readonly string[];
};

/** Fonts that the shop brings or that every system has. Paths are from app/globals.css. */
const FONT_PRESETS: Readonly<Record<string, FontPreset>> = {
  /**
   * For headings: one weight, Latin letters, 15 kB. The file is `@fontsource/instrument-serif`
   * 5.3.0 without the hints for small sizes on old screens, which were a third of it. Outlines and
   * widths are unchanged. It was made with `pyftsubset instrument-serif-latin-400-normal.woff2
   * --unicodes='*' --no-hinting --layout-features='*' --name-IDs='*' --notdef-outline
   * --flavor=woff2`.
   */
  'instrument-serif': {
    face: { family: 'Instrument Serif', file: './fonts/instrument-serif-latin-400.woff2', weight: '400' },
    fallbacks: [
      {
        family: 'Display fallback',
        // The second has the widths of the first.
        local: ['Times New Roman', 'Liberation Serif'],
        sizeAdjust: 83.97,
        ascent: 117.9,
        descent: 36.92,
      },
      {
        family: 'Display on Android',
        local: ['Noto Serif', 'NotoSerif-Regular'],
        sizeAdjust: 70.89,
        ascent: 139.65,
        descent: 43.73,
      },
    ],
    letters: [
      {
        script: 'Hebr',
        range: 'U+590-5FF',
        file: '../node_modules/@fontsource/frank-ruhl-libre/files/frank-ruhl-libre-hebrew-300-normal.woff2',
      },
    ],
    system: ['Iowan Old Style', 'Georgia', 'serif'],
  },
  /** For text: all weights in one file, Latin letters, 30 kB. */
  'instrument-sans': {
    face: {
      family: 'Instrument Sans',
      file: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
      weight: '400 700',
    },
    fallbacks: [
      {
        family: 'Text fallback',
        local: ['Arial', 'Liberation Sans'],
        weight: '400',
        sizeAdjust: 101.8,
        ascent: 95.28,
        descent: 24.56,
      },
      {
        family: 'Text fallback',
        local: ['Arial', 'Liberation Sans'],
        weight: '500',
        sizeAdjust: 103.3,
        ascent: 93.9,
        descent: 24.2,
      },
      {
        family: 'Text fallback',
        local: ['Arial Bold', 'Liberation Sans Bold'],
        weight: '600 700',
        sizeAdjust: 98.6,
        ascent: 98.38,
        descent: 25.35,
      },
      {
        family: 'Text on Android',
        local: ['Roboto', 'Roboto-Regular'],
        sizeAdjust: 102.43,
        ascent: 94.69,
        descent: 24.41,
      },
    ],
    system: ['system-ui', 'sans-serif'],
  },
  'system-serif': { face: null, fallbacks: [], system: ['Iowan Old Style', 'Georgia', 'serif'] },
  'system-sans': { face: null, fallbacks: [], system: ['system-ui', 'sans-serif'] },
};

const DEFAULT_FONTS = { headings: 'instrument-serif', text: 'instrument-sans' } as const;

const HEX = 'must be a six-digit hex color, such as #97452a';

const hex = z.string(HEX).regex(/^#[0-9a-f]{6}$/i, HEX);

/** A color for both themes, or one for each. */
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

/**
 * A font of its own: a file in `content/fonts`, with the font of the system until it has loaded.
 */
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
/** A color in the light and in the dark theme. */
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

/** Returns every color in both themes. A configured color that is one for both counts twice. */
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

/**
 * Returns a problem for each pair of colors that is too close for shoppers with weak eyes: `#cccccc
 * on canvas (#fbf9f5) has a contrast of 1.5 in the light theme, and needs 4.5`.
 */
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

/** Returns the contrast of two colors, 1 to 21 (WCAG 2.2, relative luminance). */
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

/**
 * The names of the color roles in the styles, where they differ from the configuration's names.
 */
const ROLES: Readonly<Record<string, string>> = {
  button: 'inverse',
  buttonText: 'on-inverse',
  buttonHover: 'inverse-hover',
  dangerSoft: 'danger-soft',
  successSoft: 'success-soft',
};

/**
 * Returns the variables of all color roles. Each has its value in the light and the dark theme. A
 * button on a picture has those of the light theme, as pictures are light in both.
 */
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

/**
 * Returns the font faces, and the variables of the two fonts. The small font of the headings loads
 * at once, because it differs most from the system's. The one of the text waits for the scripts on
 * a browser's first visit (components/layout/web-fonts.tsx), because on a slow line it would delay
 * them.
 */
export function fontStyles({ fonts, languages }: Theme): Styles[] {
  const both = resolveFonts(fonts);
  const faces = Object.values(both).flatMap(({ face, fallbacks, letters = [] }): Styles[] => [
    ...fallbacks.map(({ family, local, weight, sizeAdjust, ascent, descent }) => ({
      '@font-face': {
        'font-family': `"${family}"`,
        src: local.map((name) => `local("${name}")`).join(', '),
        ...(weight && { 'font-weight': weight }),
        'size-adjust': `${sizeAdjust}%`,
        'ascent-override': `${ascent}%`,
        'descent-override': `${descent}%`,
        'line-gap-override': '0%',
      },
    })),
    ...(face
      ? [
          {
            '@font-face': {
              'font-family': `"${face.family}"`,
              src: `url("${face.file}") format("woff2")`,
              'font-weight': face.weight,
              'font-style': 'normal',
              'font-display': 'swap',
            },
          },
        ]
      : []),
    ...letters
      .filter(({ script }) => languages?.some((code) => scriptOf(code) === script) ?? true)
      .map(({ range, file }) => ({
        '@font-face': {
          'font-family': `"${face?.family}"`,
          src: `url("${file}") format("woff2")`,
          'font-display': 'swap',
          'unicode-range': range,
        },
      })),
  ]);
  const nameOf = ({ face, system }: FontPreset) => (face ? `"${face.family}"` : quoted(system[0] ?? 'serif'));
  const { face, fallbacks, system } = both.text;
  return [
    ...faces,
    { ':root': { '--font-display': nameOf(both.headings), '--font-text': nameOf(both.text) } },
    ...(face
      ? [
          {
            '@media (scripting: enabled)': {
              'html:not([data-fonts=""])': {
                '--font-text': quoted(fallbacks[0]?.family ?? system[0] ?? 'sans-serif'),
              },
              // Text that nobody sees loads the font for the next page.
              'html[data-fonts=next] .sr-only': { 'font-family': nameOf(both.text) },
            },
          },
        ]
      : []),
  ];
}

const scriptOf = (language: string) => new Intl.Locale(language).maximize().script;

/** Returns the families of one font in the order in which a browser tries them. */
export function fontStack({ fonts }: Theme, which: 'headings' | 'text'): string[] {
  const { fallbacks, system } = resolveFonts(fonts)[which];
  const variable = which === 'headings' ? 'var(--font-display)' : 'var(--font-text)';
  const families = [...new Set(fallbacks.map(({ family }) => quoted(family)))];
  return [variable, ...families, ...system.map(quoted)];
}

function resolveFonts(fonts: Fonts = {}): Record<'headings' | 'text', FontPreset> {
  return { headings: resolveFont(fonts.headings, 'headings'), text: resolveFont(fonts.text, 'text') };
}

function resolveFont(font: Fonts['text'], which: keyof typeof DEFAULT_FONTS): FontPreset {
  const preset = FONT_PRESETS[typeof font === 'string' ? font : DEFAULT_FONTS[which]];
  if (preset === undefined) throw new Error(`There is no font ${font}.`);
  if (font === undefined || typeof font === 'string') return preset;
  const { family, file, weight, fallback } = font;
  const { system } = FONT_PRESETS[fallback === 'serif' ? 'system-serif' : 'system-sans'] ?? preset;
  return { face: { family, file: `../content/fonts/${file}`, weight }, fallbacks: [], system };
}

/** Generic families are keywords. The others are names, which need quotes when they have spaces. */
const quoted = (family: string): string => (/^[a-z-]+$/.test(family) ? family : `"${family}"`);
