/**
 * What a shopper typed as a number, with the digits and marks that code reads: those of Arabic and
 * Persian keyboards and the wide ones of Japanese become 0 to 9, `.` and `,`. `٤٩٫٥` → `49.5`
 */
export const latinNumber = (text: string): string =>
  text
    .normalize('NFKC')
    // In both rows of Unicode, a digit's last four bits are its value.
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
