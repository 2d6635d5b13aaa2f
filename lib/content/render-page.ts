import { Marked } from 'marked';
import type { ContentPage } from '@/lib/model/content';
import { cleanPageHtml } from '@/lib/wix/map/rich-text';
import type { PageFile } from './page-files';

const markdownParser = new Marked({ gfm: true });

const MARKED_PLACES = /\[\[([^[\]\n]+)\]\]/g;

/** Returns the page of a file, with its Markdown as sanitized HTML. */
export function renderPage({ lang, slug, facts, markdown }: PageFile): ContentPage {
  const { title, seoTitle = null, description = null, menu = [], order, language = lang, status } = facts;
  const html = markdownParser.parse(markdown.replaceAll(MARKED_PLACES, '<mark>$1</mark>'), { async: false });
  return {
    ...{ slug, lang, title, seoTitle, description, status },
    textLang: language,
    html: cleanPageHtml(html),
    menus: Object.fromEntries([menu].flat().map((name) => [name, order])),
  };
}
