import type { Messages } from '../en';

export const searchWords: Messages['searchWords'] = {
  sale: 'promocja, promocje, promocji, w promocji, promocyjny, promocyjna, promocyjne, wyprzedaż, wyprzedaże, wyprzedaży, na wyprzedaży, przecena, przeceny, przeceniony, przeceniona, przecenione, obniżka, obniżki, obniżony, obniżona, obniżone, rabat, rabaty, okazja, okazje, zniżka, zniżki, outlet',
  new: 'nowy, nowa, nowe, nowego, nowej, nowych, nowość, nowości, najnowszy, najnowsza, najnowsze, ostatnio dodane',
  gift: 'prezent, prezenty, na prezent, pomysł na prezent, pomysły na prezent, upominek, upominki, podarunek, podarunki',
  cheap:
    'tani, tania, tanie, tanio, niedrogi, niedroga, niedrogie, niedrogo, najtańszy, najtańsza, najtańsze, tańszy, tańsza, tańsze, niska cena, w niskiej cenie',
  inStock:
    'w magazynie, na stanie, na magazynie, dostępny, dostępna, dostępne, dostępne od razu, od ręki, dostępne od ręki',
  under:
    'do, poniżej, mniej niż, nie więcej niż, maks, maksymalnie, max, maximum, maksimum, najwyżej, co najwyżej, tańszy niż, tańsza niż, tańsze niż, <',
  over: 'od, powyżej, ponad, więcej niż, nie mniej niż, min, minimum, minimalnie, co najmniej, przynajmniej, droższy niż, droższa niż, droższe niż, >',
  currencies:
    'zł, pln, złoty, złote, złotych, €, $, £, ₪, eur, usd, gbp, ils, us$, euro, dolar, dolary, dolarów, funt, funty, funtów, szekel, szekli',
  ignored:
    'i, a, oraz, lub, albo, dla, z, ze, na, w, we, do, od, po, przy, pod, o, u, za, mi, mnie, mój, moja, moje, ja, jakiś, jakaś, jakieś, coś, ten, ta, to, te, szukam, szukać, potrzebuję, chcę, chciałbym, chciałabym, kupić, kupię, pokaż, znajdź, znaleźć, cena, ceny',
  synonyms: `
    spodnie, chinosy
    szorty, krótkie spodenki, bermudy
    koszulka, t-shirt, tshirt
    sweter, pulower
    bluza, hoodie, bluza z kapturem
    kardigan, sweter rozpinany
    golf, sweter z golfem
    płaszcz, kurtka
    płaszcz przeciwdeszczowy, kurtka przeciwdeszczowa, trencz
    bluzka, koszula
    czapka, beanie
    szalik, szal, apaszka
    skarpetki, skarpety
    torba, torebka
    plecak, tornister
    portfel, portmonetka
    buty sportowe, sneakersy, trampki
    strój kąpielowy, bikini
    piżama, koszula nocna
    naszyjnik, łańcuszek, wisiorek
    kanapa, sofa
    lampa, oświetlenie
    dywan, chodnik
    zasłona, firanka
    poduszka, jasiek
    koc, pled, narzuta
    kubek, filiżanka
    miska, miseczka
    dzbanek, karafka
    garnek, rondel
    deska do krojenia, deska kuchenna
    doniczka, osłonka
    ciastka, herbatniki
    cukierki, słodycze
    telefon, smartfon, komórka
    słuchawki, douszne
    rower, bicykl
    rower elektryczny, e-bike
    błotnik, błotniki
    karta podarunkowa, bon podarunkowy, voucher
    granatowy, ciemnoniebieski
    męskie, mężczyzna, męski
    damskie, kobieta, damski
    dziecięce, dziecko, dzieci
  `,
};

export const colorWords: Messages['colorWords'] = {
  black: 'czarny, czarna, czarne, czarną, czarnego, czarnej, czarnym, czarnych, czerń',
  white: 'biały, biała, białe, białą, białego, białej, białym, białych, biel',
  gray: 'szary, szara, szare, szarą, szarego, szarej, szarym, szarych, popielaty, grafitowy, grafitowa, grafitowe, srebrny, srebrna, srebrne',
  beige:
    'beżowy, beżowa, beżowe, beżową, beżowego, beżowej, beżowym, beżowych, kremowy, kremowa, kremowe, ecru, piaskowy, piaskowa, piaskowe',
  brown:
    'brązowy, brązowa, brązowe, brązową, brązowego, brązowej, brązowym, brązowych, brąz, czekoladowy, czekoladowa, czekoladowe',
  red: 'czerwony, czerwona, czerwone, czerwoną, czerwonego, czerwonej, czerwonym, czerwonych, czerwień, bordowy, bordowa, bordowe, bordo, karminowy, karminowa, karminowe',
  orange:
    'pomarańczowy, pomarańczowa, pomarańczowe, pomarańczową, pomarańczowego, pomarańczowej, pomarańczowym, pomarańczowych',
  yellow:
    'żółty, żółta, żółte, żółtą, żółtego, żółtej, żółtym, żółtych, złoty, złota, złote, złotą, złotej, musztardowy, musztardowa, musztardowe',
  green:
    'zielony, zielona, zielone, zieloną, zielonego, zielonej, zielonym, zielonych, zieleń, khaki, miętowy, miętowa, miętowe, turkusowy, turkusowa, turkusowe, oliwkowy, oliwkowa, oliwkowe',
  blue: 'niebieski, niebieska, niebieskie, niebieską, niebieskiego, niebieskiej, niebieskim, niebieskich, błękitny, błękitna, błękitne, granatowy, granatowa, granatowe, turkusowy, turkusowa, turkusowe, indygo',
  purple:
    'fioletowy, fioletowa, fioletowe, fioletową, fioletowego, fioletowej, fioletowym, fioletowych, fiolet, liliowy, liliowa, liliowe, lawendowy, lawendowa, lawendowe, purpurowy, purpurowa, purpurowe',
  pink: 'różowy, różowa, różowe, różową, różowego, różowej, różowym, różowych, róż, pudrowy, pudrowa, pudrowe',
};
