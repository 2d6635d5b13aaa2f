import localFont from 'next/font/local';

/*
 * Neither font is preloaded. On a slow line their 45 kB would delay the scripts by a quarter of a
 * second, so app/globals.css uses them once `<WebFonts>` has run. Until then, text has letters of
 * the same widths from the system.
 */

/**
 * Headings: one weight, Latin letters, 15 kB. The file is `@fontsource/instrument-serif` 5.3.0
 * without the hints for small sizes on old screens, which were a third of it. Outlines and widths
 * are unchanged. It was made with `pyftsubset instrument-serif-latin-400-normal.woff2
 * --unicodes='*' --no-hinting --layout-features='*' --name-IDs='*' --notdef-outline
 * --flavor=woff2`.
 */
const displayFont = localFont({
  src: './fonts/instrument-serif-latin-400.woff2',
  weight: '400',
  style: 'normal',
  display: 'swap',
  variable: '--font-display',
  preload: false,
  // app/globals.css has fallbacks for more systems than the framework knows.
  adjustFontFallback: false,
});

/** Text: all weights in one file, Latin letters, 30 kB. */
const textFont = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  variable: '--font-text',
  preload: false,
  adjustFontFallback: false,
});

/** Class names for `<html>` that define the font variables of the design tokens. */
export const fontVariables = `${displayFont.variable} ${textFont.variable}`;
