import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { type MediaSource, mediaSource } from '../../catalog/media/import';
import { catalogParts, customizationChoices, mediaVideos } from '../../catalog/search/schema';
import { infoSectionId } from '../../catalog/stable-ids';
import { rejectedField } from '../../core/errors';
import type { Platform } from '../../core/platform';
import { htmlOf } from '../rich-content';
import type { V3InfoSectionInput, V3ProductInput } from './input';

/** An info section as products store it. */
export type ResolvedSection = { id: string; uniqueName: string; title: string; description: string };

/** The input with names instead of ids, and with its media stored or about to be stored. */
export type ResolvedInput = V3ProductInput & {
  brandName?: string;
  ribbonName?: string;
  additionalRibbonNames?: string[];
  sections?: ResolvedSection[];
  pictures?: MediaSource[];
  videoIds?: string[];
};

/**
 * Returns the input with the names of what it refers to by id. Files are fetched here, before a
 * transaction is opened.
 * @throws PlatformError 400 for an unknown id, and for a file that is not a picture.
 */
export async function resolveInput(platform: Platform, input: V3ProductInput): Promise<ResolvedInput> {
  const nameOf = async (part: { id?: string | null; name?: string | null }, field: string) =>
    part.name ?? (await requirePart(platform, part.id ?? '', field)).name;
  return {
    ...input,
    ...(input.brand && { brandName: await nameOf(input.brand, 'product.brand.id') }),
    ...(input.ribbon && { ribbonName: await nameOf(input.ribbon, 'product.ribbon.id') }),
    ...(input.additionalRibbons && {
      additionalRibbonNames: await Promise.all(
        input.additionalRibbons.map((one, index) => nameOf(one, `product.additionalRibbons.${index}.id`)),
      ),
    }),
    ...(input.infoSections && {
      sections: await Promise.all(
        input.infoSections.map((one, index) => sectionOf(platform, one, `product.infoSections.${index}`)),
      ),
    }),
    ...(input.options && { options: await namedCustomizations(platform, input.options, 'options') }),
    ...(input.modifiers && { modifiers: await namedCustomizations(platform, input.modifiers, 'modifiers') }),
    ...(await resolveMedia(platform, input)),
  };
}

async function requirePart(platform: Platform, id: string, field: string) {
  const [row] = await platform.db.read.select().from(catalogParts).where(eq(catalogParts.id, id));
  if (row === undefined) throw unknown(field, id);
  return row;
}

const sectionDocument = z.object({ title: z.string(), plainDescription: z.string() });

async function sectionOf(
  platform: Platform,
  input: V3InfoSectionInput,
  field: string,
): Promise<ResolvedSection> {
  if (input.id && input.title == null) {
    const { name, document } = await requirePart(platform, input.id, `${field}.id`);
    const { title, plainDescription } = sectionDocument.parse(document);
    return { id: input.id, uniqueName: name, title, description: plainDescription };
  }
  const title = input.title ?? input.uniqueName ?? '';
  const description = input.plainDescription ?? (input.description ? htmlOf(input.description) : '');
  return {
    id: infoSectionId(title, description),
    uniqueName: input.uniqueName ?? title,
    title,
    description,
  };
}

type Choice = { choiceId?: string | null; name?: string | null };
type Customizable = {
  id?: string | null;
  name?: string | null;
  choicesSettings?: { choices: Choice[] } | null;
};

/** Fills in the names of options, modifiers and choices that the input has by id only. */
async function namedCustomizations<T extends Customizable>(
  platform: Platform,
  items: T[],
  field: string,
): Promise<T[]> {
  for (const [index, item] of items.entries()) {
    const path = `product.${field}.${index}`;
    item.name ??= (await requirePart(platform, item.id ?? '', `${path}.id`)).name;
    for (const [at, choice] of (item.choicesSettings?.choices ?? []).entries()) {
      if (choice.name != null) continue;
      const [row] = await platform.db.read
        .select({ name: customizationChoices.name })
        .from(customizationChoices)
        .where(eq(customizationChoices.id, choice.choiceId ?? ''));
      if (row === undefined)
        throw unknown(`${path}.choicesSettings.choices.${at}.choiceId`, choice.choiceId ?? '');
      choice.name = row.name;
    }
  }
  return items;
}

/**
 * A media id is a picture's or a video's. Videos cannot be imported: the site has the videos of its
 * seed.
 */
async function resolveMedia(
  platform: Platform,
  { media }: V3ProductInput,
): Promise<Pick<ResolvedInput, 'pictures' | 'videoIds'>> {
  if (!media?.itemsInfo) return {};
  const pictures: MediaSource[] = [];
  const videoIds: string[] = [];
  for (const [index, { id, url }] of media.itemsInfo.items.entries()) {
    const [video] = id
      ? await platform.db.read.select({ id: mediaVideos.id }).from(mediaVideos).where(eq(mediaVideos.id, id))
      : [];
    if (video) videoIds.push(video.id);
    else
      pictures.push(
        await mediaSource(platform, { mediaId: id, url }, `product.media.itemsInfo.items.${index}`),
      );
  }
  return { pictures, videoIds };
}

const unknown = (field: string, id: string) => rejectedField(field, `is unknown: ${id}`);
