/** A line for each text that lacks languages of the shop, which show the one of the main language. */
export function untranslatedTexts(value: unknown, langs: readonly string[], path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  if (entries.some(([key, text]) => langs.includes(key) && typeof text === 'string')) {
    const missing = langs.filter((lang) => !(lang in value));
    return missing.length > 0 ? [`shop.config.ts ${path}: has no text in ${missing.join(', ')}`] : [];
  }
  const nameOf = (key: string) => (Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key);
  return entries.flatMap(([key, inner]) => untranslatedTexts(inner, langs, nameOf(key)));
}
