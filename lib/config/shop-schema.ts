import { z } from 'zod';
import type { Money } from '@/lib/model/money';
import {
  analyticsSchema,
  hrefSchema,
  linkSchema,
  menuEntrySchema,
  newsletterSchema,
  paymentsSchema,
  pictureSchema,
  placesSchema,
  policySchema,
  textSchema,
} from './entry-schemas';
import { type Duty, dutiesOf, lawSchema } from './law';
import { homeSchema, ownPagesSchema } from './page-schemas';
import { lineOf, messageOf, problemsOf } from './schema-problems';
import { hasSetsOnPages } from './sets-on-pages';
import { colorsSchema, fontsSchema } from './theme';

const AMOUNT = "must be an amount as a text with a point, such as '6' or '49.50'";
const ID = 'must be an id of the gift-card app, such as dc6685fb-b31e-530e-8825-c73415adf7f3';

const amount = z.string(AMOUNT).regex(/^\d{1,7}(?:\.\d{1,3})?$/, AMOUNT);
const id = z.guid(ID);

/** A visitor's token may not read the gift-card app's catalog, so the shop names product and amounts. */
const giftCardsSchema = z.strictObject({
  productId: id,
  amounts: z
    .array(
      z.strictObject({
        /** The amount that the card pays. */
        value: amount,
        /** The app's variant of this value. */
        variantId: id,
        /** The price of the card, where that differs. */
        price: amount.optional(),
      }),
    )
    .min(1, 'must have at least one amount')
    .max(12, 'must have at most 12 amounts'),
  /** The bounds of an amount of the shopper's own. */
  custom: z
    .strictObject({ min: amount, max: amount })
    .refine(({ min, max }) => Number(min) <= Number(max), 'min must be at most max')
    .optional(),
  picture: pictureSchema().optional(),
});

const ON_OR_OFF = 'must be true or false';
const CUT_OFF = "must be a time of the shop's time zone, such as '14:00'";
const DAYS = 'must be days of the week from 0, which is Sunday, to 6';
const PAGE = 'must be a path of this shop, such as /size-guide';

const name = z.string().min(1).max(100);
const names = (what: string) => z.array(name).min(1).max(20, `must have at most 20 ${what}`);

/** Orders before the cut-off are prepared on the same working day. */
const deliveryDateSchema = z.strictObject({
  cutOff: z.string(CUT_OFF).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, CUT_OFF),
  workingDays: z.array(z.int(DAYS).min(0, DAYS).max(6, DAYS)).min(1).max(7).optional(),
});

/** Names are in the site's main language. */
const giftsSchema = z.strictObject({
  /** The slug of the category with the gifts. Absent: all products. */
  category: name.optional(),
  /** Choices and fields of products that stand for gift wrap. */
  wrap: names('names').optional(),
  /** Fields of products that carry a message. */
  message: names('names').optional(),
  /** Whether the page begins with the gift card. */
  giftCardFirst: z.boolean(ON_OR_OFF).default(false),
});

const sizeGuideSchema = z.strictObject({
  /** Options of a product that need a size guide. */
  options: names('names of options'),
  /** Titles of the info sections that are a size guide. */
  sections: names('titles').optional(),
  /** The page for products without such a section. */
  page: z
    .string(PAGE)
    .regex(/^\/[\p{Ll}\p{Lo}\p{N}_-]{1,100}$/u, PAGE)
    .optional(),
});

const OUTLINE =
  "must be bowl, plate, vase, box or a path of SVG in a square of 100 × 100, such as 'M0 0h100v100H0z'";
const OUTLINED = 'must have products or categories';

const scaleFigureSchema = z.strictObject({
  /** Titles of the info sections with the dimensions. */
  sections: names('titles'),
  beside: z.enum(['mug', 'hand'], 'must be mug or hand'),
  /** The first that names a product, or a category of it, is its form. Others are boxes. */
  outlines: z
    .array(
      z
        .strictObject({
          outline: z.string(OUTLINE).regex(/^(?:bowl|plate|vase|box|[Mm][\dA-Za-z\s.,+-]{1,500})$/, OUTLINE),
          /** Slugs. */
          products: z.array(name).min(1).max(100, 'must have at most 100 slugs').optional(),
          categories: names('slugs').optional(),
        })
        .refine(({ products, categories }) => products ?? categories, OUTLINED),
    )
    .max(30, 'must have at most 30 outlines')
    .optional(),
});

const KEY = 'must have lower-case letters, digits and hyphens only, such as delivery-day';
const AHEAD = 'must be a number of days from 0 to 60';

const ahead = z.int(AHEAD).min(0, AHEAD).max(60, AHEAD);
const orderField = {
  key: z.string(KEY).regex(/^[a-z][a-z\d-]{0,30}$/, KEY),
  /** Also the beginning of its line in the note of the order. */
  label: textSchema(),
  hint: textSchema().optional(),
  required: z.boolean(ON_OR_OFF).default(false),
};
const orderFieldsSchema = z
  .array(
    z.discriminatedUnion(
      'type',
      [
        z
          .strictObject({
            type: z.literal('day'),
            ...orderField,
            /** The first and the last day that can be chosen, counted from today. */
            from: ahead,
            to: ahead,
            /** From 0, which is Sunday. Absent: all. */
            weekdays: z.array(z.int(DAYS).min(0, DAYS).max(6, DAYS)).min(1).max(7).optional(),
          })
          .refine(({ from, to }) => from <= to, { path: ['to'], error: 'must be at least from' }),
        z.strictObject({
          type: z.literal('choice'),
          ...orderField,
          choices: z.array(textSchema()).min(1).max(30, 'must have at most 30 choices'),
        }),
        z.strictObject({
          type: z.literal('text'),
          ...orderField,
          maxLength: z.int().min(1).max(150, 'must be at most 150').default(100),
        }),
      ],
      'must be day, choice or text',
    ),
  )
  .max(4, 'must have at most 4 fields')
  .refine(
    (fields) => new Set(fields.map(({ key }) => key)).size === fields.length,
    'must not use a key twice',
  );

const SYNONYMS = "must be groups of words, such as [['sofa', 'couch']]";
const CHOICE_SOURCE = 'must have one of tag, ribbon and section';
const FILTER_SOURCE = 'must have one of option, choices and field';

const isOne = (...values: unknown[]): boolean => values.filter((one) => one !== undefined).length === 1;

/** Each filter is a query parameter `by-<key>`. */
const filtersSchema = (text: ReturnType<typeof textSchema>) =>
  z
    .array(
      z
        .strictObject({
          key: z.string(KEY).regex(/^[a-z][a-z\d-]{0,30}$/, KEY),
          title: text.optional(),
          /** As in the site's main language. Its choices are those of the filter. */
          option: name.optional(),
          /** Choices that the platform has no name for that visitors may read. */
          choices: z
            .array(
              z
                .strictObject({
                  /** In addresses. */
                  value: z.string(KEY).regex(/^[a-z][a-z\d-]{0,30}$/, KEY),
                  label: text,
                  /** The id of a public tag of products. */
                  tag: name.optional(),
                  /** A ribbon of a product, also one after the first. */
                  ribbon: name.optional(),
                  /** The unique name of an info section. On Catalog V1, its title. */
                  section: name.optional(),
                })
                .refine(({ tag, ribbon, section }) => isOne(tag, ribbon, section), CHOICE_SOURCE),
            )
            .min(1, 'must have at least one choice')
            .max(20, 'must have at most 20 choices')
            .refine(
              (choices) => new Set(choices.map(({ value }) => value)).size === choices.length,
              'must not use a value twice',
            )
            .optional(),
          /** An extended field that visitors may read. Its values are the choices. */
          field: z.strictObject({ namespace: name, name }).optional(),
          /** The texts that the page shows in place of values of the field. */
          labels: z.record(name, text).optional(),
        })
        .refine(({ option, choices, field }) => isOne(option, choices, field), FILTER_SOURCE)
        .refine(({ option, title }) => option !== undefined || title !== undefined, {
          path: ['title'],
          error: 'must name the filter',
        })
        .refine(({ labels, field }) => !labels || field, {
          path: ['labels'],
          error: 'must be with a field',
        }),
    )
    .max(4, 'must have at most 4 filters')
    .refine(
      (filters) => new Set(filters.map(({ key }) => key)).size === filters.length,
      'must not use a key twice',
    );

export type OwnFilter = z.output<ReturnType<typeof filtersSchema>>[number];

/** Each has its own pages and prices in the caches. */
const MAX_CURRENCIES = 10;

const onOrOff = z.boolean(ON_OR_OFF);

/** `appId`: the platform's pages and public clients disagree about the one of goods. */
const backInStock = z.union(
  [z.boolean(), z.strictObject({ appId: z.guid('must be the id of an app') })],
  "must be true, false or { appId: '…' }",
);
const formId = z.guid('must be the id of a form, such as 0f8fad5b-d9cb-469f-a165-70867728950e');

const AGENTS = "must be true, false or { profiles: 'known', known: ['https://…'] }";
/** `known`: the profiles of the programs that the shop answers, where it does not answer all. */
const agents = z.union(
  [
    z.boolean(),
    z.strictObject({
      profiles: z.enum(['any', 'known'], 'must be any or known'),
      known: z
        .array(z.url({ protocol: /^https$/, error: 'must be an address that starts with https://' }))
        .max(50, 'must have at most 50 addresses')
        .default([]),
    }),
  ],
  AGENTS,
);

const PROVIDERS = 'must name google, facebook, or both';
const socialSignIn = z
  .array(z.enum(['google', 'facebook'], PROVIDERS))
  .min(1, PROVIDERS)
  .refine((providers) => new Set(providers).size === providers.length, 'must not name a provider twice');

export type SocialProvider = z.output<typeof socialSignIn>[number];

/** Every feature is off unless it is turned on. */
const featuresSchema = z
  .strictObject({
    /** Programs that speak the Universal Commerce Protocol. */
    agents,
    backInStock,
    /** Articles from a collection of the CMS. */
    blog: onOrOff,
    cartLink: onOrOff,
    /** The cart's page, in place of the drawer. */
    cartPage: onOrOff,
    compare: onOrOff,
    /** Other currencies to which the platform converts prices. */
    currencies: z
      .array(z.string().regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code such as EUR'))
      .max(MAX_CURRENCIES, `must have at most ${MAX_CURRENCIES} currencies`),
    deliveryDate: deliveryDateSchema,
    /** Links that note a coupon for the first item. */
    discountLinks: onOrOff,
    /** Feeds of products for Google and OpenAI, and each variant in the data of its page. */
    feeds: onOrOff,
    /** Forms that the merchant made on the platform, by their use in the shop. */
    forms: z
      .strictObject({
        newsletter: formId,
        contact: formId,
        returns: formId,
        /** Texts of these forms in other languages: by language, and by the text in the form. */
        texts: z.record(
          z.string().regex(/^[a-z]{2,3}$/, 'must be a language code such as de'),
          z.record(z.string().min(1).max(2_000), z.string().min(1).max(2_000)),
        ),
      })
      .partial(),
    giftCards: giftCardsSchema,
    gifts: giftsSchema,
    /** Pages as Markdown, and `/llms.txt`. */
    markdown: onOrOff,
    offline: onOrOff,
    /** Fields of an order that the shop asks for before checkout. */
    orderFields: orderFieldsSchema,
    /** Further sections of the home page and of pages, such as questions and answers. */
    pageSections: onOrOff,
    /** Buttons on cards that add the product. */
    quickAdd: onOrOff,
    recentSearches: onOrOff,
    recommendations: onOrOff,
    reviews: onOrOff,
    saveForLater: onOrOff,
    scaleFigure: scaleFigureSchema,
    /** Pictures with links on their things, which a shopper adds at once. */
    sets: onOrOff,
    /** Texts, pictures, links and sections that the merchant edits in the CMS. */
    siteContent: onOrOff,
    sizeGuide: sizeGuideSchema,
    socialSignIn,
    /** Languages in which the site has texts of its catalog. */
    translatedCatalog: z.array(z.string().regex(/^[a-z]{2,3}$/, 'must be a language code such as de')),
    /** Forms that an assistant in the browser can fill in. */
    webMcp: onOrOff,
    wishlist: onOrOff,
  })
  .partial();

export type Features = z.output<typeof featuresSchema>;

declare global {
  /**
   * Whether each feature is on. The build inlines the entries (next.config.ts) and drops the code of those
   * that are off: `FEATURES.wishlist ? await import(…) : null`. Their values are in `SHOP.features`.
   */
  const FEATURES: Readonly<
    Record<keyof Features | Duty | 'analytics' | 'ownMessages' | 'setsOnPages', boolean>
  >;
}

const isOn = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

export type Switch = keyof Features | Duty;

export type Switched = Pick<ShopConfig, 'features' | 'law' | 'pages'>;

export const switchesOf = ({ features = {}, law }: Switched): Partial<Record<Switch, boolean>> => ({
  ...Object.fromEntries(featuresSchema.keyof().options.map((name) => [name, isOn(features[name])])),
  ...dutiesOf(law),
});

/** The replacements of the build: `{ 'FEATURES.wishlist': true, … }`. */
export const featureSwitches = (shop: Switched, hasAnalytics: boolean): Record<string, boolean> => ({
  ...Object.fromEntries(Object.entries(switchesOf(shop)).map(([name, value]) => [`FEATURES.${name}`, value])),
  'FEATURES.analytics': hasAnalytics,
  'FEATURES.setsOnPages': hasSetsOnPages(shop),
});

const COUNTRY = 'must be a country of two capital letters (ISO 3166-1), such as US';
const RATIO = "must be a width and a height from 1/2 to 2/1, such as '4/5' or '1/1'";
const CURRENCY = 'must be a currency of three capital letters (ISO 4217), such as USD';
const DRAWING = 'must be the name of a .svg file in content/images';

const country = z.string(COUNTRY).regex(/^[A-Z]{2}$/, COUNTRY);
const drawing = z.string(DRAWING).regex(/^[\w-]+\.svg$/, DRAWING);
const pixels = z
  .int('must be a number of pixels')
  .min(8, 'must be at least 8')
  .max(600, 'must be at most 600');

const ratioOf = (text: string): number => {
  const [width = 0, height = 1] = text.split('/').map(Number);
  return width / height;
};
const ratio = z
  .string(RATIO)
  .regex(/^\d{1,2}\/[1-9]\d?$/, RATIO)
  .refine((text) => ratioOf(text) >= 0.5 && ratioOf(text) <= 2, RATIO);

const isLocale = (locale: string): boolean => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf([locale]).length === 1;
  } catch {
    return false;
  }
};
const locale = z.string().refine(isLocale, 'must be a locale that this Node.js knows, such as en-GB');

const isTimeZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const localeFormats = z.strictObject({
  dates: locale.optional(),
  numbers: locale.optional(),
  /** How amounts name their currency: $12, US$12, USD 12, 12 US dollars. */
  currency: z
    .enum(['symbol', 'narrowSymbol', 'code', 'name'], 'must be symbol, narrowSymbol, code or name')
    .optional(),
  /** Of measures in info sections. Absent: as the merchant wrote them. */
  units: z.enum(['metric', 'imperial', 'both'], 'must be metric, imperial or both').optional(),
});

/** Every entry may be absent. With the shop's languages, texts and formats of others are rejected. */
export function shopSchema(langs?: readonly string[]) {
  const text = textSchema(langs);
  const link = linkSchema(langs);
  const menu = z.array(menuEntrySchema(langs)).max(40, 'must have at most 40 entries');
  return z
    .strictObject({
      name: z.string('must be a text').min(1, 'must not be empty').max(60, 'must have at most 60 characters'),
      title: text,
      description: text,
      about: text,
      logo: z.strictObject({ file: drawing, width: pixels, height: pixels, fileOnDark: drawing.optional() }),
      favicon: drawing,
      colors: colorsSchema,
      fonts: fontsSchema,
      contact: z
        .strictObject({
          email: z.email('must be an email address'),
          phone: z.string().regex(/^\+?[\d ()-]{3,30}$/, 'must be a phone number'),
          address: text,
        })
        .partial(),
      social: z.array(z.strictObject({ name: z.string().min(1).max(40), href: hrefSchema })).max(12),
      banner: z.strictObject({ text, href: hrefSchema.optional() }),
      navigation: menu,
      footer: z.array(z.strictObject({ title: text, links: menu })).max(6, 'must have at most 6 groups'),
      legal: z.array(link).max(12, 'must have at most 12 links'),
      home: homeSchema(langs),
      sections: placesSchema,
      pages: ownPagesSchema(langs),
      signInPicture: pictureSchema(langs),
      analytics: analyticsSchema,
      policy: policySchema,
      features: featuresSchema,
      law: lawSchema,
      catalogLang: z.string().refine(isLocale, 'must be a language code such as en'),
      languages: z
        .array(
          langs ? z.enum(langs, `must be one of ${langs.join(', ')}`) : z.string(),
          'must be a list of languages',
        )
        .min(1, 'must name a language')
        .refine((all) => new Set(all).size === all.length, 'must name each language once'),
      currency: z.string(CURRENCY).regex(/^[A-Z]{3}$/, CURRENCY),
      country,
      timeZone: z
        .string()
        .refine(isTimeZone, 'must be a time zone that this Node.js knows, such as Europe/Berlin'),
      formats: z.partialRecord(langs ? z.enum(langs) : z.string(), localeFormats),
      delivery: z.strictObject({
        cost: amount,
        costAbroad: amount.optional(),
        days: z
          .string('must be a text')
          .min(1, 'must not be empty')
          .max(20, 'must have at most 20 characters'),
        freeFrom: z.record(country, amount).optional(),
      }),
      /** The voluntary right to return goods, beside the buy button and for search engines. */
      returns: z.strictObject({
        days: z.int('must be a number of days').min(1, 'must be at least 1').max(365, 'must be at most 365'),
        /** Who pays for sending goods back. */
        cost: z.enum(['free', 'shopper'], 'must be free or shopper'),
        countries: z.array(country).min(1).max(50, 'must have at most 50 countries').optional(),
      }),
      pictureRatio: ratio,
      /** Product pages in wide windows. */
      gallery: z.strictObject({ side: z.enum(['start', 'end'], 'must be start or end') }),
      /** The parts of a product in a list, next to picture, name and price. Absent: all of it. */
      cards: z
        .strictObject({ brand: onOrOff, rating: onOrOff, swatches: onOrOff, secondPicture: onOrOff })
        .partial(),
      productsPerPage: z
        .int('must be a whole number')
        .min(8, 'must be at least 8')
        .max(100, 'must be at most 100'),
      /** The order of lists that the merchant has not arranged. */
      defaultOrder: z.enum(['newest', 'recommended'], 'must be newest or recommended'),
      /** Whether lists of up to 500 products end with those that are sold out, in every order. */
      soldOutLast: onOrOff,
      /** How long after its creation a product has the label "New", unless it has a ribbon. */
      newForDays: z
        .int('must be a number of days')
        .min(1, 'must be at least 1')
        .max(365, 'must be at most 365'),
      filters: filtersSchema(text),
      /** Groups of words that mean the same to shoppers, in any of the languages. */
      search: z.strictObject({
        synonyms: z
          .array(
            z
              .array(
                z
                  .string('must be a text')
                  .min(1, 'must not be empty')
                  .max(40, 'must have at most 40 characters'),
              )
              .min(2, 'must have at least 2 words')
              .max(20, 'must have at most 20 words'),
            SYNONYMS,
          )
          .max(200, 'must have at most 200 groups'),
      }),
      promises: z.array(text).max(6, 'must have at most 6 promises'),
      payments: paymentsSchema,
      help: z.array(link).max(4, 'must have at most 4 links'),
      newsletter: newsletterSchema(langs),
      facts: z.array(z.string().min(1).max(100)).max(4, 'must have at most 4 titles'),
      openSections: z.array(z.string().min(1).max(100)).max(20, 'must have at most 20 titles'),
      preselect: z.array(z.string().min(1).max(100)).max(20, 'must have at most 20 names of options'),
      giftCards: z.array(z.string().min(1).max(200)).max(50, 'must have at most 50 slugs'),
    })
    .partial()
    .refine(({ newsletter, features }) => !(newsletter && features?.forms?.newsletter), {
      path: ['newsletter'],
      error: 'must be left out, because features.forms.newsletter names the form for it',
    })
    .refine(({ defaultOrder, features }) => defaultOrder !== 'recommended' || features?.recommendations, {
      path: ['defaultOrder'],
      error: 'must be newest, because features.recommendations is off, which knows the best sellers',
    });
}

export type ShopConfig = z.input<ReturnType<typeof shopSchema>>;
type ValidShopConfig = z.output<ReturnType<typeof shopSchema>>;

/** `shop.config.ts` with a value for everything that pages require. */
export type Shop = ValidShopConfig &
  Required<
    Pick<
      ValidShopConfig,
      | ('name' | 'catalogLang' | 'currency' | 'country' | 'timeZone')
      | ('productsPerPage' | 'promises' | 'giftCards' | 'features')
    >
  >;

const DEFAULTS = {
  name: 'Shop',
  catalogLang: 'en',
  currency: 'USD',
  country: 'US',
  timeZone: 'UTC',
  productsPerPage: 100,
  promises: [],
  giftCards: [],
  features: {},
} satisfies ShopConfig;

/** @throws Error with a line for each problem, as a running development server shows it */
export function readShop(config: ShopConfig): Shop {
  const parsed = shopSchema().safeParse(config, { error: messageOf });
  if (!parsed.success) throw new Error(parsed.error.issues.flatMap(problemsOf).map(lineOf).join('\n'));
  return { ...DEFAULTS, ...parsed.data };
}

export type ShopFacts = Pick<Shop, 'catalogLang' | 'currency' | 'country' | 'timeZone'> & {
  /** Width divided by height of products' pictures, where the shop has a ratio of its own. */
  pictureRatio?: number;
  formats: NonNullable<Shop['formats']>;
  /** Subtotals from which delivery is free, by country. */
  freeFrom: Partial<Record<string, Money>>;
  /** The notes that the law requires next to the prices of cards. Absent without such a law. */
  priceTerms?: {
    tax?: NonNullable<NonNullable<Shop['law']>['prices']>['tax'];
    feePerOrder?: Money;
    /** Slugs of products that are neither delivered nor taxed. */
    giftCards: string[];
  };
};

export const factsOf = ({
  catalogLang,
  currency,
  country,
  timeZone,
  formats = {},
  delivery,
  law = {},
  giftCards,
  pictureRatio,
}: Shop): ShopFacts => ({
  pictureRatio: pictureRatio ? ratioOf(pictureRatio) : undefined,
  catalogLang,
  currency,
  country,
  timeZone,
  formats,
  freeFrom: Object.fromEntries(
    Object.entries(delivery?.freeFrom ?? {}).map(([place, amount]) => [place, { amount, currency }]),
  ),
  priceTerms:
    law.prices || law.fees
      ? {
          giftCards,
          tax: law.prices?.tax,
          feePerOrder: law.fees?.perOrder ? { amount: law.fees.perOrder, currency } : undefined,
        }
      : undefined,
});
