import type { Messages } from '../en';

export const searchWords: Messages['searchWords'] = {
  sale: 'oferta, ofertas, en oferta, de oferta, rebaja, rebajas, en rebajas, rebajado, rebajada, rebajados, rebajadas, descuento, descuentos, con descuento, promoción, promociones, en promoción, promo, ganga, gangas, chollo, chollos, liquidación, outlet',
  new: 'nuevo, nueva, nuevos, nuevas, novedad, novedades, lo nuevo, lo último, recién llegado, recién llegados, reciente, recientes',
  gift: 'regalo, regalos, idea de regalo, ideas de regalo, ideas para regalar, para regalar',
  cheap:
    'barato, barata, baratos, baratas, más barato, más barata, económico, económica, económicos, económicas, asequible, asequibles, buen precio, a buen precio, precio bajo',
  inStock: 'en stock, disponible, disponibles, en existencias, disponible ahora',
  under:
    'menos de, por menos de, por debajo de, hasta, como máximo, máximo, max, más barato que, inferior a, <',
  over: 'más de, por más de, por encima de, desde, a partir de, al menos, como mínimo, mínimo, min, superior a, >',
  currencies: '€, $, £, ₪, eur, usd, gbp, ils, us$, euro, euros, dólar, dólares, libra, libras, séqueles',
  ignored:
    'un, una, unos, unas, el, la, los, las, lo, y, e, o, u, para, de, del, con, en, sobre, a, al, por, mi, mis, me, yo, que, algo, algún, alguna, algunos, algunas, busco, buscar, quiero, quisiera, necesito, comprar, ver, mostrar, encontrar, precio',
  synonyms: `
    pantalón, pantalones, chino
    pantalón corto, shorts, bermudas
    camiseta, playera, remera, polera
    jersey, suéter, pulóver
    sudadera, hoodie, buzo
    cárdigan, chaqueta de punto, rebeca
    abrigo, chaqueta, chamarra
    gabardina, impermeable, chubasquero
    blusa, camisa
    gorro, sombrero
    bufanda, pañuelo
    calcetines, medias
    bolso, bolsa, cartera
    mochila, morral
    zapatillas, deportivas
    bañador, traje de baño
    pijama, camisón
    pendientes, aretes
    collar, cadena, colgante
    sofá, sillón
    lámpara, luz
    alfombra, tapete
    cojín, almohada
    manta, cobija
    taza, mug
    cuenco, bol
    jarra, jarrita
    olla, cacerola
    vajilla, loza
    tabla de cortar, tabla de cocina
    maceta, macetero
    caramelos, dulces
    móvil, celular, teléfono, smartphone
    auriculares, audífonos
    ordenador, computadora
    bicicleta, bici
    bicicleta eléctrica, e-bike
    guardabarros, salpicadera
    candado, antirrobo
    tarjeta regalo, tarjeta de regalo, vale regalo, cheque regalo
    azul marino, marino
    hombre, caballero
    mujer, señora, dama
    niño, niños, infantil
  `,
};

export const colorWords: Messages['colorWords'] = {
  black: 'negro, negra, negros, negras',
  white: 'blanco, blanca, blancos, blancas',
  gray: 'gris, grises, antracita, plata, plateado, plateada',
  beige: 'beige, beis, crema, crudo, cruda, arena, nude',
  brown: 'marrón, marrones, castaño, castaña, chocolate',
  red: 'rojo, roja, rojos, rojas, granate, burdeos, carmesí',
  orange: 'naranja, naranjas, anaranjado, anaranjada',
  yellow: 'amarillo, amarilla, amarillos, amarillas, oro, dorado, dorada, mostaza',
  green: 'verde, verdes, caqui, menta, oliva, turquesa',
  blue: 'azul, azules, marino, celeste, turquesa, índigo, añil',
  purple: 'morado, morada, morados, moradas, violeta, lila, malva, lavanda, púrpura',
  pink: 'rosa, rosas, rosado, rosada',
};
