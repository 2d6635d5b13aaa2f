import { z } from 'zod';
import { currentSite } from '../core/site';

const texts = z.record(z.string(), z.unknown());

/** A tag of a page's head, as a caller or a merchant sets it. */
export const tagSchema = z.object({
  type: z.string().max(50),
  props: texts.nullish(),
  meta: texts.nullish(),
  children: z.string().nullish(),
  custom: z.boolean().nullish(),
  disabled: z.boolean().nullish(),
});
export type Tag = z.infer<typeof tagSchema>;

/** The facts of a page that its default tags state. */
export type Page = {
  url: string;
  name: string;
  description?: string;
  image?: { url: string; width: number; height: number };
  type: 'website' | 'product';
};

const meta = (key: 'name' | 'property', name: string, content: string): Tag => ({
  type: 'meta',
  props: { [key]: name, content },
});

/**
 * Returns the tags of a page: the default ones, each replaced by the merchant's tag of the same kind,
 * and the merchant's others. Which defaults the platform has is not published.
 */
export function resolveTags(page: Page, own: readonly Tag[]): Record<string, unknown>[] {
  const given = new Map(own.map((tag) => [kindOf(tag), tag]));
  const title = given.get('title')?.children || `${page.name} | ${currentSite().name}`;
  const description = contentOf(given.get('meta name=description')) ?? page.description;
  const defaults: Tag[] = [
    { type: 'title', children: title },
    ...(description ? [meta('name', 'description', description)] : []),
    { type: 'link', props: { rel: 'canonical', href: page.url } },
    meta('property', 'og:title', title),
    ...(description ? [meta('property', 'og:description', description)] : []),
    ...(page.image
      ? [
          meta('property', 'og:image', page.image.url),
          meta('property', 'og:image:width', String(page.image.width)),
          meta('property', 'og:image:height', String(page.image.height)),
        ]
      : []),
    meta('property', 'og:url', page.url),
    meta('property', 'og:site_name', currentSite().name),
    meta('property', 'og:type', page.type),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
  const merged = new Map([...defaults.map((tag) => [kindOf(tag), tag] as const), ...given]);
  return [...merged.values()].map(({ type, props, meta, children, custom, disabled }) => ({
    type,
    ...(props && { props }),
    ...(meta && { meta }),
    children: children ?? '',
    custom: custom ?? false,
    disabled: disabled ?? false,
  }));
}

const contentOf = (tag: Tag | undefined): string | undefined =>
  z.string().min(1).safeParse(tag?.props?.content).data;

/** A page has one tag of each kind: a title, a description, a canonical URL. */
function kindOf({ type, props, children }: Tag): string {
  if (type === 'title') return type;
  for (const key of ['name', 'property', 'rel', 'http-equiv'])
    if (props?.[key] !== undefined) return `${type} ${key}=${String(props[key])}`;
  return JSON.stringify([type, props, children]);
}
