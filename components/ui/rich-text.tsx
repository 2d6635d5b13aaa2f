import clsx from 'clsx';
import { useLang } from '#messages';
import { catalogLang } from '@/lib/i18n/catalog-lang';

/** HTML of the platform's editor, already cleaned by the catalog reader. */
export function RichText({ html, className }: { html: string; className?: string }) {
  return (
    <div
      lang={catalogLang(useLang())}
      className={clsx('prose max-w-measure', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: lib/catalog cleans it; nothing else may be given here
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
