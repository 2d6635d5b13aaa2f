import { afterEach, describe, expect, it, vi } from 'vitest';
import type { NavLink } from '@/components/layout/site-header';
import type { ShopConfig } from '@/lib/config/shop-schema';
import type { Lang } from '@/lib/i18n/lang';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import type { Category } from '@/lib/model/product';

const data = {
  lang: 'en' as Lang,
  layout: ALL_MESSAGES.en.layout,
  categories: [] as Category[],
  pages: { header: [], footer: [{ name: 'Delivery', href: '/delivery' }], legal: [] as NavLink[] },
};

/** Loads modules of a shop that has this configuration. */
function configure(config: ShopConfig) {
  vi.resetModules();
  vi.doMock('@/shop.config', () => ({ default: config }));
}

afterEach(() => {
  vi.doUnmock('@/shop.config');
  vi.resetModules();
});

describe('a configured shop', () => {
  it('formats amounts and dates as configured for a language, and leaves the others', async () => {
    const en = { dates: 'en-GB', numbers: 'en-GB', currency: 'code' } as const;
    configure({ timeZone: 'Europe/London', formats: { en } });
    const { formatMoney } = await import('@/lib/money');
    const { dayOf } = await import('@/lib/orders/dates');
    const written = (lang: Lang) => [
      formatMoney({ amount: '1234.5', currency: 'GBP' }, lang),
      dayOf('2026-03-04T12:00:00Z', lang),
    ];
    // Between amount and currency is a space that does not break.
    expect(written('en')).toEqual(['GBP\u00a01,234.50', '4 March 2026']);
    expect(written('de')).toEqual(['1.234,50\u00a0£', '4. März 2026']);
  });

  it.each([
    ['start', '1', '2', 'minmax(0, 11fr) minmax(0, 9fr)'],
    ['end', '2', '1', 'minmax(0, 9fr) minmax(0, 11fr)'],
  ] as const)('has the pictures of products at the %s of the page', async (side, gallery, buy, product) => {
    configure({ gallery: { side } });
    const { gridColumnStart, gridTemplateColumns } = (await import('@/tailwind.config')).default.theme.extend;
    expect({ gridColumnStart, gridTemplateColumns }).toMatchObject({
      gridColumnStart: { gallery, buy },
      gridTemplateColumns: { product },
    });
  });

  it('has the menus of the configuration, with texts in the language of the page', async () => {
    const href = 'https://journal.example';
    configure({
      contact: { email: 'a@shop.example', phone: '+49 30 123-4' },
      navigation: ['all-products', { label: { en: 'Journal', de: 'Magazin' }, href }],
      footer: [{ title: 'Help', links: ['pages', 'contact', 'orders'] }],
    });
    const { footerGroups, headerLinks } = await import('@/app/[lang]/menu-links');
    const namesIn = (lang: Lang) => headerLinks({ ...data, lang })[1]?.name;
    expect(headerLinks(data)).toEqual([
      { name: 'All products', href: '/products' },
      { name: 'Journal', href },
    ]);
    // Hebrew is absent, and English is the default language.
    expect([namesIn('de'), namesIn('he')]).toEqual(['Magazin', 'Journal']);
    const links = [
      { name: 'Delivery', href: '/delivery' },
      { name: 'a@shop.example', href: 'mailto:a@shop.example' },
      { name: '+49 30 123-4', href: 'tel:+49301234' },
      { name: 'Your orders', href: '/account/orders', prefetch: false },
    ];
    expect(footerGroups(data)).toEqual([{ title: 'Help', links }]);
  });

  it('links an address once in a menu, by the entry of the configuration', async () => {
    const own = { label: 'Our delivery', href: '/delivery/' };
    const imprint = { label: 'Imprint', href: '/imprint' };
    configure({ footer: [{ title: 'Help', links: ['pages', own, own] }], legal: [own, imprint] });
    const { footerGroups, legalLinks } = await import('@/app/[lang]/menu-links');
    const delivery = { name: 'Our delivery', href: '/delivery/' };
    expect(footerGroups(data)[0]?.links).toEqual([delivery]);
    const privacy = { name: 'Privacy', href: '/privacy' };
    const legal = [...data.pages.footer, { name: 'Legal notice', href: '/imprint' }, privacy];
    const links = legalLinks({ ...data, pages: { ...data.pages, legal } });
    expect(links).toEqual([delivery, { name: 'Imprint', href: '/imprint' }, privacy]);
  });

  it('has its own colors and fonts in the style sheet', async () => {
    const { colorStyles, fontStyles } = await import('@/lib/config/theme');
    const button = { light: '#1d4ed8', dark: '#1d4ed8' };
    const { ':root': roles, '@media (min-width: 64rem)': onPicture } = colorStyles({
      colors: { button, buttonText: { light: '#ffffff', dark: '#fefefe' } },
    });
    // The picture of a headline is light in the dark theme, too.
    expect(onPicture).toMatchObject({
      '.button.on-picture': { '--role-inverse': '#1d4ed8', '--role-on-inverse': '#ffffff' },
    });
    expect(roles).toMatchObject({
      '--role-inverse': 'light-dark(#1d4ed8, #1d4ed8)',
      '--role-canvas': 'light-dark(#fbf9f5, #191714)',
    });
    const own = { family: 'Own Font', file: 'own.woff2', weight: '400', fallback: 'serif' } as const;
    const fonts = { headings: own, text: 'system-sans' };
    expect(fontStyles({ fonts })).toEqual([
      {
        '@font-face': expect.objectContaining({
          'font-family': '"Own Font"',
          src: 'url("../content/fonts/own.woff2")',
        }),
      },
      {
        ':root': {
          '--font-display': '"Own Font", "Iowan Old Style", "Georgia", serif',
          '--font-text': 'system-ui, sans-serif',
        },
      },
    ]);
    const ranges = (languages: string[]) =>
      JSON.stringify(fontStyles({ languages })).includes('"unicode-range":"U+590-5FF"');
    expect([ranges(['en', 'he']), ranges(['en', 'de'])]).toEqual([true, false]);
    const polish = JSON.stringify(fontStyles({ languages: ['pl'] }));
    expect(polish.match(/latin-ext[^}]*U\+100-17F[^}]*/g)?.map((face) => face.includes('400 700'))).toEqual([
      false,
      true,
      // Without scripts.
      true,
    ]);
    expect(JSON.stringify(fontStyles({ languages: ['en', 'de'] }))).not.toContain('latin-ext');
    const arabic = JSON.stringify(fontStyles({ languages: ['en', 'ar'] }));
    expect(arabic).toContain('"font-display":"optional","unicode-range":"U+600-6FF"');
    expect(arabic).toContain('":lang(ar)":{"letter-spacing":"0 !important"}');
    expect(JSON.stringify(fontStyles({ languages: ['en', 'he'] }))).not.toMatch(/U\+600|:lang/);
    const japanese = fontStyles({ fonts, languages: ['ja'] });
    expect(JSON.stringify(japanese)).toContain('":lang(ja)":{"font-style":"normal !important"');
    expect(japanese).toContainEqual({
      ':root': {
        '--font-display': '"Own Font", "Iowan Old Style", "Georgia", var(--serif, serif)',
        '--font-text': 'system-ui, var(--sans-serif, sans-serif)',
      },
    });
    // Headings show the font when it arrives, and text shows it from the first paint on or not at all.
    const both = JSON.stringify(fontStyles({ fonts: { headings: own, text: own } }));
    expect(both).toContain('{"font-family":"\\"Own Font\\"","src":"url(');
    expect(both).toContain('"font-display":"optional"');
    expect(both).toContain('"--font-text":"\\"Text\\", \\"Iowan Old Style\\"');
  });
});
