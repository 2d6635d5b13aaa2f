import 'server-only';
import { z } from 'zod';
import { messageOf, problemsOf } from '@/lib/config/schema-problems';
import { type CmsSection, cmsSections, type SectionType } from '@/lib/config/section-schemas';
import { videoOf } from '@/lib/wix/map/picture';
import { pictureField } from './item-fields';

/** A field Media Gallery. */
export const galleryField = z.array(
  z.object({
    src: z.string().max(1_000),
    alt: z.string().nullish(),
    title: z.string().nullish(),
    description: z.string().nullish(),
  }),
);

type Fields = {
  title?: string | undefined;
  text?: string | undefined;
  label?: string | undefined;
  href?: string | undefined;
  picture?: string | undefined;
  alt?: string | undefined;
  lines?: string | undefined;
  gallery?: z.output<typeof galleryField> | undefined;
  video?: string | undefined;
  until?: unknown;
  ended?: string | undefined;
};

const sectionSchema = z.discriminatedUnion(
  'type',
  cmsSections({
    text: z.string('is missing').min(1).max(1_000, 'must have at most 1000 characters'),
    picture: z
      .object({ src: pictureField, alt: z.string().min(1) }, 'is missing')
      .transform(({ src, alt }) => ({ ...src, alt })),
    film: z.string('is missing').transform((text, context) => {
      const video = videoOf(text, '');
      if (video) return { src: video.src };
      context.addIssue({ code: 'custom', message: 'is no video of the site' });
      return z.NEVER;
    }),
    logo: pictureField,
  }),
);

/** Null with an issue of the item for each mistake. The schema is that of `shop.config.ts`. */
export function readSection(type: SectionType, item: Fields, context: z.RefinementCtx): CmsSection | null {
  const { title } = item;
  const candidate = { type, title: title || undefined, ...FIELDS[type](item) };
  const { data, error } = sectionSchema.safeParse(candidate, { error: messageOf });
  for (const issue of error?.issues ?? [])
    for (const { path, message } of problemsOf(issue))
      context.addIssue({ code: 'custom', path: [...path], message });
  return data ?? null;
}

/** The fields of an item that a section of each type has, beside its title. */
const FIELDS: Record<SectionType, (item: Fields) => object> = {
  slideshow: ({ text, gallery = [] }) => ({
    text,
    slides: gallery.map((one) => ({
      picture: { src: one.src, alt: one.alt || one.title },
      title: one.title || undefined,
      text: one.description || undefined,
    })),
  }),
  film: ({ text, video, picture, alt }) => ({ text, film: video, picture: picture && { src: picture, alt } }),
  category: ({ href = '' }) => ({ slug: /^\/categories\/([^/?#]+)$/.exec(href)?.[1] }),
  quotes: ({ lines }) => ({ products: rowsOf(lines).map(([slug]) => slug) }),
  questions: ({ lines }) => ({ questions: entriesOf(lines, 'question', 'answer') }),
  numbers: ({ lines }) => ({ numbers: entriesOf(lines, 'value', 'label') }),
  logos: ({ lines, gallery }) => ({
    logos: gallery
      ? gallery.map((one) => ({ name: one.alt || one.title, logo: one.src }))
      : entriesOf(lines, 'name', 'href'),
  }),
  countdown: ({ text, until, ended, label, href }) => ({
    text,
    until: until instanceof Date ? until.toISOString() : until,
    ended,
    action: label && href ? { label, href } : undefined,
  }),
  columns: ({ lines }) => ({ columns: entriesOf(lines, 'title', 'text') }),
  newsletter: ({ text }) => ({ text }),
};

const rowsOf = (lines = ''): string[][] =>
  lines
    .split('\n')
    .filter((row) => row.trim())
    .map((row) => row.split('|').map((cell) => cell.trim()));

/** A line for each: `Do you ship abroad? | Yes, to every country.` The second text may have a `|`, too. */
const entriesOf = (lines: string | undefined, first: string, second: string): object[] =>
  rowsOf(lines).map(([start, ...rest]) => ({
    [first]: start || undefined,
    [second]: rest.join(' | ') || undefined,
  }));
