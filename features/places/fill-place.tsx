import { createElement, Fragment, type ReactNode } from 'react';
import type { CardPart } from '@/components/catalog/product-card';
import { failedPart } from '@/components/ui/development-notice';
import { OptionalPart } from '@/components/ui/optional-part';
import { OptionalSlot } from '@/components/ui/optional-slot';
import { SHOP } from '@/lib/config/shop';
import { partOnFailure } from '@/lib/http/null-on-failure';
import { getLang } from '@/lib/i18n/server-messages';
import type { ProductSummary } from '@/lib/model/product';
import type { CardPlace, LoadPart, Place, PlaceFacts, PlaceName } from '@/lib/places';
import { sections } from '@/own/sections';
import type { PageFacts, SectionProps } from './own-sections';

const OWN: Partial<Record<PlaceName, readonly string[]>> = SHOP.sections ?? {};

/**
 * A part that fails is left out, and the failure is in the log. Pages await this function, because each async
 * component would have a row of its own in their data.
 */
export async function fillPlace<Name extends Exclude<PlaceName, CardPlace>>(
  { name, parts }: Place<Name>,
  facts: PlaceFacts[Name] & PageFacts,
): Promise<ReactNode> {
  const part = `a part of the place ${name}`;
  const filled = await Promise.all(
    parts.map((load) => partOnFailure(loadPart(load, facts), part, failedPart(part))),
  );
  const shown = filled.filter((one) => one !== null).map((one) => createElement(OptionalPart, null, one));
  const all = [...shown, ownSections(OWN[name], facts)].filter((one) => one !== null);
  // Without a fragment around one part, which each page would have in its data.
  return all.length > 1 ? createElement(Fragment, null, ...all) : (all[0] ?? null);
}

const loadPart = async <Facts,>(load: LoadPart<Facts>, facts: Facts): Promise<ReactNode> =>
  (await load()).default(facts);

export const ownSections = (names: readonly string[] = [], facts: PageFacts = {}): ReactNode =>
  names.length > 0 ? names.map((name) => <OwnSection key={name} name={name} {...facts} />) : null;

/** If a section fails, the page is shown without it, and the failure is in the log. */
async function OwnSection({ name, ...facts }: PageFacts & { name: string }) {
  const Section = sections[name];
  const lang = await getLang();
  return Section ? (
    <OptionalSlot name={`the section ${name}`} render={async () => Section({ ...facts, lang })} />
  ) : null;
}

/**
 * Undefined where the place has no sections. They are rendered before their cards, so that a card where they
 * show nothing has nothing of them in the data of its page.
 */
export async function cardSections(
  place: CardPlace,
  products: readonly ProductSummary[],
): Promise<CardPart | undefined> {
  const names = OWN[place];
  if (!names?.length) return undefined;
  const lang = await getLang();
  const filled = products.map(async (card) => {
    const shown = await Promise.all(names.map((name) => cardSection(name, { card, lang })));
    const parts = shown.filter((one) => one !== null);
    return [card.id, parts.length > 0 ? parts : null] as const;
  });
  const byId = new Map(await Promise.all(filled));
  return ({ id }) => byId.get(id) ?? null;
}

async function cardSection(name: string, props: SectionProps): Promise<ReactNode> {
  const part = `the section ${name}`;
  const section = await partOnFailure(callSection(name, props), part, failedPart(part));
  return section ? <OptionalPart key={name}>{section}</OptionalPart> : null;
}

const callSection = async (name: string, props: SectionProps): Promise<ReactNode> => sections[name]?.(props);

/** One line for each name in the configuration that is not the name of a section. */
export function unknownSections({ sections: places = {}, pages = {}, home }: typeof SHOP): string[] {
  const named = [
    ...Object.entries(places).map(([place, names = []]) => [`sections.${place}`, names] as const),
    ...Object.entries(pages).map(
      ([slug, page]) => [`pages.${slug}`, page.sections.filter((one) => typeof one === 'string')] as const,
    ),
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
