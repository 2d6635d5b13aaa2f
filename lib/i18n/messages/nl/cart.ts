import type { Messages } from '../en';
import { pageFailureIn } from '../page-failure';

export const failure: Messages['failure'] = {
  ...pageFailureIn('nl'),
  pageText: 'Sorry, dat ligt aan ons. Je winkelwagen is veilig. Probeer het zo nog eens.',
  title: 'Er ging iets mis',
  text: 'Sorry, dat ligt aan ons. Probeer het zo nog eens.',
  allProducts: 'Bekijk alle producten',
  offline: 'Je lijkt offline te zijn. Controleer je verbinding en probeer het opnieuw.',
};

export const errors: Messages['errors'] = {
  unreachable: 'De verbinding met de winkel hapert. Er is niets verloren gegaan. Probeer het zo nog eens.',
  busy: 'Het is nu erg druk in de winkel. Probeer het over een minuut opnieuw.',
  unsure: 'We weten niet zeker of dat gelukt is. Controleer je winkelwagen voordat je het opnieuw probeert.',
  'too-many-attempts': 'Te veel pogingen. Wacht een paar minuten en probeer het dan opnieuw.',
  'forbidden-origin':
    'We konden deze aanvraag niet controleren, dus er is niets gewijzigd. Laad de pagina opnieuw en probeer het nog eens.',
  'too-large': 'Deze tekst is te lang. Maak de tekst wat korter.',
  'bad-request': 'Er klopte iets niet aan deze aanvraag, dus er is niets gewijzigd.',
  'bad-quantity': 'Vul een heel getal tot en met 100.000 in.',
  'not-found': 'Dat konden we niet vinden. Misschien is het niet meer verkrijgbaar.',
  'sold-out': 'Sorry, dit is net uitverkocht.',
  'options-missing': 'Kies eerst alle opties van dit product. Er is niets toegevoegd.',
  'details-missing': 'Vul de gegevens in het besteloverzicht aan en reken dan opnieuw af.',
  'cart-empty': 'Je winkelwagen is leeg.',
  'cart-lost':
    'We kunnen de winkelwagen die je zag niet meer vinden. Misschien is je bezoek verlopen, of is de winkelwagen in een ander venster besteld of leeggemaakt. Was je ingelogd toen je de winkelwagen vulde? Log dan opnieuw in om alles terug te krijgen.',
  'code-unknown': 'We kennen deze code niet. Controleer de spelling en probeer het opnieuw.',
  'coupon-expired': 'Deze code is verlopen.',
  'coupon-used-up': 'Deze code kan niet meer worden gebruikt.',
  'coupon-not-started': 'Deze code is nog niet geldig.',
  'coupon-minimum': 'Je winkelwagen haalt het minimumbedrag voor deze code niet.',
  'coupon-not-applicable': 'Deze code geldt niet voor de artikelen in je winkelwagen.',
  'gift-card-expired': 'Deze cadeaukaart is verlopen.',
  'gift-card-empty': 'Er staat geen tegoed meer op deze cadeaukaart.',
  'gift-card-unavailable':
    'Een cadeaukaart kan hier niet worden gebruikt. Misschien kan dat wel bij het afrekenen.',
  'gift-card-rejected':
    'Deze cadeaukaart kan niet worden gebruikt. Denk je dat hij wel zou moeten werken? Neem dan contact met ons op.',
  'gift-card-unsold':
    'Deze cadeaukaart is nu niet verkrijgbaar. Probeer een ander bedrag, of neem contact met ons op.',
  'lines-unavailable':
    'Een artikel in je winkelwagen is niet meer verkrijgbaar. Verwijder het en reken dan opnieuw af.',
  'price-raised': 'Een prijs in je winkelwagen is gestegen. Bekijk de bedragen en reken dan opnieuw af.',
  'membership-unusable':
    'Een lidmaatschap dat je hebt gekozen, geldt niet voor deze winkelwagen. Controleer het besteloverzicht nog eens.',
  'members-only':
    'Een artikel in je winkelwagen is alleen voor leden. Log in of verwijder het, en reken dan opnieuw af.',
  'order-minimum': 'Je winkelwagen haalt ons minimale bestelbedrag niet.',
  'gift-card-coupon': 'Kortingscodes gelden niet voor cadeaukaarten. Reken af zonder kortingscode.',
  'cart-coupon': 'Je kortingscode geldt niet meer. Verwijder de code en reken dan opnieuw af.',
  'checkout-unavailable':
    'We konden de afrekenpagina niet openen. Je winkelwagen is veilig. Probeer het opnieuw.',
  'cookies-blocked':
    'Je browser blokkeert cookies, dus we kunnen je winkelwagen en verlanglijst niet bewaren en je niet ingelogd houden. Rondkijken, zoeken en contact opnemen kan wel. Sta cookies toe voor deze winkel en probeer het opnieuw.',
  'sign-in-failed': 'Inloggen is niet gelukt. Probeer het opnieuw.',
  'sign-in-foreign': 'Deze inlogpoging is ergens anders gestart, of opnieuw begonnen. Log opnieuw in.',
  'sign-in-expired': 'Deze inlogpoging is verlopen of al gebruikt. Log opnieuw in.',
  'sign-in-timed-out': 'Het inloggen duurde te lang. Probeer het opnieuw.',
  'sign-in-canceled': 'Je bent nog niet ingelogd. Kies hieronder een optie om het opnieuw te proberen.',
  unexpected: 'Er ging bij ons iets mis. Er is niets gewijzigd. Probeer het opnieuw.',
  offline: failure.offline,
};

const lineTerms: Messages['cart']['terms'] = {
  recipient: 'Voor',
  message: 'Bericht',
  sent: 'Verzending',
  onceAtPayment: 'Direct na betaling',
  plan: 'Abonnement',
  charged: 'Afschrijving',
  withOrder: 'Bij je bestelling, daarna {every}',
  afterTrial: 'Eerst {trial} gratis, daarna {every}',
  untilCanceled: '{charges}, tot je opzegt',
  payments: {
    one: '{charges}, {count} betaling in totaal',
    other: '{charges}, {count} betalingen in totaal',
  },
  every: {
    day: { one: 'elke dag', other: 'elke {count} dagen' },
    week: { one: 'elke week', other: 'elke {count} weken' },
    month: { one: 'elke maand', other: 'elke {count} maanden' },
    year: { one: 'elk jaar', other: 'elke {count} jaar' },
  },
  period: {
    day: { one: '{count} dag', other: '{count} dagen' },
    week: { one: '{count} week', other: '{count} weken' },
    month: { one: '{count} maand', other: '{count} maanden' },
    year: { one: '{count} jaar', other: '{count} jaar' },
  },
  preOrder: 'Voorbestelling',
  later: 'Wordt later verzonden',
};

export const cart: Messages['cart'] = {
  title: 'Winkelwagen',
  label: 'In je winkelwagen',
  items: { one: '{count} artikel', other: '{count} artikelen' },
  loading: 'Je winkelwagen wordt geladen',
  subtotal: 'Subtotaal',
  workingOut: 'Wordt berekend',
  approximate: {
    untaxed:
      'Deze bedragen zijn een indicatie. Bij het afrekenen betaal je {amount}, plus verzendkosten en belasting.',
    taxed: 'Deze bedragen zijn een indicatie. Bij het afrekenen betaal je {amount}, plus verzendkosten.',
  },
  addedLater: {
    untaxed: 'Verzendkosten en belasting worden bij het afrekenen berekend.',
    taxed: 'Inclusief belasting. De verzendkosten worden bij het afrekenen berekend.',
  },
  taxAddedLater: {
    untaxed: 'Eventuele belasting wordt bij het afrekenen berekend.',
    taxed: 'Inclusief belasting.',
  },
  delivery: 'Verzending',
  free: 'Gratis',
  toCart: 'Bekijk winkelwagen',
  checkOut: 'Afrekenen',
  removeFirst: 'Verwijder eerst wat niet meer verkrijgbaar is. Daarna kun je afrekenen.',
  changeFirst: 'Pas eerst de gemarkeerde artikelen in je winkelwagen aan. Daarna kun je afrekenen.',
  reachMinimum: 'Leg eerst nog iets in je winkelwagen. Daarna kun je afrekenen.',
  removeCoupon: 'Verwijder eerst de kortingscode. Daarna kun je afrekenen.',
  emptyTitle: 'Je winkelwagen is leeg',
  emptyText: 'Artikelen die je toevoegt, zie je hier terug.',
  continueShopping: 'Verder winkelen',
  unreachableTitle: 'We kunnen je winkelwagen nu niet laden',
  unreachableText: 'Je artikelen zijn veilig. Probeer het zo nog eens.',
  lastSeen:
    'We kunnen je winkelwagen nu niet laden. Dit lag er de laatste keer in. Er is niets verloren gegaan.',
  update: 'Bijwerken',
  remove: 'Verwijder',
  removed: '{name} verwijderd.',
  saved: '{name}: je bespaart {amount}',
  each: 'per stuk',
  together: 'Totaal',
  workingOutPrice: 'De prijs wordt berekend',
  unavailable: 'Uitverkocht. Verwijder dit artikel om af te rekenen.',
  notFound: 'Niet meer verkrijgbaar. Verwijder dit artikel om af te rekenen.',
  tooMany: 'Nog maar {left} op voorraad. Verlaag het aantal.',
  onlySome:
    'Nog maar {left} van {quantity} op voorraad, dus het totaal geldt voor {left}. Verlaag het aantal.',
  membersOnly: 'Alleen voor leden. Log in of verwijder dit artikel om af te rekenen.',
  notEnough: 'Niet genoeg op voorraad. Verlaag het aantal.',
  onlyAdded: 'We konden er maar {added} toevoegen. Meer hebben we niet.',
  cut: '{name}: nog maar {left} op voorraad, dus zoveel liggen er in je winkelwagen.',
  terms: lineTerms,
};

export const cartChanges: Messages['cartChanges'] = {
  title: 'Je winkelwagen is gewijzigd',
  dismiss: 'Begrepen',
  price: '{name} kost nu {to} in plaats van {from}.',
  raisedTitle: 'Voordat je afrekent',
  raisedTotal: 'Het totaal is nu {to} in plaats van {from}.',
  raisedNext: 'Is dat goed? Reken dan opnieuw af.',
  gone: '{name} ligt niet meer in je winkelwagen.',
  unavailable: '{name} is uitverkocht.',
  availableAgain: '{name} is weer verkrijgbaar.',
  short: { one: '{name}: nog maar {count} op voorraad.', other: '{name}: nog maar {count} op voorraad.' },
  shortUncounted: '{name}: niet genoeg op voorraad.',
  removed: '{name} is verwijderd.',
  undo: 'Ongedaan maken',
  undoFor: 'voor {name}',
  restored: '{name} ligt weer in je winkelwagen.',
  freeDelivery: 'Je krijgt gratis verzending ({country}).',
  untilFreeDelivery: 'Nog {missing} tot gratis verzending ({country}).',
  roughlyUntilFreeDelivery: 'Nog ongeveer {missing} tot gratis verzending ({country}).',
};
