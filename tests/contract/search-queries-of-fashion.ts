import { parseQueries } from './parse-queries';

const DRESSES = 'ines-linen-dress rosa-wrap-dress';
const SHIRTS = 'clara-shirt mar-striped-shirt tomas-oxford-shirt duarte-overshirt';
const TEES = 'nora-tee rui-heavy-tee';
const TROUSERS = 'luz-wide-trousers henrique-chinos';
const COATS = 'alba-trench vasco-wool-coat';
const SWEATERS = 'paulo-rollneck nuno-hoodie marta-cardigan miguel-knit-polo';
const SALE = 'rosa-wrap-dress sol-pleated-skirt jorge-shorts';
const NEW = 'mar-striped-shirt duarte-overshirt';
const WOOL = 'la-scarf serra-beanie vasco-wool-coat paulo-rollneck luz-wide-trousers marta-cardigan';
const ORGANIC = 'nora-tee rui-heavy-tee nuno-hoodie';
const BEST = 'ines-linen-dress alba-trench nuno-hoodie';
const BLACK = 'luz-wide-trousers nora-tee douro-tote foz-belt';
const NAVY = 'sol-pleated-skirt rui-heavy-tee henrique-chinos jorge-shorts la-scarf';
const WOMEN =
  'alba-trench ines-linen-dress clara-shirt luz-wide-trousers rosa-wrap-dress mar-striped-shirt marta-cardigan sol-pleated-skirt nora-tee';
const MEN =
  'vasco-wool-coat duarte-overshirt tomas-oxford-shirt henrique-chinos rui-heavy-tee paulo-rollneck jorge-shorts miguel-knit-polo nuno-hoodie';

/** Searches in the shop for clothes, in English and the two languages of its translations. */
export const FASHION_SEARCHES = parseQueries({
  en: `
    dress → ${DRESSES}
    dresses → ${DRESSES}
    summer dress → ${DRESSES} ? dress
    linen dress → ines-linen-dress
    dress with pockets → ines-linen-dress
    wrap dress → rosa-wrap-dress
    trousers → ${TROUSERS}
    pants → ${TROUSERS}
    black pants → luz-wide-trousers
    mens pants → henrique-chinos
    women's trousers → luz-wide-trousers
    chinos → henrique-chinos
    chino → henrique-chinos
    shorts → jorge-shorts
    skirt → sol-pleated-skirt
    skirts → sol-pleated-skirt
    shirt → ${SHIRTS}
    shirts → ${SHIRTS}
    white shirt → clara-shirt tomas-oxford-shirt
    striped shirt → mar-striped-shirt
    stripes → mar-striped-shirt
    blouse → clara-shirt mar-striped-shirt
    t-shirt → ${TEES}
    tshirt → ${TEES}
    t shirts → ${TEES}
    tee → ${TEES}
    white t-shirt → ${TEES}
    coat → ${COATS}
    coats → ${COATS}
    winter coat → vasco-wool-coat ? coat
    trench → alba-trench
    raincoat → alba-trench
    jacket → ${COATS} duarte-overshirt
    sweater → ${SWEATERS}
    jumper → ${SWEATERS}
    turtleneck → paulo-rollneck
    roll neck → paulo-rollneck
    cardigan → marta-cardigan
    hoodie → nuno-hoodie
    hoody → nuno-hoodie
    sweatshirt → nuno-hoodie
    polo shirt → miguel-knit-polo
    scarf → la-scarf
    scarves → la-scarf
    hat → serra-beanie
    beanie → serra-beanie
    socks → everyday-socks
    socks 40 → everyday-socks
    belt → foz-belt
    leather belt → foz-belt
    brown belt → foz-belt
    bag → douro-tote
    tote bag → douro-tote
    handbag → douro-tote
    wool → ${WOOL}
    merino → serra-beanie
    organic cotton → ${ORGANIC}
    linen → ines-linen-dress
    navy → ${NAVY}
    green coat → alba-trench
    black → ${BLACK}
    men → ${MEN}
    for women → ${WOMEN}
    sale → ${SALE}
    dress on sale → rosa-wrap-dress
    new in → ${NEW}
    new arrivals → ${NEW}
    shirt under 90 → clara-shirt tomas-oxford-shirt
    under 40 → everyday-socks serra-beanie nora-tee tesoura-gift-card
    cheap scarf → la-scarf
    gift → tesoura-gift-card
    gift card → tesoura-gift-card
    best seller → ${BEST}
    ALBTRE-209 → alba-trench
    dress size M → ${DRESSES}
    xl hoodie → nuno-hoodie
    wedding shirt → tomas-oxford-shirt
    trowsers → ${TROUSERS} ? trousers
    cardigen → marta-cardigan ? cardigan
    skrit → sol-pleated-skirt ? skirt
    hodie → nuno-hoodie ? hoodie
    ines → ines-linen-dress
    la → la-scarf
    toaster → -
    wine → -
  `,
  de: `
    kleid → ${DRESSES}
    kleider → ${DRESSES}
    sommerkleid → ${DRESSES}
    leinenkleid → ines-linen-dress
    kleid aus leinen → ines-linen-dress
    wickelkleid → rosa-wrap-dress
    hose → ${TROUSERS}
    hosen → ${TROUSERS}
    schwarze hose → luz-wide-trousers
    herrenhose → henrique-chinos
    damenhose → luz-wide-trousers
    hose herren → henrique-chinos jorge-shorts
    chino → henrique-chinos
    kurze hose → jorge-shorts
    shorts → jorge-shorts
    rock → sol-pleated-skirt
    röcke → sol-pleated-skirt
    roecke → sol-pleated-skirt
    faltenrock → sol-pleated-skirt
    hemd → ${SHIRTS}
    hemden → ${SHIRTS}
    weißes hemd → clara-shirt tomas-oxford-shirt
    weisses hemd → clara-shirt tomas-oxford-shirt
    gestreiftes hemd → mar-striped-shirt
    bluse → clara-shirt mar-striped-shirt
    herrenhemd → tomas-oxford-shirt duarte-overshirt
    tshirt → ${TEES}
    t-shirts → ${TEES}
    mantel → ${COATS}
    mäntel → ${COATS}
    maentel → ${COATS}
    wintermantel → vasco-wool-coat alba-trench
    wollmantel → vasco-wool-coat
    regenmantel → alba-trench vasco-wool-coat
    pullover → paulo-rollneck nuno-hoodie miguel-knit-polo
    pulli → paulo-rollneck nuno-hoodie miguel-knit-polo
    rollkragen → paulo-rollneck
    strickjacke → marta-cardigan
    cardigan → marta-cardigan
    hoodie → nuno-hoodie
    kapuzenpulli → nuno-hoodie
    polohemd → miguel-knit-polo
    schal → la-scarf
    schals → la-scarf
    mütze → serra-beanie
    muetze → serra-beanie
    mützen → serra-beanie
    socken → everyday-socks
    strümpfe → everyday-socks
    gürtel → foz-belt
    guertel → foz-belt
    ledergürtel → foz-belt
    tasche → douro-tote
    einkaufstasche → douro-tote
    wolle → ${WOOL}
    bio baumwolle → ${ORGANIC}
    biobaumwolle → ${ORGANIC}
    schwarz → ${BLACK}
    dunkelblau → ${NAVY} rosa-wrap-dress nuno-hoodie duarte-overshirt
    grüner mantel → alba-trench
    damen → ${WOMEN}
    herren → ${MEN}
    angebote → ${SALE}
    reduziertes kleid → rosa-wrap-dress
    neuheiten → ${NEW}
    hemd unter 90 € → clara-shirt tomas-oxford-shirt
    gutschein → tesoura-gift-card
    geschenkkarte → tesoura-gift-card
    bestseller → ${BEST}
    kleid größe m → ${DRESSES}
    hoze → ${TROUSERS} ? hose
    manntel → ${COATS} ? mäntel
    gürtl → foz-belt ? gürtel
    waschmaschine → -
  `,
  fr: `
    robe → ${DRESSES}
    robes → ${DRESSES}
    robe d'été → ${DRESSES} ? robe
    robe en lin → ines-linen-dress
    robe portefeuille → rosa-wrap-dress
    pantalon → ${TROUSERS}
    pantalons → ${TROUSERS}
    pantalon noir → luz-wide-trousers
    pantalon femme → luz-wide-trousers
    pantalon homme → henrique-chinos
    short → jorge-shorts
    shorts → jorge-shorts
    jupe → sol-pleated-skirt
    jupe plissee → sol-pleated-skirt
    chemise → ${SHIRTS}
    chemises → ${SHIRTS}
    chemise blanche → clara-shirt tomas-oxford-shirt
    chemise rayée → mar-striped-shirt
    chemise a rayures → mar-striped-shirt
    chemisier → clara-shirt mar-striped-shirt
    tee-shirt → ${TEES}
    tee shirts → ${TEES}
    t-shirt blanc → ${TEES}
    manteau → ${COATS}
    manteaux → ${COATS}
    manteau d'hiver → vasco-wool-coat ? manteau
    manteau laine → vasco-wool-coat
    imperméable → alba-trench
    pull → paulo-rollneck miguel-knit-polo nuno-hoodie
    pulls → paulo-rollneck miguel-knit-polo nuno-hoodie
    col roulé → paulo-rollneck
    col roule → paulo-rollneck
    gilet → marta-cardigan
    cardigan → marta-cardigan
    sweat → nuno-hoodie
    sweat à capuche → nuno-hoodie
    polo → miguel-knit-polo
    écharpe → la-scarf
    echarpe → la-scarf
    écharpes → la-scarf
    bonnet → serra-beanie
    bonnets → serra-beanie
    chaussettes → everyday-socks
    chaussette → everyday-socks
    ceinture → foz-belt
    ceinture cuir → foz-belt
    sac → douro-tote
    sacs → douro-tote
    laine → ${WOOL}
    coton bio → ${ORGANIC}
    noir → ${BLACK}
    bleu marine → ${NAVY}
    manteau vert → alba-trench
    homme → ${MEN}
    pour femme → ${WOMEN}
    soldes → ${SALE}
    robe en promo → rosa-wrap-dress
    nouveautés → ${NEW}
    chemise moins de 90 → clara-shirt tomas-oxford-shirt
    pas cher → everyday-socks tesoura-gift-card serra-beanie
    carte cadeau → tesoura-gift-card
    cadeau → tesoura-gift-card
    idée cadeau → tesoura-gift-card
    taille m robe → ${DRESSES}
    meilleures ventes → ${BEST}
    pantallon → ${TROUSERS} ? pantalon
    chausettes → everyday-socks ? chaussettes
    cienture → foz-belt ? ceinture
    grille-pain → -
  `,
});
