import 'server-only';
import { SHOP } from '@/lib/config/shop';
import type { Lang } from '@/lib/i18n/lang';
import type { Product } from '@/lib/model/product';
import { getPage } from './readers';

type Content =
  | { kind: 'section'; html: string }
  | { kind: 'page'; html: string; textLang: string; href: string };

/**
 * Returns the size guide of a product: its own section, else the page. Null for a product without
 * such an option, and when the shop has neither.
 */
export async function getSizeGuide({ options, sections }: Product, lang: Lang): Promise<Content | null> {
  const guide = SHOP.features.sizeGuide;
  if (!guide || !options.some(({ name }) => guide.options.includes(name))) return null;
  const section = guide.sections?.flatMap((title) => sections.find((one) => one.title === title) ?? []).at(0);
  if (section) return { kind: 'section', html: section.html };
  const found = guide.page ? await getPage(lang, guide.page.slice(1)) : null;
  if (!guide.page || !found?.page) return null;
  const { html, textLang } = found.page;
  return { kind: 'page', html, textLang, href: guide.page };
}
