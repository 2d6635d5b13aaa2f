import clsx from 'clsx';
import { useLang } from '#messages';
import { catalogLang } from '@/lib/i18n/catalog-lang';

/** HTML from the platform's editor, already sanitized by the catalog reader. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const lang = catalogLang(useLang());
  return (
    <div
      lang={lang}
      dir={lang && 'auto'}
      className={clsx('prose max-w-measure', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: lib/catalog sanitizes it; pass nothing else
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
