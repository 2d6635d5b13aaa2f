import clsx from 'clsx';
import { useLang } from '#words';
import { catalogLang } from '@/lib/words/catalog-lang';

/** HTML of the platform's editor, already cleaned by the catalogue reader. */
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
