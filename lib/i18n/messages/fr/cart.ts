import type { Messages } from '../en';
import { pageFailureIn } from '../page-failure';

export const failure: Messages['failure'] = {
  ...pageFailureIn('fr'),
  pageText: 'Le problème vient de chez nous. Votre panier est intact. Réessayez dans un instant.',
  title: 'Une erreur s’est produite',
  text: 'Le problème vient de chez nous. Réessayez dans un instant.',
  allProducts: 'Voir tous les produits',
  offline: 'Vous semblez hors ligne. Vérifiez votre connexion et réessayez.',
};

export const errors: Messages['errors'] = {
  unreachable: 'La connexion à la boutique est perturbée. Rien n’est perdu. Réessayez dans un instant.',
  busy: 'La boutique est très fréquentée en ce moment. Réessayez dans une minute.',
  unsure: 'Nous ne savons pas si cela a fonctionné. Vérifiez votre panier avant de réessayer.',
  'too-many-attempts': 'Trop de tentatives. Attendez quelques minutes, puis réessayez.',
  'forbidden-origin':
    'Nous n’avons pas pu vérifier cette demande : rien n’a été modifié. Rechargez la page et réessayez.',
  'too-large': 'Ce texte est trop long. Raccourcissez-le.',
  'bad-request': 'Cette demande contenait une erreur : rien n’a été modifié.',
  'bad-quantity': 'Saisissez un nombre entier jusqu’à 100 000.',
  'not-found': 'Introuvable. Ce n’est peut-être plus disponible.',
  'sold-out': 'Désolé, cet article vient d’être épuisé.',
  'options-missing': 'Choisissez d’abord toutes les options de ce produit. Rien n’a été ajouté.',
  'details-missing': 'Complétez les informations du récapitulatif, puis passez à nouveau commande.',
  'cart-empty': 'Votre panier est vide.',
  'cart-lost':
    'Nous ne trouvons plus le panier que vous avez vu. Votre visite a peut-être expiré, ou le panier a été commandé ou vidé dans une autre fenêtre. Si vous étiez connecté en le remplissant, reconnectez-vous pour le retrouver.',
  'code-unknown': 'Nous ne connaissons pas ce code. Vérifiez l’orthographe et réessayez.',
  'coupon-expired': 'Ce code a expiré.',
  'coupon-used-up': 'Ce code ne peut plus être utilisé.',
  'coupon-not-started': 'Ce code n’est pas encore valable.',
  'coupon-minimum': 'Votre panier n’atteint pas le minimum pour ce code.',
  'coupon-not-applicable': 'Ce code ne s’applique pas aux articles de votre panier.',
  'gift-card-expired': 'Cette carte cadeau a expiré.',
  'gift-card-empty': 'Le solde de cette carte cadeau est épuisé.',
  'gift-card-unavailable':
    'Une carte cadeau ne peut pas être utilisée ici. Vous pourrez peut-être l’utiliser au moment du paiement.',
  'gift-card-rejected':
    'Cette carte cadeau ne peut pas être utilisée. Écrivez-nous si vous pensez qu’elle devrait fonctionner.',
  'gift-card-unsold':
    'Cette carte cadeau n’est pas disponible pour le moment. Essayez un autre montant ou écrivez-nous.',
  'lines-unavailable':
    'Un article de votre panier n’est plus disponible. Retirez-le, puis passez à nouveau commande.',
  'price-raised':
    'Un prix a augmenté dans votre panier. Vérifiez les montants, puis passez à nouveau commande.',
  'membership-unusable':
    'Un abonnement que vous avez choisi ne peut pas être utilisé pour ce panier. Vérifiez à nouveau le récapitulatif.',
  'members-only':
    'Un article de votre panier est réservé aux membres. Connectez-vous ou retirez-le, puis passez à nouveau commande.',
  'order-minimum': 'Votre panier n’atteint pas notre minimum de commande.',
  'gift-card-coupon':
    'Les codes promo ne s’appliquent pas aux cartes cadeaux. Passez commande sans le vôtre.',
  'cart-coupon': 'Votre code promo ne s’applique plus. Retirez-le, puis passez à nouveau commande.',
  'checkout-unavailable':
    'Nous n’avons pas pu ouvrir la page de paiement. Votre panier est intact. Réessayez.',
  'cookies-blocked':
    'Votre navigateur bloque les cookies : nous ne pouvons donc pas garder votre panier, votre connexion ni votre liste d’envies. La navigation, la recherche et le contact fonctionnent sans eux. Autorisez les cookies pour cette boutique, puis réessayez.',
  'sign-in-failed': 'La connexion a échoué. Réessayez.',
  'sign-in-foreign': 'Cette connexion a commencé ailleurs ou a été relancée. Reconnectez-vous.',
  'sign-in-expired': 'Cette connexion a expiré ou a déjà été utilisée. Reconnectez-vous.',
  'sign-in-timed-out': 'La connexion a pris trop de temps. Réessayez.',
  'sign-in-canceled': 'Vous n’êtes pas encore connecté. Pour réessayer, choisissez une option ci-dessous.',
  unexpected: 'Une erreur s’est produite de notre côté. Rien n’a été modifié. Réessayez.',
  offline: failure.offline,
};

const lineTerms: Messages['cart']['terms'] = {
  recipient: 'Pour',
  message: 'Message',
  sent: 'Envoi',
  onceAtPayment: 'Juste après le paiement',
  plan: 'Abonnement',
  charged: 'Prélèvement',
  withOrder: 'À la commande, puis {every}',
  afterTrial: 'Gratuit pendant {trial}, puis {every}',
  untilCanceled: '{charges}, jusqu’à la résiliation',
  payments: {
    one: '{charges}, {count} paiement au total',
    many: '{charges}, {count} de paiements au total',
    other: '{charges}, {count} paiements au total',
  },
  every: {
    day: { one: 'chaque jour', many: 'tous les {count} de jours', other: 'tous les {count} jours' },
    week: {
      one: 'chaque semaine',
      many: 'toutes les {count} de semaines',
      other: 'toutes les {count} semaines',
    },
    month: { one: 'chaque mois', many: 'tous les {count} de mois', other: 'tous les {count} mois' },
    year: { one: 'chaque année', many: 'tous les {count} d’ans', other: 'tous les {count} ans' },
  },
  period: {
    day: { one: '{count} jour', many: '{count} de jours', other: '{count} jours' },
    week: { one: '{count} semaine', many: '{count} de semaines', other: '{count} semaines' },
    month: { one: '{count} mois', many: '{count} de mois', other: '{count} mois' },
    year: { one: '{count} an', many: '{count} d’années', other: '{count} ans' },
  },
  preOrder: 'Précommande',
  later: 'Expédition ultérieure',
};

export const cart: Messages['cart'] = {
  title: 'Panier',
  label: 'Dans votre panier',
  items: { one: '{count} article', many: '{count} d’articles', other: '{count} articles' },
  loading: 'Chargement de votre panier',
  subtotal: 'Sous-total',
  workingOut: 'Calcul en cours',
  approximate: {
    untaxed:
      'Ces montants sont approximatifs. Vous paierez {amount} lors du paiement, plus la livraison et les taxes.',
    taxed: 'Ces montants sont approximatifs. Vous paierez {amount} lors du paiement, plus la livraison.',
  },
  addedLater: {
    untaxed: 'La livraison et les taxes sont calculées lors du paiement.',
    taxed: 'Taxes comprises. La livraison est calculée lors du paiement.',
  },
  taxAddedLater: {
    untaxed: 'Les taxes éventuelles sont calculées lors du paiement.',
    taxed: 'Taxes comprises.',
  },
  delivery: 'Livraison',
  free: 'Offerte',
  toCart: 'Voir le panier',
  checkOut: 'Passer commande',
  removeFirst: 'Pour passer commande, retirez ce qui n’est plus disponible.',
  changeFirst: 'Pour passer commande, corrigez les articles signalés dans votre panier.',
  reachMinimum: 'Pour passer commande, ajoutez des articles à votre panier.',
  removeCoupon: 'Pour passer commande, retirez le code promo.',
  emptyTitle: 'Votre panier est vide',
  emptyText: 'Les articles que vous ajoutez apparaîtront ici.',
  continueShopping: 'Continuer mes achats',
  unreachableTitle: 'Impossible de charger votre panier pour le moment',
  unreachableText: 'Vos articles sont en sécurité. Réessayez dans un instant.',
  lastSeen:
    'Impossible de charger votre panier pour le moment. Voici son contenu la dernière fois. Rien n’est perdu.',
  update: 'Mettre à jour',
  remove: 'Retirer',
  removed: 'Vous avez retiré {name}.',
  saved: '{name} : vous économisez {amount}',
  each: 'l’unité',
  together: 'Total',
  workingOutPrice: 'Calcul du prix en cours',
  unavailable: 'Épuisé. Retirez cet article pour passer commande.',
  notFound: 'Plus disponible. Retirez cet article pour passer commande.',
  tooMany: 'Plus que {left} en stock. Réduisez la quantité.',
  onlySome:
    'Plus que {left} sur {quantity} en stock : le total est calculé pour {left}. Réduisez la quantité.',
  membersOnly: 'Réservé aux membres. Pour passer commande, connectez-vous ou retirez cet article.',
  notEnough: 'Stock insuffisant. Réduisez la quantité.',
  onlyAdded: 'Nous n’avons pu en ajouter que {added}. C’est tout ce qu’il nous reste.',
  cut: '{name} : il n’en reste que {left}, c’est donc la quantité dans votre panier.',
  terms: lineTerms,
};

export const cartChanges: Messages['cartChanges'] = {
  title: 'Votre panier a changé',
  dismiss: 'J’ai compris',
  price: '{name} coûte maintenant {to} au lieu de {from}.',
  raisedTitle: 'Avant de passer commande',
  raisedTotal: 'Le total est maintenant de {to} au lieu de {from}.',
  raisedNext: 'Si cela vous convient, passez à nouveau commande.',
  gone: '{name} n’est plus dans votre panier.',
  unavailable: '{name} : stock épuisé.',
  availableAgain: '{name} : de nouveau disponible.',
  short: {
    one: '{name} : il n’en reste que {count}.',
    many: '{name} : il n’en reste que {count}.',
    other: '{name} : il n’en reste que {count}.',
  },
  shortUncounted: '{name} : stock insuffisant.',
  removed: 'Nous avons retiré {name}.',
  undo: 'Annuler',
  undoFor: 'le retrait de {name}',
  restored: '{name} est de nouveau dans votre panier.',
  freeDelivery: 'La livraison vous est offerte ({country}).',
  untilFreeDelivery: 'Plus que {missing} pour la livraison offerte ({country}).',
  roughlyUntilFreeDelivery: 'Plus qu’environ {missing} pour la livraison offerte ({country}).',
};
