import { parseQueries } from './parse-queries';

const BLUE = 'lund-bowl solveig-mug nilo-espresso-cup tove-bottle sol-tea-towel vind-cushion drift-throw';
const ON_SALE = 'dagg-tumbler rille-bud-vase drift-throw';
const NEW = 'nilo-espresso-cup arc-vase torv-utensil-crock';
const BOWLS = 'lund-bowl ora-serving-bowl';
const VASES = 'arc-vase tove-bottle rille-bud-vase eldre-moon-jar';
const LAMPS = 'koto-table-lamp halo-pendant';
const CUPS = 'solveig-mug nilo-espresso-cup';
const LINEN = 'vind-cushion sol-tea-towel drift-throw';
const TABLEWARE = 'lund-bowl havn-plate solveig-mug nilo-espresso-cup ora-serving-bowl mira-teapot flo-tray';
const LIGHTING = `${LAMPS} stav-candle-holder`;
const BRASS = 'stav-candle-holder mira-teapot flo-tray time-wall-clock koto-table-lamp halo-pendant';
const OAK = 'rund-cutting-board flo-tray klar-carafe silo-canister korn-salt-cellar';

/** Searches in the demo shop. */
export const SEARCHES = parseQueries({
  en: `
    bowls | bowl | salad bowl | a bowl for salad → ${BOWLS}
    ink | blue → ${BLUE}
    tableware → ${TABLEWARE}
    halden studio → lund-bowl havn-plate solveig-mug tove-bottle korn-salt-cellar silo-canister torv-utensil-crock lav-soap-dish rille-bud-vase arc-vase eldre-moon-jar halden-gift-card glaze-recipe-book studio-wallpaper-pack koto-table-lamp halo-pendant
    shipping | returns → /shipping-and-returns
    blue vase | bottle vase | bottle → tove-bottle
    SALE | sale | on sale → ${ON_SALE}
    lamps | lamp → koto-table-lamp
    mugs | mug | solveig | mugs under $30 | sage mug → solveig-mug
    vases | vase | white vase → ${VASES}
    lund | bowls under 50 | stoneware bowl | dishwasher safe bowl | LUNBOW-100 → lund-bowl
    moon jar → eldre-moon-jar
    jar → eldre-moon-jar silo-canister
    plates | dinner plate → havn-plate
    espresso cup → nilo-espresso-cup
    cup | cups | coffee cup → ${CUPS}
    saucer → nilo-espresso-cup rot-planter
    serving bowl → ora-serving-bowl
    carafe | jug | pitcher | decanter | klacar → klar-carafe
    glasses | tumblers → dagg-tumbler
    teapot | tea pot | teapots | green teapot → mira-teapot
    coffee | pour over | pour-over | coffee filter → fjell-pour-over
    bud vase | sale vase | vase under 50 | cheap vase → rille-bud-vase
    pendant | pendant light | lamps over 200 → halo-pendant
    candle | candle holder | candleholder | candlestick → stav-candle-holder
    cushions | pillow | pillows | red cushion → vind-cushion
    throw | blanket | blankets | gray throw → drift-throw
    tea towel | dish towels | kitchen towel → sol-tea-towel
    cutting board | chopping board → rund-cutting-board
    salt | salt cellar → korn-salt-cellar
    canister | storage jar → silo-canister
    utensil holder | crock → torv-utensil-crock
    planter | flower pot | plant pots → rot-planter
    tray | trays → flo-tray
    bookends | book ends | travertine → bue-bookends
    clock | wall clocks → time-wall-clock
    soap dish | soap → lav-soap-dish
    incense → rok-incense-holder
    recipe book → glaze-recipe-book
    wallpaper → studio-wallpaper-pack
    gift card | voucher | gift | gifts | gift under 50 → halden-gift-card
    new → ${NEW}
    new vases → arc-vase
    under 20 → glaze-recipe-book studio-wallpaper-pack
    atelier mori → nilo-espresso-cup ora-serving-bowl mira-teapot rot-planter bue-bookends time-wall-clock rok-incense-holder
    norrvik → klar-carafe dagg-tumbler fjell-pour-over rund-cutting-board flo-tray stav-candle-holder vind-cushion drift-throw sol-tea-towel
    pink vase → arc-vase eldre-moon-jar
    terracotta → ora-serving-bowl rot-planter arc-vase koto-table-lamp halo-pendant rille-bud-vase
    linen → ${LINEN}
    brass → ${BRASS}
    oak → ${OAK}
    machine washable → vind-cushion sol-tea-towel
    best seller → lund-bowl solveig-mug koto-table-lamp
    lighting → ${LIGHTING}
    contact → /contact
    textiles → vind-cushion drift-throw sol-tea-towel
    drinkware → solveig-mug nilo-espresso-cup klar-carafe dagg-tumbler mira-teapot fjell-pour-over
    kitchen → lund-bowl fjell-pour-over sol-tea-towel rund-cutting-board korn-salt-cellar silo-canister torv-utensil-crock
    23 cm → lund-bowl tove-bottle
    bowll | bown → ${BOWLS} ? bowl
    solvieg → solveig-mug ? solveig
    teepot | tepaot | blue teapot → mira-teapot ? teapot
    vsae → ${VASES} ? vase
    cusion → vind-cushion ? cushion
    tabelware → ${TABLEWARE} ? tableware
    bleu vase → tove-bottle ? blue vase
    mgu → solveig-mug ? mug
    shiping → /shipping-and-returns ? shipping
  `,
  de: `
    schalen → ${BOWLS} lav-soap-dish
    schale → lund-bowl
    schüssel für salat | salatschale → ${BOWLS}
    servierschale → ora-serving-bowl
    teller | speiseteller | spülmaschinenfest teller → havn-plate
    becher | kaffeebecher | becher bis 30 € → solveig-mug
    tasse | tassen → ${CUPS}
    espressotassen → nilo-espresso-cup
    karaffe | krug → klar-carafe
    gläser | glaeser | glas → dagg-tumbler
    teekanne | grüne teekanne → mira-teapot
    kanne → mira-teapot fjell-pour-over klar-carafe
    vasen | blumenvase → ${VASES}
    blaue vase → tove-bottle
    mondvase | moon jar → eldre-moon-jar
    lampe | lampen | leuchten → ${LAMPS}
    tischlampe | tischleuchte → koto-table-lamp
    pendelleuchte → halo-pendant
    kerzenhalter → stav-candle-holder
    kissen → vind-cushion
    decke | wolldecke → drift-throw
    geschirrtuch | geschirrtücher → sol-tea-towel
    schneidebrett | brett → rund-cutting-board
    salzfass | salz → korn-salt-cellar
    vorratsdose | dosen → silo-canister
    pflanztopf | blumentopf | blumentöpfe → rot-planter
    tablett → flo-tray
    buchstützen | buchstuetzen → bue-bookends
    wanduhr | uhr → time-wall-clock
    seifenschale → lav-soap-dish
    geschenkkarte | gutschein | geschenke | geschenk unter 50 → halden-gift-card
    angebote → ${ON_SALE}
    reduzierte vase | vase unter 50 → rille-bud-vase
    neu → ${NEW}
    geschirr → ${TABLEWARE}
    beleuchtung → ${LIGHTING}
    leinen → ${LINEN}
    blau | tinte → ${BLUE}
    versand | rückgabe → /shipping-and-returns
    kontakt → /contact
    messing → ${BRASS}
    wandurh → time-wall-clock ? wanduhr
    teekane → mira-teapot ? teekanne
  `,
  he: `
    קערות | קערה → ${BOWLS}
    קערת הגשה → ora-serving-bowl
    צלחת | צלחות → havn-plate
    ספל | ספלים → ${CUPS}
    ספל אספרסו → nilo-espresso-cup
    כוסות | כוס → dagg-tumbler
    קנקן → klar-carafe
    קומקום | קומקום תה → mira-teapot
    אגרטל | אגרטלים | vase → ${VASES}
    אגרטל כחול → tove-bottle
    מנורה | מנורות | המנורה → ${LAMPS}
    מנורת שולחן → koto-table-lamp
    פמוט | פמוטים → stav-candle-holder
    כרית | כריות → vind-cushion
    שמיכה → drift-throw
    מגבות | מגבת מטבח → sol-tea-towel
    קרש חיתוך | לוח חיתוך → rund-cutting-board
    מלח → korn-salt-cellar
    צנצנת → silo-canister
    עציץ | עציצים → rot-planter
    מגש → flo-tray
    שעון | שעון קיר → time-wall-clock
    סבונייה → lav-soap-dish
    קטורת → rok-incense-holder
    כרטיס מתנה | מתנה | מתנות → halden-gift-card
    מבצע → ${ON_SALE}
    חדש → ${NEW}
    אגרטל עד 50 → rille-bud-vase
    ספל עד 30 דולר | solveig → solveig-mug
    כלי שולחן → ${TABLEWARE}
    תאורה → ${LIGHTING}
    כחול | דיו → ${BLUE}
    ירוק → lund-bowl havn-plate solveig-mug mira-teapot rille-bud-vase halo-pendant silo-canister korn-salt-cellar torv-utensil-crock vind-cushion time-wall-clock koto-table-lamp
    פשתן → ${LINEN}
    משלוחים | החזרות | משלוח → /shipping-and-returns
    אגרטך → ${VASES} ? אגרטל
    mkj, → havn-plate ? צלחת
  `,
});
