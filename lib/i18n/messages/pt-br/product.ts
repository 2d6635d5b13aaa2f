import type { Messages } from '../en';

export const product: Messages['product'] = {
  addToCart: 'Adicionar ao carrinho',
  soldOut: 'Esgotado',
  preOrder: 'Comprar na pré-venda',
  none: 'Nenhuma opção',
  plusPrice: '{name} (+{price})',
  plus: '+{price}',
  fromTo: 'de {least} a {count} caracteres',
  howOften: 'Opções de compra',
  buyOnce: 'Comprar uma vez',
  saves: 'Economize {percent}%',
  stock: {
    'sold-out': 'Esgotado',
    'not-available': 'Não disponível nesta combinação',
    'in-stock': 'Em estoque',
    'at-once': 'Disponível na hora',
    'pre-order': 'Em pré-venda, envio posterior',
  },
  onlyLeft: 'Só {left} em estoque',
  choiceSoldOut: '(esgotado)',
  choiceNotAvailable: '(indisponível)',
  pleaseChoose: 'Escolha uma opção',
  chooseOptions: 'Escolha: {options}.',
  thisSoldOut: 'Esta opção está esgotada: {name}. Escolha outra.',
  thisNotAvailable: 'Esta combinação não está disponível: {name}. Escolha outra.',
  optional: '{title} (opcional)',
  upTo: 'Até {count} caracteres',
  fillIn: 'Preencha “{field}”.',
  added: 'Adicionado ao seu carrinho: {what}.',
  notAdded: 'Não foi possível adicionar: {what}.',
  add: 'Adicionar',
  addFor: 'Adicionar por {price}',
  choose: 'Escolher: {option}',
  option: { beforeVowel: '{name}', other: '{name}' },
  similar: 'Ver itens similares',
  addToWishlist: 'Adicionar à lista de desejos',
  onWishlist: 'Na sua lista de desejos',
  needsAccount: 'Sem JavaScript, você precisa entrar na sua conta para usar a lista de desejos.',
};

export const gallery: Messages['gallery'] = {
  pictures: 'Fotos de {name}',
  all: 'Todas as fotos',
  one: 'Foto {number} de {count}: {alt}',
  position: '{number} de {count}',
  enlarge: 'Ampliar a foto {number} de {count}',
  enlarged: 'Fotos de {name}, ampliadas',
  video: 'Vídeo: {alt}',
  zoomIn: 'Aumentar zoom',
  zoomOut: 'Diminuir zoom',
  previous: 'Foto anterior',
  next: 'Próxima foto',
  close: 'Fechar',
};

export const sizes: Messages['sizes'] = {
  guide: 'Guia de tamanhos',
  close: 'Fechar o guia de tamanhos',
  page: 'Abrir em uma página',
  scale: {
    mug: 'Desenho em escala: {width} de largura e {height} de altura, ao lado de uma caneca de {beside}.',
    hand: 'Desenho em escala: {width} de largura e {height} de altura, ao lado de uma mão de {beside}.',
  },
};

export const delivery: Messages['delivery'] = {
  cost: '{country}: frete de {cost}.',
  costFreeFrom: '{country}: frete de {cost}, grátis em pedidos a partir de {freeFrom}.',
  free: '{country}: frete grátis.',
  days: { one: '{days} dia útil.', other: '{days} dias úteis.' },
  abroad: 'Outros países: a partir de {cost}.',
  costInCart: '{country}: o frete é calculado no seu carrinho.',
  giftCardCurrency: 'Os cartões-presente são em {currency}.',
  digitalSent: 'Um download: enviamos o link por e-mail após o pagamento.',
  giftCardSent: 'Enviado por e-mail após o pagamento, pronto para presentear.',
  giftCardGood: 'Vale para tudo na loja, de uma vez ou aos poucos.',
  arrives: 'Peça agora e receba por volta de {dates}',
  expected: 'Chega por volta de {dates}',
  returnsFree: {
    one: '{country}: devolução grátis em até {count} dia.',
    other: '{country}: devolução grátis em até {count} dias.',
  },
  returnsPaid: {
    one: '{country}: devolução em até {count} dia. O frete é por sua conta.',
    other: '{country}: devolução em até {count} dias. O frete é por sua conta.',
  },
};

export const backInStock: Messages['backInStock'] = {
  title: 'Avise-me quando voltar',
  intro:
    'Enviaremos um único e-mail quando este produto voltar ao estoque. Não usaremos seu e-mail para mais nada.',
  which: 'Qual opção?',
  email: 'Seu e-mail',
  submit: 'Avise-me',
  done: 'Pronto. Enviaremos um e-mail para {email} assim que houver estoque de {name}.',
  off: 'Desculpe, os avisos de volta ao estoque não estão disponíveis no momento.',
  gone: 'Não vendemos mais esta opção, então ela não voltará.',
  notSoldOut: 'Há em estoque. Você pode comprar agora.',
  back: 'Voltar para {name}',
  some: 'A sua opção está esgotada? Receba um e-mail quando ela voltar.',
};

export const giftCard: Messages['giftCard'] = {
  title: 'Cartão-presente',
  intro: 'Um código que vale para tudo na loja, enviado por e-mail no dia que você escolher.',
  noDelivery: 'Sem frete e sem pacote para esperar.',
  form: 'Comprar um cartão-presente',
  amount: 'Valor',
  valueFor: '{value} por {price}',
  other: 'Outro valor',
  ownAmount: 'Seu valor',
  between: 'Entre {least} e {most}.',
  forWhom: 'Para quem é?',
  someone: 'Outra pessoa',
  me: 'Para mim',
  meHint: 'Enviaremos o código para o e-mail do pedido quando ele for pago.',
  firstName: 'Nome',
  lastName: 'Sobrenome (opcional)',
  email: 'E-mail de quem vai receber',
  message: 'Mensagem (opcional)',
  messageHint: 'Até {count} caracteres.',
  date: 'Data de envio (opcional)',
  dateHint: 'Deixe vazio para enviar logo após o pagamento.',
  add: 'Adicionar ao carrinho',
  added: 'Adicionado ao seu carrinho: {name}.',
  chooseAmount: 'Escolha um valor.',
  amountForm: 'Informe um valor como 75 ou 49,50.',
  outOfBounds: 'Informe um valor entre {least} e {most}.',
  chooseWhom: 'Escolha para quem é.',
  enterFirstName: 'Informe o nome.',
  enterEmail: 'Informe o e-mail de quem vai receber.',
  dateForm: 'Informe uma data.',
  datePast: 'Escolha hoje ou um dia futuro.',
  dateLate: 'Escolha um dia dentro de um ano.',
};

export const reviews: Messages['reviews'] = {
  title: 'Avaliações',
  of: 'Avaliações de {product}',
  outOfFive: '{average} de 5',
  stars: { one: '{count} estrela', many: '{count} de estrelas', other: '{count} estrelas' },
  ratedStars: { one: 'Nota: {count} de 5 estrelas', other: 'Nota: {count} de 5 estrelas' },
  count: { one: '{count} avaliação', many: '{count} de avaliações', other: '{count} avaliações' },
  bar: {
    one: '{stars}, {count} avaliação',
    many: '{stars}, {count} de avaliações',
    other: '{stars}, {count} avaliações',
  },
  distribution: 'Avaliações por estrelas',
  showAll: {
    one: 'Ver {count} avaliação',
    many: 'Ver todas as {count} de avaliações',
    other: 'Ver todas as {count} avaliações',
  },
  none: 'Ainda não há avaliações. Já tem o produto? Conte o que você acha.',
  unreachable: 'Não é possível mostrar as avaliações no momento.',
  tryAgain: 'Tentar novamente',
  write: 'Escrever uma avaliação',
  signInToWrite: 'Entrar para escrever uma avaliação',
  verified: 'Compra confirmada',
  anonymous: 'Sem nome',
  helpful: {
    one: '{count} pessoa achou útil',
    many: '{count} de pessoas acharam útil',
    other: '{count} pessoas acharam útil',
  },
  reply: 'Resposta de {shop}',
  pictures: 'Fotos desta avaliação',
  video: 'Vídeo desta avaliação',
  sortBy: 'Classificar por',
  orders: {
    newest: 'Mais recentes',
    highest: 'Maiores notas',
    lowest: 'Menores notas',
    helpful: 'Mais úteis',
  },
  filter: 'Filtrar por estrelas',
  allStars: 'Todas',
  noneWithStars: 'Nenhuma avaliação com esta nota.',
  pages: 'Páginas de avaliações',
  back: 'Voltar ao produto',
  formTitle: 'Avaliar {product}',
  visitorTitle: 'Entre para escrever uma avaliação',
  visitorText: 'É preciso ter uma conta, para que cada pessoa escreva só uma. Depois você volta para cá.',
  signIn: 'Entrar',
  register: 'Criar uma conta',
  formUnreachable: 'Não conseguimos carregar o formulário agora',
  formUnreachableText: 'Desculpe, o problema é nosso. Tente novamente em instantes.',
  ownTitle: 'Sua avaliação',
  states: {
    published: 'Sua avaliação foi publicada.',
    pending: 'Agradecemos sua avaliação. Ela será publicada depois de conferida.',
    rejected: 'Não publicamos sua avaliação porque ela não segue nossas regras.',
  },
  final:
    'Depois de enviada, a avaliação não pode ser alterada. Se houver algo errado nela, fale com a gente.',
};

export const reviewForm: Messages['reviewForm'] = {
  label: 'Sua avaliação',
  rating: 'Sua nota',
  stars: { one: '{count} estrela', many: '{count} de estrelas', other: '{count} estrelas' },
  meanings: { 1: 'Ruim', 2: 'Regular', 3: 'Bom', 4: 'Muito bom', 5: 'Excelente' },
  title: 'Título (opcional)',
  text: 'Sua avaliação',
  textHint: 'Para que você usa e como está depois do uso? Até {count} caracteres.',
  name: 'Nome exibido na avaliação',
  nameHint: 'Outros clientes veem este nome.',
  send: 'Enviar avaliação',
};

/**
 * The notes on prices that some regions require. Prices in Brazil contain all taxes; Brazil has neither
 * VAT nor a rule on the lowest price of 30 days, so those are plain words for shops abroad.
 */
export const priceNotes: Messages['priceNotes'] = {
  tax: { included: 'impostos inclusos', 'small-business': 'Sem cobrança de IVA (pequena empresa)' },
  all: 'Todos os preços com {tax}',
  plus: '{tax}, mais {shipping}',
  shipping: 'frete',
  shippingAdded: 'mais {shipping}',
  lowest: 'Menor preço dos últimos 30 dias: {price}',
  feeIncluded: 'inclui {amount} de taxas obrigatórias',
  feePerOrder: 'mais {amount} de taxas por pedido',
  feesApart: 'O subtotal não inclui as taxas obrigatórias. O total inclui.',
};

/** “Garantia legal” is the term of the Código de Defesa do Consumidor, Art. 24. The notice is the EU’s. */
export const guarantee: Messages['guarantee'] = {
  title: 'Seus direitos de garantia legal',
  intro: 'O aviso oficial da União Europeia para quem compra produtos.',
  alt: 'Aviso oficial da UE sobre a garantia legal',
  full: 'Abrir o aviso em tamanho completo',
  more: 'Seus direitos em europa.eu',
};

export const productSafety: Messages['productSafety'] = {
  title: 'Segurança do produto',
  manufacturer: 'Fabricante',
  euPerson: 'Pessoa responsável na UE',
  itemNumber: { one: 'Código do item', other: 'Códigos dos itens' },
  garan: 'GARAN: o fabricante garante {years} anos de durabilidade',
  garanMore: 'Sobre as garantias comerciais em europa.eu',
};

export const reviewChecks: Messages['reviewChecks'] = {
  unchecked:
    'As avaliações são de membros que entraram na conta. Não verificamos se eles compraram o produto. Publicamos avaliações positivas e negativas.',
  marked:
    'As avaliações são de membros que entraram na conta. As de quem comprou têm a marca “Compra confirmada”. Não verificamos as outras. Publicamos avaliações positivas e negativas.',
  verified:
    'As avaliações são de membros que compraram o produto, o que verificamos antes de publicar. Publicamos avaliações positivas e negativas.',
};

export const agents: Messages['agents'] = {
  regularPrice: 'Preço normal',
  pricePerUnit: 'Preço por unidade de medida',
  variants: 'Opções',
  sku: 'SKU',
  page: 'Página',
  forms:
    'Cada página também existe em Markdown: com .md no fim do caminho, ou para “Accept: text/markdown”. A página inicial é /index.md.',
  search: 'Busca: {url} seguido dos termos',
  currency: 'Os preços estão em {currency}. O carrinho e a página de pagamento mostram os preços finais.',
  payment: 'Só uma pessoa pode pagar, na página de pagamento.',
  feeds: 'Feeds de produtos',
};
