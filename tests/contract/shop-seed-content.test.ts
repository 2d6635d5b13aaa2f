import { expect, it, vi } from 'vitest';
import type { SectionType } from '@/lib/config/section-schemas';
import { newProcess } from '../new-process';
import { openShop } from './shop-visitor';

it.each([
  ['ceramics', ['about', 'holidays'], ['quotes', 'logos', 'numbers']],
  [
    'bakery',
    [undefined, 'allergens', 'christmas'],
    ['numbers', 'questions', 'slideshow', 'countdown', 'category', 'columns', 'quotes', 'logos'],
  ],
] as const satisfies [string, (string | undefined)[], SectionType[]][])(
  'the CMS of the seed %s has its sections, without a mistake',
  async (seed, pages, types) => {
    newProcess();
    vi.stubGlobal('FEATURES', { siteContent: true, pageSections: true });
    await openShop('v3', { seedName: seed });
    const { logger } = await import('@/lib/observe/logger');
    const warn = vi.spyOn(logger, 'warn').mockReturnValue(undefined);
    const { getSiteContent, sectionsOf } = await import('@/lib/content/site-content');
    for (const lang of ['en', 'de'] as const) {
      const content = await getSiteContent(lang);
      const shown = pages.flatMap((page) => sectionsOf(content, [], page).map(({ type }) => type));
      expect(shown).toEqual(expect.arrayContaining([...types]));
    }
    expect(warn).not.toHaveBeenCalled();
  },
);
