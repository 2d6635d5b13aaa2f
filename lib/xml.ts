/** Returns a text without the characters that XML forbids, such as control characters. */
export const withoutForbidden = (text: string): string =>
  text.replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '');

/** Returns a text as the content of an XML element or attribute. */
export const escapeXml = (text: string): string =>
  withoutForbidden(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
