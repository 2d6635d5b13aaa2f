import { type Lang, LOCALES } from '@/lib/i18n/lang';
import type { Product } from '@/lib/model/product';
import { readSizeTable } from '@/lib/model/sizes';
import { plainText } from '@/lib/wix/map/rich-text';
import { isNamed } from './product-information';

/** Longer ones are texts to read, and not a summary beside a price. */
const MAX_LEAD = 160;
const MAX_FACT = 90;

/** Splits off the first sentence. Null if too long or not in a plain-text paragraph. @param html sanitized */
export function splitLead(html: string, lang: Lang): { lead: string | null; rest: string } {
  const [paragraph = '', inner = ''] = /^\s*<p>([^<]+)<\/p>/.exec(html) ?? [];
  const lead = firstSentence(plainText(inner), lang);
  if (lead === '' || lead.length > MAX_LEAD) return { lead: null, rest: html };
  const after = html.slice(paragraph.length);
  const remainder = inner.trim().startsWith(lead) ? inner.trim().slice(lead.length).trim() : '';
  // A sentence with escaped characters stays in its paragraph, too.
  if (remainder === '' && plainText(inner) !== lead) return { lead, rest: html };
  return { lead, rest: remainder === '' ? after : `<p>${remainder}</p>${after}` };
}

/** A short fact about a product. `size` is absent where it holds for every size. */
export type ProductFact = {
  title: string;
  text: string;
  size?: { option: string; choice: string };
  isTranslated?: true | undefined;
};

/** The first sentence of each named section, or a fact for each size that it lists. Without long ones. */
export function productFacts(
  { sections, options }: Pick<Product, 'sections' | 'options'>,
  names: readonly string[],
  lang: Lang,
): ProductFact[] {
  return names
    .flatMap((name) => {
      const section = sections.find((one) => isNamed(one, [name]));
      if (!section) return [];
      const { title, html, isTranslated } = section;
      const table = readSizeTable(options, html);
      if (table)
        return table.rows.map(({ choice, cells }) => ({
          title,
          text: cells.join(', '),
          size: { option: table.option, choice },
          isTranslated,
        }));
      const [block = html] = html.split(/<\/(?:p|li)>/);
      return [{ title, text: firstSentence(plainText(block), lang), isTranslated }];
    })
    .filter(({ text }) => text !== '' && text.length <= MAX_FACT);
}

function firstSentence(text: string, lang: Lang): string {
  const [first] = new Intl.Segmenter(LOCALES[lang].dateLocale, { granularity: 'sentence' }).segment(text);
  return first?.segment.trim() ?? '';
}
