import 'server-only';
import { z } from 'zod';
import { hrefSchema, thingsSchema } from '@/lib/config/entry-schemas';
import { type CmsSection, isSectionType, SECTION_TYPES } from '@/lib/config/section-schemas';
import { SHOP } from '@/lib/config/shop';
import type { Shop } from '@/lib/config/shop-schema';
import { isPreview } from '@/lib/http/preview';
import { LANGS, type Lang, shopText } from '@/lib/i18n/lang';
import type { MenuName } from '@/lib/model/content';
import type { Picture } from '@/lib/model/product';
import { linePicture } from '@/lib/wix/map/picture';
import { getCollection, shownEntries } from './readers';
import { galleryField, readSection } from './section-items';

/**
 * Texts, pictures and links that a merchant edits in the CMS (docs/pages.md). Each item replaces
 * one entry of `shop.config.ts` in one language. The others keep the text of the configuration. An item
 * can also add a section (docs/sections.md).
 */
const COLLECTION = 'SiteContent';

const HOME_PLACES = [
  'hero',
  'statement',
  'story',
  'featured',
  'categories',
  'newest',
  'recommended',
  'set',
  ...SECTION_TYPES,
] as const;
const MENU_PLACES = ['header', 'footer', 'legal'] as const satisfies readonly MenuName[];
const PLACES = [...HOME_PLACES, ...MENU_PLACES, 'banner', 'promise', 'home'] as const;

/** A field that was cleared in the CMS is an empty text. */
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());
const line = (max: number) => optional(z.string().trim().min(1).max(max));
/** Tags, or one text with commas. */
const namesOfSections = optional(
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',') : value),
    z.array(z.string().trim().toLowerCase().max(100)).max(50),
  ),
);

/** A line for each: `dinner-plate | 57 | 79 | 4 | Color: Blue`, whose choices and quantity may be absent. */
const thingLines = optional(
  z
    .string()
    .max(5_000)
    .transform((text) =>
      text
        .split('\n')
        .filter((row) => row.trim())
        .map(readThing),
    )
    .pipe(thingsSchema),
);

function readThing(row: string): z.input<typeof thingsSchema>[number] {
  const [slug = '', left, top, quantity, ...choices] = row.split('|').map((part) => part.trim());
  return {
    slug,
    at: [Number(left || Number.NaN), Number(top || Number.NaN)],
    quantity: quantity ? Number(quantity) : undefined,
    choices: choices.length > 0 ? Object.fromEntries(choices.map(pairOf)) : undefined,
  };
}

/** `Size: Large, 23 cm`. */
function pairOf(text: string): [string, string] {
  const [name = '', ...value] = text.split(':');
  return [name.trim(), value.join(':').trim()];
}

const itemSchema = z
  .object({
    place: z.enum(PLACES),
    /** The page of a section, by its address. Absent: the home page. */
    page: line(100),
    language: line(35),
    published: optional(z.boolean()),
    order: optional(z.int().min(1).max(100)),
    hidden: optional(z.boolean()),
    title: line(200),
    text: line(1_000),
    label: line(100),
    href: optional(hrefSchema),
    picture: line(1_000),
    alt: line(300),
    things: thingLines,
    sections: namesOfSections,
    lines: line(20_000),
    gallery: optional(galleryField),
    video: line(1_000),
    until: optional(z.unknown()),
    ended: line(1_000),
  })
  .superRefine((item, context) => {
    if (item.hidden) return;
    const lacks = (field: 'text' | 'label' | 'href' | 'alt' | 'things' | 'sections') => {
      if (item[field] === undefined)
        context.addIssue({ code: 'custom', path: [field], message: 'is missing' });
    };
    if (item.place === 'home') lacks('sections');
    if (item.place === 'banner' || item.place === 'promise') lacks('text');
    const hasOwnLink = item.place === 'banner' || item.place === 'category';
    if (!hasOwnLink && (isMenu(item.place) || item.label || item.href)) {
      lacks('label');
      lacks('href');
    }
    if (item.picture === undefined) return;
    lacks('alt');
    // Its places are those of another picture otherwise.
    if (item.place === 'set') lacks('things');
    if (linePicture(item.picture, '') === null)
      context.addIssue({ code: 'custom', path: ['picture'], message: 'is no picture of the site' });
  })
  .transform(({ lines, gallery, video, until, ended, ...item }, context) => {
    const { place, hidden } = item;
    const section: CmsSection | null =
      isSectionType(place) && !hidden
        ? readSection(place, { ...item, lines, gallery, video, until, ended }, context)
        : null;
    return { ...item, section };
  });

type SiteItem = z.output<typeof itemSchema>;

const isMenu = (place: string): place is MenuName => MENU_PLACES.some((menu) => menu === place);

/** In one language, the first of each place first. */
export type SiteContent = readonly SiteItem[];

/** Empty where the feature is off or the site has no collection. */
export async function getSiteContent(lang: Lang): Promise<SiteContent> {
  if (!FEATURES.siteContent) return [];
  const items = (await getCollection(COLLECTION, itemSchema)).map((item) => ({
    ...item,
    isDraft: item.published === false,
  }));
  return shownEntries(items, await isPreview()).filter(({ place, language }) => {
    // An order without a language holds for all.
    const code = (language ?? (place === 'home' ? lang : SHOP.catalogLang)).split('-')[0]?.toLowerCase();
    return LANGS.some((known) => known === code) && code === lang;
  });
}

/** Places are counted from 1. */
const itemAt = (content: SiteContent, place: string, order: number): SiteItem | undefined =>
  content.find((item) => item.place === place && (item.order ?? 1) === order);

export function bannerOf(
  content: SiteContent,
  lang: Lang,
  { banner } = SHOP,
): { text: string; href?: string | undefined } | null {
  const item = itemAt(content, 'banner', 1);
  if (item?.hidden) return null;
  if (item?.text) return { text: item.text, href: item.href };
  return banner ? { text: shopText(banner.text, lang), href: banner.href } : null;
}

/** An item with an `order` beyond the configured promises adds one. */
export function promisesOf(content: SiteContent, lang: Lang, { promises } = SHOP): string[] {
  const items = content.filter(({ place }) => place === 'promise');
  const count = Math.max(promises.length, ...items.map(({ order = 1 }) => order));
  return Array.from({ length: Math.min(count, MAX_PROMISES) }, (_, index) => {
    const item = itemAt(items, 'promise', index + 1);
    const own = promises[index];
    if (item) return item.hidden ? '' : (item.text ?? '');
    return own ? shopText(own, lang) : '';
  }).filter(Boolean);
}

/** As in `shop.config.ts`. */
const MAX_PROMISES = 6;

type ConfiguredSection = NonNullable<Shop['home']>['sections'][number];

/** The picture of the CMS replaces the one of `content/images`. */
export type HomeSection = (ConfiguredSection & { cmsPicture?: Picture }) | CmsSection;

const MAX_SECTIONS = 20;

/**
 * Those of the home page, or of the page with this address. In the order of the CMS, where the second `story`
 * is `story 2`. Its item has the order 2. Sections that only the CMS has come last, unless its order names them.
 */
export function sectionsOf(
  content: SiteContent,
  sections: readonly ConfiguredSection[],
  page?: string,
): HomeSection[] {
  const items = content.filter((item) => item.page === page);
  const seen = new Map<string, number>();
  const configured = sections.map((section) => {
    const order = (seen.get(section.type) ?? 0) + 1;
    seen.set(section.type, order);
    const item = itemAt(items, section.type, order);
    const shown = item ? withItem(section, item) : section;
    const names = section.type === 'own' ? [section.name.toLowerCase()] : namesOf(section.type, order);
    return { names, shown, isHidden: item?.hidden === true };
  });
  const added = items.flatMap((item) => {
    const { section, place, order = 1 } = item;
    const isAdded = section && order > (seen.get(place) ?? 0) && itemAt(items, place, order) === item;
    return isAdded ? [{ names: namesOf(place, order), shown: section, isHidden: false }] : [];
  });
  const named = [...configured, ...added].slice(0, MAX_SECTIONS);
  return inOrder(named, orderOf(items)).flatMap(({ shown, isHidden }) => (isHidden ? [] : [shown]));
}

const namesOf = (type: string, order: number): string[] =>
  order === 1 ? [`${type} 1`, type] : [`${type} ${order}`];

/** An order of this language takes precedence over others. */
function orderOf(content: SiteContent): readonly string[] {
  const orders = content.filter(({ place, hidden }) => place === 'home' && !hidden);
  return (orders.find(({ language }) => language) ?? orders[0])?.sections ?? [];
}

/** Sorts the named sections among their places. Sections that are new in the configuration keep theirs. */
function inOrder<S extends { names: readonly string[] }>(sections: readonly S[], order: readonly string[]) {
  const ordered = new Set(
    order.flatMap((name) => sections.find(({ names }) => names.includes(name)) ?? []),
  ).values();
  const moved = new Set(order);
  return sections.map((section) =>
    section.names.some((name) => moved.has(name)) ? (ordered.next().value ?? section) : section,
  );
}

function withItem(section: ConfiguredSection, item: SiteItem): HomeSection {
  if (isSectionType(section.type)) return item.section ?? section;
  const { title, text, label, href } = item;
  switch (section.type) {
    case 'own':
      return section;
    case 'statement':
      return text ? { ...section, text } : section;
    case 'hero':
    case 'story': {
      const cmsPicture = linePicture(item.picture, item.alt ?? '');
      return {
        ...section,
        title: title || section.title,
        text: text || section.text,
        action: label && href ? { label, href } : section.action,
        cmsPicture: cmsPicture ?? undefined,
      };
    }
    case 'set': {
      const cmsPicture = linePicture(item.picture, item.alt ?? '');
      return {
        ...section,
        title: title || section.title,
        text: text || section.text,
        things: item.things ?? section.things,
        cmsPicture: cmsPicture ?? undefined,
      };
    }
    default:
      return title ? { ...section, title } : section;
  }
}

type MenuLink = { name: string; href: string; lang?: string; prefetch?: false };

/** An item renames or hides the link of its address, or adds one at its `order`, else at the end. */
export function withMenuItems(
  content: SiteContent,
  menu: MenuName,
  links: readonly MenuLink[],
  isSame: (one: string, other: string) => boolean,
): MenuLink[] {
  const result = [...links];
  for (const { place, href, label, order, hidden } of content) {
    if (place !== menu || !href) continue;
    const at = result.findIndex((link) => isSame(link.href, href));
    const [former] = at < 0 ? [] : result.splice(at, 1);
    if (hidden || !label) continue;
    const { lang: _, ...known } = former ?? { href };
    const link = { ...known, name: label };
    result.splice(order === undefined ? (at < 0 ? result.length : at) : order - 1, 0, link);
  }
  return result;
}
