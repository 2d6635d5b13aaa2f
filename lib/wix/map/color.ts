/** Notations of a color. Each part of a function is a number, with a unit or without. */
const COLOR =
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]{3,24}|(?:rgb|hsl)a?\((?:\s*[\d.+-]+(?:%|deg)?\s*[,/\s]?){3,4}\))$/i;

/** A color in CSS notation, or null: a page puts it into a style, where it could be more than a color. */
export function colorOf(text: string | null | undefined): string | null {
  const color = text?.trim() ?? '';
  return color.length <= 50 && COLOR.test(color) ? color : null;
}
