import type { ReactNode } from 'react';
import { SHOP } from '@/lib/config/shop';
import type { Lang } from '@/lib/i18n/lang';
import { getLang } from '@/lib/i18n/server-messages';
import type { Order } from '@/lib/model/order';
import type { Category, Product } from '@/lib/model/product';
import { sections } from '@/own/sections';
import { OptionalSlot } from './optional-slot';

/** The subject of the page that shows a section. */
type PageFacts = {
  /** In `buy`, `description` and `product`. */
  product?: Product;
  /** In `category`. */
  category?: Category;
  /** In `order`. */
  order?: Order;
};

/** The props of a section of the shop's own. */
export type SectionProps = PageFacts & { lang: Lang };

/** The sections of own/sections.tsx by their names. Each is a server component. */
export type Sections = Readonly<Record<string, (props: SectionProps) => ReactNode | Promise<ReactNode>>>;

/**
 * Returns a part of a page with sections of the shop's own below it. Without any, it returns the
 * part itself, so that a place without sections adds no byte to a page.
 */
export function withSections(
  names: readonly string[] | undefined,
  part: ReactNode,
  facts: PageFacts = {},
): ReactNode {
  if (!names?.length) return part;
  return (
    <>
      {part}
      {names.map((name) => (
        <OwnSection key={name} name={name} {...facts} />
      ))}
    </>
  );
}

/** A section. If it fails, the page is shown without it, and the failure is in the log. */
async function OwnSection({ name, ...facts }: PageFacts & { name: string }) {
  const Section = sections[name];
  const lang = await getLang();
  return Section ? (
    <OptionalSlot name={`the section ${name}`} render={async () => Section({ ...facts, lang })} />
  ) : null;
}

/** Returns a line for each name in the configuration that is not the name of a section. */
export function unknownSections({ sections: places = {}, pages = {}, home }: typeof SHOP): string[] {
  const named = [
    ...Object.entries(places).map(([place, names = []]) => [`sections.${place}`, names] as const),
    ...Object.entries(pages).map(([slug, { sections: names = [] }]) => [`pages.${slug}`, names] as const),
    ...(home?.sections ?? []).map((one) => ['home', one.type === 'own' ? [one.name] : []] as const),
  ];
  return named.flatMap(([place, names]) =>
    names
      .filter((name) => !Object.hasOwn(sections, name))
      .map(
        (name) =>
          `shop.config.ts ${place}: own/sections.tsx has no section ${name} (it has: ${Object.keys(sections).join(', ') || 'none'})`,
      ),
  );
}

// Every page loads this module, so a wrong name stops the build at its first page.
const unknown = unknownSections(SHOP);
if (unknown.length > 0) throw new Error(unknown.join('\n'));
