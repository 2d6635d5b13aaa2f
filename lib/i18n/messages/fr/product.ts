import type { Messages } from '../en';

export const product: Messages['product'] = {
  addToCart: 'Ajouter au panier',
  soldOut: 'Épuisé',
  preOrder: 'Précommander',
  none: 'Aucun',
  plusPrice: '{name} (+{price})',
  plus: '+{price}',
  fromTo: '{least} à {count} caractères',
  howOften: 'Options d’achat',
  buyOnce: 'Achat unique',
  saves: 'Économisez {percent} %',
  stock: {
    'sold-out': 'Épuisé',
    'not-available': 'Indisponible dans cette combinaison',
    'in-stock': 'En stock',
    'at-once': 'Disponible immédiatement',
    'pre-order': 'En précommande, expédition ultérieure',
  },
  onlyLeft: 'Plus que {left} en stock',
  choiceSoldOut: '(épuisé)',
  choiceNotAvailable: '(indisponible)',
  pleaseChoose: 'Choisissez',
  chooseOptions: 'Veuillez choisir : {options}.',
  thisSoldOut: 'Cette version est épuisée : {name}. Choisissez-en une autre.',
  thisNotAvailable: 'Cette combinaison n’est pas disponible : {name}. Choisissez-en une autre.',
  optional: '{title} (facultatif)',
  upTo: 'Jusqu’à {count} caractères',
  fillIn: 'Veuillez remplir « {field} ».',
  added: 'Ajouté à votre panier : {what}.',
  notAdded: 'Impossible d’ajouter : {what}.',
  add: 'Ajouter',
  addFor: 'Ajouter pour {price}',
  choose: 'Choisir : {option}',
  option: { beforeVowel: '{name}', other: '{name}' },
  similar: 'Voir des articles similaires',
  addToWishlist: 'Ajouter à la liste d’envies',
  onWishlist: 'Dans votre liste d’envies',
  needsAccount: 'Sans JavaScript, vous devez vous connecter pour utiliser la liste d’envies.',
};

export const gallery: Messages['gallery'] = {
  pictures: 'Photos de {name}',
  all: 'Toutes les photos',
  one: 'Photo {number} sur {count} : {alt}',
  position: '{number} sur {count}',
  enlarge: 'Agrandir la photo {number} sur {count}',
  enlarged: 'Photos de {name}, en grand',
  video: 'Vidéo : {alt}',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  previous: 'Photo précédente',
  next: 'Photo suivante',
  close: 'Fermer',
};

export const sizes: Messages['sizes'] = {
  guide: 'Guide des tailles',
  close: 'Fermer le guide des tailles',
  page: 'Ouvrir dans une page',
  scale: {
    mug: 'Dessiné à l’échelle : {width} de large et {height} de haut, à côté d’une tasse de {beside}.',
    hand: 'Dessiné à l’échelle : {width} de large et {height} de haut, à côté d’une main de {beside}.',
  },
};

export const delivery: Messages['delivery'] = {
  cost: '{country} : livraison à {cost}.',
  costFreeFrom: '{country} : livraison à {cost}, offerte dès {freeFrom} d’achat.',
  free: '{country} : livraison offerte.',
  days: {
    one: '{days} jour ouvré.',
    many: '{days} jours ouvrés.',
    other: '{days} jours ouvrés.',
  },
  abroad: 'Partout ailleurs : à partir de {cost}.',
  costInCart: '{country} : la livraison est calculée dans votre panier.',
  giftCardCurrency: 'Les cartes cadeaux sont en {currency}.',
  digitalSent: 'Un téléchargement : nous vous envoyons le lien par e-mail après le paiement.',
  giftCardSent: 'Envoyée par e-mail après le paiement, prête à offrir.',
  giftCardGood: 'Valable sur toute la boutique, en une ou plusieurs fois.',
  arrives: 'Commandez maintenant, livraison prévue : {dates}',
  expected: 'Livraison prévue : {dates}',
  returnsFree: {
    one: '{country} : retours gratuits sous {count} jour.',
    other: '{country} : retours gratuits sous {count} jours.',
  },
  returnsPaid: {
    one: '{country} : retours sous {count} jour, port à votre charge.',
    other: '{country} : retours sous {count} jours, port à votre charge.',
  },
};

export const backInStock: Messages['backInStock'] = {
  title: 'Me prévenir du retour en stock',
  intro:
    'Nous vous enverrons un seul e-mail quand ce produit sera de retour. Votre adresse ne servira à rien d’autre.',
  which: 'Quelle option ?',
  email: 'Votre e-mail',
  submit: 'Me prévenir',
  done: 'C’est noté. Nous écrirons une fois à {email}, dès le retour de {name}.',
  off: 'Désolé, les e-mails de retour en stock ne sont pas disponibles pour le moment.',
  gone: 'Nous ne vendons plus cette option : elle ne reviendra pas.',
  notSoldOut: 'C’est en stock. Vous pouvez commander maintenant.',
  back: 'Retour à {name}',
  some: 'Votre version est épuisée ? Recevez un e-mail à son retour.',
};

export const giftCard: Messages['giftCard'] = {
  title: 'Carte cadeau',
  intro: 'Un code valable sur toute la boutique, envoyé par e-mail le jour de votre choix.',
  noDelivery: 'Aucuns frais de livraison, aucun colis à attendre.',
  form: 'Acheter une carte cadeau',
  amount: 'Montant',
  valueFor: '{value} pour {price}',
  other: 'Un autre montant',
  ownAmount: 'Votre montant',
  between: 'De {least} à {most}.',
  forWhom: 'Pour qui est-elle ?',
  someone: 'Quelqu’un d’autre',
  me: 'Moi',
  meHint: 'Nous enverrons le code à l’e-mail de votre commande une fois celle-ci payée.',
  firstName: 'Prénom',
  lastName: 'Nom (facultatif)',
  email: 'E-mail du destinataire',
  message: 'Message (facultatif)',
  messageHint: 'Jusqu’à {count} caractères.',
  date: 'Date d’envoi (facultatif)',
  dateHint: 'Laissez ce champ vide pour un envoi juste après le paiement.',
  add: 'Ajouter au panier',
  added: 'Ajouté à votre panier : {name}.',
  chooseAmount: 'Choisissez un montant.',
  amountForm: 'Saisissez un montant comme 75 ou 49,50.',
  outOfBounds: 'Saisissez un montant de {least} à {most}.',
  chooseWhom: 'Choisissez pour qui elle est.',
  enterFirstName: 'Saisissez le prénom.',
  enterEmail: 'Saisissez l’e-mail du destinataire.',
  dateForm: 'Saisissez une date.',
  datePast: 'Choisissez aujourd’hui ou un jour à venir.',
  dateLate: 'Choisissez un jour d’ici un an.',
};

export const reviews: Messages['reviews'] = {
  title: 'Avis',
  of: 'Avis sur {product}',
  outOfFive: '{average} sur 5',
  stars: { one: '{count} étoile', many: '{count} d’étoiles', other: '{count} étoiles' },
  ratedStars: {
    one: 'Note de {count} étoile sur 5',
    many: 'Note de {count} d’étoiles sur 5',
    other: 'Note de {count} étoiles sur 5',
  },
  count: { one: '{count} avis', many: '{count} d’avis', other: '{count} avis' },
  bar: { one: '{stars}, {count} avis', many: '{stars}, {count} d’avis', other: '{stars}, {count} avis' },
  distribution: 'Avis par nombre d’étoiles',
  showAll: {
    one: 'Voir {count} avis',
    many: 'Voir les {count} d’avis',
    other: 'Voir les {count} avis',
  },
  none: 'Aucun avis pour le moment. Vous l’avez déjà ? Dites aux autres ce que vous en pensez.',
  unreachable: 'Impossible d’afficher les avis pour le moment.',
  tryAgain: 'Réessayer',
  write: 'Donner mon avis',
  signInToWrite: 'Se connecter pour donner mon avis',
  verified: 'Achat vérifié',
  anonymous: 'Anonyme',
  helpful: {
    one: '{count} personne a trouvé cet avis utile',
    many: '{count} de personnes ont trouvé cet avis utile',
    other: '{count} personnes ont trouvé cet avis utile',
  },
  reply: 'Réponse de {shop}',
  pictures: 'Photos de cet avis',
  video: 'Vidéo de cet avis',
  sortBy: 'Trier par',
  orders: {
    newest: 'Plus récents',
    highest: 'Meilleures notes',
    lowest: 'Moins bonnes notes',
    helpful: 'Plus utiles',
  },
  filter: 'Filtrer par étoiles',
  allStars: 'Tous',
  noneWithStars: 'Aucun avis avec cette note.',
  pages: 'Pages d’avis',
  back: 'Retour au produit',
  formTitle: 'Votre avis sur {product}',
  visitorTitle: 'Connectez-vous pour donner votre avis',
  visitorText: 'Il faut un compte, pour que chaque personne n’en donne qu’un. Vous reviendrez ensuite ici.',
  signIn: 'Se connecter',
  register: 'Créer un compte',
  formUnreachable: 'Impossible de charger le formulaire pour le moment',
  formUnreachableText: 'Le problème vient de chez nous. Réessayez dans un instant.',
  ownTitle: 'Votre avis',
  states: {
    published: 'Votre avis est publié.',
    pending: 'Merci pour votre avis. Nous le publierons après vérification.',
    rejected: 'Nous n’avons pas publié votre avis, car il ne respecte pas nos règles.',
  },
  final: 'Un avis ne peut plus être modifié une fois envoyé. S’il contient une erreur, écrivez-nous.',
};

export const reviewForm: Messages['reviewForm'] = {
  label: 'Votre avis',
  rating: 'Votre note',
  stars: { one: '{count} étoile', many: '{count} d’étoiles', other: '{count} étoiles' },
  meanings: { 1: 'Mauvais', 2: 'Moyen', 3: 'Bien', 4: 'Très bien', 5: 'Excellent' },
  title: 'Titre (facultatif)',
  text: 'Votre avis',
  textHint: 'À quoi vous sert-il, et comment a-t-il vieilli ? Jusqu’à {count} caractères.',
  name: 'Nom affiché avec l’avis',
  nameHint: 'Les autres clients voient ce nom.',
  send: 'Envoyer mon avis',
};

/** Consumer law requires these texts next to prices. */
export const priceNotes: Messages['priceNotes'] = {
  tax: {
    included: 'TTC',
    // The words of the Code général des impôts, Annexe II, Art. 242 nonies A, for a business without VAT.
    'small-business': 'TVA non applicable, art. 293 B du CGI',
  },
  all: 'Tous les prix sont {tax}',
  plus: '{tax}, hors {shipping}',
  shipping: 'frais de livraison',
  shippingAdded: 'hors {shipping}',
  // The earlier price of the Code de la consommation, Art. L112-1-1.
  lowest: 'Prix le plus bas des 30 derniers jours : {price}',
  feeIncluded: 'dont {amount} de frais obligatoires',
  feePerOrder: 'plus {amount} de frais par commande',
  feesApart: 'Le sous-total ne comprend pas les frais obligatoires. Le total les comprend.',
};

export const guarantee: Messages['guarantee'] = {
  title: 'Vos droits au titre de la garantie légale',
  intro: 'La notice officielle de l’Union européenne pour toute personne qui achète des biens.',
  alt: 'Notice officielle de l’UE sur la garantie légale de conformité',
  full: 'Ouvrir la notice en grand',
  more: 'Vos droits sur europa.eu',
};

export const productSafety: Messages['productSafety'] = {
  title: 'Sécurité du produit',
  manufacturer: 'Fabricant',
  euPerson: 'Personne responsable dans l’UE',
  itemNumber: { one: 'Référence', many: 'Références', other: 'Références' },
  garan: 'GARAN : le producteur garantit {years} ans de durabilité',
  garanMore: 'Les garanties commerciales sur europa.eu',
};

/** Code de la consommation, Art. L111-7-2 and D111-17: whether reviews are checked. */
export const reviewChecks: Messages['reviewChecks'] = {
  unchecked:
    'Les avis viennent de membres connectés. Nous ne vérifions pas s’ils ont acheté le produit. Nous publions les avis positifs et négatifs.',
  marked:
    'Les avis viennent de membres connectés. Ceux des acheteurs portent la mention « Achat vérifié ». Nous ne vérifions pas les autres. Nous publions les avis positifs et négatifs.',
  verified:
    'Les avis viennent de membres qui ont acheté le produit, ce que nous vérifions avant de les publier. Nous publions les avis positifs et négatifs.',
};

export const agents: Messages['agents'] = {
  regularPrice: 'Prix de base',
  pricePerUnit: 'Prix à l’unité de mesure',
  variants: 'Options',
  sku: 'Référence',
  page: 'Page',
  forms:
    'Chaque page existe aussi en Markdown : avec .md à la fin de son chemin, ou pour « Accept: text/markdown ». La page d’accueil est /index.md.',
  search: 'Recherche : {url} suivi des termes',
  currency: 'Les prix sont en {currency}. Le panier et le paiement affichent les prix définitifs.',
  payment: 'Seule une personne peut payer, sur la page de paiement.',
  feeds: 'Flux de produits',
};
