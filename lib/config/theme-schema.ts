import { z } from 'zod';

/** A font of the system, drawn as wide and as high as a web font, so that nothing moves later. */
type FallbackFace = {
  family: string;
  local: readonly string[];
  /** Average width of the web font divided by that of the system's, in percent. */
  sizeAdjust: number;
  /** Of the web font, divided by `sizeAdjust`. */
  ascent: number;
  descent: number;
};

export type FontPreset = {
  face: { family: string; file: string; weight: string } | null;
  fallbacks: readonly FallbackFace[];
  /** Families of the system, for the time before the web font and for browsers without it. */
  system: readonly string[];
};

/** Fonts that the shop brings or that every system has. Paths are from app/globals.css. */
export const FONT_PRESETS: Readonly<Record<string, FontPreset>> = {
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
        local: ['Times New Roman'],
        sizeAdjust: 83.99,
        ascent: 117.87,
        descent: 36.91,
      },
      {
        family: 'Display on Linux',
        local: ['Liberation Serif'],
        sizeAdjust: 83.94,
        ascent: 117.94,
        descent: 36.93,
      },
      {
        family: 'Display on Android',
        local: ['Noto Serif', 'NotoSerif-Regular'],
        sizeAdjust: 70.89,
        ascent: 139.65,
        descent: 43.73,
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
        sizeAdjust: 103.22,
        ascent: 93.97,
        descent: 24.22,
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

export const DEFAULT_FONTS = { headings: 'instrument-serif', text: 'instrument-sans' } as const;

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

export type Colors = z.infer<typeof colorsSchema>;
export type Fonts = z.infer<typeof fontsSchema>;
