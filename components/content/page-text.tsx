import { useLang } from '#messages';

type PageTextProps = {
  /** Sanitized HTML of a plain page. Pass nothing else. */
  html: string;
  /** The language of the text (BCP 47). */
  textLang: string;
};

/** The text of a plain page. */
export function PageText({ html, textLang }: PageTextProps) {
  const isForeign = textLang !== useLang();
  return (
    <div
      lang={isForeign ? textLang : undefined}
      dir={isForeign ? 'auto' : undefined}
      className="prose max-w-measure"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: lib/content sanitizes it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
