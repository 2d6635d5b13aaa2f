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
  synonyms: `
    pantalon, chino
    short, bermuda
    t-shirt, tee-shirt, tshirt
    pull, chandail, pull-over, tricot
    sweat, sweat à capuche, hoodie, sweat-shirt
    cardigan, gilet
    col roulé, pull à col roulé
    manteau, veste, blouson
    imperméable, trench, ciré, veste de pluie
    chemisier, chemise, blouse
    jupe, jupette
    bonnet, chapeau
    écharpe, foulard, châle
    sac, cabas, sac à main, tote bag
    sac à dos, cartable
    portefeuille, porte-monnaie
    baskets, sneakers
    maillot de bain, bikini
    pyjama, vêtement de nuit
    collier, pendentif, chaîne
    boucles d’oreilles, puces d’oreilles
    canapé, sofa
    lampe, luminaire, éclairage
    tapis, carpette
    rideau, voilage
    coussin, oreiller
    plaid, couverture, jeté
    couette, édredon
    tasse, mug
    bol, saladier
    pichet, carafe, cruche
    casserole, faitout
    poêle, sauteuse
    couverts, ménagère
    vaisselle, service de table
    planche à découper, planche de cuisine
    torchon, essuie-vaisselle
    cache-pot, pot de fleurs, jardinière
    biscuits, gâteaux secs, cookies
    bonbons, confiserie
    téléphone, smartphone
    écouteurs, casque audio
    chargeur, adaptateur
    poussette, landau
    vélo, bicyclette, cycle
    vélo électrique, vae, e-bike
    garde-boue, pare-boue
    pompe, gonfleur
    cadenas, antivol
    parfum, eau de parfum
    crème, lotion
    carte cadeau, chèque cadeau, bon cadeau, carte-cadeau
    carnet, cahier
    affiche, poster
    bleu marine, marine
    homme, hommes, masculin
    femme, femmes, féminin
    enfant, enfants
  `,
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
