/**
 * Where the sandbox is known to answer otherwise than sites, and why it stays so.
 *
 * @type {import('./compare.mjs').KnownDifference[]}
 */
export const KNOWN_DIFFERENCES = [
  {
    place: /^header (?!content-type$|www-authenticate$|retry-after$)/,
    reason: 'Headers of the network in front of a site, which no client reads.',
  },
  {
    call: /^V1 cart/,
    place: /^cart\.contactInfo\b/,
    reason:
      'Live carts start with an address, probably by IP address: PUT /_sandbox/site {"newCartAddress"}.',
  },
  {
    call: /^V1 cart estimate/,
    place: /^shippingInfo\..+\.(?:code|id)$/,
    reason: 'The seeds give delivery options and regions readable codes.',
  },
  {
    place: /^items\[\]\.(?:costRange|exportProductId)$/,
    reason: 'Costs and identifiers of an import, which the seeds do not have.',
  },
  {
    place: /\bdescription\.nodes\[\]/,
    reason: 'The formatting that a merchant chose in a rich text.',
  },
  {
    place: /^items\[\]\.modifiers\[\]\.choicesSettings\.choices\[\]\.linkedMedia$/,
    reason: 'The platform removes it on 2026-12-31.',
  },
];
