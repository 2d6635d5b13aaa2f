import { resolveColors } from './colors';
import { DEFAULT_FONTS, FONT_PRESETS, type FontPreset } from './font-presets';
import type { Colors, Fonts } from './theme-schema';

type Theme = { colors?: Colors | undefined; fonts?: Fonts | undefined };
/** Rules by selector, as a Tailwind plugin adds them. */
type Styles = Record<string, Record<string, string | Record<string, string>>>;

/**
 * The names of the color roles in the styles, where they differ from those of the configuration.
 */
const ROLES: Readonly<Record<string, string>> = {
  button: 'inverse',
  buttonText: 'on-inverse',
  buttonHover: 'inverse-hover',
  dangerSoft: 'danger-soft',
  successSoft: 'success-soft',
};

/** Returns the variables of all color roles. Each has its value in the light and the dark theme. */
export const colorStyles = ({ colors }: Theme): Styles => ({
  ':root': Object.fromEntries(
    Object.entries(resolveColors(colors)).map(([name, { light, dark }]) => [
      `--role-${ROLES[name] ?? name}`,
      `light-dark(${light}, ${dark})`,
    ]),
  ),
});

/**
 * Returns the font faces, and the variables of the two fonts. The web fonts wait for the scripts on
 * a browser's first visit (components/layout/web-fonts.tsx), because on a slow line they would
 * delay them.
 */
export function fontStyles({ fonts }: Theme): Styles[] {
  const both = resolveFonts(fonts);
  const faces = Object.values(both).flatMap(({ face, fallbacks }): Styles[] => [
    ...fallbacks.map(({ family, local, sizeAdjust, ascent, descent }) => ({
      '@font-face': {
        'font-family': `"${family}"`,
        src: local.map((name) => `local("${name}")`).join(', '),
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
  ]);
  const variables = (nameOf: (font: FontPreset) => string) => ({
    '--font-display': nameOf(both.headings),
    '--font-text': nameOf(both.text),
  });
  return [
    ...faces,
    { ':root': variables(({ face, system }) => (face ? `"${face.family}"` : quoted(system[0] ?? 'serif'))) },
    {
      '@media (scripting: enabled)': {
        'html:not([data-fonts])': variables(({ fallbacks, system }) =>
          quoted(fallbacks[0]?.family ?? system[0] ?? 'serif'),
        ),
      },
    },
  ];
}

/** Returns the families of one font in the order in which a browser tries them. */
export function fontStack({ fonts }: Theme, which: 'headings' | 'text'): string[] {
  const { fallbacks, system } = resolveFonts(fonts)[which];
  const variable = which === 'headings' ? 'var(--font-display)' : 'var(--font-text)';
  return [variable, ...fallbacks.map(({ family }) => quoted(family)), ...system.map(quoted)];
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
