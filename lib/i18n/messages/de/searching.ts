import type { Messages } from '../en';

export const searchWords: Messages['searchWords'] = {
  sale: 'sale, im sale, angebot, angebote, im angebot, reduziert, reduzierte, reduzierter, reduziertes, reduzierten, rabatt, rabatte, rabattiert, rabattierte, rabattierter, rabattiertes, schnäppchen, ausverkauf, sonderangebot, sonderangebote, herabgesetzt',
  new: 'neu, neue, neuer, neues, neuen, neueste, neuesten, neuheit, neuheiten, neuerscheinungen',
  gift: 'geschenk, geschenke, geschenkidee, geschenkideen, zum verschenken, mitbringsel',
  cheap:
    'günstig, günstige, günstiger, günstiges, günstigen, günstigste, günstigster, günstigstes, günstigsten, billig, billige, billiger, billiges, billigen, billigste, billigstes, preiswert, preiswerte, preiswerter, preiswertes, preiswerten',
  inStock: 'auf lager, lieferbar, verfügbar, sofort lieferbar',
  under: 'unter, bis, bis zu, weniger als, maximal, höchstens, max, günstiger als, <',
  over: 'über, ab, mehr als, mindestens, min, >',
  currencies: '€, $, £, ₪, eur, usd, gbp, ils, euro, dollar, pfund, schekel',
  ignored:
    'ein, eine, einen, einer, eines, einem, der, die, das, den, dem, des, und, oder, für, von, mit, in, im, auf, zu, zum, zur, aus, am, ich, suche, brauche, kaufen, preis',
  synonyms: `
    hose, chino, chinohose
    kurze hose, shorts, bermuda
    t-shirt, tshirt, shirt
    pullover, pulli, sweater, strickpullover
    kapuzenpullover, hoodie, kapuzenpulli, sweatshirt
    rollkragenpullover, rollkragen, rolli
    strickjacke, cardigan
    regenmantel, regenjacke, trenchcoat
    bluse, hemd
    weste, gilet
    mütze, beanie, haube
    schal, halstuch
    strumpf, socke
    tasche, beutel, handtasche
    einkaufstasche, stofftasche, stoffbeutel, shopper, tote
    rucksack, tagesrucksack
    geldbörse, portemonnaie, geldbeutel, brieftasche
    turnschuhe, sneaker, sportschuhe
    unterwäsche, dessous
    schlafanzug, pyjama, nachtwäsche
    faltenrock, plisseerock
    halskette, kette, collier
    ohrringe, ohrstecker
    sofa, couch
    schrank, kleiderschrank
    lampe, leuchte, licht
    teppich, läufer
    vorhang, gardine
    kissen, polster
    decke, plaid, wolldecke
    bettwäsche, bettzeug
    schale, schüssel
    tasse, becher
    krug, karaffe, kanne
    topf, kochtopf
    pfanne, bratpfanne
    besteck, essbesteck
    geschirr, tafelgeschirr
    schneidebrett, schneidbrett, brettchen
    geschirrtuch, küchentuch, trockentuch
    pflanztopf, blumentopf, übertopf
    kekse, plätzchen, cookies
    brötchen, semmel, schrippe
    bonbons, süßigkeiten
    handy, smartphone, mobiltelefon
    kopfhörer, ohrhörer
    ladegerät, netzteil
    kinderwagen, buggy
    schnuller, nuckel
    fahrrad, rad, bike, velo, damenrad, herrenrad
    elektrofahrrad, elektrorad, e-bike, ebike, pedelec
    laufrad, balance bike
    stadtrad, cityrad, citybike, city bike
    kotflügel, schutzblech
    vorderlicht, frontlicht, scheinwerfer
    rücklicht, schlusslicht
    reifen, fahrradmantel, fahrradreifen
    gepäcktasche, packtasche
    klingel, glocke
    ständer, seitenständer
    luftpumpe, pumpe
    werkzeug, multitool
    schmiermittel, öl
    schraubenzieher, schraubendreher
    taschenlampe, stirnlampe
    parfüm, duft
    creme, lotion
    geschenkkarte, gutschein, geschenkgutschein
    notizbuch, heft
    poster, kunstdruck
    alu, aluminium
    biobaumwolle, bio baumwolle
    dunkelblau, marine, marineblau, navy
    damen, frauen, dame
    herren, männer, herr
    kinder, kids, kind
  `,
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
