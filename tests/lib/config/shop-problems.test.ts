import { describe, expect, it } from 'vitest';
import { shopProblems } from '@/lib/config/shop-problems';
import { factsOf, featureSwitches, readShop, switchesOf } from '@/lib/config/shop-schema';
import { newFolders } from '../../new-folders';

const LANGS = ['en', 'de'];
const problems = (config: unknown) => shopProblems(config, { langs: LANGS });

it('an empty shop.config.ts is valid, and has what pages cannot do without', () => {
  expect(problems({})).toEqual([]);
  expect(readShop({})).toEqual({
    name: 'Shop',
    catalogLang: 'en',
    currency: 'USD',
    country: 'US',
    timeZone: 'UTC',
    productsPerPage: 100,
    promises: [],
    giftCards: [],
    features: {},
  });
});

it('an empty shop.config.ts gives the browser no texts', () => {
  const shop = readShop({ description: 'Long', delivery: { cost: '4', days: '2', freeFrom: { US: '50' } } });
  expect(factsOf(shop)).toEqual({
    catalogLang: 'en',
    currency: 'USD',
    country: 'US',
    timeZone: 'UTC',
    formats: {},
    freeFrom: { US: { amount: '50', currency: 'USD' } },
  });
});

it('a shop that is read has no wrong entry, or says so as its start does', () => {
  const config = { nam: 'Halden', footer: [{ title: 'Shop', links: 'all' }] };
  expect(problems(config)).toEqual([
    'shop.config.ts footer[0].links: must be a list, in [ ]',
    expect.stringMatching(/^shop\.config\.ts nam: is no entry that the shop knows\. It knows: name, /),
  ]);
  expect(() => readShop(Object(config))).toThrow(problems(config).join('\n'));
});

it('the ratio of pictures is a width and a height, and the browser gets it as a number', () => {
  expect(problems({ pictureRatio: '1/1' })).toEqual([]);
  expect(factsOf(readShop({ pictureRatio: '3/4' })).pictureRatio).toBe(0.75);
  for (const wrong of ['square', '1/0', '9/1', '1/3'])
    expect(problems({ pictureRatio: wrong })[0]).toContain('from 1/2 to 2/1');
});

describe('a set', () => {
  const thing = { slug: 'bowl', at: [25, 50.5], quantity: 4, choices: { Glaze: 'Oat' } };
  const set = {
    type: 'set',
    title: 'Table',
    picture: { file: 'table.jpg', alt: 'A table' },
    things: [thing, { slug: 'bowl', at: [0, 100], choices: { Glaze: 'Rose' } }],
  };
  const onHome = (section: unknown) => problems({ home: { sections: [section] } });

  it('is a section of the home page, and of a page beside sections of its own', () => {
    expect(onHome(set)).toEqual([]);
    expect(problems({ pages: { tables: { sections: ['opening-hours', set] } } })).toEqual([]);
  });

  it.each([
    [{ at: [25, 101] }, 'things[0].at[1]: must be a percentage of the picture, from 0 to 100'],
    [{ at: [25] }, 'things[0].at: must be the percentages from the left and from the top, such as [47, 66]'],
    [{ quantity: 0 }, 'things[0].quantity: must be at least 1'],
    [{ quantity: 51 }, 'things[0].quantity: must be at most 50'],
    [{ choices: { Glaze: '' } }, 'things[0].choices.Glaze: must not be empty'],
  ])('names what is wrong in %j, on both', (wrong, problem) => {
    const broken = { ...set, things: [{ ...thing, ...wrong }] };
    expect(onHome(broken)).toEqual([`shop.config.ts home.sections[0].${problem}`]);
    expect(problems({ pages: { tables: { sections: [broken] } } })).toEqual([
      `shop.config.ts pages.tables.sections[0].${problem}`,
    ]);
  });

  it('has from 1 to 20 things, and each once', () => {
    const of = (things: unknown[]) => onHome({ ...set, things });
    const many = Array.from({ length: 21 }, (_, index) => ({ ...thing, slug: `bowl-${index}` }));
    for (const things of [[], many])
      expect(of(things)).toEqual(['shop.config.ts home.sections[0].things: must have from 1 to 20 things']);
    expect(of([thing, { ...thing, at: [1, 1] }])).toEqual([
      'shop.config.ts home.sections[0].things: must not have a product with the same choices twice',
    ]);
  });

  it('names a wrong name of a section of a page', () => {
    expect(problems({ pages: { tables: { sections: ['Opening hours', 4] } } })).toEqual([
      expect.stringContaining('pages.tables.sections[0]: must be the name of a section'),
      expect.stringContaining('pages.tables.sections[1]: must be the name of a section'),
    ]);
  });

  it('has its scripts on pages of text only where one has a set', () => {
    const isOn = (config: unknown) => featureSwitches(Object(config), false)['FEATURES.setsOnPages'];
    const pages = { tables: { sections: [set] } };
    expect(isOn({ features: { sets: true }, pages })).toBe(true);
    expect(isOn({ features: { sets: true }, pages: { tables: { sections: ['hours'] } } })).toBe(false);
    expect(isOn({ features: { sets: true }, home: { sections: [set] } })).toBe(false);
    expect(isOn({ pages })).toBe(false);
  });
});

describe('filters of the shop’s own', () => {
  const [size] = [{ key: 'size', option: 'Size' }];
  const choices = [{ value: 'vegan', label: 'Vegan', tag: 'a1' }];

  it('are by an option, by choices that they name, or by an extended field', () => {
    const field = { namespace: '_user_fields', name: 'flour' };
    const filters = [
      size,
      { key: 'diet', title: 'Diet', choices },
      { key: 'flour', title: 'Flour', field, labels: { rye: { en: 'Rye' } } },
    ];
    expect(problems({ filters })).toEqual([]);
  });

  it.each([
    [[{ key: 'size' }], 'must have one of option, choices and field'],
    [[{ ...size, choices }], 'must have one of option, choices and field'],
    [[size, size], 'must not use a key twice'],
    [[{ key: 'diet', choices }], 'filters[0].title: must name the filter'],
    [[{ ...size, labels: {} }], 'filters[0].labels: must be with a field'],
    [
      [{ key: 'diet', title: 'Diet', choices: [{ value: 'a', label: 'A' }] }],
      'choices[0]: must have one of tag',
    ],
    [[{ key: 'diet', title: 'Diet', choices: [...choices, ...choices] }], 'must not use a value twice'],
  ])('rejects %j', (filters, problem) => expect(problems({ filters }).join()).toContain(problem));
});

it('sections of the shop’s own have places, and are on the home page and on pages', () => {
  expect(
    problems({
      home: { sections: [{ type: 'own', name: 'opening-hours' }] },
      sections: { buy: ['allergens'], footer: ['opening-hours'] },
      pages: { stores: { title: { en: 'Stores' }, menu: 'footer', sections: ['stores'] } },
    }),
  ).toEqual([]);
});

it('sections of the shop’s own are rejected in other places, and under other names', () => {
  expect(problems({ sections: { sidebar: ['hours'] } })[0]).toContain('sections.sidebar: is no entry');
  expect(problems({ sections: { buy: ['Opening Hours'] } })[0]).toContain('own/sections.tsx');
  expect(problems({ pages: { stores: { sections: ['stores'], layout: 'wide' } } })).toHaveLength(1);
});

describe('the entry law', () => {
  const { at, write } = newFolders();
  const form = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const contact = { email: 'shop@example.com' };

  const prices = { tax: 'included', shippingPage: '/shipping', reductions: 'hidden' };
  const guarantee = { notice: 'link' };
  const manufacturer = { name: 'Fold', address: 'Berlin', contact: 'hello@fold.example' };
  const productSafety = { manufacturer };
  const pages = { privacy: '/privacy', imprint: '/imprint', accessibility: '/accessibility' };

  it('wants what the duties of its regions need', () => {
    expect(problems({ law: { sellsTo: ['DE'] } })).toEqual([
      expect.stringMatching(/^shop\.config\.ts law\.withdrawal: is missing: .*docs\/consumer-law\.md/),
      expect.stringMatching(/^shop\.config\.ts law\.prices: is missing: .*VAT/),
      expect.stringMatching(/^shop\.config\.ts law\.guarantee: is missing: .*legal guarantee/),
      expect.stringMatching(/^shop\.config\.ts law\.productSafety: is missing: .*manufacturer/),
      expect.stringMatching(/^shop\.config\.ts law\.pages\.privacy: is missing/),
      expect.stringMatching(/^shop\.config\.ts law\.pages\.imprint: is missing/),
      expect.stringMatching(/^shop\.config\.ts law\.pages\.accessibility: is missing/),
    ]);
    const law = { sellsTo: ['EU'], withdrawal: { form }, prices, guarantee, productSafety, pages };
    expect(problems({ law })).toEqual([expect.stringMatching(/contact\.email: is missing/)]);
    expect(problems({ law, contact })).toEqual([]);
    const { reductions: _, ...others } = prices;
    expect(problems({ law: { ...law, prices: others }, contact })).toEqual([
      expect.stringMatching(/law\.prices\.reductions: is missing: .*30 days/),
    ]);
    const exempt = { withdrawal: false, guarantee: false, productSafety: false };
    const micro = { ...pages, accessibility: false };
    expect(problems({ law: { sellsTo: ['FR'], ...exempt, prices, pages: micro } })).toEqual([]);
    expect(problems({ law, contact, features: { reviews: true } })).toEqual([
      expect.stringMatching(/law\.reviews: is missing: .*buyers/),
    ]);
    expect(problems({ law: { sellsTo: ['GB'] } })).toEqual([
      expect.stringMatching(/law\.prices: is missing/),
      expect.stringMatching(/law\.pages\.privacy: is missing/),
    ]);
    const british = { sellsTo: ['GB'], prices: others, pages: { privacy: '/privacy' } };
    expect(problems({ law: british })).toEqual([]);
    expect(problems({ law: { fees: { section: 'Fee' } }, features: { currencies: ['EUR'] } })).toEqual([
      expect.stringMatching(/law\.fees\.section: does not go with features\.currencies/),
    ]);
    expect(problems({ law: { fees: {} } })).toEqual([
      expect.stringMatching(/law\.fees: must have section or perOrder/),
    ]);
    expect(problems({ law: { registers: [{ name: 'EPR', number: '1' }] } })).toEqual([
      expect.stringMatching(/law\.pages\.imprint: is missing: .*registers/),
    ]);
  });

  it('wants the official notice in each language of the shop, and no placeholder in the EU', () => {
    const found = (law: object, languages = ['en', 'de'], isLive = true) =>
      shopProblems(
        { law: { guarantee, ...law }, languages },
        { langs: ['en', 'de', 'he'], folder: at(), isLive },
      );
    write('content/legal/guarantee/en.svg', '<svg data-placeholder=""/>');
    expect(found({})).toEqual([
      expect.stringMatching(/law\.guarantee: content\/legal\/guarantee\/de\.svg does not exist: .*https:/),
    ]);
    write('content/legal/guarantee/de.svg', '<svg/>');
    expect(found({})).toEqual([]);
    const eu = { sellsTo: ['EU'], withdrawal: false, prices, productSafety, pages };
    expect(found(eu)).toEqual([expect.stringMatching(/en\.svg is a placeholder: .*https:/)]);
    expect(found(eu, ['en', 'de'], false)).toEqual([]);
    const maker = { ...eu, productSafety: { manufacturer: { ...manufacturer, address: '[[street]]' } } };
    expect(found(maker, ['de'])).toEqual([
      expect.stringMatching(/law\.productSafety\.manufacturer\.address: has a place to complete/),
    ]);
    expect(found(maker, ['de'], false)).toEqual([]);
    // Hebrew pages show the notice of the fallback.
    expect(found({ ...eu, guarantee: { notice: 'open', fallback: 'de' } }, ['he'])).toEqual([]);
    expect(found({ ...eu, guarantee: false })).toEqual([]);

    const label = { guarantee: false, durability: { section: 'GARAN' } };
    expect(found(label)).toEqual([expect.stringMatching(/law\.durability: .*garan\.svg does not exist/)]);
    write('content/legal/garan.svg', '<svg>{producer} {years}</svg>');
    expect(found(label)).toEqual([expect.stringMatching(/must have the texts \{model\}/)]);
    write('content/legal/garan.svg', '<svg>{producer} {model} {years}</svg>');
    expect(found({ ...eu, ...label })).toEqual([]);
  });

  it('wants official files that are not empty, and takes every other content', () => {
    const file = 'content/legal/guarantee/en.svg';
    const found = () =>
      shopProblems({ law: { guarantee }, languages: ['en'] }, { langs: ['en'], folder: at() });
    const place = `shop.config.ts law.guarantee: ${file}`;
    expect(found()).toEqual([expect.stringContaining(`${place} does not exist`)]);
    for (const nothing of ['', ' \n']) {
      write(file, nothing);
      expect(found()).toEqual([expect.stringContaining(`${place} is empty`)]);
    }
    for (const content of ['<svg/>', 'no drawing', Buffer.from([0xff, 0x00, 0xd8])]) {
      write(file, content);
      expect(found()).toEqual([]);
    }
  });

  it('wants nothing without a region, and where no part of the shop answers a duty', () => {
    for (const sellsTo of [[], ['US', 'US-CA'], ['CH']]) expect(problems({ law: { sellsTo } })).toEqual([]);
    expect(problems({ law: {} })).toEqual([]);
  });

  it('turns a part on by its entry, also without a region', () => {
    expect(Object.values(switchesOf({})).some(Boolean)).toBe(false);
    expect(switchesOf({ law: { withdrawal: { form } } })).toMatchObject({ withdrawal: true });
    expect(switchesOf({ law: { sellsTo: ['DE'], withdrawal: false } }).withdrawal).toBe(false);
    const all = { tax: 'included', shippingPage: '/shipping' } as const;
    expect(switchesOf({ law: { prices: { ...all, reductions: 'lowest-30-days' } } })).toMatchObject({
      priceNotes: true,
      priceTerms: true,
      lowestPrices: true,
    });
    expect(switchesOf({ law: { prices: { ...all, reductions: 'hidden' } } }).lowestPrices).toBe(false);
  });

  it.each([
    [{ productSafety: {} }, /law\.productSafety: must have manufacturer, brands or sections/],
    [{ prices: { ...prices, reductions: 'low' } }, /law\.prices\.reductions: must be lowest-30-days/],
    [{ sellsTo: ['Germany'] }, /law\.sellsTo\[0\]: must be 'EU', a country of two capital letters/],
    [{ withdrawal: { form: 'x' } }, /law\.withdrawal\.form: must be the id of a form/],
    [{ withdrawl: { form } }, /law\.withdrawl: is no entry/],
  ])('names the wrong entry of %j', (law, problem) => {
    expect(problems({ law, contact })).toEqual([expect.stringMatching(problem)]);
  });
});

it.each<[config: object, problem: RegExp]>([
  [{ name: '' }, /^shop\.config\.ts name: must not be empty$/],
  [{ nmae: 'Shop' }, /^shop\.config\.ts nmae: is no entry that the shop knows\. It knows: name, title, /],
  [{ features: { wishes: true } }, /features\.wishes: .* It knows: agents, /],
  [{ formats: { fr: {} } }, /formats\.fr: is no entry that the shop knows\. It knows: en, de$/],
  [{ legal: '/terms' }, /legal: must be a list, in \[ \]$/],
  [{ banner: 'Sale' }, /banner: must be entries, in \{ \}: text, href$/],
  [{ social: [{ name: 1, href: '/' }] }, /social\[0\]\.name: must be a text$/],
  [
    { analytics: { provider: 'ga' } },
    /analytics\.provider: must be none, dataLayer, beacon, webhook, custom or script$/,
  ],
  [{ colors: { accent: 'red' } }, /^shop\.config\.ts colors\.accent: .*six-digit hex color.*#97452a/],
  [{ colors: { acent: '#000000' } }, /^shop\.config\.ts colors\.acent: is no entry/],
  [{ fonts: { text: 'comic' } }, /^shop\.config\.ts fonts\.text: must be one of instrument-serif, /],
  [{ contact: { email: 'me' } }, /^shop\.config\.ts contact\.email: must be an email address$/],
  [{ about: { en: 'a', fr: 'b' } }, /about\.fr: is not a language of the shop \(en, de\)$/],
  [{ about: { de: 'b' } }, /about: must have a text in en, which replaces those in other languages$/],
  [{ about: 7 }, /about: must be a text, or one by language: \{ en: '…', de: '…' \}$/],
  [{ country: 'usa' }, /country: must be a country of two capital letters/],
  [{ currency: '$' }, /currency: must be a currency of three capital letters/],
  [{ timeZone: 'Mars/Base' }, /timeZone: must be a time zone/],
  [{ productsPerPage: 101 }, /productsPerPage: must be at most 100$/],
  [{ productsPerPage: '24' }, /productsPerPage: must be a whole number$/],
  [{ newForDays: 0 }, /newForDays: must be at least 1$/],
  [{ newForDays: 366 }, /newForDays: must be at most 365$/],
  [{ newForDays: '30' }, /newForDays: must be a number of days$/],
  [{ defaultOrder: 'sales' }, /defaultOrder: must be newest or recommended$/],
  [{ defaultOrder: 'recommended' }, /defaultOrder: must be newest, because features\.recommendations is off/],
  [{ formats: { en: { dates: 'no locale' } } }, /formats\.en\.dates: must be a locale/],
  [{ formats: { en: { currency: 'sign' } } }, /formats\.en\.currency: must be symbol, narrowSymbol, code or/],
  [{ delivery: { cost: 6, days: '3' } }, /delivery\.cost: must be an amount as a text/],
  [{ navigation: ['everything'] }, /navigation\[0\]: must be \{ label, href \} or one of all-products, /],
  [
    { navigation: [{ label: 'x', href: 'javascript:alert(1)' }] },
    /navigation\[0\]: must be|href: must be a path/,
  ],
  [{ legal: [{ label: 'Terms', href: '//evil.example' }] }, /legal\[0\]\.href: must be a path of the shop/],
  [{ home: { sections: [{ type: 'heroic' }] } }, /home\.sections\[0\]\.type: must have a type: hero, /],
  [{ home: { sections: [{ type: 'hero' }] } }, /home\.sections\[0\]\.title: must be a text/],
  [{ favicon: 'icon.png' }, /favicon: must be the name of a \.svg file in content\/images$/],
])('a problem of shop.config.ts %o names the entry and what is allowed', (config, problem) => {
  expect(problems(config)).toEqual([expect.stringMatching(problem)]);
});

it('a problem of shop.config.ts is a color that is too close to another, in either theme', () => {
  expect(problems({ colors: { accent: { light: '#97452a', dark: '#3a362f' } } })).toEqual([
    expect.stringMatching(
      /^shop\.config\.ts colors\.accent: accent \(#3a362f\) on canvas \(#191714\) has a contrast of 1\.\d+ in the dark theme, and needs 4\.5$/,
    ),
    expect.stringMatching(/on surface/),
    expect.stringMatching(/on sunken/),
  ]);
  expect(problems({ colors: { canvas: '#808080' } })[0]).toMatch(/^shop\.config\.ts colors\.canvas: ink /);
});

it('a problem of shop.config.ts is a picture that does not exist', () => {
  const home = { sections: [{ type: 'hero', title: 'x', picture: { file: 'no-such.jpg', alt: 'x' } }] };
  expect(shopProblems({ favicon: 'none.svg', home }, { langs: LANGS, folder: process.cwd() })).toEqual([
    'shop.config.ts favicon: content/images/none.svg does not exist',
    'shop.config.ts home.sections[0].picture.file: content/images/no-such.jpg does not exist',
  ]);
});
