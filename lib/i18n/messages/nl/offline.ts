import type { Messages } from '../en';

export const offline: Messages['offline'] = {
  title: 'Je bent offline',
  notSaved:
    'Deze pagina heb je nog niet eerder op dit apparaat geopend, dus offline kunnen we die niet tonen.',
  needsConnection: 'Voor inloggen, afrekenen en je account heb je verbinding nodig.',
  tryAgain: 'Probeer opnieuw',
  savedPages: 'Pagina’s die je nu kunt openen',
  savedPage: 'Opgeslagen: {age}. Prijzen en voorraad kunnen veranderd zijn.',
  aMomentAgo: 'zojuist',
  cartTitle: 'Je winkelwagen',
  cartFrom: 'Je winkelwagen van {age}. Prijzen en voorraad kunnen intussen veranderd zijn.',
  cartChanges: 'Ga online om je winkelwagen te wijzigen of af te rekenen.',
  cartEmpty: 'Er is geen winkelwagen opgeslagen op dit apparaat.',
  quantity: 'Aantal: {count}',
  subtotal: 'Subtotaal',
  reload: 'Opnieuw laden',
  newVersion: 'Er is een nieuwe versie van de winkel.',
};
