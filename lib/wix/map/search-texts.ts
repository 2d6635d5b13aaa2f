import { cutText } from '@/lib/model/cut-text';
import type { SearchTexts } from '@/lib/model/product';

/** The part of the platform's SEO data that the shop reads. It is the same in every API. */
type SeoData = {
  tags?: {
    type?: string;
    props?: Record<string, unknown> | null;
    children?: string;
    disabled?: boolean;
  }[];
};

/** Longer texts are cut by every search engine. The platform accepts any length. */
const MAX_TITLE_LENGTH = 200;
const MAX_DESCRIPTION_LENGTH = 500;

/** The merchant's texts for search engines, and whether they may list the page. */
export function searchTextsOf(seoData: SeoData | null | undefined): SearchTexts {
  const tags = (seoData?.tags ?? []).filter(({ disabled }) => disabled !== true);
  const contentOf = (name: string): string => {
    const content = tags.find(({ type, props }) => type === 'meta' && props?.name === name)?.props?.content;
    return typeof content === 'string' ? content : '';
  };
  return {
    title: shortened(tags.find(({ type }) => type === 'title')?.children ?? '', MAX_TITLE_LENGTH),
    description: shortened(contentOf('description'), MAX_DESCRIPTION_LENGTH),
    ...(/\b(?:noindex|none)\b/i.test(contentOf('robots')) ? { isHidden: true } : {}),
  };
}

/** Search engines must not list its page. */
export const unlistedBy = (seoData: SeoData | null | undefined): { isUnlisted?: true } =>
  searchTextsOf(seoData).isHidden ? { isUnlisted: true } : {};

const shortened = (text: string, longest: number): string | null =>
  cutText(text.replace(/\s+/g, ' ').trim(), longest) || null;
