import { parseQueries } from './parse-queries';

const BLUE = [
  'lund-bowl',
  'solveig-mug',
  'nilo-espresso-cup',
  'tove-bottle',
  'sol-tea-towel',
  'vind-cushion',
  'drift-throw',
];
const ON_SALE = ['dagg-tumbler', 'rille-bud-vase', 'drift-throw'];
const NEW = ['nilo-espresso-cup', 'arc-vase', 'torv-utensil-crock'];
const BOWLS = ['lund-bowl', 'ora-serving-bowl'];
const VASES = ['arc-vase', 'tove-bottle', 'rille-bud-vase', 'eldre-moon-jar'];
const LAMPS = ['koto-table-lamp', 'halo-pendant'];
const CUPS = ['solveig-mug', 'nilo-espresso-cup'];
const LINEN = ['vind-cushion', 'sol-tea-towel', 'drift-throw'];
const TABLEWARE = [
  'lund-bowl',
  'havn-plate',
  'solveig-mug',
  'nilo-espresso-cup',
  'ora-serving-bowl',
  'mira-teapot',
  'flo-tray',
];
const LIGHTING = [...LAMPS, 'stav-candle-holder'];
const BRASS = [
  'stav-candle-holder',
  'mira-teapot',
  'flo-tray',
  'time-wall-clock',
  'koto-table-lamp',
  'halo-pendant',
];
const OAK = ['rund-cutting-board', 'flo-tray', 'klar-carafe', 'silo-canister', 'korn-salt-cellar'];

/** Searches in the demo shop. */
export const SEARCHES = parseQueries({
  en: `
  bowls → ${BOWLS.join(' ')}
  bowl → ${BOWLS.join(' ')}
  ink → ${BLUE.join(' ')}
  tableware → ${TABLEWARE.join(' ')}
  halden studio → lund-bowl havn-plate solveig-mug tove-bottle korn-salt-cellar silo-canister torv-utensil-crock lav-soap-dish rille-bud-vase arc-vase eldre-moon-jar halden-gift-card glaze-recipe-book studio-wallpaper-pack koto-table-lamp halo-pendant
  shipping → /shipping-and-returns
  blue vase → tove-bottle
  SALE → ${ON_SALE.join(' ')}
  sale → ${ON_SALE.join(' ')}
  on sale → ${ON_SALE.join(' ')}
  blue → ${BLUE.join(' ')}
  lamps → koto-table-lamp
  lamp → koto-table-lamp
  mugs → solveig-mug
  mug → solveig-mug
  vases → ${VASES.join(' ')}
  vase → ${VASES.join(' ')}
  lund → lund-bowl
  solveig → solveig-mug
  moon jar → eldre-moon-jar
  jar → eldre-moon-jar silo-canister
  plates → havn-plate
  dinner plate → havn-plate
  espresso cup → nilo-espresso-cup
  cup → ${CUPS.join(' ')}
  cups → ${CUPS.join(' ')}
  coffee cup → ${CUPS.join(' ')}
  saucer → nilo-espresso-cup rot-planter
  serving bowl → ora-serving-bowl
  salad bowl → ${BOWLS.join(' ')}
  carafe → klar-carafe
  jug → klar-carafe
  pitcher → klar-carafe
  decanter → klar-carafe
  glasses → dagg-tumbler
  tumblers → dagg-tumbler
  teapot → mira-teapot
  tea pot → mira-teapot
  teapots → mira-teapot
  coffee → fjell-pour-over
  pour over → fjell-pour-over
  pour-over → fjell-pour-over
  coffee filter → fjell-pour-over
  bud vase → rille-bud-vase
  bottle vase → tove-bottle
  bottle → tove-bottle
  pendant → halo-pendant
  pendant light → halo-pendant
  candle → stav-candle-holder
  candle holder → stav-candle-holder
  candleholder → stav-candle-holder
  candlestick → stav-candle-holder
  cushions → vind-cushion
  pillow → vind-cushion
  pillows → vind-cushion
  throw → drift-throw
  blanket → drift-throw
  blankets → drift-throw
  tea towel → sol-tea-towel
  dish towels → sol-tea-towel
  kitchen towel → sol-tea-towel
  cutting board → rund-cutting-board
  chopping board → rund-cutting-board
  salt → korn-salt-cellar
  salt cellar → korn-salt-cellar
  canister → silo-canister
  storage jar → silo-canister
  utensil holder → torv-utensil-crock
  crock → torv-utensil-crock
  planter → rot-planter
  flower pot → rot-planter
  plant pots → rot-planter
  tray → flo-tray
  trays → flo-tray
  bookends → bue-bookends
  book ends → bue-bookends
  clock → time-wall-clock
  wall clocks → time-wall-clock
  soap dish → lav-soap-dish
  soap → lav-soap-dish
  incense → rok-incense-holder
  recipe book → glaze-recipe-book
  wallpaper → studio-wallpaper-pack
  gift card → halden-gift-card
  voucher → halden-gift-card
  gift → halden-gift-card
  gifts → halden-gift-card
  new → ${NEW.join(' ')}
  new vases → arc-vase
  sale vase → rille-bud-vase
  under 20 → glaze-recipe-book studio-wallpaper-pack
  vase under 50 → rille-bud-vase
  mugs under $30 → solveig-mug
  bowls under 50 → lund-bowl
  lamps over 200 → halo-pendant
  cheap vase → rille-bud-vase
  gift under 50 → halden-gift-card
  atelier mori → nilo-espresso-cup ora-serving-bowl mira-teapot rot-planter bue-bookends time-wall-clock rok-incense-holder
  norrvik → klar-carafe dagg-tumbler fjell-pour-over rund-cutting-board flo-tray stav-candle-holder vind-cushion drift-throw sol-tea-towel
  green teapot → mira-teapot
  sage mug → solveig-mug
  pink vase → arc-vase eldre-moon-jar
  white vase → ${VASES.join(' ')}
  terracotta → ora-serving-bowl rot-planter arc-vase koto-table-lamp halo-pendant rille-bud-vase
  red cushion → vind-cushion
  gray throw → drift-throw
  linen → ${LINEN.join(' ')}
  brass → ${BRASS.join(' ')}
  oak → ${OAK.join(' ')}
  stoneware bowl → lund-bowl
  dishwasher safe bowl → lund-bowl
  machine washable → vind-cushion sol-tea-towel
  LUNBOW-100 → lund-bowl
  klacar → klar-carafe
  best seller → lund-bowl solveig-mug koto-table-lamp
  lighting → ${LIGHTING.join(' ')}
  returns → /shipping-and-returns
  contact → /contact
  textiles → vind-cushion drift-throw sol-tea-towel
  drinkware → solveig-mug nilo-espresso-cup klar-carafe dagg-tumbler mira-teapot fjell-pour-over
  kitchen → lund-bowl fjell-pour-over sol-tea-towel rund-cutting-board korn-salt-cellar silo-canister torv-utensil-crock
  a bowl for salad → ${BOWLS.join(' ')}
  travertine → bue-bookends
  23 cm → lund-bowl tove-bottle
  bowll → ${BOWLS.join(' ')} ? bowl
  solvieg → solveig-mug ? solveig
  teepot → mira-teapot ? teapot
  tepaot → mira-teapot ? teapot
  vsae → ${VASES.join(' ')} ? vase
  cusion → vind-cushion ? cushion
  tabelware → ${TABLEWARE.join(' ')} ? tableware
  bleu vase → tove-bottle ? blue vase
  mgu → solveig-mug ? mug
  shiping → /shipping-and-returns ? shipping
  bown → ${BOWLS.join(' ')} ? bowl
  blue teapot → mira-teapot ? teapot
`,
  de: `
  schalen → ${BOWLS.join(' ')} lav-soap-dish
  schale → lund-bowl
  schüssel für salat → ${BOWLS.join(' ')}
  servierschale → ora-serving-bowl
  salatschale → ${BOWLS.join(' ')}
  teller → havn-plate
  speiseteller → havn-plate
  becher → solveig-mug
  kaffeebecher → solveig-mug
  tasse → ${CUPS.join(' ')}
  tassen → ${CUPS.join(' ')}
  espressotassen → nilo-espresso-cup
  karaffe → klar-carafe
  krug → klar-carafe
  gläser → dagg-tumbler
  glaeser → dagg-tumbler
  glas → dagg-tumbler
  teekanne → mira-teapot
  kanne → mira-teapot fjell-pour-over klar-carafe
  vasen → ${VASES.join(' ')}
  blumenvase → ${VASES.join(' ')}
  blaue vase → tove-bottle
  mondvase → eldre-moon-jar
  lampe → ${LAMPS.join(' ')}
  lampen → ${LAMPS.join(' ')}
  leuchten → ${LAMPS.join(' ')}
  tischlampe → koto-table-lamp
  tischleuchte → koto-table-lamp
  pendelleuchte → halo-pendant
  kerzenhalter → stav-candle-holder
  kissen → vind-cushion
  decke → drift-throw
  wolldecke → drift-throw
  geschirrtuch → sol-tea-towel
  geschirrtücher → sol-tea-towel
  schneidebrett → rund-cutting-board
  brett → rund-cutting-board
  salzfass → korn-salt-cellar
  salz → korn-salt-cellar
  vorratsdose → silo-canister
  dosen → silo-canister
  pflanztopf → rot-planter
  blumentopf → rot-planter
  blumentöpfe → rot-planter
  tablett → flo-tray
  buchstützen → bue-bookends
  buchstuetzen → bue-bookends
  wanduhr → time-wall-clock
  uhr → time-wall-clock
  seifenschale → lav-soap-dish
  geschenkkarte → halden-gift-card
  gutschein → halden-gift-card
  geschenke → halden-gift-card
  geschenk unter 50 → halden-gift-card
  angebote → ${ON_SALE.join(' ')}
  reduzierte vase → rille-bud-vase
  neu → ${NEW.join(' ')}
  vase unter 50 → rille-bud-vase
  becher bis 30 € → solveig-mug
  geschirr → ${TABLEWARE.join(' ')}
  beleuchtung → ${LIGHTING.join(' ')}
  leinen → ${LINEN.join(' ')}
  blau → ${BLUE.join(' ')}
  grüne teekanne → mira-teapot
  tinte → ${BLUE.join(' ')}
  versand → /shipping-and-returns
  rückgabe → /shipping-and-returns
  kontakt → /contact
  moon jar → eldre-moon-jar
  spülmaschinenfest teller → havn-plate
  messing → ${BRASS.join(' ')}
  wandurh → time-wall-clock ? wanduhr
  teekane → mira-teapot ? teekanne
`,
  he: `
  קערות → ${BOWLS.join(' ')}
  קערה → ${BOWLS.join(' ')}
  קערת הגשה → ora-serving-bowl
  צלחת → havn-plate
  צלחות → havn-plate
  ספל → ${CUPS.join(' ')}
  ספלים → ${CUPS.join(' ')}
  ספל אספרסו → nilo-espresso-cup
  כוסות → dagg-tumbler
  כוס → dagg-tumbler
  קנקן → klar-carafe
  קומקום → mira-teapot
  קומקום תה → mira-teapot
  אגרטל → ${VASES.join(' ')}
  אגרטלים → ${VASES.join(' ')}
  אגרטל כחול → tove-bottle
  מנורה → ${LAMPS.join(' ')}
  מנורות → ${LAMPS.join(' ')}
  מנורת שולחן → koto-table-lamp
  המנורה → ${LAMPS.join(' ')}
  פמוט → stav-candle-holder
  פמוטים → stav-candle-holder
  כרית → vind-cushion
  כריות → vind-cushion
  שמיכה → drift-throw
  מגבות → sol-tea-towel
  מגבת מטבח → sol-tea-towel
  קרש חיתוך → rund-cutting-board
  לוח חיתוך → rund-cutting-board
  מלח → korn-salt-cellar
  צנצנת → silo-canister
  עציץ → rot-planter
  עציצים → rot-planter
  מגש → flo-tray
  שעון → time-wall-clock
  שעון קיר → time-wall-clock
  סבונייה → lav-soap-dish
  קטורת → rok-incense-holder
  כרטיס מתנה → halden-gift-card
  מתנה → halden-gift-card
  מתנות → halden-gift-card
  מבצע → ${ON_SALE.join(' ')}
  חדש → ${NEW.join(' ')}
  אגרטל עד 50 → rille-bud-vase
  ספל עד 30 דולר → solveig-mug
  כלי שולחן → ${TABLEWARE.join(' ')}
  תאורה → ${LIGHTING.join(' ')}
  כחול → ${BLUE.join(' ')}
  ירוק → lund-bowl havn-plate solveig-mug mira-teapot rille-bud-vase halo-pendant silo-canister korn-salt-cellar torv-utensil-crock vind-cushion time-wall-clock koto-table-lamp
  דיו → ${BLUE.join(' ')}
  פשתן → ${LINEN.join(' ')}
  משלוחים → /shipping-and-returns
  החזרות → /shipping-and-returns
  משלוח → /shipping-and-returns
  vase → ${VASES.join(' ')}
  solveig → solveig-mug
  אגרטך → ${VASES.join(' ')} ? אגרטל
  mkj, → havn-plate ? צלחת
`,
});
