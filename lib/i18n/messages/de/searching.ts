import type { Messages } from '../en';

export const searchWords: Messages['searchWords'] = {
  sale: 'sale, im sale, angebot, angebote, im angebot, reduziert, reduzierte, rabatt, rabatte, rabattiert, schnäppchen, ausverkauf, sonderangebot, sonderangebote, herabgesetzt',
  new: 'neu, neue, neuer, neues, neuen, neueste, neuesten, neuheit, neuheiten, neuerscheinungen',
  gift: 'geschenk, geschenke, geschenkidee, geschenkideen, zum verschenken, mitbringsel',
  cheap: 'günstig, günstige, günstigste, billig, billige, preiswert, preiswerte',
  inStock: 'auf lager, lieferbar, verfügbar, sofort lieferbar',
  under: 'unter, bis, bis zu, weniger als, maximal, höchstens, max, günstiger als, <',
  over: 'über, ab, mehr als, mindestens, min, >',
  currencies: '€, $, £, ₪, eur, usd, gbp, ils, euro, dollar, pfund, schekel',
  ignored:
    'ein, eine, einen, einer, eines, einem, der, die, das, den, dem, des, und, oder, für, von, mit, in, im, auf, zu, zum, zur, aus, am, ich, suche, brauche, kaufen, preis',
};

export const colorWords: Messages['colorWords'] = {
  black: 'schwarz',
  white: 'weiß',
  gray: 'grau, anthrazit, silber, silbern, hellgrau, dunkelgrau',
  beige: 'beige, creme, cremefarben, sand, sandfarben',
  brown: 'braun, dunkelbraun, hellbraun',
  red: 'rot, dunkelrot, hellrot, bordeaux, rostrot',
  orange: 'orange',
  yellow: 'gelb, gold, golden, senfgelb',
  green: 'grün, hellgrün, dunkelgrün, türkis, mint, oliv, olivgrün',
  blue: 'blau, hellblau, dunkelblau, marineblau, türkis',
  purple: 'lila, violett, flieder',
  pink: 'rosa, pink, altrosa',
};
