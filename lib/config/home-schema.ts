import { z } from 'zod';
import { linkSchema } from './link-schema';
import { textSchema } from './text-schema';

const FILE = 'must be the name of a .jpg, .png, .webp or .avif file in content/images';

const LAYOUTS = ['hero', 'statement', 'featured', 'categories', 'newest', 'recommended', 'story'] as const;

/** Returns the schema of a picture of `content/images`. */
export const pictureSchema = (langs?: readonly string[]) =>
  z.strictObject({
    file: z.string(FILE).regex(/^[\w-]+\.(?:jpe?g|png|webp|avif)$/, FILE),
    /** The text alternative of the picture. */
    alt: textSchema(langs),
    /** The side that is calm enough for text. */
    space: z.enum(['start', 'end'], 'must be start or end').optional(),
  });

/** Returns the schema of the sections of the home page, in the order in which it shows them. */
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
    ],
    { error: `must have a type: ${LAYOUTS.join(', ')}` },
  );
  return z.strictObject({ sections: z.array(section).max(20, 'must have at most 20 sections') });
}
