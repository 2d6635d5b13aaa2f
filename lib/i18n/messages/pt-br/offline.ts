import type { Messages } from '../en';

export const offline: Messages['offline'] = {
  title: 'Você está sem internet',
  notSaved: 'Você ainda não abriu esta página neste dispositivo, então não podemos mostrá-la sem internet.',
  needsConnection: 'Para entrar, pagar e ver sua conta, é preciso ter internet.',
  tryAgain: 'Tentar novamente',
  savedPages: 'Páginas que você pode abrir agora',
  savedPage: 'Página salva {age}. Os preços e o estoque podem ter mudado.',
  aMomentAgo: 'agora há pouco',
  cartTitle: 'Seu carrinho',
  cartFrom: 'Seu carrinho como estava {age}. Os preços e o estoque podem ter mudado desde então.',
  cartChanges: 'Conecte-se à internet para alterar o carrinho ou finalizar a compra.',
  cartEmpty: 'Nenhum carrinho está salvo neste dispositivo.',
  quantity: 'Quantidade: {count}',
  subtotal: 'Subtotal',
  reload: 'Recarregar',
  newVersion: 'Uma nova versão da loja está pronta.',
};
