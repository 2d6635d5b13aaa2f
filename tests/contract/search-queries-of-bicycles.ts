import { parseQueries } from './parse-queries';

const BIKES = 'amsel kranich milan spatz zaunkoenig';
const ADULT_BIKES = 'amsel kranich milan';
const HELMETS = 'kuppel keks';
const LOCKS = 'riegel glied anker';
const LIGHTS = 'leuchtturm gluehwurm duo';
const BAGS = 'nuss deich brise';
const SADDLES = 'wolke karl';
const PUMPS = 'atem hauch';
const TOOLS = 'zehn flick atem hauch oel buerste';
const SALE = 'kranich anker duo zehn';
const NEW = 'milan guss';
const LEATHER = 'karl griffe';
const KIDS = 'spatz zaunkoenig keks sitz';
const BEST = 'amsel kuppel riegel deich';
const CLOTHES = 'guss finger glanz';

/** Searches in the bicycle shop, in its three languages. */
export const BICYCLE_SEARCHES = parseQueries({
  de: `
    fahrrad → ${BIKES}
    fahrräder → ${BIKES}
    fahrraeder → ${BIKES}
    stadtrad → amsel
    damenrad → ${ADULT_BIKES}
    citybike → amsel
    trekkingrad → kranich
    trekking rad → kranich
    ebike → milan
    e-bike → milan
    e bike → milan
    elektrofahrrad → milan
    kinderfahrrad → spatz zaunkoenig
    kinderrad 20 zoll → spatz
    laufrad → zaunkoenig
    fahrradhelm → ${HELMETS}
    helme → ${HELMETS}
    kinderhelm → keks
    helm für kinder → keks
    roter helm → kuppel
    helm rot m → kuppel
    schloss → ${LOCKS}
    fahrradschloss → ${LOCKS}
    schlösser → ${LOCKS}
    schloesser → ${LOCKS}
    bügelschloss → riegel
    buegelschloss → riegel
    faltschloss → glied
    zahlenschloss → anker
    licht → ${LIGHTS}
    fahrradlampe → ${LIGHTS}
    vorderlicht → leuchtturm duo
    rücklicht → gluehwurm
    beleuchtung → ${LIGHTS}
    klingel → klingel
    glocke → klingel
    fahrradtasche → ${BAGS}
    gepäcktasche → deich
    packtaschen → deich
    wasserdichte tasche → deich
    gelbe tasche → deich
    korb → weide
    sattel → ${SADDLES}
    sättel → ${SADDLES}
    ledersattel → karl
    sattel leder braun → karl
    griffe → griffe
    pedale → platt
    kette → kette
    fahrradkette 11-fach → kette
    reifen → asphalt
    fahrradmantel → asphalt
    schlauch → schlauch
    schläuche → schlauch
    schlauch französisches ventil → schlauch
    luftpumpe → ${PUMPS}
    pumpe → ${PUMPS}
    pumpen → ${PUMPS}
    flickzeug → flick
    werkzeug → ${TOOLS}
    öl → oel
    kettenöl 250 ml → oel
    schutzbleche → bleche
    schutzblech → bleche
    kotflügel → bleche
    ständer → stelze
    fahrradständer → stelze
    trinkflasche → quell
    flasche → quell
    regenjacke → guss
    jacke gelb → guss
    handschuhe → finger
    weste → glanz
    kindersitz → sitz
    für kinder → ${KIDS}
    gutschein → gutschein
    geschenk → gutschein
    neuheiten → ${NEW}
    angebote → ${SALE}
    sale → ${SALE}
    schloss reduziert → anker
    licht unter 30 → gluehwurm
    günstiges schloss → anker
    fahrrad unter 1000 € → amsel spatz zaunkoenig
    helm bis 50 euro → keks
    bestseller → ${BEST}
    orsa → klingel weide wolke karl griffe oel buerste quell reif
    kettwig rad → ${BIKES}
    leder → ${LEATHER}
    edelstahl → zehn quell reif
    fahradhelm → ${HELMETS}
    sattl → ${SADDLES} ? sattel
    pedlae → platt ? pedale
    regenjake → guss ? regenjacke
    standpumpe atem → atem
    kühlschrank → -
    rasenmäher → -
  `,
  en: `
    bike → ${BIKES}
    bikes → ${BIKES}
    bicycle → ${BIKES}
    bicycles → ${BIKES}
    city bike → amsel
    commuter bike → amsel ? bike
    touring bike → kranich
    electric bike → milan
    ebike → milan
    kids bike → spatz zaunkoenig
    children's bike → spatz zaunkoenig
    balance bike → zaunkoenig
    helmet → ${HELMETS}
    bike helmet → ${HELMETS} ? helmet
    kids helmet → keks
    pink helmet → keks
    helmet size L → kuppel
    lock → ${LOCKS}
    locks → ${LOCKS}
    u lock → riegel
    d-lock → riegel ? lock
    combination lock → anker ? lock
    lights → ${LIGHTS}
    headlight → leuchtturm duo
    tail light → gluehwurm
    taillight → gluehwurm
    bell → klingel
    brass bell → klingel
    bag → ${BAGS}
    panniers → deich
    waterproof pannier → deich
    saddlebag → nuss
    yellow pannier → deich
    basket → weide
    saddle → ${SADDLES}
    seat → ${SADDLES} sitz
    leather saddle → karl
    brown saddle → karl
    grips → griffe
    pedals → platt
    chain → kette
    11 speed chain → kette
    tire → asphalt
    tyres → asphalt
    tube → schlauch
    presta tube → schlauch
    pump → ${PUMPS}
    mini pump → hauch
    puncture repair kit → flick ? repair kit
    tools → ${TOOLS}
    multitool → zehn
    multi tool → zehn
    lube → oel
    mudguards → bleche
    fenders → bleche
    kickstand → stelze
    water bottle → quell
    bottle holder → reif
    bottle cage → reif
    raincoat → guss
    rain jacket → guss
    waterproof jacket → guss
    gloves → finger
    hi-vis vest → glanz
    child seat → sitz
    baby seat → sitz
    gift card → gutschein
    gift voucher → gutschein
    sale → ${SALE}
    new → ${NEW}
    locks on sale → anker
    lights under 30 → gluehwurm
    cheapest pump → hauch
    bikes under 500 → spatz zaunkoenig
    best sellers → ${BEST}
    clothing → ${CLOTHES}
    helmit → ${HELMETS} ? helmet
    pannniers → deich ? pannier
    sadle → ${SADDLES} ? saddle
    surfboard → -
    guitar → -
  `,
  he: `
    אופניים → ${BIKES}
    אופני עיר → amsel
    אופניים חשמליים → milan
    אופניים לילדים → spatz zaunkoenig
    אופני ילדים → spatz zaunkoenig
    אופני איזון → zaunkoenig
    קסדה → ${HELMETS}
    קסדות → ${HELMETS}
    קסדה לילדים → keks
    קסדה אדומה → kuppel
    הקסדה → ${HELMETS}
    קסדה לבנה → kuppel
    מנעול → ${LOCKS}
    מנעולים → ${LOCKS}
    מנעול לאופניים → ${LOCKS} ? מנעול
    מנעול שרשרת → anker
    פנס → ${LIGHTS}
    פנסים → ${LIGHTS}
    פנס אחורי → gluehwurm
    פנסים לאופניים → ${LIGHTS} ? פנסים
    תאורה → ${LIGHTS}
    פעמון → klingel
    תיק → ${BAGS}
    תיקים → ${BAGS}
    תיק צהוב → deich
    תיק לאוכף → nuss
    סל → weide
    אוכף → ${SADDLES}
    אוכף מעור → karl
    עור → ${LEATHER}
    דוושות → platt
    שרשרת → kette
    צמיג → asphalt
    צמיגים → asphalt
    פנימית → schlauch
    משאבה → ${PUMPS}
    משאבות → ${PUMPS}
    פנצ'ר → flick
    כלים → ${TOOLS}
    שמן → oel
    בקבוק → quell
    בקבוקים → quell
    מתקן לבקבוק → reif
    מעיל → guss
    מעיל גשם → guss
    כפפות → finger
    כפפות צמר → finger
    אפוד → glanz
    כיסא לילד → sitz
    שובר מתנה → gutschein
    כרטיס מתנה → gutschein
    מתנה → gutschein
    מבצעים → ${SALE}
    חדש → ${NEW}
    מנעול במבצע → anker
    קסדה עד 50 → keks
    אופניים עד 500 → spatz zaunkoenig
    מעיל כחול → guss
    kettwig → ${ADULT_BIKES} spatz zaunkoenig
    אופנים → ${BIKES} ? אופניים
    קסדא → ${HELMETS} ? קסדת
    מקרר → -
  `,
});
