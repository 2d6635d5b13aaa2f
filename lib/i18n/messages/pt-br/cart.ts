import type { Messages } from '../en';
import { pageFailureIn } from '../page-failure';

export const failure: Messages['failure'] = {
  ...pageFailureIn('pt-br'),
  pageText: 'Desculpe, o problema é nosso. Seu carrinho está a salvo. Tente novamente em instantes.',
  title: 'Algo deu errado',
  text: 'Desculpe, o problema é nosso. Tente novamente em instantes.',
  allProducts: 'Ver todos os produtos',
  offline: 'Parece que você está sem internet. Confira sua conexão e tente novamente.',
};

export const errors: Messages['errors'] = {
  unreachable: 'Estamos com problemas de conexão. Nada se perdeu. Tente novamente em instantes.',
  busy: 'A loja está muito movimentada agora. Tente novamente em um minuto.',
  unsure: 'Não temos certeza de que deu certo. Confira seu carrinho antes de tentar novamente.',
  'too-many-attempts': 'Tentativas demais. Aguarde alguns minutos e tente novamente.',
  'forbidden-origin':
    'Não conseguimos verificar esta solicitação, então nada foi alterado. Recarregue a página e tente novamente.',
  'too-large': 'O texto é longo demais. Encurte um pouco.',
  'bad-request': 'Algo nesta solicitação não estava certo, então nada foi alterado.',
  'bad-quantity': 'Informe um número inteiro até 100.000.',
  'not-found': 'Não encontramos o que você pediu. Talvez não esteja mais disponível.',
  'sold-out': 'Que pena, este item acabou de esgotar.',
  'options-missing': 'Escolha primeiro todas as opções deste produto. Nada foi adicionado.',
  'details-missing': 'Complete os dados no resumo do pedido e finalize a compra novamente.',
  'cart-empty': 'Seu carrinho está vazio.',
  'cart-lost':
    'Não encontramos o carrinho que você viu. Sua visita pode ter terminado, ou o carrinho foi comprado ou esvaziado em outra janela. Se você estava na sua conta ao montar o carrinho, entre novamente para recuperá-lo.',
  'code-unknown': 'Não reconhecemos este código. Confira se está certo e tente novamente.',
  'coupon-expired': 'Este código expirou.',
  'coupon-used-up': 'Este código não pode mais ser usado.',
  'coupon-not-started': 'Este código ainda não está valendo.',
  'coupon-minimum': 'Seu carrinho está abaixo do mínimo para este código.',
  'coupon-not-applicable': 'Este código não vale para os itens do seu carrinho.',
  'gift-card-expired': 'Este cartão-presente expirou.',
  'gift-card-empty': 'Este cartão-presente não tem mais saldo.',
  'gift-card-unavailable':
    'Não é possível usar um cartão-presente aqui. Talvez você possa usá-lo ao finalizar a compra.',
  'gift-card-rejected':
    'Este cartão-presente não pode ser usado. Fale com a gente se você acha que deveria funcionar.',
  'gift-card-unsold':
    'Este cartão-presente não está disponível agora. Tente outro valor ou fale com a gente.',
  'lines-unavailable':
    'Um item do seu carrinho não está mais disponível. Remova-o e finalize a compra novamente.',
  'price-raised': 'Um preço subiu no seu carrinho. Confira os valores e finalize a compra novamente.',
  'membership-unusable':
    'Um plano que você escolheu não pode ser usado neste carrinho. Confira novamente o resumo do pedido.',
  'members-only':
    'Um item do seu carrinho é exclusivo para membros. Entre na sua conta ou remova o item e finalize a compra novamente.',
  'order-minimum': 'Seu carrinho está abaixo do nosso pedido mínimo.',
  'gift-card-coupon': 'Cupons não valem para cartões-presente. Finalize a compra sem o cupom.',
  'cart-coupon': 'Seu cupom não vale mais. Remova o cupom e finalize a compra novamente.',
  'checkout-unavailable':
    'Não conseguimos abrir a página de pagamento. Seu carrinho está a salvo. Tente novamente.',
  'cookies-blocked':
    'Seu navegador bloqueia cookies, então não podemos manter seu carrinho, seu acesso à conta nem sua lista de desejos. A navegação, a busca e o contato funcionam sem eles. Permita cookies nesta loja e tente novamente.',
  'sign-in-failed': 'Não foi possível entrar. Tente novamente.',
  'sign-in-foreign': 'Este acesso começou em outro lugar ou foi reiniciado. Entre novamente.',
  'sign-in-expired': 'Este acesso expirou ou já foi usado. Entre novamente.',
  'sign-in-timed-out': 'O acesso demorou demais. Tente novamente.',
  'sign-in-canceled': 'Você ainda não entrou. Para tentar novamente, escolha uma opção abaixo.',
  unexpected: 'Algo deu errado do nosso lado. Nada foi alterado. Tente novamente.',
  offline: failure.offline,
};

const lineTerms: Messages['cart']['terms'] = {
  recipient: 'Para',
  message: 'Mensagem',
  sent: 'Envio',
  onceAtPayment: 'Logo após o pagamento',
  plan: 'Assinatura',
  charged: 'Cobrança',
  withOrder: 'No pedido, depois {every}',
  afterTrial: 'Grátis por {trial}, depois {every}',
  untilCanceled: '{charges}, até o cancelamento',
  payments: {
    one: '{charges}, {count} pagamento no total',
    many: '{charges}, {count} de pagamentos no total',
    other: '{charges}, {count} pagamentos no total',
  },
  every: {
    day: { one: 'todo dia', many: 'a cada {count} de dias', other: 'a cada {count} dias' },
    week: { one: 'toda semana', many: 'a cada {count} de semanas', other: 'a cada {count} semanas' },
    month: { one: 'todo mês', many: 'a cada {count} de meses', other: 'a cada {count} meses' },
    year: { one: 'todo ano', many: 'a cada {count} de anos', other: 'a cada {count} anos' },
  },
  period: {
    day: { one: '{count} dia', many: '{count} de dias', other: '{count} dias' },
    week: { one: '{count} semana', many: '{count} de semanas', other: '{count} semanas' },
    month: { one: '{count} mês', many: '{count} de meses', other: '{count} meses' },
    year: { one: '{count} ano', many: '{count} de anos', other: '{count} anos' },
  },
  preOrder: 'Pré-venda',
  later: 'Envio posterior',
};

export const cart: Messages['cart'] = {
  title: 'Carrinho',
  label: 'No seu carrinho',
  items: { one: '{count} item', many: '{count} de itens', other: '{count} itens' },
  loading: 'Carregando seu carrinho',
  subtotal: 'Subtotal',
  workingOut: 'Calculando',
  approximate: {
    untaxed:
      'Estes valores são aproximados. Você pagará {amount} ao finalizar a compra, mais frete e impostos.',
    taxed: 'Estes valores são aproximados. Você pagará {amount} ao finalizar a compra, mais frete.',
  },
  addedLater: {
    untaxed: 'Frete e impostos são calculados ao finalizar a compra.',
    taxed: 'Impostos inclusos. O frete é calculado ao finalizar a compra.',
  },
  taxAddedLater: {
    untaxed: 'Impostos, se houver, são calculados ao finalizar a compra.',
    taxed: 'Impostos inclusos.',
  },
  delivery: 'Frete',
  free: 'Grátis',
  toCart: 'Ver carrinho',
  checkOut: 'Finalizar compra',
  removeFirst: 'Para finalizar a compra, remova o que não está mais disponível.',
  changeFirst: 'Para finalizar a compra, corrija os itens marcados no seu carrinho.',
  reachMinimum: 'Para finalizar a compra, adicione mais itens ao seu carrinho.',
  removeCoupon: 'Para finalizar a compra, remova o cupom.',
  emptyTitle: 'Seu carrinho está vazio',
  emptyText: 'Os itens que você adicionar aparecerão aqui.',
  continueShopping: 'Continuar comprando',
  unreachableTitle: 'Não conseguimos carregar seu carrinho agora',
  unreachableText: 'Seus itens estão a salvo. Tente novamente em instantes.',
  lastSeen:
    'Não conseguimos carregar seu carrinho agora. Veja o que havia nele da última vez. Nada se perdeu.',
  update: 'Atualizar',
  remove: 'Remover',
  removed: 'Você removeu {name}.',
  saved: '{name}: você economiza {amount}',
  each: 'cada',
  together: 'Total',
  workingOutPrice: 'Calculando o preço',
  unavailable: 'Esgotado. Remova o item para finalizar a compra.',
  notFound: 'Não está mais disponível. Remova o item para finalizar a compra.',
  tooMany: 'Só {left} em estoque. Reduza a quantidade.',
  onlySome: 'Só {left} de {quantity} em estoque, então o total é para {left}. Reduza a quantidade.',
  membersOnly: 'Exclusivo para membros. Para finalizar a compra, entre na sua conta ou remova o item.',
  notEnough: 'Estoque insuficiente. Reduza a quantidade.',
  onlyAdded: 'Só conseguimos adicionar {added}. É tudo o que temos em estoque.',
  cut: '{name}: só {left} em estoque, então esta é a quantidade no seu carrinho.',
  terms: lineTerms,
};

export const cartChanges: Messages['cartChanges'] = {
  title: 'Seu carrinho mudou',
  dismiss: 'Entendi',
  price: '{name} agora custa {to} em vez de {from}.',
  raisedTitle: 'Antes de finalizar a compra',
  raisedTotal: 'O total agora é {to} em vez de {from}.',
  raisedNext: 'Se estiver tudo bem, finalize a compra novamente.',
  gone: '{name} não está mais no seu carrinho.',
  unavailable: '{name}: estoque esgotado.',
  availableAgain: '{name}: de volta ao estoque.',
  short: { one: '{name}: só {count} em estoque.', other: '{name}: só {count} em estoque.' },
  shortUncounted: '{name}: estoque insuficiente.',
  removed: 'Você removeu {name}.',
  undo: 'Desfazer',
  undoFor: 'a remoção de {name}',
  restored: '{name} está de volta no seu carrinho.',
  freeDelivery: 'Você ganhou frete grátis ({country}).',
  untilFreeDelivery: 'Faltam {missing} para o frete grátis ({country}).',
  roughlyUntilFreeDelivery: 'Faltam cerca de {missing} para o frete grátis ({country}).',
};
