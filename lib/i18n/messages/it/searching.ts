import type { Messages } from '../en';

export const searchWords: Messages['searchWords'] = {
  sale: 'sconto, sconti, in sconto, scontato, scontata, scontati, scontate, offerta, offerte, in offerta, saldo, saldi, in saldo, promo, promozione, promozioni, in promozione, ribasso, ribassi, ribassato, ribassata, ribassati, ribassate, occasioni, affari, svendita, liquidazione, outlet',
  new: 'nuovo, nuova, nuovi, nuove, novità, nuovi arrivi, ultimi arrivi, ultime novità, appena arrivato, appena arrivata, appena arrivati, recente, recenti',
  gift: 'regalo, regali, idea regalo, idee regalo, da regalare, dono, doni',
  cheap:
    'economico, economica, economici, economiche, a buon mercato, a poco prezzo, poco costoso, poco costosa, basso prezzo, a basso prezzo, prezzo basso, prezzi bassi, conveniente, convenienti, low cost',
  inStock:
    'disponibile, disponibili, disponibile subito, subito disponibile, disponibili subito, subito disponibili, in magazzino, pronta consegna, in pronta consegna',
  under:
    'meno di, a meno di, sotto, sotto i, sotto gli, fino a, al massimo, massimo, max, non più di, inferiore a, inferiori a, <',
  over: 'più di, a più di, sopra, sopra i, sopra gli, oltre, oltre i, oltre gli, a partire da, almeno, minimo, min, non meno di, superiore a, superiori a, >',
  currencies: '$, €, £, ₪, usd, eur, gbp, ils, us$, dollaro, dollari, euro, sterlina, sterline, shekel',
  ignored:
    'un, uno, una, il, lo, la, i, gli, le, l, e, ed, o, od, per, di, del, dello, della, dell, dei, degli, delle, da, dal, dalla, dai, con, in, nel, nella, su, sul, sulla, a, ad, al, allo, alla, ai, agli, alle, tra, fra, mio, mia, miei, mie, mi, io, che, qualche, qualcosa, cerco, cercare, trovo, trovare, voglio, vorrei, comprare, acquistare, mostra, mostrami, serve, bisogno, prezzo, prezzi',
  synonyms: `
    pantaloni, calzoni, chino
    pantaloncini, shorts, bermuda
    maglietta, t-shirt, tshirt
    maglione, pullover
    felpa, hoodie, felpa con cappuccio
    cardigan, giacca in maglia
    collo alto, dolcevita
    cappotto, giacca, giaccone
    impermeabile, trench
    camicetta, camicia, blusa
    berretto, cappello
    sciarpa, foulard
    calze, calzini
    borsa, borsetta, shopper
    zaino, zainetto
    portafoglio, portamonete
    scarpe da ginnastica, sneakers
    costume da bagno, bikini
    pigiama, camicia da notte
    collana, catenina, ciondolo
    divano, sofà
    lampada, luce
    tappeto, zerbino
    cuscino, guanciale
    coperta, plaid
    tazza, mug
    ciotola, scodella
    brocca, caraffa
    pentola, casseruola
    padella, tegame
    tagliere, asse da cucina
    vaso da fiori, portavaso, fioriera
    biscotti, frollini
    caramelle, dolciumi
    cellulare, smartphone, telefono
    cuffie, auricolari
    bicicletta, bici
    bici elettrica, e-bike
    parafango, parafanghi
    lucchetto, antifurto
    carta regalo, buono regalo, gift card
    blu scuro, blu marino, blu navy
    uomo, uomini
    donna, donne
    bambino, bambini
  `,
};

export const colorWords: Messages['colorWords'] = {
  black: 'nero, nera, neri, nere',
  white: 'bianco, bianca, bianchi, bianche',
  gray: 'grigio, grigia, grigi, grigie, argento, argentato, argentata',
  beige: 'beige, crema, panna, ecru, sabbia, nude',
  brown: 'marrone, marroni, bruno, bruna, cioccolato',
  red: 'rosso, rossa, rossi, rosse, bordeaux, bordò, cremisi',
  orange: 'arancione, arancioni, arancio',
  yellow: 'giallo, gialla, gialli, gialle, oro, dorato, dorata, senape',
  green: 'verde, verdi, cachi, kaki, menta, turchese',
  blue: 'blu, azzurro, azzurra, azzurri, azzurre, celeste, celesti, turchese, indaco',
  purple: 'viola, violetto, lilla, lavanda, malva, porpora',
  pink: 'rosa, cipria',
};
