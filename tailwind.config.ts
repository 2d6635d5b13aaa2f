import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { needsAnalyticsCode } from './lib/config/env-schema';
import { shopSchema } from './lib/config/shop-schema';
import { colorStyles, fontStyles, resolveColors } from './lib/config/theme';
import { unusedFeatures } from './lib/config/unused-features';
import source from './shop.config';

const parsed = shopSchema().safeParse(source);
// lib/config/shop.ts says what is wrong. From here, the framework would blame line 1 of a style sheet.
const shop = parsed.success ? parsed.data : {};
const isGalleryAtEnd = shop.gallery?.side === 'end';

/** The columns of a product page: the pictures and the buy box, in the shares of a row. */
const productColumns = (gallery: number, buy: number): string =>
  (isGalleryAtEnd ? [buy, gallery] : [gallery, buy]).map((share) => `minmax(0, ${share}fr)`).join(' ');

/** Its light and dark values are in lib/config/theme.ts. */
const role = (name: string) => `var(--role-${name})`;

/** Grows from a phone (360 px) to a wide screen (1440 px). In rem, to follow the browser's font size. */
function fluid(fromRem: number, toRem: number): string {
  const slope = (toRem - fromRem) / (90 - 22.5);
  const start = fromRem - slope * 22.5;
  return `clamp(${fromRem}rem, ${start.toFixed(4)}rem + ${(slope * 100).toFixed(4)}vw, ${toRem}rem)`;
}

/** Their class names need no styles. Tailwind reads all other files by app/globals.css. */
const unread = unusedFeatures(shop, needsAnalyticsCode(process.env, source)).map(
  (name) => `!./features/${name}/**`,
);

/** The design tokens. Colors are named by role and not by hue, so that both themes use the same names. */
export default {
  content: unread,
  plugins: [
    plugin(({ addBase }) => {
      for (const styles of [...fontStyles(shop), colorStyles(shop)]) addBase(styles);
    }),
  ],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      canvas: role('canvas'),
      surface: role('surface'),
      sunken: role('sunken'),
      backdrop: role('backdrop'),
      ink: role('ink'),
      muted: role('muted'),
      line: role('line'),
      edge: role('edge'),
      accent: role('accent'),
      inverse: role('inverse'),
      'on-inverse': role('on-inverse'),
      'inverse-hover': role('inverse-hover'),
      danger: role('danger'),
      'danger-soft': role('danger-soft'),
      success: role('success'),
      'success-soft': role('success-soft'),
      focus: role('focus'),
      scrim: role('scrim'),
      'on-picture': role('on-picture'),
      'on-picture-muted': role('on-picture-muted'),
      /** The color of paper, the same in both themes. */
      paper: resolveColors(shop.colors).canvas.light,
    },
    fontFamily: {
      display: 'var(--font-display)',
      text: 'var(--font-text)',
    },
    fontSize: {
      caption: ['0.8125rem', { lineHeight: '1.45' }],
      small: ['0.875rem', { lineHeight: '1.5' }],
      body: ['1rem', { lineHeight: '1.6' }],
      lead: [fluid(1.0625, 1.1875), { lineHeight: '1.6' }],
      title: [fluid(1.375, 1.625), { lineHeight: '1.2', letterSpacing: '-0.005em' }],
      heading: [fluid(2, 2.75), { lineHeight: '1.1', letterSpacing: '-0.012em' }],
      page: [fluid(2.5, 4.25), { lineHeight: '1.02', letterSpacing: '-0.02em' }],
      display: [fluid(2.875, 5.25), { lineHeight: '0.98', letterSpacing: '-0.025em' }],
    },
    borderRadius: {
      none: '0',
      soft: '2px',
      control: '4px',
      panel: '8px',
      full: '9999px',
    },
    boxShadow: {
      none: 'none',
      raised: '0 1px 2px rgb(36 33 29 / 0.05), 0 8px 24px -8px rgb(36 33 29 / 0.12)',
      panel: '0 24px 64px -16px rgb(20 18 15 / 0.35)',
    },
    extend: {
      /** Products' pictures. PRODUCT_RATIO of lib/media.ts crops them. */
      aspectRatio: { product: shop.pictureRatio ?? '4/5' },
      gridTemplateColumns: { product: productColumns(11, 9), 'product-wide': productColumns(7, 5) },
      gridColumnStart: { gallery: isGalleryAtEnd ? '2' : '1', buy: isGalleryAtEnd ? '1' : '2' },
      spacing: {
        /** Margin at both sides of a page. */
        gutter: fluid(1.125, 3),
        /** Space between two sections of a page. */
        section: fluid(4, 8),
        /** Space between parts of a section. */
        group: fluid(1.75, 3),
        /** Minimum size of a control. WCAG 2.5.8 requires 24 px. */
        target: '2.75rem',
      },
      maxWidth: {
        page: '100rem',
        measure: '38rem',
      },
      transitionDuration: {
        quick: '140ms',
        calm: '320ms',
        slow: '700ms',
      },
      transitionTimingFunction: {
        calm: 'cubic-bezier(0.22, 0.8, 0.3, 1)',
      },
    },
  },
} satisfies Config;
