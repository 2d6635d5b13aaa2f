import localFont from 'next/font/local';

/** Headings. One weight, Latin letters: 21 kB. */
const displayFont = localFont({
  src: '../node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
  weight: '400',
  style: 'normal',
  display: 'swap',
  variable: '--font-display',
  // It would be on the way of the first picture; headings stand in letters of the same width until it comes.
  preload: false,
  adjustFontFallback: 'Times New Roman',
});

/** Text. All weights in one file, Latin letters: 30 kB. */
const textFont = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  variable: '--font-text',
  adjustFontFallback: 'Arial',
});

/** Classes for `<html>`: they define the font variables that the design tokens use. */
export const fontVariables = `${displayFont.variable} ${textFont.variable}`;
