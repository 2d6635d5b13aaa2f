import type { Messages } from '../en';

export const searchWords: Messages['searchWords'] = {
  sale: 'oferta, ofertas, em oferta, promoção, promoções, em promoção, promo, desconto, descontos, com desconto, liquidação, queima de estoque, saldão, pechincha, outlet',
  new: 'novo, nova, novos, novas, novidade, novidades, lançamento, lançamentos, mais recente, mais recentes, recém-chegado, recém-chegados, acabou de chegar',
  gift: 'presente, presentes, para presente, para presentear, ideia de presente, ideias de presente, ideias de presentes, lembrancinha, lembrancinhas',
  cheap:
    'barato, barata, baratos, baratas, mais barato, mais barata, mais baratos, mais baratas, em conta, baratinho, econômico, preço baixo, preços baixos',
  inStock:
    'em estoque, disponível, disponíveis, disponível agora, pronta entrega, a pronta entrega, à pronta entrega',
  under:
    'até, abaixo de, menos de, por menos de, no máximo, máximo, máx, max, mais barato que, mais barato do que, menor que, inferior a, <',
  over: 'acima de, mais de, a partir de, desde, no mínimo, mínimo, mín, min, pelo menos, mais caro que, mais caro do que, maior que, superior a, >',
  currencies:
    'R$, $, €, £, ₪, brl, usd, eur, gbp, ils, us$, real, reais, dólar, dólares, euro, euros, libra, libras, shekel, shekels',
  ignored:
    'um, uma, uns, umas, o, a, os, as, e, ou, para, pra, pro, de, do, da, dos, das, com, em, no, na, nos, nas, num, numa, sobre, por, pelo, pela, ao, aos, à, às, meu, minha, meus, minhas, mim, eu, quero, queria, preciso, procuro, procurar, procurando, comprar, encontrar, achar, ver, mostrar, algum, alguma, alguns, algumas, preço',
  synonyms: `
    calça, calças, chino
    bermuda, shorts, short
    camiseta, t-shirt, blusa
    suéter, pulôver, malha
    moletom, hoodie, blusão
    cardigã, casaquinho
    gola alta, gola rolê
    casaco, jaqueta, sobretudo
    capa de chuva, impermeável, trench coat
    gorro, touca, chapéu
    cachecol, lenço
    meias, meia
    bolsa, sacola, tote
    mochila, bolsa de costas
    carteira, porta-moedas
    tênis, sapatilha esportiva
    maiô, roupa de banho
    pijama, camisola
    brincos, argolas
    colar, corrente, pingente
    sofá, estofado
    luminária, lâmpada, abajur
    tapete, carpete
    almofada, travesseiro
    manta, cobertor
    caneca, xícara
    tigela, bowl
    jarra, moringa
    panela, caçarola
    frigideira, panela rasa
    louça, aparelho de jantar
    tábua de corte, tábua de cozinha
    vaso de planta, cachepô
    biscoitos, bolachas
    balas, doces
    celular, smartphone, telefone
    fone de ouvido, fones
    bicicleta, bike
    bicicleta elétrica, e-bike
    para-lama, paralamas
    cadeado, tranca
    cartão-presente, vale-presente, gift card
    azul-marinho, marinho
    masculino, homem, homens
    feminino, mulher, mulheres
    infantil, criança, crianças
  `,
};

export const colorWords: Messages['colorWords'] = {
  black: 'preto, preta, pretos, pretas, negro, negra',
  white: 'branco, branca, brancos, brancas',
  gray: 'cinza, cinzas, cinzento, cinzenta, grafite, prata, prateado, prateada',
  beige: 'bege, beges, creme, cru, areia, nude',
  brown: 'marrom, marrons, castanho, castanha, chocolate',
  red: 'vermelho, vermelha, vermelhos, vermelhas, bordô, carmim',
  orange: 'laranja, laranjas, alaranjado, alaranjada',
  yellow: 'amarelo, amarela, amarelos, amarelas, ouro, dourado, dourada, mostarda',
  green: 'verde, verdes, cáqui, menta, turquesa',
  blue: 'azul, azuis, marinho, turquesa, índigo, anil',
  purple: 'roxo, roxa, roxos, roxas, violeta, lilás, lavanda, púrpura',
  pink: 'rosa, rosas, rosado, rosada, pink',
};
