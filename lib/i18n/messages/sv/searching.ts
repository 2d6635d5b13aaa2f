import type { Messages } from '../en';

export const searchWords: Messages['searchWords'] = {
  sale: 'rea, på rea, reapris, rabatt, rabatter, rabatterat, rabatterade, nedsatt, nedsatta, nedsatt pris, sänkt pris, sänkta priser, erbjudande, erbjudanden, kampanj, kampanjpris, extrapris, fynd, outlet',
  new: 'ny, nya, nytt, nyast, nyaste, nyhet, nyheter, senaste, nyinkommet, nyinkomna',
  gift: 'present, presenter, presenttips, presentidé, presentidéer, gåva, gåvor, gåvotips, julklapp, julklappar',
  cheap:
    'billig, billiga, billigt, billigast, billigaste, prisvärd, prisvärda, prisvärt, lågt pris, låga priser',
  inStock: 'i lager, finns i lager, tillgänglig, tillgängliga, på lager',
  under: 'under, högst, max, maximalt, upp till, mindre än, billigare än, inte över, <',
  over: 'över, minst, min, från, mer än, dyrare än, >',
  currencies:
    'kr, kronor, krona, spänn, sek, €, $, £, ₪, eur, usd, gbp, ils, us$, euro, dollar, pund, shekel',
  ignored:
    'en, ett, den, det, de, och, eller, för, av, med, i, på, till, från, hos, min, mitt, mina, mig, någon, något, några, jag, behöver, vill, ha, köpa, köp, visa, hitta, söker, letar, efter, pris',
  synonyms: `
    byxor, chinos
    kortbyxor, shorts, bermudas
    t-shirt, tshirt, t-tröja
    tröja, pullover, jumper
    hoodie, huvtröja, luvtröja
    kofta, cardigan
    polotröja, polokrage
    kappa, rock, jacka
    regnjacka, regnrock, trenchcoat
    blus, skjorta
    mössa, beanie
    halsduk, sjal
    strumpor, sockor
    väska, handväska, tygväska
    ryggsäck, backpack
    plånbok, börs
    gympaskor, sneakers
    baddräkt, badkläder
    pyjamas, nattkläder
    halsband, kedja
    soffa, kanapé
    lampa, belysning
    matta, löpare
    gardin, draperi
    kudde, prydnadskudde
    filt, pläd
    mugg, kopp
    skål, bunke
    kanna, tillbringare, karaff
    kastrull, gryta
    porslin, servis
    skärbräda, skärbräde
    kökshandduk, diskhandduk
    blomkruka, kruka
    kakor, kex
    godis, karameller
    mobil, smartphone, telefon
    hörlurar, öronsnäckor
    cykel, velociped
    elcykel, e-bike
    stänkskärm, skärmar
    presentkort, gåvokort
    mörkblå, marinblå
    herr, män
    dam, kvinnor
    barn, kids
  `,
};

export const colorWords: Messages['colorWords'] = {
  black: 'svart, svarta',
  white: 'vit, vita, vitt',
  gray: 'grå, gråa, grått, ljusgrå, mörkgrå, antracit, silver, silverfärgad',
  beige: 'beige, kräm, krämvit, sand, sandfärgad',
  brown: 'brun, bruna, brunt, ljusbrun, mörkbrun, choklad, chokladbrun, konjak',
  red: 'röd, röda, rött, ljusröd, mörkröd, vinröd, vinröda, bordeaux, roströd',
  orange: 'orange, orangea',
  yellow: 'gul, gula, gult, ljusgul, guld, guldfärgad, gyllene, senap, senapsgul',
  green: 'grön, gröna, grönt, ljusgrön, mörkgrön, oliv, olivgrön, khaki, mint, mintgrön, turkos',
  blue: 'blå, blåa, blått, ljusblå, mörkblå, marin, marinblå, turkos, indigo',
  purple: 'lila, violett, violetta, syren, lavendel, plommon',
  pink: 'rosa, ljusrosa, gammalrosa, cerise, puderrosa',
};
