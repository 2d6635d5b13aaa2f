import type { Messages } from '../en';
import { pageFailureIn } from '../page-failure';

export const failure: Messages['failure'] = {
  ...pageFailureIn('es'),
  pageText: 'Lo sentimos, el fallo es nuestro. Tu cesta está a salvo. Inténtalo de nuevo en un momento.',
  title: 'Algo ha ido mal',
  text: 'Lo sentimos, el fallo es nuestro. Inténtalo de nuevo en un momento.',
  allProducts: 'Ver todos los productos',
  offline: 'Parece que no tienes conexión. Compruébala e inténtalo de nuevo.',
};

export const errors: Messages['errors'] = {
  unreachable: 'Tenemos problemas de conexión. No se ha perdido nada. Inténtalo de nuevo en un momento.',
  busy: 'Hay muchas visitas en la tienda ahora mismo. Inténtalo de nuevo en un minuto.',
  unsure: 'No sabemos si ha funcionado. Revisa tu cesta antes de volver a intentarlo.',
  'too-many-attempts': 'Demasiados intentos. Espera unos minutos y vuelve a intentarlo.',
  'forbidden-origin':
    'No hemos podido verificar esta solicitud, así que no ha cambiado nada. Recarga la página e inténtalo de nuevo.',
  'too-large': 'Es demasiado texto. Acórtalo, por favor.',
  'bad-request': 'Había un error en esta solicitud, así que no ha cambiado nada.',
  'bad-quantity': 'Introduce un número entero hasta 100.000.',
  'not-found': 'No lo hemos encontrado. Puede que ya no esté disponible.',
  'sold-out': 'Lo sentimos, se acaba de agotar.',
  'options-missing': 'Elige primero todas las opciones de este producto. No se ha añadido nada.',
  'details-missing': 'Completa los datos del resumen del pedido y vuelve a tramitarlo.',
  'cart-empty': 'Tu cesta está vacía.',
  'cart-lost':
    'No encontramos la cesta que habías visto. Puede que tu visita haya caducado o que la cesta se haya pedido o vaciado en otra ventana. Si la llenaste con la sesión iniciada, vuelve a iniciar sesión para recuperarla.',
  'code-unknown': 'No reconocemos ese código. Revisa cómo está escrito e inténtalo de nuevo.',
  'coupon-expired': 'Ese código ha caducado.',
  'coupon-used-up': 'Ese código ya no se puede usar.',
  'coupon-not-started': 'Ese código aún no es válido.',
  'coupon-minimum': 'Tu cesta no llega al mínimo para ese código.',
  'coupon-not-applicable': 'Ese código no se aplica a los artículos de tu cesta.',
  'gift-card-expired': 'Esa tarjeta regalo ha caducado.',
  'gift-card-empty': 'A esa tarjeta regalo no le queda saldo.',
  'gift-card-unavailable':
    'Aquí no se puede usar una tarjeta regalo. Quizá puedas usarla en la página de pago.',
  'gift-card-rejected': 'Esa tarjeta regalo no se puede usar. Escríbenos si crees que debería funcionar.',
  'gift-card-unsold':
    'Esta tarjeta regalo no está disponible ahora mismo. Prueba con otro importe o escríbenos.',
  'lines-unavailable':
    'Un artículo de tu cesta ya no está disponible. Elimínalo y vuelve a tramitar el pedido.',
  'price-raised': 'Un precio de tu cesta ha subido. Revisa los importes y vuelve a tramitar el pedido.',
  'membership-unusable':
    'Una membresía que has elegido no se puede usar con esta cesta. Vuelve a revisar el resumen del pedido.',
  'members-only':
    'Un artículo de tu cesta es solo para miembros. Inicia sesión o elimínalo y vuelve a tramitar el pedido.',
  'order-minimum': 'Tu cesta no llega al pedido mínimo.',
  'gift-card-coupon': 'Los cupones no se aplican a las tarjetas regalo. Tramita el pedido sin el tuyo.',
  'cart-coupon': 'Tu cupón ya no se puede aplicar. Quítalo y vuelve a tramitar el pedido.',
  'checkout-unavailable':
    'No hemos podido abrir la página de pago. Tu cesta está a salvo. Inténtalo de nuevo.',
  'cookies-blocked':
    'Tu navegador bloquea las cookies, así que no podemos guardar tu cesta, tu sesión ni tu lista de deseos. Puedes ver los productos, buscar y escribirnos sin ellas. Permite las cookies de esta tienda e inténtalo de nuevo.',
  'sign-in-failed': 'No se ha podido iniciar sesión. Inténtalo de nuevo.',
  'sign-in-foreign':
    'Este inicio de sesión empezó en otro sitio o se ha reiniciado. Vuelve a iniciar sesión.',
  'sign-in-expired': 'Ese inicio de sesión ha caducado o ya se ha usado. Vuelve a iniciar sesión.',
  'sign-in-timed-out': 'El inicio de sesión ha tardado demasiado. Inténtalo de nuevo.',
  'sign-in-canceled': 'Aún no has iniciado sesión. Para volver a intentarlo, elige una opción.',
  unexpected: 'Algo ha fallado por nuestra parte. No ha cambiado nada. Inténtalo de nuevo.',
  offline: failure.offline,
};

const lineTerms: Messages['cart']['terms'] = {
  recipient: 'Para',
  message: 'Mensaje',
  sent: 'Envío',
  onceAtPayment: 'Justo después del pago',
  plan: 'Suscripción',
  charged: 'Cobro',
  withOrder: 'Con el pedido y después {every}',
  afterTrial: 'Gratis durante {trial} y después {every}',
  untilCanceled: '{charges}, hasta la cancelación',
  payments: { one: '{charges}, {count} pago en total', other: '{charges}, {count} pagos en total' },
  every: {
    day: { one: 'cada día', other: 'cada {count} días' },
    week: { one: 'cada semana', other: 'cada {count} semanas' },
    month: { one: 'cada mes', other: 'cada {count} meses' },
    year: { one: 'cada año', other: 'cada {count} años' },
  },
  period: {
    day: { one: '{count} día', other: '{count} días' },
    week: { one: '{count} semana', other: '{count} semanas' },
    month: { one: '{count} mes', other: '{count} meses' },
    year: { one: '{count} año', other: '{count} años' },
  },
  preOrder: 'Preventa',
  later: 'Se envía más adelante',
};

export const cart: Messages['cart'] = {
  title: 'Cesta',
  label: 'En tu cesta',
  items: { one: '{count} artículo', other: '{count} artículos' },
  loading: 'Cargando tu cesta',
  subtotal: 'Subtotal',
  workingOut: 'Calculando',
  approximate: {
    untaxed: 'Estos importes son aproximados. Pagarás {amount} al tramitar el pedido, más envío e impuestos.',
    taxed: 'Estos importes son aproximados. Pagarás {amount} al tramitar el pedido, más el envío.',
  },
  addedLater: {
    untaxed: 'El envío y los impuestos se calculan al tramitar el pedido.',
    taxed: 'Impuestos incluidos. El envío se calcula al tramitar el pedido.',
  },
  taxAddedLater: {
    untaxed: 'Los posibles impuestos se calculan al tramitar el pedido.',
    taxed: 'Impuestos incluidos.',
  },
  delivery: 'Envío',
  free: 'Gratis',
  toCart: 'Ver cesta',
  checkOut: 'Tramitar pedido',
  removeFirst: 'Para tramitar el pedido, elimina lo que ya no está disponible.',
  changeFirst: 'Para tramitar el pedido, corrige los artículos marcados en tu cesta.',
  reachMinimum: 'Para tramitar el pedido, añade algo más a tu cesta.',
  removeCoupon: 'Para tramitar el pedido, quita el cupón.',
  emptyTitle: 'Tu cesta está vacía',
  emptyText: 'Aquí aparecerán los artículos que añadas.',
  continueShopping: 'Seguir comprando',
  unreachableTitle: 'No podemos cargar tu cesta ahora mismo',
  unreachableText: 'Tus artículos están a salvo. Inténtalo de nuevo en un momento.',
  lastSeen:
    'No podemos cargar tu cesta ahora mismo. Esto es lo que había la última vez. No se ha perdido nada.',
  update: 'Actualizar',
  remove: 'Eliminar',
  removed: 'Has eliminado {name}.',
  saved: '{name}: ahorras {amount}',
  each: 'por unidad',
  together: 'Total',
  workingOutPrice: 'Calculando el precio',
  unavailable: 'Agotado. Elimínalo para tramitar el pedido.',
  notFound: 'Ya no está disponible. Elimínalo para tramitar el pedido.',
  tooMany: 'Solo hay {left} en stock. Reduce la cantidad.',
  onlySome:
    'Solo hay {left} de {quantity} en stock, así que el total se calcula para {left}. Reduce la cantidad.',
  membersOnly: 'Solo para miembros. Para tramitar el pedido, inicia sesión o elimínalo.',
  notEnough: 'No hay suficiente stock. Reduce la cantidad.',
  onlyAdded: 'Solo hemos podido añadir {added}. No nos queda más.',
  cut: '{name}: solo hay {left} en stock, así que es lo que tienes en la cesta.',
  terms: lineTerms,
};

export const cartChanges: Messages['cartChanges'] = {
  title: 'Tu cesta ha cambiado',
  dismiss: 'Entendido',
  price: '{name} cuesta ahora {to} en lugar de {from}.',
  raisedTitle: 'Antes de tramitar el pedido',
  raisedTotal: 'El total es ahora de {to} en lugar de {from}.',
  raisedNext: 'Si te parece bien, vuelve a tramitar el pedido.',
  gone: '{name} ya no está en tu cesta.',
  unavailable: '{name}: sin existencias.',
  availableAgain: '{name} vuelve a estar disponible.',
  short: { one: '{name}: solo queda {count}.', other: '{name}: solo quedan {count}.' },
  shortUncounted: '{name}: no hay suficiente stock.',
  removed: 'Hemos eliminado {name}.',
  undo: 'Deshacer',
  undoFor: 'la eliminación de {name}',
  restored: '{name} vuelve a estar en tu cesta.',
  freeDelivery: 'Tienes envío gratis ({country}).',
  untilFreeDelivery: 'Te faltan {missing} para el envío gratis ({country}).',
  roughlyUntilFreeDelivery: 'Te faltan aproximadamente {missing} para el envío gratis ({country}).',
};
