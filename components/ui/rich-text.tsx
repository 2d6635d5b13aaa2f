import clsx from 'clsx';
import { useLang } from '#messages';
import { catalogLang } from '@/lib/i18n/lang';

type RichTextProps = {
  html: string;
  className?: string;
  /** Whether the text is in the language of the page, which is not the site's main one. */
  isTranslated?: true | undefined;
};

/** HTML from the platform's editor, already sanitized by the catalog reader. */
export function RichText({ html, className, ...text }: RichTextProps) {
  const lang = catalogLang(useLang(), text);
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

type PageTextProps = {
  /** Sanitized HTML of a plain page. Pass nothing else. */
  html: string;
  /** The language of the text (BCP 47). */
  textLang: string;
  isLead?: boolean;
};

export function PageText({ html, textLang, isLead = false }: PageTextProps) {
  const isForeign = textLang !== useLang();
  return (
    <div
      lang={isForeign ? textLang : undefined}
      dir={isForeign ? 'auto' : undefined}
      className={clsx(
        'prose [&>h2]:font-display [&>h2]:text-title [&>h2]:font-normal',
        isLead ? 'font-display text-heading' : 'max-w-measure',
      )}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: lib/content sanitizes it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
