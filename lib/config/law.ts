import { z } from 'zod';

/** Members of the European Union, ISO 3166-1 alpha-2. */
// biome-ignore format: a table
const EU = new Set([
  'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV',
  'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK',
]);

/** The official languages of the European Union, which its notices exist in. */
// biome-ignore format: a table
const EU_LANGUAGES = new Set([
  'bg', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fi', 'fr', 'ga', 'hr', 'hu', 'it', 'lt', 'lv', 'mt', 'nl', 'pl',
  'pt', 'ro', 'sk', 'sl', 'sv',
]);

const REGION = "must be 'EU', a country of two capital letters (ISO 3166-1), or a state such as US-CA";
const PAGE = 'must be a path of this shop, such as /shipping-and-returns';
const FORM = 'must be the id of a form, such as 0f8fad5b-d9cb-469f-a165-70867728950e';

const LANGUAGE = 'must be an official language of the EU, such as en';

const path = z.string(PAGE).regex(/^\/[\p{Ll}\p{Lo}\p{N}_-]{1,100}$/u, PAGE);

const CONTACT = 'must be an email address, or the https address of a page with a form';
const NAMES = 'must have 1 to 20 titles or unique names of info sections';

const names = z.array(z.string().min(1).max(100), NAMES).min(1, NAMES).max(20, NAMES);
const section = z.string('must be a title or unique name of an info section').min(1).max(100);
const line = z
  .string('must be a text')
  .min(1, 'must not be empty')
  .max(300, 'must have at most 300 characters');

/** Who is responsible for a product, with a postal and an electronic address. */
const party = z.strictObject({
  name: line,
  address: line,
  contact: z.union([z.email(), z.url({ protocol: /^https$/ })], CONTACT),
});
export type Party = z.output<typeof party>;

const AMOUNT = 'must be an amount such as 1.50, and more than 0';

const REDUCTIONS = "must be lowest-30-days, hidden or { section: '…' }";

const formOfDuty = z.strictObject({ form: z.guid(FORM) });

/** Regions of sale, and the duties there (docs/consumer-law.md). Entries also work without a region. */
export const lawSchema = z
  .strictObject({
    sellsTo: z
      .array(z.string(REGION).regex(/^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/, REGION))
      .max(60, 'must have at most 60 regions'),
    prices: z.strictObject({
      /** `small-business`: no VAT is charged, which must be said (§ 19 UStG in Germany). */
      tax: z.enum(['included', 'small-business'], 'must be included or small-business'),
      shippingPage: path,
      /**
       * `lowest-30-days`: each price that is struck is the lowest of the 30 days before, and the
       * shop says so. `hidden`: no price is struck. `section`: the info section of a product with
       * its lowest price, without which no price of the product is struck.
       */
      reductions: z
        .union([z.enum(['lowest-30-days', 'hidden']), z.strictObject({ section })], REDUCTIONS)
        .optional(),
    }),
    /** Mandatory fees that an app of the merchant adds in the cart. The platform's catalog has none. */
    fees: z
      .strictObject({
        /** The info section of a product with the fee of one item, which its prices contain. */
        section,
        /** The fee of an order, next to all prices. */
        perOrder: z
          .string(AMOUNT)
          .regex(/^\d{1,7}(?:\.\d{1,3})?$/, AMOUNT)
          .refine((text) => Number(text) > 0, AMOUNT),
      })
      .partial()
      .refine(
        (fees) => fees.section !== undefined || fees.perOrder !== undefined,
        'must have section or perOrder',
      ),
    /** The function to withdraw from a contract. False: all goods are exempt from withdrawal. */
    withdrawal: z.union([formOfDuty, z.literal(false)], "must be { form: '…' } or false"),
    /** The function to end a subscription. */
    cancellation: formOfDuty,
    pages: z
      .strictObject({
        privacy: path,
        imprint: path,
        /** False: a microenterprise that need not have one. */
        accessibility: z.union([path, z.literal(false)], `${PAGE}, or false`),
      })
      .partial(),
    registers: z
      .array(z.strictObject({ name: line, number: line }))
      .max(20, 'must have at most 20 registers'),
    /** `marked`: reviews of buyers are marked. `verified`: the merchant publishes reviews of buyers only. */
    reviews: z.enum(['unchecked', 'marked', 'verified'], 'must be unchecked, marked or verified'),
    /** The platform requests a confirmation by email before it adds a subscriber. */
    newsletter: z.literal('double-opt-in', 'must be double-opt-in'),
    /** The notice on the legal guarantee. False: the shop sells no goods. */
    guarantee: z.union(
      [
        z.strictObject({
          /** `link`: folded behind a line. `open`: in full in the cart. */
          notice: z.enum(['link', 'open'], 'must be link or open'),
          /** The notice on pages in a language that the EU has none in. Default: `en`. */
          fallback: z
            .string(LANGUAGE)
            .refine((lang) => EU_LANGUAGES.has(lang), LANGUAGE)
            .optional(),
        }),
        z.literal(false),
      ],
      "must be { notice: 'link' }, { notice: 'open' } or false",
    ),
    /** The GARAN label of producers who guarantee more than two years. */
    durability: z.strictObject({
      /** The info section with producer, model and years. */
      section,
    }),
    /** Who made the products. False: none is a consumer product, such as food. */
    productSafety: z.union(
      [
        z
          .strictObject({
            /** For products without a section of their own. */
            manufacturer: party,
            /** For products of these brands without a section of their own. */
            brands: z.record(line, party),
            /** The responsible person in the EU, where the manufacturer is elsewhere. */
            euPerson: party,
            /** Info sections that name the manufacturer of a product. */
            sections: names,
          })
          .partial()
          .refine(
            ({ manufacturer, brands, sections }) => manufacturer || brands || sections,
            'must have manufacturer, brands or sections',
          ),
        z.literal(false),
      ],
      { error: 'must be { manufacturer, brands, sections } or false' },
    ),
    productInformation: z
      .strictObject({
        /** Above the button: warnings, energy labels. */
        atButton: names,
        /** Below the description: fibers, allergens, batteries. */
        open: names,
      })
      .partial(),
  })
  .partial();

export type Law = z.output<typeof lawSchema>;

export const DUTIES = [
  'withdrawal',
  'cancellation',
  'priceNotes',
  'priceTerms',
  'lowestPrices',
  'guarantee',
  'durability',
  'productSafety',
  'productInformation',
  'privacyNotes',
  'registers',
  'reviewNotes',
  'doubleOptIn',
  'fees',
] as const;
export type Duty = (typeof DUTIES)[number];

const sellsToEu = ({ sellsTo = [] }: Law): boolean =>
  sellsTo.some((region) => region === 'EU' || EU.has(region));

const sellsToUk = ({ sellsTo = [] }: Law): boolean => sellsTo.some((region) => /^(?:GB|XI)/.test(region));

export const dutiesOf = (law: Law = {}): Record<Duty, boolean> => ({
  withdrawal: Boolean(law.withdrawal),
  cancellation: Boolean(law.cancellation),
  priceNotes: Boolean(law.prices),
  /** A note at each price: of the tax, the delivery or a fee per order. */
  priceTerms: law.prices !== undefined || law.fees !== undefined,
  lowestPrices: law.prices?.reductions !== undefined && law.prices.reductions !== 'hidden',
  guarantee: Boolean(law.guarantee),
  durability: Boolean(law.durability),
  productSafety: Boolean(law.productSafety),
  productInformation: Boolean(law.productInformation),
  privacyNotes: law.pages?.privacy !== undefined,
  registers: Boolean(law.registers?.length),
  reviewNotes: law.reviews !== undefined,
  doubleOptIn: law.newsletter !== undefined,
  fees: law.fees !== undefined,
});

/** Prices per kilogram, liter, meter or square meter only: EU (98/6/EC, Art. 2) and United Kingdom. */
export const needsBaseUnits = (law: Law = {}): boolean => sellsToEu(law) || sellsToUk(law);

/** Whether a box that agrees to something must not be checked beforehand. */
export const needsActiveConsent = (law: Law = {}): boolean => sellsToEu(law) || sellsToUk(law);

type Given = {
  law?: Law | undefined;
  contact?: { email?: string | undefined } | undefined;
  features?: { reviews?: boolean | undefined; currencies?: readonly string[] | undefined } | undefined;
};

export function lawProblems({
  law = {},
  contact = {},
  features = {},
}: Given): { path: string[]; message: string }[] {
  const problems: { path: string[]; message: string }[] = [];
  if (sellsToEu(law) && law.withdrawal === undefined)
    problems.push({
      path: ['law', 'withdrawal'],
      message:
        'is missing: consumers in the EU must be able to withdraw online. Name the form, or false where all goods are exempt (docs/consumer-law.md)',
    });
  if ((sellsToEu(law) || sellsToUk(law)) && !law.prices)
    problems.push({
      path: ['law', 'prices'],
      message:
        'is missing: consumers in the EU and the UK must read whether prices include VAT, and the costs of delivery (docs/consumer-law.md)',
    });
  if (sellsToEu(law) && law.prices && !law.prices.reductions)
    problems.push({
      path: ['law', 'prices', 'reductions'],
      message:
        "is missing: in the EU, a struck price must be the lowest of the last 30 days. Choose 'lowest-30-days', { section } or 'hidden' (docs/consumer-law.md)",
    });
  if (sellsToEu(law) && law.guarantee === undefined)
    problems.push({
      path: ['law', 'guarantee'],
      message:
        "is missing: consumers in the EU must see the official notice on the legal guarantee. Choose { notice: 'link' }, or false where the shop sells no goods (docs/consumer-law.md)",
    });
  if ((sellsToEu(law) || law.sellsTo?.includes('XI')) && law.productSafety === undefined)
    problems.push({
      path: ['law', 'productSafety'],
      message:
        'is missing: offers to consumers in the EU must name the manufacturer. Give { manufacturer }, { sections } or both, or false for goods such as food (docs/consumer-law.md)',
    });
  problems.push(...pageProblems(law));
  if (needsActiveConsent(law) && features.reviews && !law.reviews)
    problems.push({
      path: ['law', 'reviews'],
      message:
        "is missing: shoppers in the EU and the UK must read whether reviews come from buyers. Choose 'unchecked', 'marked' or 'verified' (docs/consumer-law.md)",
    });
  if (law.fees?.section && features.currencies?.length)
    problems.push({
      path: ['law', 'fees', 'section'],
      message:
        'does not go with features.currencies: products name their fees in the currency of the site only (docs/consumer-law.md)',
    });
  if ((law.withdrawal || law.cancellation) && !contact.email)
    problems.push({
      path: ['contact', 'email'],
      message: 'is missing: statements go to it by email while the platform is away (docs/consumer-law.md)',
    });
  return problems;
}

function pageProblems(law: Law): { path: string[]; message: string }[] {
  const { pages = {}, registers = [] } = law;
  const isEu = sellsToEu(law);
  return [
    { name: 'privacy', isAbsent: needsActiveConsent(law) && !pages.privacy, why: 'forms must lead to it' },
    {
      name: 'imprint',
      isAbsent: (isEu || registers.length > 0) && !pages.imprint,
      why: 'it says who runs the shop, and has the numbers of registers',
    },
    {
      name: 'accessibility',
      isAbsent: isEu && pages.accessibility === undefined,
      why: 'shops in the EU state how they are accessible. False for a microenterprise that need not',
    },
  ].flatMap(({ name, isAbsent, why }) =>
    isAbsent ? [{ path: ['law', 'pages', name], message: `is missing: ${why} (docs/consumer-law.md)` }] : [],
  );
}

/** A line for each page of `law` that is not among the `published` slugs. The platform's CMS may have it. */
export const unpublishedPages = ({ pages = {}, prices }: Law, published: ReadonlySet<string>): string[] =>
  [...Object.values(pages), prices?.shippingPage].flatMap((page) =>
    page && !published.has(page.slice(1))
      ? [`${page} is named in law, but no file of content/ is published under it (docs/pages.md)`]
      : [],
  );

export const languageOfNotice = ({ guarantee }: Law, lang: string): string =>
  EU_LANGUAGES.has(lang) ? lang : ((guarantee || undefined)?.fallback ?? 'en');

/** The folder of the official notices, which the merchant downloads: `de.svg`. */
const NOTICES = 'content/legal/guarantee';

/** The official GARAN label, in which the merchant has put the names of the fields in braces. */
export const GARAN_FILE = 'content/legal/garan.svg';
export const GARAN_FIELDS = ['producer', 'model', 'years'] as const;

const DOWNLOAD =
  'https://commission.europa.eu/publications/practical-guidelines-and-high-resolution-vector-files-eu-notice-and-label-product-guarantees_en';

/**
 * The official files must not be edited or redrawn, so the shop brings none. A live shop that sells to the EU
 * may not have placeholders. `readFile` returns null for a missing file.
 */
export function officialFileProblems(
  law: Law,
  langs: readonly string[],
  readFile: (path: string) => string | null,
  isLive: boolean,
) {
  const notices = law.guarantee ? langs.map((lang) => `${NOTICES}/${languageOfNotice(law, lang)}.svg`) : [];
  const files = [...new Set(notices), ...(law.durability ? [GARAN_FILE] : [])];
  return files.flatMap((file) => {
    const text = readFile(file);
    const entry = file === GARAN_FILE ? 'durability' : 'guarantee';
    const problem = problemOf(text, { isGaran: file === GARAN_FILE, isStrict: isLive && sellsToEu(law) });
    return problem ? [{ path: ['law', entry], message: `${file} ${problem}` }] : [];
  });
}

function problemOf(
  text: string | null,
  { isGaran, isStrict }: { isGaran: boolean; isStrict: boolean },
): string | null {
  if (text === null) return `does not exist: download the official file from ${DOWNLOAD}`;
  if (text.trim() === '') return `is empty: download the official file from ${DOWNLOAD}`;
  if (isStrict && text.includes('data-placeholder'))
    return `is a placeholder: download the official file from ${DOWNLOAD}`;
  const absent = GARAN_FIELDS.filter((name) => isGaran && !text.includes(`{${name}}`));
  return absent.length > 0
    ? `must have the texts ${absent.map((name) => `{${name}}`).join(', ')} in its fields (docs/consumer-law.md)`
    : null;
}
