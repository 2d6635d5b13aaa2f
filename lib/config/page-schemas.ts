import { z } from 'zod';
// The loader of next.config.ts resolves the alias @/ only in that file itself.
import { MENUS } from '../model/content';
import { linkSchema, pictureSchema, SECTION, sectionName, setSchema, textSchema } from './entry-schemas';
import { messageOf, problemsOf } from './schema-problems';
import { configuredSections, SECTION_TYPES } from './section-schemas';

const LAYOUTS = [
  ...['hero', 'statement', 'featured', 'categories', 'newest', 'recommended', 'story', 'set', 'own'],
  ...SECTION_TYPES,
].join(', ');

export function homeSchema(langs?: readonly string[]) {
  const text = textSchema(langs);
  const link = linkSchema(langs);
  const count = (most: number) =>
    z
      .int(`must be a whole number from 1 to ${most}`)
      .min(1, `must be at least 1`)
      .max(most, `must be at most ${most}`)
      .optional();
  const picture = pictureSchema(langs);
  /** A wide picture with a headline. Without a picture, only the headline. */
  const headline = {
    title: text,
    text: text.optional(),
    picture: picture.optional(),
    action: link.optional(),
  };
  const section = z.discriminatedUnion(
    'type',
    [
      z.strictObject({ type: z.literal('hero'), ...headline }),
      z.strictObject({ type: z.literal('statement'), text }),
      z.strictObject({ type: z.literal('featured'), title: text.optional() }),
      z.strictObject({ type: z.literal('categories'), title: text.optional(), count: count(24) }),
      z.strictObject({ type: z.literal('newest'), title: text.optional(), count: count(24) }),
      z.strictObject({ type: z.literal('recommended'), title: text.optional(), count: count(24) }),
      z.strictObject({
        type: z.literal('story'),
        ...headline,
        facts: z
          .array(z.strictObject({ title: text, text }))
          .max(6, 'must have at most 6 facts')
          .optional(),
        factsTitle: text.optional(),
      }),
      ...configuredSections(langs),
      setSchema(langs),
      z.strictObject({ type: z.literal('own'), name: sectionName }),
    ],
    { error: `must have a type: ${LAYOUTS}` },
  );
  return z.strictObject({ sections: z.array(section).max(20, 'must have at most 20 sections') });
}

/** By address. A page of text at the same address keeps its title and text, above the sections. */
export const ownPagesSchema = (langs?: readonly string[]) =>
  z.record(
    z.string(),
    z.strictObject({
      title: textSchema(langs).optional(),
      description: textSchema(langs).optional(),
      menu: z.enum(MENUS, `must be ${MENUS.join(', ')}`).optional(),
      sections: z.array(pageSectionSchema(langs), SECTION).max(10, 'must have at most 10 sections'),
    }),
  );

/** The name of a section of the shop's own, or a section. `z.union` would not name the entry that is wrong. */
function pageSectionSchema(langs?: readonly string[]) {
  const section = z.discriminatedUnion('type', [...configuredSections(langs), setSchema(langs)], {
    error: `must have a type: ${[...SECTION_TYPES, 'set'].join(', ')}`,
  });
  return z.custom<string | z.input<typeof section>>().transform((value: unknown, context) => {
    const { data, error } =
      typeof value === 'object'
        ? section.safeParse(value, { error: messageOf })
        : sectionName.safeParse(value);
    for (const issue of error?.issues ?? [])
      for (const { path, message } of problemsOf(issue))
        context.addIssue({ code: 'custom', path: [...path], message });
    return data ?? z.NEVER;
  });
}
