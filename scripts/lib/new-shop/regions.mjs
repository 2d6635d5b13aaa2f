/** @typedef {import('./questions.mjs').Answers} Answers */

/**
 * The consumer law of a region, for `npm run new-shop -- --region de`: defaults of the
 * questions, entries of `law`, and what only a person can do. docs/consumer-law.md has the sources.
 *
 * @typedef {object} Region
 * @property {readonly string[]} sellsTo
 * @property {Partial<Answers>} defaults
 * @property {boolean} isEu
 * @property {boolean} isTaxIncluded
 * @property {boolean} [wantsFees] whether prices must contain fees that no buyer can avoid
 */

/** @type {Readonly<Record<string, Region>>} */
export const REGIONS = {
  de: {
    sellsTo: ['DE'],
    defaults: { country: 'DE', currency: 'EUR', locales: 'de-DE', timeZone: 'Europe/Berlin' },
    isEu: true,
    isTaxIncluded: true,
  },
  eu: { sellsTo: ['EU'], defaults: { currency: 'EUR' }, isEu: true, isTaxIncluded: true },
  uk: {
    sellsTo: ['GB'],
    defaults: { country: 'GB', currency: 'GBP', locales: 'en-GB', timeZone: 'Europe/London' },
    isEu: false,
    isTaxIncluded: true,
    wantsFees: true,
  },
  us: { sellsTo: ['US'], defaults: {}, isEu: false, isTaxIncluded: false, wantsFees: true },
  ch: {
    sellsTo: ['CH'],
    defaults: { country: 'CH', currency: 'CHF', locales: 'de-CH', timeZone: 'Europe/Zurich' },
    isEu: false,
    isTaxIncluded: true,
  },
};

/** Forms of the sandbox. A site has its own. */
const FORMS = {
  withdrawal: '44442749-24e1-55b7-8cef-2ba5479dab4c',
  cancellation: 'b1ccd68f-860b-5a4c-be8e-d37b6630cb5f',
};

/**
 * Returns the lines of the entry `law`, with places to complete in double brackets. Empty without a
 * region.
 *
 * @param {Answers} answers
 * @param {(text: string) => string} quoted
 */
export function lawEntry({ region, name, email }, quoted) {
  const found = REGIONS[region];
  if (!found) return '';
  const { sellsTo, isEu, isTaxIncluded } = found;
  const lines = [
    `sellsTo: [${sellsTo.map(quoted).join(', ')}],`,
    ...(isTaxIncluded
      ? [
          'prices: {',
          "  tax: 'included',",
          "  shippingPage: '/shipping-and-returns',",
          "  reductions: 'hidden',",
          '},',
        ]
      : []),
    ...(isEu
      ? [
          '// Forms of the sandbox. On your site, they are its own: docs/consumer-law.md#withdrawal.',
          `withdrawal: { form: '${FORMS.withdrawal}' },`,
          `cancellation: { form: '${FORMS.cancellation}' },`,
          '// content/legal/guarantee has placeholders until you replace them.',
          "guarantee: { notice: 'link' },",
          'productSafety: {',
          '  manufacturer: {',
          `    name: ${quoted(name)},`,
          "    address: '[[street, postal code, city, country]]',",
          `    contact: ${quoted(email)},`,
          '  },',
          "  sections: ['manufacturer'],",
          '},',
        ]
      : []),
    "productInformation: { atButton: ['warning'] },",
    "pages: { privacy: '/privacy', imprint: '/imprint', accessibility: '/accessibility' },",
    "reviews: 'unchecked',",
    "newsletter: 'double-opt-in',",
  ];
  return [
    '',
    '  // The demands of the law of your regions: docs/consumer-law.md. Help, and not legal advice.',
    '  law: {',
    ...lines.map((line) => `    ${line}`),
    '  },',
    '',
  ].join('\n');
}

/**
 * Returns what a person must still do, one line each.
 *
 * @param {Answers} answers
 * @param {readonly { file: string, count: number }[]} places to complete, by file
 * @returns {string[]}
 */
export function openTasks({ region }, places) {
  const found = REGIONS[region];
  if (!found) return [];
  return [
    ...places.map(({ file, count }) => `${file}: ${count} ${count === 1 ? 'place' : 'places'} in [[ ]]`),
    ...(found.isEu
      ? [
          'law.withdrawal, law.cancellation: make the two forms and automations in Wix, and use their ids',
          'content/legal/guarantee: download the official notice in each language of the shop',
          'law.productSafety: the manufacturer of each product, then npm run doctor',
          'law.registers: numbers of packaging (EPR), electrical goods and batteries, where you need them',
        ]
      : []),
    ...(found.isTaxIncluded ? ['Wix: set “prices include tax” for each tax region, as law.prices says'] : []),
    ...(found.wantsFees ? ['law.fees: fees that no buyer can avoid, unless your prices contain them'] : []),
    'law.reviews: say how reviews are checked, and turn double opt-in on in the newsletter’s form in Wix',
    'Wix checkout settings: terms, privacy and withdrawal policies, and the text of the order button',
    'a lawyer: check the result. These are templates, and not legal advice',
  ];
}
