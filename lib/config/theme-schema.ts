import { z } from 'zod';
import { FONT_PRESETS } from './font-presets';

const HEX = 'must be a color of six hexadecimal digits, such as #97452a';

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
