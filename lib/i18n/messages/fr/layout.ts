import type { Messages } from '../en';

export const layout: Messages['layout'] = {
  skip: 'Aller au contenu',
  allProducts: 'Tous les produits',
  blog: 'Le journal',
  categories: 'Catégories',
  shop: 'Boutique',
  language: 'Langue',
  currency: 'Devise',
  approximatePrices: 'Les prix en {shown} sont approximatifs. Vous paierez en {charged}.',
  help: 'Aide',
  banner: 'Annonce',
  shopInformation: 'Informations de la boutique',
  contact: 'Contact',
  legal: 'Informations légales',
  social: 'Réseaux sociaux',
  yourOrders: 'Vos commandes',
  payments: 'Moyens de paiement acceptés',
  paymentNames: {
    'bank-transfer': 'Virement bancaire',
    invoice: 'Paiement sur facture',
    'gift-card': 'Carte cadeau',
  },
  securePayment:
    'Paiement sécurisé : vous saisissez vos données de paiement sur la page de paiement, et cette boutique ne les voit jamais.',
  questions: 'Une question ?',
  newsletter: 'Newsletter',
  newsletterEmail: 'E-mail',
  subscribe: 'S’inscrire',
  colors: 'Apparence',
  colorsOfSystem: 'Comme l’appareil',
  colorsLight: 'Clair',
  colorsDark: 'Sombre',
  offline:
    'Vous êtes hors ligne. Rien n’est perdu : nous reprendrons là où vous en étiez dès que la connexion reviendra.',
  goOn: 'Continuer',
};

export const header: Messages['header'] = {
  errorTitle: 'Erreur :',
  menu: 'Menu',
  closeMenu: 'Fermer le menu',
  openSearch: 'Ouvrir la recherche',
  closeSearch: 'Fermer la recherche',
  search: 'Rechercher',
  cart: 'Panier',
  cartWithItems: {
    one: 'Panier, {count} article',
    many: 'Panier, {count} d’articles',
    other: 'Panier, {count} articles',
  },
  account: 'Compte',
  signIn: 'Se connecter',
  loading: 'Chargement de la page',
  signedOut: 'Vous avez été déconnecté. {signInAgain} pour voir votre compte et votre panier.',
  signInAgain: 'Reconnectez-vous',
};

export const ui: Messages['ui'] = {
  close: 'Fermer',
  dismiss: 'Masquer',
  quantity: 'Quantité',
  oneLess: 'Diminuer la quantité',
  oneMore: 'Augmenter la quantité',
  wholeQuantity: 'Saisissez un nombre entier.',
  mostQuantity: 'Saisissez {most} ou moins.',
  onlyLeft: 'Plus que {left} en stock',
  now: 'Maintenant',
  was: 'Auparavant',
  from: 'À partir de {price}',
  eachTime: '{price} par livraison',
  fromEachTime: 'À partir de {price} par livraison',
  perMeasure: '{price} / {measure}',
  priceOnRequest: 'Prix sur demande',
  breadcrumb: 'Fil d’Ariane',
};

export const consent: Messages['consent'] = {
  title: 'Confidentialité',
  text: 'Pouvons-nous mesurer la façon dont vous utilisez cette boutique ? Cela nous aide à l’améliorer. Vous pouvez changer d’avis à tout moment, en bas de chaque page.',
  choose:
    'Que pouvons-nous utiliser ? La boutique fonctionne sans rien de tout cela. Vous pouvez changer d’avis à tout moment, en bas de chaque page.',
  purposes: {
    statistics: {
      title: 'Statistiques',
      text: 'Pour comprendre comment la boutique est utilisée, et l’améliorer.',
    },
    marketing: {
      title: 'Publicité',
      text: 'Pour vous montrer des annonces pertinentes et voir si elles fonctionnent.',
    },
    support: { title: 'Chat et assistance', text: 'Pour répondre à vos questions ici même.' },
  },
  receiver: 'Les données sont transmises à {receiver}.',
  privacyPage: 'Politique de confidentialité',
  accept: 'Accepter',
  decline: 'Refuser',
  acceptAll: 'Tout accepter',
  save: 'Enregistrer mes choix',
  settings: 'Paramètres de confidentialité',
};

export const pages: Messages['pages'] = {
  notFound: 'Page introuvable',
  notFoundTitle: 'Nous n’avons pas trouvé cette page',
  notFoundText: 'Elle a peut-être été déplacée, ou l’article n’est plus disponible.',
  allProducts: 'Voir tous les produits',
  home: 'Aller à l’accueil',
  draftTitle: 'Cette page est un modèle',
  draftText:
    'Complétez les emplacements indiqués dans {file} et retirez « status: draft ». Une boutique en ligne ne la publie pas.',
};

export const maintenance: Messages['maintenance'] = {
  title: 'Nous revenons bientôt',
  text: 'La boutique est fermée pour maintenance. Votre panier est intact. Besoin de quelque chose entre-temps ? Écrivez à {email}.',
  textWithoutEmail: 'La boutique est fermée pour maintenance. Votre panier est intact.',
  retry: 'Vérifier à nouveau',
};

export const oldForm: Messages['oldForm'] = {
  title: 'Nous avons mis la boutique à jour',
  text: 'Vous aviez ouvert ce formulaire avant la mise à jour : nous n’avons donc pas pu l’envoyer. Rouvrez-le et saisissez à nouveau vos informations.',
  typed: 'Voici ce que vous aviez saisi, sans les mots de passe :',
  openAgain: 'Rouvrir le formulaire',
};

/** Answers to programs that act for a shopper. */
export const assistants: Messages['assistants'] = {
  notFound: 'Ce produit n’est pas disponible dans cette boutique.',
  incompatible: 'Votre assistant ne peut pas faire cela ici. Ouvrez le site de la boutique pour continuer.',
  priceIgnored:
    'Les prix sont ici dans la devise de la boutique : le filtre de prix n’a donc pas été appliqué.',
  cartGone: 'Ce panier n’existe plus.',
  nothingLeft: 'Aucun de ces articles n’est disponible dans cette boutique.',
  tooManyLines: 'Un panier peut contenir ici {count} articles différents.',
  unknownItem: 'Un article n’est pas disponible dans cette boutique : il a été laissé de côté.',
  needsPage: 'Pour acheter {name}, ouvrez sa page dans la boutique : {url}',
  leftOut: '{name} : stock épuisé, article laissé de côté.',
  lowered: '{name} : quantité disponible {quantity}.',
  soldOut: '{name} n’est plus disponible.',
  oneCode: 'Un seul code peut être utilisé par commande.',
  handOff:
    'Ouvrez le lien pour vérifier les articles et payer. Dans cette boutique, c’est une personne qui paie.',
  placeUnknown: 'La livraison et les taxes sont ajoutées dès que la boutique connaît le pays.',
  taxUnknown: 'Les taxes sont ajoutées lors du paiement.',
  taxIncluded: 'Les prix comprennent les taxes.',
  undeliverable: 'La boutique ne peut pas livrer à cette adresse.',
  optionGone: 'Ce mode de livraison n’est pas disponible.',
  other: 'Autres frais',
  replaceCart: 'Vider d’abord mon panier',
  codeWaits: 'Le code {code} sera appliqué.',
  codeApplied: 'Le code {code} est appliqué.',
};

export const blog: Messages['blog'] = {
  title: 'Le journal',
  intro: 'Des nouvelles de l’atelier : comment les choses sont faites, et comment les faire durer.',
  shown: 'Dans cet article',
  posts: 'Articles du journal',
  tags: 'Thèmes',
  tagged: 'Le journal : {tag}',
  all: 'Tous les articles',
  by: 'Par {author}',
  published: 'Publié le {date}',
  newer: 'Articles plus récents',
  older: 'Articles plus anciens',
  page: 'Le journal, page {page}',
  feed: 'Flux des nouveaux articles (Atom)',
  empty: 'Aucun article pour le moment',
  emptyText: 'Le premier est en cours d’écriture.',
};

export const preview: Messages['preview'] = {
  label: 'Aperçu',
  text: 'Vous voyez des brouillons qui ne sont pas encore publiés.',
  leave: 'Quitter l’aperçu',
};

export const discountLinks: Messages['discountLinks'] = {
  noted: 'Votre remise est enregistrée. Elle sera déduite dès le premier article ajouté.',
  waits: 'Le code {code} est enregistré. La remise sera déduite dès le premier article ajouté.',
  kept: 'Le code {code} est enregistré. La remise sera déduite avec le prochain article, ou tout de suite.',
  apply: 'Appliquer {code} maintenant',
};
