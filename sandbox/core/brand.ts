import { z } from 'zod';

const color = z.string().regex(/^#[\da-f]{6}$/i, 'must be a color as #26231f');
/** Names of custom properties of `hosted/page.css`. The accent: of links, and of what is chosen. */
const colorName = z.enum(['page', 'panel', 'ink', 'accent', 'button', 'button-text']);
/** Names of families, which browsers take from the system. */
const fonts = z
  .string()
  .regex(/^[\w ,'-]{1,200}$/, 'must be names of fonts, with commas between them')
  .optional();

/** How a merchant's hosted pages look. What is left out has the sandbox's own look. */
export const brandSchema = z.strictObject({
  /** Each in light and in dark. */
  colors: z.partialRecord(colorName, z.tuple([color, color])).default({}),
  headings: fonts,
  text: fonts,
});
export type Brand = z.infer<typeof brandSchema>;

export function brandCss({ colors, headings, text }: Brand): string {
  const properties = [
    ...Object.entries(colors).map(([name, both]) => [name, `light-dark(${both.join(', ')})`]),
    ...(headings ? [['headings', headings]] : []),
    ...(text ? [['text', text]] : []),
  ];
  return `:root {\n${properties.map(([name, value]) => `  --${name}: ${value};\n`).join('')}}\n`;
}
