import { render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShopConfig } from '@/lib/config/shop-schema';
import type { Lang } from '@/lib/i18n/lang';

/** Renders one component of a shop that has this configuration. */
async function show(
  config: ShopConfig,
  name: string,
  lang: Lang = 'en',
  props: { all?: boolean; isDelivered?: boolean; product?: { slug: string; isFile?: true } } = {},
) {
  vi.doMock('@/shop.config', () => ({ default: config }));
  const { MessagesProvider } = await import('@/lib/i18n/client-messages');
  const { ALL_MESSAGES } = await import('@/lib/i18n/messages/all');
  const { CardTerms } = await import('@/components/ui/price');
  const { product = { slug: 'bowl' } } = props;
  const parts = {
    ...(await import('@/components/layout/legal-notices')),
    ...(await import('@/components/layout/site-footer')),
    ...(await import('@/components/layout/purchase-assurance')),
    ...(await import('@/components/sign-in/sign-in-page')),
    CardTerms: () => <CardTerms product={product} />,
  };
  const Part: ComponentType<typeof props> = Object(parts)[name];
  return render(
    <MessagesProvider lang={lang} messages={ALL_MESSAGES[lang]}>
      <Part {...props} />
    </MessagesProvider>,
  );
}

const HELP = [{ label: { en: 'Returns', de: 'Rückgabe' }, href: '/returns' }];
const NEWSLETTER = {
  action: 'https://lists.example/subscribe',
  emailField: 'EMAIL',
  fields: { list: 'a1' },
  text: 'New pieces, four times a year.',
  consent: { en: 'Send me the newsletter.', de: 'Schicken Sie mir den Newsletter.' },
};

beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock('@/shop.config'));

it.each(['PurchaseAssurance', 'PaymentMarks', 'PaymentNames', 'NewsletterForm', 'HelpLinks'] as const)(
  'a shop without payments, help links and newsletter shows no %s',
  async (name) => {
    const { container } = await show({}, name);
    expect(container).toBeEmptyDOMElement();
  },
);

describe('the note on prices', () => {
  const prices = { tax: 'included', shippingPage: '/shipping' } as const;

  it.each([
    ['en', 'All prices incl. VAT, plus shipping', 'incl. VAT'],
    ['de', 'Alle Preise inkl. MwSt., zzgl. Versand', 'inkl. MwSt.'],
  ] as const)(
    'is the one of the law in %s, with a link to the costs of delivery',
    async (lang, all, alone) => {
      const props = { all: true };
      const { container } = await show({ law: { prices } }, 'PriceNote', lang, props);
      expect(container).toHaveTextContent(all);
      expect(within(container).getByRole('link')).toHaveAttribute(
        'href',
        lang === 'de' ? '/de/shipping' : '/shipping',
      );
      vi.resetModules();
      const download = await show({ law: { prices } }, 'PriceNote', lang, { isDelivered: false });
      expect(download.container).toHaveTextContent(new RegExp(`^${alone.replace('.', '\\.')}$`));
    },
  );

  it('of a small business names the law, and no VAT that is included', async () => {
    const law = { prices: { ...prices, tax: 'small-business' } } as const;
    const { container } = await show({ law }, 'PriceNote', 'de', { all: true });
    expect(container).toHaveTextContent('Gemäß § 19 UStG wird keine Umsatzsteuer ausgewiesen, zzgl. Versand');
  });

  it('is absent in a shop whose regions want none', async () => {
    expect((await show({ law: { sellsTo: ['US'] } }, 'PriceNote')).container).toBeEmptyDOMElement();
  });
});

describe('the note on the price of a card', () => {
  const law = { prices: { tax: 'included', shippingPage: '/shipping' }, fees: { perOrder: '1.50' } } as const;
  const card = async (config: ShopConfig, lang: Lang, product?: { slug: string; isFile?: true }) => {
    vi.resetModules();
    vi.stubGlobal('FEATURES', { priceNotes: true, priceTerms: true, fees: true });
    return (await show(config, 'CardTerms', lang, product && { product })).container.textContent;
  };

  it('says whether VAT is in it, and what is added', async () => {
    const { prices, fees } = law;
    expect(await card({ law: { prices } }, 'en')).toBe('incl. VAT, plus shipping');
    expect(await card({ law: { prices } }, 'de')).toBe('inkl. MwSt., zzgl. Versand');
    expect(await card({ law: { prices } }, 'he')).toBe('כולל מע״מ, בתוספת משלוח');
    expect(await card({ law: { fees } }, 'en')).toBe('plus $1.50 in fees per order');
    expect(await card({ law }, 'en')).toBe('incl. VAT, plus shipping, plus $1.50 in fees per order');
    const small = { prices: { ...prices, tax: 'small-business' } } as const;
    expect(await card({ law: small }, 'de')).toBe('zzgl. Versand');
  });

  it('is absent in a shop that needs none', async () => {
    const { CardTerms } = await import('@/components/ui/price');
    expect(render(<CardTerms product={{ slug: 'bowl' }} />).container).toBeEmptyDOMElement();
  });

  it('adds no delivery to a file, and says nothing of a gift card', async () => {
    const { prices } = law;
    expect(await card({ law: { prices } }, 'en', { slug: 'pattern', isFile: true })).toBe('incl. VAT');
    expect(await card({ law: { prices }, giftCards: ['card'] }, 'en', { slug: 'card' })).toBe('');
  });
});

it.each([
  ['en', 'The subtotal does not include mandatory fees. The total does.', 'plus $1.50 in fees per order'],
  ['de', 'Die Zwischensumme enthält keine Pflichtgebühren, die Gesamtsumme schon.', 'zzgl. 1,50'],
] as const)(
  'a mandatory fee of each order stands above the button to the checkout in %s',
  async (lang, apart, amount) => {
    const { container } = await show({ law: { fees: { perOrder: '1.50' } } }, 'FeesApart', lang);
    expect(container).toHaveTextContent(apart);
    expect(container).toHaveTextContent(amount);
  },
);

describe('the notice on the legal guarantee', () => {
  const law = { guarantee: { notice: 'link', fallback: 'de' } } as const;

  it.each([
    ['en', 'Your legal guarantee rights', 'en', 'https://europa.eu/youreurope/guarantees'],
    ['de', 'Ihre gesetzlichen Gewährleistungsrechte', 'de', 'https://europa.eu/youreurope/garantien'],
    // The EU has no notice in Hebrew.
    ['he', 'זכויות האחריות שלכם לפי חוק', 'de', 'https://europa.eu/youreurope/garantien'],
  ] as const)('opens in %s from a line, with the file of the merchant', async (lang, title, file, page) => {
    const { container } = await show({ law }, 'GuaranteeRights', lang);
    const details = container.querySelector('details');
    expect(details).not.toHaveAttribute('open');
    expect(details?.querySelector('summary')).toHaveTextContent(title);
    details?.setAttribute('open', '');
    expect(screen.getByRole('img')).toHaveAttribute('src', `/pictures/guarantee/${file}.svg`);
    expect(Number(screen.getByRole('img').getAttribute('width'))).toBeGreaterThanOrEqual(420);
    const [full, more] = screen.getAllByRole('link');
    expect(full).toHaveAttribute('href', `/pictures/guarantee/${file}.svg`);
    expect(more).toHaveAttribute('href', page);
  });
});

describe('what the law requires elsewhere', () => {
  it.each([
    ['en', 'How we use your data: Privacy', '/privacy'],
    ['de', 'Hinweise zum Umgang mit Ihren Daten: Datenschutz', '/de/privacy'],
  ] as const)('is a link in %s from each form to how data is used', async (lang, text, href) => {
    const law = { pages: { privacy: '/privacy' } };
    const { container } = await show({ law }, 'PrivacyNote', lang);
    expect(container).toHaveTextContent(text);
    expect(within(container).getByRole('link')).toHaveAttribute('href', href);
  });

  it('is whether reviews come from buyers', async () => {
    const { container } = await show({ law: { reviews: 'marked' } }, 'ReviewNote', 'de');
    expect(container).toHaveTextContent('Bewertungen von Käufern tragen „Verifizierter Kauf“.');
  });

  it('is the numbers of registers', async () => {
    await show({ law: { registers: [{ name: 'WEEE', number: 'DE 123' }] } }, 'Registers');
    expect(screen.getByRole('term')).toHaveTextContent('WEEE:');
    expect(screen.getByRole('definition')).toHaveTextContent('DE 123');
  });

  it.each(['PrivacyNote', 'ReviewNote'] as const)('is no %s without its entry', async (name) => {
    expect((await show({}, name)).container).toBeEmptyDOMElement();
  });
});

it('payment methods are a named list, with brands as they are and the others in the language of the page', async () => {
  await show({ payments: ['visa', 'apple-pay', 'invoice'] }, 'PaymentMarks', 'de');
  const list = screen.getByRole('list', { name: 'Akzeptierte Zahlungsarten' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Visa', 'Apple Pay', 'Rechnung']);
});

it('payment methods are one line in the footer', async () => {
  await show({ payments: ['visa', 'gift-card'] }, 'PaymentNames');
  expect(screen.getByText('Accepted payment methods: Visa, Gift card')).toBeVisible();
});

it('payment methods come with how the payment is protected, and the help links', async () => {
  await show({ payments: ['paypal'], help: HELP }, 'PurchaseAssurance');
  expect(screen.getByText(/^Secure checkout:/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Returns' })).toHaveAttribute('href', '/returns');
});

it('help links have the language of the page', async () => {
  await show({ help: HELP }, 'HelpLinks', 'de');
  expect(screen.getByRole('link', { name: 'Rückgabe' })).toHaveAttribute('href', '/de/returns');
});

it('the newsletter is a plain form of the provider that needs an email and consent', async () => {
  await show({ newsletter: NEWSLETTER }, 'NewsletterForm');
  const form = screen.getByRole('form', { name: 'Newsletter' });
  expect(form).toHaveAttribute('action', NEWSLETTER.action);
  expect(form).toHaveAttribute('method', 'post');
  const email = screen.getByRole('textbox', { name: 'Email' });
  expect(email).toBeRequired();
  expect(email).toHaveAttribute('type', 'email');
  expect(email).toHaveAttribute('name', 'EMAIL');
  expect(screen.getByRole('checkbox', { name: 'Send me the newsletter.' })).toBeRequired();
  expect(form.querySelector('input[name=list]')).toHaveValue('a1');
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeVisible();
});

it('the reasons for an account come with a way to order without one, and help', async () => {
  await show({ help: HELP }, 'AccountBenefits');
  const aside = screen.getByRole('complementary', { name: 'With an account' });
  expect(within(aside).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
  expect(within(aside).getByText('You can also order without one.')).toBeVisible();
  expect(within(aside).getByRole('link', { name: 'Returns' })).toBeVisible();
  expect(within(aside).queryByRole('img')).not.toBeInTheDocument();
});

it('the reasons for an account have the picture of the configuration', async () => {
  await show({ signInPicture: { file: 'studio.jpg', alt: 'The studio' } }, 'AccountBenefits');
  expect(screen.getByRole('img', { name: 'The studio' })).toHaveAttribute('loading', 'lazy');
});
