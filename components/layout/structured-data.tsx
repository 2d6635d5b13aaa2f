import type { Thing } from 'schema-dts';
import { jsonLd } from '@/lib/seo/structured-data';

/** Data of a page for search engines. It is no script, so the content security policy ignores it. */
export const StructuredData = ({ things }: { things: readonly Thing[] }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonLd escapes what could end the element
    dangerouslySetInnerHTML={{ __html: jsonLd(things) }}
  />
);
