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
    dress | dresses | dress size M → ${DRESSES}
    summer dress → ${DRESSES} ? dress
    linen dress | dress with pockets | linen | ines → ines-linen-dress
    wrap dress | dress on sale → rosa-wrap-dress
    trousers | pants → ${TROUSERS}
    black pants | women's trousers → luz-wide-trousers
    mens pants | chinos | chino → henrique-chinos
    shorts → jorge-shorts
    skirt | skirts → sol-pleated-skirt
    shirt | shirts → ${SHIRTS}
    white shirt | shirt under 90 → clara-shirt tomas-oxford-shirt
    striped shirt | stripes → mar-striped-shirt
    blouse → clara-shirt mar-striped-shirt
    t-shirt | tshirt | t shirts | tee | white t-shirt → ${TEES}
    coat | coats → ${COATS}
    winter coat → vasco-wool-coat ? coat
    trench | raincoat | green coat | ALBTRE-209 → alba-trench
    jacket → ${COATS} duarte-overshirt
    sweater | jumper → ${SWEATERS}
    turtleneck | roll neck → paulo-rollneck
    cardigan → marta-cardigan
    hoodie | hoody | sweatshirt | xl hoodie → nuno-hoodie
    polo shirt → miguel-knit-polo
    scarf | scarves | cheap scarf | la → la-scarf
    hat | beanie | merino → serra-beanie
    socks | socks 40 → everyday-socks
    belt | leather belt | brown belt → foz-belt
    bag | tote bag | handbag → douro-tote
    wool → ${WOOL}
    organic cotton → ${ORGANIC}
    navy → ${NAVY}
    black → ${BLACK}
    men → ${MEN}
    for women → ${WOMEN}
    sale → ${SALE}
    new in | new arrivals → ${NEW}
    under 40 → everyday-socks serra-beanie nora-tee tesoura-gift-card
    gift | gift card → tesoura-gift-card
    best seller → ${BEST}
    wedding shirt → tomas-oxford-shirt
    trowsers → ${TROUSERS} ? trousers
    cardigen → marta-cardigan ? cardigan
    skrit → sol-pleated-skirt ? skirt
    hodie → nuno-hoodie ? hoodie
    toaster | wine → -
  `,
  de: `
    kleid | kleider | sommerkleid | kleid größe m → ${DRESSES}
    leinenkleid | kleid aus leinen → ines-linen-dress
    wickelkleid | reduziertes kleid → rosa-wrap-dress
    hose | hosen → ${TROUSERS}
    schwarze hose | damenhose → luz-wide-trousers
    herrenhose | chino → henrique-chinos
    hose herren → henrique-chinos jorge-shorts
    kurze hose | shorts → jorge-shorts
    rock | röcke | roecke | faltenrock → sol-pleated-skirt
    hemd | hemden → ${SHIRTS}
    weißes hemd | weisses hemd | hemd unter 90 € → clara-shirt tomas-oxford-shirt
    gestreiftes hemd → mar-striped-shirt
    bluse → clara-shirt mar-striped-shirt
    herrenhemd → tomas-oxford-shirt duarte-overshirt
    tshirt | t-shirts → ${TEES}
    mantel | mäntel | maentel → ${COATS}
    wintermantel → vasco-wool-coat alba-trench
    wollmantel → vasco-wool-coat
    regenmantel → alba-trench vasco-wool-coat
    pullover | pulli → paulo-rollneck nuno-hoodie miguel-knit-polo
    rollkragen → paulo-rollneck
    strickjacke | cardigan → marta-cardigan
    hoodie | kapuzenpulli → nuno-hoodie
    polohemd → miguel-knit-polo
    schal | schals → la-scarf
    mütze | muetze | mützen → serra-beanie
    socken | strümpfe → everyday-socks
    gürtel | guertel | ledergürtel → foz-belt
    tasche | einkaufstasche → douro-tote
    wolle → ${WOOL}
    bio baumwolle | biobaumwolle → ${ORGANIC}
    schwarz → ${BLACK}
    dunkelblau → ${NAVY} rosa-wrap-dress nuno-hoodie duarte-overshirt
    grüner mantel → alba-trench
    damen → ${WOMEN}
    herren → ${MEN}
    angebote → ${SALE}
    neuheiten → ${NEW}
    gutschein | geschenkkarte → tesoura-gift-card
    bestseller → ${BEST}
    hoze → ${TROUSERS} ? hose
    manntel → ${COATS} ? mäntel
    gürtl → foz-belt ? gürtel
    waschmaschine → -
  `,
  fr: `
    robe | robes | taille m robe → ${DRESSES}
    robe d'été → ${DRESSES} ? robe
    robe en lin → ines-linen-dress
    robe portefeuille | robe en promo → rosa-wrap-dress
    pantalon | pantalons → ${TROUSERS}
    pantalon noir | pantalon femme → luz-wide-trousers
    pantalon homme → henrique-chinos
    short | shorts → jorge-shorts
    jupe | jupe plissee → sol-pleated-skirt
    chemise | chemises → ${SHIRTS}
    chemise blanche | chemise moins de 90 → clara-shirt tomas-oxford-shirt
    chemise rayée | chemise a rayures → mar-striped-shirt
    chemisier → clara-shirt mar-striped-shirt
    tee-shirt | tee shirts | t-shirt blanc → ${TEES}
    manteau | manteaux → ${COATS}
    manteau d'hiver → vasco-wool-coat ? manteau
    manteau laine → vasco-wool-coat
    imperméable | manteau vert → alba-trench
    pull | pulls → paulo-rollneck miguel-knit-polo nuno-hoodie
    col roulé | col roule → paulo-rollneck
    gilet | cardigan → marta-cardigan
    sweat | sweat à capuche → nuno-hoodie
    polo → miguel-knit-polo
    écharpe | echarpe | écharpes → la-scarf
    bonnet | bonnets → serra-beanie
    chaussettes | chaussette → everyday-socks
    ceinture | ceinture cuir → foz-belt
    sac | sacs → douro-tote
    laine → ${WOOL}
    coton bio → ${ORGANIC}
    noir → ${BLACK}
    bleu marine → ${NAVY}
    homme → ${MEN}
    pour femme → ${WOMEN}
    soldes → ${SALE}
    nouveautés → ${NEW}
    pas cher → everyday-socks tesoura-gift-card serra-beanie
    carte cadeau | cadeau | idée cadeau → tesoura-gift-card
    meilleures ventes → ${BEST}
    pantallon → ${TROUSERS} ? pantalon
    chausettes → everyday-socks ? chaussettes
    cienture → foz-belt ? ceinture
    grille-pain → -
  `,
});
