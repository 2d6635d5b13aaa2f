import type { Messages } from '../en';

export const layout: Messages['layout'] = {
  skip: 'Ir al contenido',
  allProducts: 'Todos los productos',
  blog: 'Diario',
  categories: 'Categorías',
  shop: 'Tienda',
  language: 'Idioma',
  currency: 'Moneda',
  approximatePrices: 'Los precios en {shown} son aproximados. Pagarás en {charged}.',
  help: 'Ayuda',
  banner: 'Aviso',
  shopInformation: 'Información de la tienda',
  contact: 'Contacto',
  legal: 'Información legal',
  social: 'Redes sociales',
  yourOrders: 'Tus pedidos',
  payments: 'Formas de pago aceptadas',
  paymentNames: {
    'bank-transfer': 'Transferencia bancaria',
    invoice: 'Pago con factura',
    'gift-card': 'Tarjeta regalo',
  },
  securePayment: 'Pago seguro: introduces tus datos en la página de pago y esta tienda nunca los ve.',
  questions: '¿Tienes preguntas?',
  newsletter: 'Newsletter',
  newsletterEmail: 'Correo electrónico',
  subscribe: 'Suscribirme',
  colors: 'Apariencia',
  colorsOfSystem: 'Según el dispositivo',
  colorsLight: 'Claro',
  colorsDark: 'Oscuro',
  offline:
    'No tienes conexión. No se ha perdido nada: seguiremos donde lo dejaste cuando vuelvas a conectarte.',
  goOn: 'Continuar',
};

export const header: Messages['header'] = {
  errorTitle: 'Error:',
  menu: 'Menú',
  closeMenu: 'Cerrar menú',
  openSearch: 'Abrir búsqueda',
  closeSearch: 'Cerrar búsqueda',
  search: 'Buscar',
  cart: 'Cesta',
  cartWithItems: { one: 'Cesta, {count} artículo', other: 'Cesta, {count} artículos' },
  account: 'Cuenta',
  signIn: 'Iniciar sesión',
  loading: 'Cargando la página',
  signedOut: 'Se ha cerrado tu sesión. {signInAgain} para ver tu cuenta y tu cesta.',
  signInAgain: 'Vuelve a iniciar sesión',
};

export const ui: Messages['ui'] = {
  close: 'Cerrar',
  dismiss: 'Descartar',
  quantity: 'Cantidad',
  oneLess: 'Reducir la cantidad',
  oneMore: 'Aumentar la cantidad',
  wholeQuantity: 'Introduce un número entero.',
  mostQuantity: 'Introduce {most} o menos.',
  onlyLeft: 'Solo {left} en stock',
  now: 'Ahora',
  was: 'Antes',
  from: 'Desde {price}',
  eachTime: '{price} por entrega',
  fromEachTime: 'Desde {price} por entrega',
  perMeasure: '{price} / {measure}',
  priceOnRequest: 'Precio a consultar',
  breadcrumb: 'Ruta de navegación',
};

export const consent: Messages['consent'] = {
  title: 'Privacidad',
  text: '¿Podemos medir cómo usas esta tienda? Nos ayuda a mejorarla. Puedes cambiar tu elección cuando quieras, al final de cualquier página.',
  choose:
    '¿Qué podemos usar? La tienda funciona sin nada de esto. Puedes cambiar tu elección cuando quieras, al final de cualquier página.',
  purposes: {
    statistics: { title: 'Estadísticas', text: 'Para ver cómo se usa la tienda y mejorarla.' },
    marketing: { title: 'Publicidad', text: 'Para mostrarte anuncios relevantes y ver si funcionan.' },
    support: { title: 'Chat y ayuda', text: 'Para responder a tus preguntas aquí mismo.' },
  },
  receiver: 'Los datos se envían a {receiver}.',
  privacyPage: 'Política de privacidad',
  accept: 'Aceptar',
  decline: 'Rechazar',
  acceptAll: 'Aceptar todo',
  save: 'Guardar selección',
  settings: 'Configuración de privacidad',
};

export const pages: Messages['pages'] = {
  notFound: 'Página no encontrada',
  notFoundTitle: 'No hemos encontrado esa página',
  notFoundText: 'Puede que se haya movido o que el artículo ya no esté disponible.',
  allProducts: 'Ver todos los productos',
  home: 'Ir a la página de inicio',
  draftTitle: 'Esta página es una plantilla',
  draftText:
    'Completa los espacios marcados en {file} y quita «status: draft». Una tienda abierta al público no la publica.',
};

export const maintenance: Messages['maintenance'] = {
  title: 'Volvemos enseguida',
  text: 'La tienda está cerrada por mantenimiento. Tu cesta está a salvo. ¿Necesitas algo mientras tanto? Escribe a {email}.',
  textWithoutEmail: 'La tienda está cerrada por mantenimiento. Tu cesta está a salvo.',
  retry: 'Volver a comprobar',
};

export const oldForm: Messages['oldForm'] = {
  title: 'Hemos actualizado la tienda',
  text: 'Abriste este formulario antes de la actualización, así que no hemos podido enviarlo. Ábrelo otra vez y vuelve a introducir tus datos.',
  typed: 'Esto es lo que habías escrito, sin las contraseñas:',
  openAgain: 'Abrir otra vez el formulario',
};

/** Answers to programs that act for a shopper. */
export const assistants: Messages['assistants'] = {
  notFound: 'Este producto no está disponible en esta tienda.',
  incompatible: 'Tu asistente no puede hacer esto aquí. Abre la web de la tienda para continuar.',
  priceIgnored:
    'Los precios están aquí en la moneda de la tienda, así que no se ha aplicado el filtro de precio.',
  cartGone: 'Esta cesta ya no existe.',
  nothingLeft: 'Ninguno de estos artículos está disponible en esta tienda.',
  tooManyLines: 'En una cesta caben aquí {count} artículos distintos.',
  unknownItem: 'Un artículo no está disponible en esta tienda, así que no se ha incluido.',
  needsPage: 'Para comprar {name}, abre su página en la tienda: {url}',
  leftOut: '{name}: sin existencias, así que no se ha incluido.',
  lowered: '{name}: cantidad disponible {quantity}.',
  soldOut: '{name} ya no está disponible.',
  oneCode: 'Solo se puede usar un código por pedido.',
  handOff: 'Abre el enlace para revisar los artículos y pagar. En esta tienda, paga una persona.',
  placeUnknown: 'El envío y los impuestos se añaden en cuanto la tienda conoce el país.',
  taxUnknown: 'Los impuestos se añaden al tramitar el pedido.',
  taxIncluded: 'Los precios incluyen los impuestos.',
  undeliverable: 'La tienda no puede entregar en esta dirección.',
  optionGone: 'Esta opción de envío no está disponible.',
  other: 'Otros gastos',
  replaceCart: 'Vaciar antes mi cesta',
  codeWaits: 'Se aplicará el código {code}.',
  codeApplied: 'El código {code} está aplicado.',
};

export const blog: Messages['blog'] = {
  title: 'Diario',
  intro: 'Notas del taller: cómo se hacen las cosas y cómo conseguir que duren.',
  shown: 'En este artículo',
  posts: 'Entradas',
  tags: 'Temas',
  tagged: 'Diario: {tag}',
  all: 'Todas las entradas',
  by: 'Por {author}',
  published: 'Publicado el {date}',
  newer: 'Entradas más recientes',
  older: 'Entradas más antiguas',
  page: 'Diario, página {page}',
  feed: 'Canal de entradas nuevas (Atom)',
  empty: 'Aún no hay entradas',
  emptyText: 'Estamos escribiendo la primera.',
};

export const preview: Messages['preview'] = {
  label: 'Vista previa',
  text: 'Estás viendo borradores que aún no se han publicado.',
  leave: 'Salir de la vista previa',
};

export const discountLinks: Messages['discountLinks'] = {
  noted: 'Hemos guardado tu descuento. Se aplicará cuando añadas el primer artículo.',
  waits: 'Hemos guardado el código {code}. Se aplicará cuando añadas el primer artículo.',
  kept: 'Hemos guardado el código {code}. Se aplicará con el próximo artículo, o ahora mismo.',
  apply: 'Aplicar {code} ahora',
};
