/** A valid GTIN (8, 12, 13 or 14 digits). Null also for numbers from the range of a single store. */
export function gtinOf(barcode: string | null | undefined): string | null {
  const digits = (barcode ?? '').replaceAll(/[\s-]/g, '');
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return null;
  const full = digits.padStart(14, '0');
  const sum = [...full].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  const isOfOneStore = digits.length !== 8 && /^\d(?:2|02|04)/.test(full);
  return sum % 10 === 0 && !isOfOneStore && Number(full) > 0 ? digits : null;
}
