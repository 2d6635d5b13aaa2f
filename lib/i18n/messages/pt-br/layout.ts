import type { Messages } from '../en';

export const layout: Messages['layout'] = {
  skip: 'Ir para o conteúdo',
  allProducts: 'Todos os produtos',
  blog: 'Blog',
  categories: 'Categorias',
  shop: 'Loja',
  language: 'Idioma',
  currency: 'Moeda',
  approximatePrices: 'Os preços em {shown} são aproximados. Você pagará em {charged}.',
  help: 'Ajuda',
  banner: 'Aviso',
  shopInformation: 'Informações da loja',
  contact: 'Contato',
  legal: 'Informações legais',
  social: 'Redes sociais',
  yourOrders: 'Seus pedidos',
  payments: 'Formas de pagamento aceitas',
  paymentNames: {
    'bank-transfer': 'Transferência bancária',
    invoice: 'Pagamento por fatura',
    'gift-card': 'Cartão-presente',
  },
  securePayment:
    'Compra segura: você informa seus dados de pagamento na página de pagamento, e esta loja nunca os vê.',
  questions: 'Dúvidas?',
  newsletter: 'Newsletter',
  newsletterEmail: 'E-mail',
  subscribe: 'Inscrever-se',
  colors: 'Aparência',
  colorsOfSystem: 'Como no dispositivo',
  colorsLight: 'Claro',
  colorsDark: 'Escuro',
  offline:
    'Você está sem internet. Nada se perdeu: continuaremos de onde você parou quando a conexão voltar.',
  goOn: 'Continuar',
};

export const header: Messages['header'] = {
  errorTitle: 'Erro:',
  menu: 'Menu',
  closeMenu: 'Fechar menu',
  openSearch: 'Abrir busca',
  closeSearch: 'Fechar busca',
  search: 'Buscar',
  cart: 'Carrinho',
  cartWithItems: {
    one: 'Carrinho, {count} item',
    many: 'Carrinho, {count} de itens',
    other: 'Carrinho, {count} itens',
  },
  account: 'Conta',
  signIn: 'Entrar',
  loading: 'Carregando a página',
  signedOut: 'Você saiu da conta. {signInAgain} para ver sua conta e seu carrinho.',
  signInAgain: 'Entre novamente',
};

export const ui: Messages['ui'] = {
  close: 'Fechar',
  dismiss: 'Dispensar',
  quantity: 'Quantidade',
  oneLess: 'Diminuir quantidade',
  oneMore: 'Aumentar quantidade',
  wholeQuantity: 'Informe um número inteiro.',
  mostQuantity: 'Informe {most} ou menos.',
  onlyLeft: 'Só {left} em estoque',
  now: 'Agora',
  was: 'Antes',
  from: 'A partir de {price}',
  eachTime: '{price} a cada entrega',
  fromEachTime: 'A partir de {price} a cada entrega',
  perMeasure: '{price} por {measure}',
  priceOnRequest: 'Preço sob consulta',
  breadcrumb: 'Você está aqui',
};

export const consent: Messages['consent'] = {
  title: 'Privacidade',
  text: 'Podemos medir como você usa esta loja? Isso nos ajuda a melhorar. Você pode mudar sua escolha a qualquer momento no fim de cada página.',
  choose:
    'O que podemos usar? A loja funciona sem nada disso. Você pode mudar sua escolha a qualquer momento no fim de cada página.',
  purposes: {
    statistics: { title: 'Estatísticas', text: 'Para ver como a loja é usada e melhorá-la.' },
    marketing: {
      title: 'Publicidade',
      text: 'Para mostrar anúncios do seu interesse e ver se eles funcionam.',
    },
    support: { title: 'Chat e atendimento', text: 'Para responder suas dúvidas aqui mesmo.' },
  },
  receiver: 'Os dados vão para {receiver}.',
  privacyPage: 'Política de privacidade',
  accept: 'Aceitar',
  decline: 'Recusar',
  acceptAll: 'Aceitar tudo',
  save: 'Salvar escolhas',
  settings: 'Configurações de privacidade',
};

export const pages: Messages['pages'] = {
  notFound: 'Página não encontrada',
  notFoundTitle: 'Não encontramos esta página',
  notFoundText: 'Ela pode ter mudado de endereço, ou o item não está mais disponível.',
  allProducts: 'Ver todos os produtos',
  home: 'Ir para a página inicial',
  draftTitle: 'Esta página é um modelo',
  draftText:
    'Complete os lugares marcados em {file} e remova “status: draft”. Uma loja no ar não publica esta página.',
};

export const maintenance: Messages['maintenance'] = {
  title: 'Voltamos em breve',
  text: 'A loja está fechada para manutenção. Seu carrinho está a salvo. Precisa de algo enquanto isso? Escreva para {email}.',
  textWithoutEmail: 'A loja está fechada para manutenção. Seu carrinho está a salvo.',
  retry: 'Verificar de novo',
};

export const oldForm: Messages['oldForm'] = {
  title: 'Atualizamos a loja',
  text: 'Você abriu este formulário antes da atualização, então não foi possível enviá-lo. Abra de novo e preencha seus dados outra vez.',
  typed: 'Veja o que você tinha digitado, sem as senhas:',
  openAgain: 'Abrir o formulário de novo',
};

/** Answers to programs that act for a shopper. */
export const assistants: Messages['assistants'] = {
  notFound: 'Este produto não está disponível nesta loja.',
  incompatible: 'Seu assistente não pode fazer isso aqui. Abra o site da loja para continuar.',
  priceIgnored: 'Os preços aqui estão na moeda da loja, então o filtro de preço não foi aplicado.',
  cartGone: 'Este carrinho não existe mais.',
  nothingLeft: 'Nenhum destes itens está disponível nesta loja.',
  tooManyLines: 'Um carrinho pode ter {count} itens diferentes aqui.',
  unknownItem: 'Um item não está disponível nesta loja, então ficou de fora.',
  needsPage: 'Para comprar {name}, abra a página do produto na loja: {url}',
  leftOut: '{name}: estoque esgotado, então o item ficou de fora.',
  lowered: '{name}: quantidade disponível {quantity}.',
  soldOut: '{name} não está mais disponível.',
  oneCode: 'Só um código pode ser usado por pedido.',
  handOff: 'Abra o link para conferir os itens e pagar. Nesta loja, quem paga é uma pessoa.',
  placeUnknown: 'Frete e impostos são adicionados quando a loja souber o país.',
  taxUnknown: 'Os impostos são adicionados ao finalizar a compra.',
  taxIncluded: 'Os preços já têm os impostos inclusos.',
  undeliverable: 'A loja não entrega neste endereço.',
  optionGone: 'Esta opção de entrega não está disponível.',
  other: 'Outros custos',
  replaceCart: 'Esvaziar meu carrinho antes',
  codeWaits: 'O código {code} será aplicado.',
  codeApplied: 'O código {code} está aplicado.',
};

export const blog: Messages['blog'] = {
  title: 'Blog',
  intro: 'Notas do ateliê: como as coisas são feitas e como fazê-las durar.',
  shown: 'Neste artigo',
  posts: 'Artigos',
  tags: 'Assuntos',
  tagged: 'Blog: {tag}',
  all: 'Todos os artigos',
  by: 'Por {author}',
  published: 'Publicado em {date}',
  newer: 'Artigos mais novos',
  older: 'Artigos mais antigos',
  page: 'Blog, página {page}',
  feed: 'Feed de novos artigos (Atom)',
  empty: 'Ainda não há artigos',
  emptyText: 'O primeiro está sendo escrito.',
};

export const preview: Messages['preview'] = {
  label: 'Prévia',
  text: 'Você está vendo rascunhos que ainda não foram publicados.',
  leave: 'Sair da prévia',
};

export const discountLinks: Messages['discountLinks'] = {
  noted: 'Seu desconto está anotado. Ele entra quando você adicionar o primeiro item.',
  waits: 'O código {code} está anotado. O desconto entra quando você adicionar o primeiro item.',
  kept: 'O código {code} está anotado. O desconto entra com o próximo item ou agora mesmo.',
  apply: 'Aplicar {code} agora',
};
