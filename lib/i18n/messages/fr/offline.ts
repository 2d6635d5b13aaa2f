import type { Messages } from '../en';

export const offline: Messages['offline'] = {
  title: 'Vous êtes hors ligne',
  notSaved:
    'Vous n’avez pas encore ouvert cette page sur cet appareil : nous ne pouvons donc pas l’afficher hors ligne.',
  needsConnection: 'La connexion au compte, le paiement et votre compte nécessitent Internet.',
  tryAgain: 'Réessayer',
  savedPages: 'Pages que vous pouvez ouvrir maintenant',
  savedPage: 'Enregistrée {age}. Les prix et le stock ont pu changer.',
  aMomentAgo: 'à l’instant',
  cartTitle: 'Votre panier',
  cartFrom: 'Votre panier tel qu’il était {age}. Les prix et le stock ont pu changer depuis.',
  cartChanges: 'Reconnectez-vous à Internet pour le modifier ou passer commande.',
  cartEmpty: 'Aucun panier n’est enregistré sur cet appareil.',
  quantity: 'Quantité : {count}',
  subtotal: 'Sous-total',
  reload: 'Recharger',
  newVersion: 'Une nouvelle version de la boutique est prête.',
};
