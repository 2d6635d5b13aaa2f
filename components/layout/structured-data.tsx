import type { Thing } from 'schema-dts';
import { jsonLd } from '@/lib/seo/structured-data';

/** The content security policy ignores this data: it is not a script. */
export const StructuredData = ({ things }: { things: readonly Thing[] }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonLd escapes what ends the element
    dangerouslySetInnerHTML={{ __html: jsonLd(things) }}
  />
);
