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
    fahrrad | fahrräder | fahrraeder | kettwig rad → ${BIKES}
    stadtrad | citybike → amsel
    damenrad → ${ADULT_BIKES}
    trekkingrad | trekking rad → kranich
    ebike | e-bike | e bike | elektrofahrrad → milan
    kinderfahrrad → spatz zaunkoenig
    kinderrad 20 zoll → spatz
    laufrad → zaunkoenig
    fahrradhelm | helme | fahradhelm → ${HELMETS}
    kinderhelm | helm für kinder | helm bis 50 euro → keks
    roter helm | helm rot m → kuppel
    schloss | fahrradschloss | schlösser | schloesser → ${LOCKS}
    bügelschloss | buegelschloss → riegel
    faltschloss → glied
    zahlenschloss | schloss reduziert | günstiges schloss → anker
    licht | fahrradlampe | beleuchtung → ${LIGHTS}
    vorderlicht → leuchtturm duo
    rücklicht | licht unter 30 → gluehwurm
    klingel | glocke → klingel
    fahrradtasche → ${BAGS}
    gepäcktasche | packtaschen | wasserdichte tasche | gelbe tasche → deich
    korb → weide
    sattel | sättel → ${SADDLES}
    ledersattel | sattel leder braun → karl
    griffe → griffe
    pedale → platt
    kette | fahrradkette 11-fach → kette
    reifen | fahrradmantel → asphalt
    schlauch | schläuche | schlauch französisches ventil → schlauch
    luftpumpe | pumpe | pumpen → ${PUMPS}
    flickzeug → flick
    werkzeug → ${TOOLS}
    öl | kettenöl 250 ml → oel
    schutzbleche | schutzblech | kotflügel → bleche
    ständer | fahrradständer → stelze
    trinkflasche | flasche → quell
    regenjacke | jacke gelb → guss
    handschuhe → finger
    weste → glanz
    kindersitz → sitz
    für kinder → ${KIDS}
    gutschein | geschenk → gutschein
    neuheiten → ${NEW}
    angebote | sale → ${SALE}
    fahrrad unter 1000 € → amsel spatz zaunkoenig
    bestseller → ${BEST}
    orsa → klingel weide wolke karl griffe oel buerste quell reif
    leder → ${LEATHER}
    edelstahl → zehn quell reif
    sattl → ${SADDLES} ? sattel
    pedlae → platt ? pedale
    regenjake → guss ? regenjacke
    standpumpe atem → atem
    kühlschrank | rasenmäher → -
  `,
  en: `
    bike | bikes | bicycle | bicycles → ${BIKES}
    city bike → amsel
    commuter bike → amsel ? bike
    touring bike → kranich
    electric bike | ebike → milan
    kids bike | children's bike | bikes under 500 → spatz zaunkoenig
    balance bike → zaunkoenig
    helmet → ${HELMETS}
    bike helmet | helmit → ${HELMETS} ? helmet
    kids helmet | pink helmet → keks
    helmet size L → kuppel
    lock | locks → ${LOCKS}
    u lock → riegel
    d-lock → riegel ? lock
    combination lock → anker ? lock
    lights → ${LIGHTS}
    headlight → leuchtturm duo
    tail light | taillight | lights under 30 → gluehwurm
    bell | brass bell → klingel
    bag → ${BAGS}
    panniers | waterproof pannier | yellow pannier → deich
    saddlebag → nuss
    basket → weide
    saddle → ${SADDLES}
    seat → ${SADDLES} sitz
    leather saddle | brown saddle → karl
    grips → griffe
    pedals → platt
    chain | 11 speed chain → kette
    tire | tyres → asphalt
    tube | presta tube → schlauch
    pump → ${PUMPS}
    mini pump | cheapest pump → hauch
    puncture repair kit → flick ? repair kit
    tools → ${TOOLS}
    multitool | multi tool → zehn
    lube → oel
    mudguards | fenders → bleche
    kickstand → stelze
    water bottle → quell
    bottle holder | bottle cage → reif
    raincoat | rain jacket | waterproof jacket → guss
    gloves → finger
    hi-vis vest → glanz
    child seat | baby seat → sitz
    gift card | gift voucher → gutschein
    sale → ${SALE}
    new → ${NEW}
    locks on sale → anker
    best sellers → ${BEST}
    clothing → ${CLOTHES}
    pannniers → deich ? pannier
    sadle → ${SADDLES} ? saddle
    surfboard | guitar → -
  `,
  he: `
    אופניים → ${BIKES}
    אופני עיר → amsel
    אופניים חשמליים → milan
    אופניים לילדים | אופני ילדים | אופניים עד 500 → spatz zaunkoenig
    אופני איזון → zaunkoenig
    קסדה | קסדות | הקסדה → ${HELMETS}
    קסדה לילדים | קסדה עד 50 → keks
    קסדה אדומה | קסדה לבנה → kuppel
    מנעול | מנעולים → ${LOCKS}
    מנעול לאופניים → ${LOCKS} ? מנעול
    מנעול שרשרת | מנעול במבצע → anker
    פנס | פנסים | תאורה → ${LIGHTS}
    פנס אחורי → gluehwurm
    פנסים לאופניים → ${LIGHTS} ? פנסים
    פעמון → klingel
    תיק | תיקים → ${BAGS}
    תיק צהוב → deich
    תיק לאוכף → nuss
    סל → weide
    אוכף → ${SADDLES}
    אוכף מעור → karl
    עור → ${LEATHER}
    דוושות → platt
    שרשרת → kette
    צמיג | צמיגים → asphalt
    פנימית → schlauch
    משאבה | משאבות → ${PUMPS}
    פנצ'ר → flick
    כלים → ${TOOLS}
    שמן → oel
    בקבוק | בקבוקים → quell
    מתקן לבקבוק → reif
    מעיל | מעיל גשם | מעיל כחול → guss
    כפפות | כפפות צמר → finger
    אפוד → glanz
    כיסא לילד → sitz
    שובר מתנה | כרטיס מתנה | מתנה → gutschein
    מבצעים → ${SALE}
    חדש → ${NEW}
    kettwig → ${ADULT_BIKES} spatz zaunkoenig
    אופנים → ${BIKES} ? אופניים
    קסדא → ${HELMETS} ? קסדת
    מקרר → -
  `,
});
