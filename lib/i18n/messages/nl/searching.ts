import type { Messages } from '../en';

export const searchWords: Messages['searchWords'] = {
  sale: 'sale, aanbieding, aanbiedingen, in de aanbieding, korting, kortingen, afgeprijsd, afgeprijsde, uitverkoop, opruiming, actie, acties, koopje, koopjes, deal, deals, solden, outlet',
  new: 'nieuw, nieuwe, nieuwste, nieuw binnen, net binnen, nieuwe collectie, recent, laatste',
  gift: 'cadeau, cadeaus, cadeautje, cadeautjes, cadeau-idee, cadeau-ideeën, kado, kado’s, kadootje, geschenk, geschenken',
  cheap: 'goedkoop, goedkope, goedkoopste, voordelig, voordelige, betaalbaar, betaalbare, lage prijs',
  inStock: 'op voorraad, voorradig, leverbaar, direct leverbaar, beschikbaar, verkrijgbaar',
  under: 'onder, minder dan, tot, tot en met, maximaal, hoogstens, max, maximum, goedkoper dan, <',
  over: 'boven, meer dan, vanaf, minstens, minimaal, min, minimum, duurder dan, >',
  currencies:
    '$, €, £, ₪, usd, eur, gbp, ils, us$, dollar, dollars, euro, euro’s, pond, ponden, sjekel, sjekels',
  ignored:
    'een, de, het, en, of, voor, van, met, in, op, aan, bij, uit, naar, om, te, mijn, me, mij, ik, wil, zoek, zoeken, zoekt, koop, kopen, toon, vind, vinden, prijs, nodig, graag, wat, iets, die, dat',
  synonyms: `
    broek, pantalon, chino
    korte broek, short, bermuda
    t-shirt, tshirt, shirt
    trui, pullover, sweater
    hoodie, capuchontrui, sweatshirt
    vest, cardigan
    coltrui, col
    jas, mantel, jack
    regenjas, trenchcoat
    blouse, overhemd
    muts, beanie
    sjaal, das
    sokken, kousen
    tas, handtas, tote
    rugzak, rugtas
    portemonnee, portefeuille
    sneakers, gympen, sportschoenen
    badpak, zwempak
    pyjama, nachtkleding
    ketting, collier
    bank, sofa
    lamp, verlichting, licht
    tapijt, vloerkleed
    gordijn, gordijnen
    kussen, sierkussen
    plaid, deken
    mok, beker
    kom, schaal
    kan, karaf
    pan, kookpan
    servies, serviesgoed
    snijplank, broodplank
    theedoek, vaatdoek
    bloempot, plantenbak
    koekjes, biscuits
    snoep, snoepjes
    mobiel, smartphone, telefoon
    koptelefoon, oordopjes
    fiets, rijwiel
    elektrische fiets, e-bike, ebike
    spatbord, spatborden
    kinderzitje, fietsstoeltje
    fietstas, pannier
    cadeaubon, cadeaukaart, waardebon
    donkerblauw, marine, marineblauw
    heren, mannen
    dames, vrouwen
    kinderen, kids
  `,
};

export const colorWords: Messages['colorWords'] = {
  black: 'zwart, zwarte',
  white: 'wit, witte',
  gray: 'grijs, grijze, antraciet, zilver, zilveren',
  beige: 'beige, crème, ecru, zand, nude',
  brown: 'bruin, bruine, chocolade',
  red: 'rood, rode, bordeaux, bordeauxrood, karmijn',
  orange: 'oranje',
  yellow: 'geel, gele, goud, gouden, mosterd, okergeel',
  green: 'groen, groene, kaki, mint, turkoois, olijfgroen',
  blue: 'blauw, blauwe, marineblauw, donkerblauw, turkoois, indigo',
  purple: 'paars, paarse, violet, lila, lavendel',
  pink: 'roze, oudroze',
};
