import type { ReactNode } from 'react';
import { OptionalPart } from '@/components/ui/optional-part';
import type { PageView } from '@/lib/analytics/events';
import { analytics, SHOP } from '@/lib/config/shop';
import { report } from '@/lib/http/respond';
import { getLang } from '@/lib/i18n/server-messages';
import { sections } from '@/own/sections';
import type { PageFacts } from './own-sections';

type OptionalSlotProps = {
  /** Names the part in the log. */
  name: string;
  /** Reads and renders the part, as an async component does. */
  render: () => Promise<ReactNode>;
};

/**
 * An optional part that the server reads. A failure, here or in the browser, removes the part and
 * not the page. An error of a cached function gives a static page the status 500 even so (Next.js
 * 16.4), with the whole page as its body. The reads of most parts return a stand-in instead.
 */
export async function OptionalSlot({ name, render }: OptionalSlotProps) {
  return <OptionalPart>{await renderOrNothing(name, render)}</OptionalPart>;
}

async function renderOrNothing(name: string, render: OptionalSlotProps['render']): Promise<ReactNode> {
  try {
    return await render();
  } catch (error) {
    report(error, name);
    return null;
  }
}

/** Adds an event to the page that the browser reports. Renders nothing without analytics. */
export async function AnalyticsView({ of }: { of: () => PageView }) {
  // A build without analytics drops this import and its script.
  const ReportView = FEATURES.analytics
    ? (await import('@/components/analytics/analytics')).ReportView
    : null;
  if (!ReportView || !analytics) return null;
  return (
    <OptionalPart>
      <ReportView view={of()} />
    </OptionalPart>
  );
}

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
