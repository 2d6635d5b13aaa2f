import type { PageForms } from '@/lib/places';
import { localHref } from '@/lib/urls';
import { hasMarkdown, markdownHref } from '../paths';

const formsOf: PageForms = (lang, path) =>
  hasMarkdown(path.split('?')[0] ?? path) ? { 'text/markdown': markdownHref(localHref(lang, path)) } : null;

export default formsOf;
