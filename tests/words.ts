/** A list of values without spaces: words`a b c`. */
export const words = ({ raw: [text = ''] }: TemplateStringsArray): string[] => text.trim().split(/\s+/);
