import { z } from 'zod';
// The loader of next.config.ts resolves the alias @/ only in that file itself.
import type { Picture } from '../model/product';
import { hrefSchema, pictureSchema, type Text, textSchema } from './entry-schemas';

export const SECTION_TYPES = [
  'slideshow',
  'film',
  'category',
  'quotes',
  'questions',
  'numbers',
  'logos',
  'countdown',
  'columns',
  'newsletter',
] as const;
export type SectionType = (typeof SECTION_TYPES)[number];

export const isSectionType = (type: string): type is SectionType => SECTION_TYPES.some((one) => one === type);

const SLUG = 'must be the last part of an address, such as dinner-plate';
const MOMENT = "must be a moment with its zone, such as '2026-12-18T18:00:00-05:00'";

const slug = z.string(SLUG).regex(/^[^\s/?#]{1,200}$/, SLUG);

function listOf<S extends z.ZodType>(one: S, min: number, max: number) {
  const message = `must have from ${min} to ${max} entries`;
  return z.array(one, message).min(min, message).max(max, message);
}

type Parts<P, F, L> = { text: z.ZodType<Text, Text>; picture: P; film: F; logo: L };

/** One for `shop.config.ts` and the CMS, whose pictures and films have other forms (docs/sections.md). */
function sectionSchemas<P extends z.ZodType, F extends z.ZodType, L extends z.ZodType>({
  text,
  picture,
  film,
  logo,
}: Parts<P, F, L>) {
  const action = z.strictObject({ label: text, href: hrefSchema }).optional();
  const title = text.optional();
  return [
    z.strictObject({
      type: z.literal('slideshow'),
      title: text,
      text: text.optional(),
      slides: listOf(z.strictObject({ picture, title, text: text.optional() }), 2, 8),
    }),
    z.strictObject({
      type: z.literal('film'),
      title: text,
      text: text.optional(),
      film,
      /** The one before it plays. */
      picture,
    }),
    z.strictObject({
      type: z.literal('category'),
      slug,
      title,
      count: z.int().min(1, 'must be at least 1').max(12, 'must be at most 12').optional(),
    }),
    /** The most helpful review with four stars or more of each product, by its slug. */
    z.strictObject({ type: z.literal('quotes'), title, products: listOf(slug, 1, 6) }),
    z.strictObject({
      type: z.literal('questions'),
      title: text,
      questions: listOf(z.strictObject({ question: text, answer: text }), 1, 30),
    }),
    z.strictObject({
      type: z.literal('numbers'),
      title,
      numbers: listOf(z.strictObject({ value: text, label: text }), 1, 6),
    }),
    z.strictObject({
      type: z.literal('logos'),
      title,
      logos: listOf(
        z.strictObject({
          /** Also shown where there is no logo. */
          name: z.string().min(1).max(60),
          logo: logo.optional(),
          href: hrefSchema.optional(),
        }),
        1,
        12,
      ),
    }),
    z.strictObject({
      type: z.literal('countdown'),
      title: text,
      text: text.optional(),
      until: z.iso.datetime({ offset: true, error: MOMENT }),
      /** In place of the text, after the end. */
      ended: text.optional(),
      action,
    }),
    z.strictObject({
      type: z.literal('columns'),
      title,
      columns: listOf(z.strictObject({ title, text, action }), 2, 4),
    }),
    z.strictObject({ type: z.literal('newsletter'), title: text, text: text.optional() }),
  ] as const;
}

const FILM = 'must be the name of a .mp4 or .webm file in content/images';
const CAPTIONS = 'must be the name of a .vtt file in content/images';
const LOGO = 'must be the name of a .svg, .png or .webp file in content/images';

/** As `shop.config.ts` has them. */
export const configuredSections = (langs?: readonly string[]) =>
  sectionSchemas({
    text: textSchema(langs),
    picture: pictureSchema(langs).omit({ space: true }),
    film: z.strictObject({
      file: z.string(FILM).regex(/^[\w-]+\.(?:mp4|webm)$/, FILM),
      captions: z.record(z.string(), z.string(CAPTIONS).regex(/^[\w.-]+\.vtt$/, CAPTIONS)).optional(),
    }),
    logo: z.string(LOGO).regex(/^[\w-]+\.(?:svg|png|webp)$/, LOGO),
  });

export const cmsSections = (
  parts: Parts<z.ZodType<Picture>, z.ZodType<{ src: string }>, z.ZodType<Picture>>,
) => sectionSchemas(parts);

export type CmsSection = z.output<ReturnType<typeof cmsSections>[number]>;

export type SectionValue = z.output<ReturnType<typeof configuredSections>[number]> | CmsSection;

/** A section of one type: `SectionOf<'film'>`. */
export type SectionOf<Type extends SectionType> = Extract<SectionValue, { type: Type }>;

/** A file of `content/images`, or a picture of the CMS. */
export type SectionPicture = SectionOf<'film'>['picture'];
