/** The characters of a coupon's code. A text with others, or a longer one, is no code. */
const CODE = /^[\p{L}\p{M}\p{N}._+*%$@-]{1,50}$/u;

export function readCode(text: string | null | undefined): string | null {
  const code = text?.normalize('NFC').trim() ?? '';
  return CODE.test(code) ? code : null;
}
