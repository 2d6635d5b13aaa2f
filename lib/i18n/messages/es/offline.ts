import type { Messages } from '../en';

export const offline: Messages['offline'] = {
  title: 'No tienes conexión',
  notSaved:
    'Aún no habías abierto esta página en este dispositivo, así que no podemos mostrarla sin conexión.',
  needsConnection: 'Para iniciar sesión, tramitar un pedido o ver tu cuenta hace falta conexión.',
  tryAgain: 'Reintentar',
  savedPages: 'Páginas que puedes abrir ahora',
  savedPage: 'Guardada {age}. Los precios y el stock pueden haber cambiado.',
  aMomentAgo: 'hace un momento',
  cartTitle: 'Tu cesta',
  cartFrom: 'Tu cesta tal como estaba {age}. Los precios y el stock pueden haber cambiado desde entonces.',
  cartChanges: 'Conéctate para cambiarla o tramitar el pedido.',
  cartEmpty: 'No hay ninguna cesta guardada en este dispositivo.',
  quantity: 'Cantidad: {count}',
  subtotal: 'Subtotal',
  reload: 'Recargar',
  newVersion: 'Hay una nueva versión de la tienda.',
};
