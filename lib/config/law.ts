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

const formOfDuty = z.strictObject({ form: z.guid(FORM) });

/**
 * The entry `law` of the shop's configuration: where the shop sells to consumers, and what its
 * duties there need. An entry also works without a region. docs/consumer-law.md has the duties.
 */
export const lawSchema = z
  .strictObject({
    sellsTo: z
      .array(z.string(REGION).regex(/^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/, REGION))
      .max(60, 'must have at most 60 regions'),
    prices: z.strictObject({
      /** `small-business`: no VAT is charged, which must be said (§ 19 UStG in Germany). */
      tax: z.enum(['included', 'small-business'], 'must be included or small-business'),
      /** The page with the costs of delivery. */
      shippingPage: z.string(PAGE).regex(/^\/[\p{Ll}\p{Lo}\p{N}_-]{1,100}$/u, PAGE),
      /**
       * `lowest-30-days`: each price that is struck is the lowest of the 30 days before, and the
       * shop says so. `hidden`: no price is struck.
       */
      reductions: z.enum(['lowest-30-days', 'hidden'], 'must be lowest-30-days or hidden').optional(),
    }),
    /** The function to withdraw from a contract. False: all goods are exempt from withdrawal. */
    withdrawal: z.union([formOfDuty, z.literal(false)], "must be { form: '…' } or false"),
    /** The function to end a subscription. */
    cancellation: formOfDuty,
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
  })
  .partial();

export type Law = z.output<typeof lawSchema>;

/** The legal duties of a region that the shop has parts for. */
export const DUTIES = ['withdrawal', 'cancellation', 'priceNotes', 'lowestPrices', 'guarantee'] as const;
export type Duty = (typeof DUTIES)[number];

/** Returns whether the shop sells to consumers in the European Union. */
const sellsToEu = ({ sellsTo = [] }: Law): boolean =>
  sellsTo.some((region) => region === 'EU' || EU.has(region));

const sellsToUk = ({ sellsTo = [] }: Law): boolean => sellsTo.some((region) => /^(?:GB|XI)/.test(region));

/** Returns the duties whose parts the shop has: those with an entry. */
export const dutiesOf = (law: Law = {}): Record<Duty, boolean> => ({
  withdrawal: Boolean(law.withdrawal),
  cancellation: Boolean(law.cancellation),
  priceNotes: Boolean(law.prices),
  lowestPrices: law.prices?.reductions === 'lowest-30-days',
  guarantee: Boolean(law.guarantee),
});

/**
 * Returns whether prices per unit are per kilogram, liter, meter or square meter only: in the EU
 * (98/6/EC, Art. 2) and in the United Kingdom.
 */
export const needsBaseUnits = (law: Law = {}): boolean => sellsToEu(law) || sellsToUk(law);

type Given = { law?: Law | undefined; contact?: { email?: string | undefined } | undefined };

/** Returns what the duties of the shop's regions lack, with the path of the entry. */
export function lawProblems({ law = {}, contact = {} }: Given): { path: string[]; message: string }[] {
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
        "is missing: in the EU, a struck price must be the lowest of the last 30 days. Choose 'lowest-30-days' or 'hidden' (docs/consumer-law.md)",
    });
  if (sellsToEu(law) && law.guarantee === undefined)
    problems.push({
      path: ['law', 'guarantee'],
      message:
        "is missing: consumers in the EU must see the official notice on the legal guarantee. Choose { notice: 'link' }, or false where the shop sells no goods (docs/consumer-law.md)",
    });
  if ((law.withdrawal || law.cancellation) && !contact.email)
    problems.push({
      path: ['contact', 'email'],
      message: 'is missing: statements go to it by email while the platform is away (docs/consumer-law.md)',
    });
  return problems;
}

/** Returns the language of the notice on the legal guarantee for a page in a language. */
export const languageOfNotice = ({ guarantee }: Law, lang: string): string =>
  EU_LANGUAGES.has(lang) ? lang : ((guarantee || undefined)?.fallback ?? 'en');

/** The folder of the official notices, which the merchant downloads: `de.svg`. */
export const NOTICES = 'content/legal/guarantee';

const DOWNLOAD =
  'https://commission.europa.eu/publications/practical-guidelines-and-high-resolution-vector-files-eu-notice-and-label-product-guarantees_en';

/**
 * Returns which official notices the shop lacks. They must not be edited or redrawn, so the shop
 * has none of its own. Where it sells to the EU, a placeholder of the demo shop is rejected, too.
 *
 * @param langs the languages of the shop
 * @param readNotice returns the text of a file, or null when there is none
 */
export function noticeProblems(
  law: Law,
  langs: readonly string[],
  readNotice: (path: string) => string | null,
) {
  if (!law.guarantee) return [];
  const files = [...new Set(langs.map((lang) => `${NOTICES}/${languageOfNotice(law, lang)}.svg`))];
  return files.flatMap((file) => {
    const text = readNotice(file);
    const problem =
      text === null
        ? 'does not exist'
        : sellsToEu(law) && text.includes('data-placeholder')
          ? 'is a placeholder'
          : null;
    return problem
      ? [
          {
            path: ['law', 'guarantee'],
            message: `${file} ${problem}: download the official file from ${DOWNLOAD}`,
          },
        ]
      : [];
  });
}
