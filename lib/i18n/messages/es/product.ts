import type { Messages } from '../en';

export const product: Messages['product'] = {
  addToCart: 'Añadir a la cesta',
  soldOut: 'Agotado',
  preOrder: 'Reservar',
  none: 'Ninguno',
  plusPrice: '{name} (+{price})',
  plus: '+{price}',
  fromTo: 'De {least} a {count} caracteres',
  howOften: 'Opciones de compra',
  buyOnce: 'Compra única',
  saves: 'Ahorra un {percent} %',
  stock: {
    'sold-out': 'Agotado',
    'not-available': 'No disponible en esta combinación',
    'in-stock': 'Disponible',
    'at-once': 'Disponible al instante',
    'pre-order': 'En preventa, se envía más adelante',
  },
  onlyLeft: 'Solo {left} en stock',
  choiceSoldOut: '(agotado)',
  choiceNotAvailable: '(no disponible)',
  pleaseChoose: 'Elige una opción',
  chooseOptions: 'Te falta elegir: {options}.',
  thisSoldOut: 'Esta opción está agotada: {name}. Elige otra.',
  thisNotAvailable: 'Esta combinación no está disponible: {name}. Elige otra.',
  optional: '{title} (opcional)',
  upTo: 'Hasta {count} caracteres',
  fillIn: 'Rellena «{field}».',
  added: 'Añadido a tu cesta: {what}.',
  notAdded: 'No se ha podido añadir: {what}.',
  add: 'Añadir',
  addFor: 'Añadir por {price}',
  choose: 'Elegir: {option}',
  option: { beforeVowel: '{name}', other: '{name}' },
  similar: 'Ver artículos similares',
  addToWishlist: 'Añadir a la lista de deseos',
  onWishlist: 'En tu lista de deseos',
  needsAccount: 'Sin JavaScript, tienes que iniciar sesión para usar la lista de deseos.',
};

export const gallery: Messages['gallery'] = {
  pictures: 'Imágenes de {name}',
  all: 'Todas las imágenes',
  one: 'Imagen {number} de {count}: {alt}',
  position: '{number} de {count}',
  enlarge: 'Ampliar la imagen {number} de {count}',
  enlarged: 'Imágenes ampliadas de {name}',
  video: 'Vídeo: {alt}',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
  close: 'Cerrar',
};

export const sizes: Messages['sizes'] = {
  guide: 'Guía de tallas',
  close: 'Cerrar la guía de tallas',
  page: 'Abrir como página',
  scale: {
    mug: 'Dibujo a escala: {width} de ancho y {height} de alto, junto a una taza de {beside}.',
    hand: 'Dibujo a escala: {width} de ancho y {height} de alto, junto a una mano de {beside}.',
  },
};

export const delivery: Messages['delivery'] = {
  cost: '{country}: gastos de envío de {cost}.',
  costFreeFrom: '{country}: gastos de envío de {cost}, gratis en pedidos de {freeFrom} o más.',
  free: '{country}: envío gratis.',
  days: { one: '{days} día laborable.', other: '{days} días laborables.' },
  abroad: 'Resto de países: desde {cost}.',
  costInCart: '{country}: el envío se calcula en tu cesta.',
  giftCardCurrency: 'Las tarjetas regalo son en {currency}.',
  digitalSent: 'Es una descarga: te enviaremos el enlace por correo electrónico después del pago.',
  giftCardSent: 'Se envía por correo electrónico después del pago, lista para regalar.',
  giftCardGood: 'Vale para toda la tienda, de una vez o poco a poco.',
  arrives: 'Pide ahora, llegada prevista: {dates}',
  expected: 'Llegada prevista: {dates}',
  returnsFree: {
    one: '{country}: devoluciones gratis en {count} día.',
    other: '{country}: devoluciones gratis en {count} días.',
  },
  returnsPaid: {
    one: '{country}: devoluciones en {count} día. El envío corre de tu cuenta.',
    other: '{country}: devoluciones en {count} días. El envío corre de tu cuenta.',
  },
};

export const backInStock: Messages['backInStock'] = {
  title: 'Avísame cuando vuelva',
  intro:
    'Te enviaremos un solo correo cuando esté de nuevo disponible. No usaremos tu dirección para nada más.',
  which: '¿Qué opción?',
  email: 'Tu correo electrónico',
  submit: 'Avísame',
  done: 'Listo. Escribiremos una sola vez a {email}, en cuanto vuelva {name}.',
  off: 'Lo sentimos, los avisos de disponibilidad no están activos ahora mismo.',
  gone: 'Ya no vendemos esta opción, así que no volverá.',
  notSoldOut: 'Está disponible. Puedes pedirlo ahora.',
  back: 'Volver a {name}',
  some: '¿La opción que quieres está agotada? Recibe un correo cuando vuelva.',
};

export const giftCard: Messages['giftCard'] = {
  title: 'Tarjeta regalo',
  intro: 'Un código para cualquier cosa de la tienda, enviado por correo electrónico el día que elijas.',
  noDelivery: 'Sin gastos de envío y sin paquete que esperar.',
  form: 'Comprar una tarjeta regalo',
  amount: 'Importe',
  valueFor: '{value} por {price}',
  other: 'Otro importe',
  ownAmount: 'Tu importe',
  between: 'De {least} a {most}.',
  forWhom: '¿Para quién es?',
  someone: 'Para otra persona',
  me: 'Para mí',
  meHint: 'Enviaremos el código al correo de tu pedido cuando esté pagado.',
  firstName: 'Nombre',
  lastName: 'Apellidos (opcional)',
  email: 'Correo de quien la recibe',
  message: 'Mensaje (opcional)',
  messageHint: 'Hasta {count} caracteres.',
  date: 'Fecha de envío (opcional)',
  dateHint: 'Déjalo vacío para enviarla justo después del pago.',
  add: 'Añadir a la cesta',
  added: 'Añadido a tu cesta: {name}.',
  chooseAmount: 'Elige un importe.',
  amountForm: 'Introduce un importe como 75 o 49,50.',
  outOfBounds: 'Introduce un importe de {least} a {most}.',
  chooseWhom: 'Elige para quién es.',
  enterFirstName: 'Introduce el nombre.',
  enterEmail: 'Introduce el correo de quien la recibe.',
  dateForm: 'Introduce una fecha.',
  datePast: 'Elige hoy o un día posterior.',
  dateLate: 'Elige un día dentro de un año como máximo.',
};

export const reviews: Messages['reviews'] = {
  title: 'Opiniones',
  of: 'Opiniones sobre {product}',
  outOfFive: '{average} sobre 5',
  stars: { one: '{count} estrella', other: '{count} estrellas' },
  ratedStars: {
    one: 'Valoración: {count} estrella de 5',
    other: 'Valoración: {count} estrellas de 5',
  },
  count: { one: '{count} opinión', many: '{count} de opiniones', other: '{count} opiniones' },
  bar: {
    one: '{stars}, {count} opinión',
    many: '{stars}, {count} de opiniones',
    other: '{stars}, {count} opiniones',
  },
  distribution: 'Opiniones por estrellas',
  showAll: {
    one: 'Ver {count} opinión',
    many: 'Ver {count} de opiniones',
    other: 'Ver las {count} opiniones',
  },
  none: 'Aún no hay opiniones. ¿Ya lo tienes? Cuenta a los demás qué te parece.',
  unreachable: 'Las opiniones no se pueden mostrar ahora mismo.',
  tryAgain: 'Reintentar',
  write: 'Escribir una opinión',
  signInToWrite: 'Iniciar sesión para opinar',
  verified: 'Compra verificada',
  anonymous: 'Anónimo',
  helpful: {
    one: 'A {count} persona le ha resultado útil',
    many: 'A {count} de personas les ha resultado útil',
    other: 'A {count} personas les ha resultado útil',
  },
  reply: 'Respuesta de {shop}',
  pictures: 'Fotos de esta opinión',
  video: 'Vídeo de esta opinión',
  sortBy: 'Ordenar por',
  orders: {
    newest: 'Más recientes',
    highest: 'Mejor valoradas',
    lowest: 'Peor valoradas',
    helpful: 'Más útiles',
  },
  filter: 'Filtrar por estrellas',
  allStars: 'Todas',
  noneWithStars: 'No hay opiniones con esta valoración.',
  pages: 'Páginas de opiniones',
  back: 'Volver al producto',
  formTitle: 'Opina sobre {product}',
  visitorTitle: 'Inicia sesión para escribir una opinión',
  visitorText: 'Hace falta una cuenta para que cada persona escriba solo una. Después volverás aquí.',
  signIn: 'Iniciar sesión',
  register: 'Crear una cuenta',
  formUnreachable: 'No podemos cargar el formulario ahora mismo',
  formUnreachableText: 'Lo sentimos, el fallo es nuestro. Inténtalo de nuevo en un momento.',
  ownTitle: 'Tu opinión',
  states: {
    published: 'Tu opinión está publicada.',
    pending: 'Gracias por tu opinión. La publicaremos cuando la hayamos revisado.',
    rejected: 'No hemos publicado tu opinión porque no cumple nuestras normas sobre opiniones.',
  },
  final: 'Una opinión no se puede cambiar después de enviarla. Si hay algún error en ella, escríbenos.',
};

export const reviewForm: Messages['reviewForm'] = {
  label: 'Tu opinión',
  rating: 'Tu valoración',
  stars: { one: '{count} estrella', other: '{count} estrellas' },
  meanings: { 1: 'Malo', 2: 'Regular', 3: 'Bueno', 4: 'Muy bueno', 5: 'Excelente' },
  title: 'Título (opcional)',
  text: 'Tu opinión',
  textHint: '¿Para qué lo usas y qué tal ha aguantado? Hasta {count} caracteres.',
  name: 'Nombre que aparece con la opinión',
  nameHint: 'Este nombre lo ven otros clientes.',
  send: 'Enviar opinión',
};

/** Consumer law requires these texts next to prices. */
export const priceNotes: Messages['priceNotes'] = {
  tax: {
    included: 'IVA incluido',
    // The name of the scheme in Directive 2006/112/EC, Title XII, Chapter 1.
    'small-business': 'Exento de IVA (régimen especial de las pequeñas empresas)',
  },
  all: 'Todos los precios con {tax}',
  plus: '{tax}, más {shipping}',
  shipping: 'gastos de envío',
  shippingAdded: 'más {shipping}',
  // The earlier price of Directive 98/6/EC, Art. 6a, and Ley 7/1996, Art. 20.
  lowest: 'Precio más bajo de los últimos 30 días: {price}',
  feeIncluded: 'incluye {amount} de cargos obligatorios',
  feePerOrder: 'más {amount} de cargos por pedido',
  feesApart: 'El subtotal no incluye los cargos obligatorios. El total sí.',
};

export const guarantee: Messages['guarantee'] = {
  title: 'Tus derechos de garantía legal',
  intro: 'El aviso oficial de la Unión Europea para todas las personas que compran bienes.',
  alt: 'Aviso oficial de la UE sobre la garantía legal de conformidad',
  full: 'Abrir el aviso a tamaño completo',
  more: 'Tus derechos en europa.eu',
};

export const productSafety: Messages['productSafety'] = {
  title: 'Seguridad del producto',
  manufacturer: 'Fabricante',
  euPerson: 'Persona responsable en la UE',
  itemNumber: { one: 'Referencia', other: 'Referencias' },
  garan: 'GARAN: el productor garantiza {years} años de durabilidad',
  garanMore: 'Las garantías comerciales en europa.eu',
};

/** Directive 2005/29/EC, Art. 7(6), and Ley 3/1991, Art. 27: whether reviews are checked. */
export const reviewChecks: Messages['reviewChecks'] = {
  unchecked:
    'Las opiniones son de miembros con la sesión iniciada. No comprobamos si han comprado el producto. Publicamos opiniones positivas y negativas.',
  marked:
    'Las opiniones son de miembros con la sesión iniciada. Las de compradores llevan la indicación «Compra verificada». No comprobamos las demás. Publicamos opiniones positivas y negativas.',
  verified:
    'Las opiniones son de miembros que han comprado el producto, y lo comprobamos antes de publicarlas. Publicamos opiniones positivas y negativas.',
};

export const agents: Messages['agents'] = {
  regularPrice: 'Precio sin descuento',
  pricePerUnit: 'Precio por unidad de medida',
  variants: 'Opciones',
  sku: 'Referencia',
  page: 'Página',
  forms:
    'Cada página está también en Markdown: con .md al final de su ruta, o para «Accept: text/markdown». La página de inicio es /index.md.',
  search: 'Búsqueda: {url} seguido de los términos',
  currency: 'Los precios están en {currency}. La cesta y la página de pago muestran los precios finales.',
  payment: 'Solo una persona puede pagar, en la página de pago.',
  feeds: 'Feeds de productos',
};
