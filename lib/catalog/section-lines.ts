import 'server-only';
import { plainText } from '@/lib/wix/map/rich-text';

/** The texts of the paragraphs, list items, cells and lines of a section. None is empty. */
export const sectionLines = (html: string): string[] =>
  html.split(/<\/(?:p|li|td|th|h\d)>|<br\s*\/?>/).flatMap((line) => plainText(line) || []);
