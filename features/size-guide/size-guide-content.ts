import 'server-only';
import { SHOP } from '@/lib/config/shop';
import { getPage } from '@/lib/content/pages';
import type { Lang } from '@/lib/i18n/lang';
import type { Product } from '@/lib/model/product';
import type { SizeGuideContent } from './size-guide';

/** The product's own section, else the page. Null without both, and for a product without such an option. */
export async function getSizeGuide(
  { options, sections }: Product,
  lang: Lang,
): Promise<SizeGuideContent | null> {
  const guide = SHOP.features.sizeGuide;
  if (!guide || !options.some(({ name }) => guide.options.includes(name))) return null;
  const section = guide.sections
    ?.flatMap((title) => sections.find((one) => sectionName(one) === title) ?? [])
    .at(0);
  if (section) return { kind: 'section', section, options };
  const found = guide.page ? await getPage(lang, guide.page.slice(1)) : null;
  if (!guide.page || !found?.page) return null;
  const { html, textLang } = found.page;
  return { kind: 'page', html, textLang, href: guide.page };
}

/** The title in the site's main language, which the configuration has. */
const sectionName = ({ name, title }: Product['sections'][number]): string => name ?? title;
