import type { Messages } from '../en';

export const searchWords: Messages['searchWords'] = {
  sale: 'promo, promos, promotion, promotions, en promo, en promotion, soldes, solde, soldé, soldés, remise, remises, réduction, réductions, réduit, offre, offres, bonnes affaires, déstockage, outlet',
  new: 'nouveau, nouveaux, nouvelle, nouvelles, nouveauté, nouveautés, récent, récents, vient d’arriver',
  gift: 'cadeau, cadeaux, idée cadeau, idées cadeaux, idée de cadeau',
  cheap:
    'pas cher, pas chère, pas chers, moins cher, petit prix, petits prix, abordable, économique, bon marché',
  inStock: 'en stock, disponible, disponibles, disponible immédiatement',
  under: 'moins de, sous, jusqu’à, au plus, max, maximum, moins cher que, inférieur à, <',
  over: 'plus de, à partir de, dès, au moins, min, minimum, supérieur à, >',
  currencies: '$, €, £, ₪, usd, eur, gbp, ils, us$, dollar, dollars, euro, euros, livres sterling, shekels',
  ignored:
    'un, une, des, le, la, les, l, et, ou, pour, de, du, d, avec, en, dans, sur, à, au, aux, chez, par, mon, ma, mes, moi, je, cherche, chercher, trouver, veux, voudrais, acheter, montrer, prix, besoin, quelque, quelques',
};

export const colorWords: Messages['colorWords'] = {
  black: 'noir, noire, noirs, noires',
  white: 'blanc, blanche, blancs, blanches',
  gray: 'gris, grise, grises, argent, argenté',
  beige: 'beige, crème, écru, sable, nude',
  brown: 'marron, brun, brune, chocolat',
  red: 'rouge, bordeaux, carmin',
  orange: 'orange',
  yellow: 'jaune, or, doré, dorée, moutarde',
  green: 'vert, verte, verts, vertes, kaki, menthe, turquoise',
  blue: 'bleu, bleue, bleus, bleues, marine, turquoise, indigo',
  purple: 'violet, violette, mauve, lilas, lavande, pourpre',
  pink: 'rose, roses, poudré',
};
