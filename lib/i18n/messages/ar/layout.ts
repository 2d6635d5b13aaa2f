import type { Messages } from '../en';

export const layout: Messages['layout'] = {
  skip: 'الانتقال إلى المحتوى',
  allProducts: 'كل المنتجات',
  blog: 'المدونة',
  categories: 'الفئات',
  shop: 'المتجر',
  language: 'اللغة',
  currency: 'العملة',
  approximatePrices: 'الأسعار بعملة \u2068{shown}\u2069 تقريبية. الدفع بعملة \u2068{charged}\u2069.',
  help: 'المساعدة',
  banner: 'إعلان',
  shopInformation: 'معلومات عن المتجر',
  contact: 'تواصل معنا',
  legal: 'معلومات قانونية',
  social: 'وسائل التواصل الاجتماعي',
  yourOrders: 'طلباتك',
  payments: 'طرق الدفع المقبولة',
  paymentNames: { 'bank-transfer': 'تحويل بنكي', invoice: 'فاتورة', 'gift-card': 'بطاقة هدية' },
  securePayment: 'دفع آمن: تُدخل بيانات الدفع في صفحة الدفع، ولا يطّلع عليها هذا المتجر أبدًا.',
  questions: 'لديك أسئلة؟',
  newsletter: 'النشرة البريدية',
  newsletterEmail: 'البريد الإلكتروني',
  subscribe: 'اشتراك',
  colors: 'المظهر',
  colorsOfSystem: 'مطابق للجهاز',
  colorsLight: 'فاتح',
  colorsDark: 'داكن',
  offline: 'لا يوجد اتصال بالإنترنت. لم نفقد شيئًا: سنتابع من حيث توقفنا فور عودة الاتصال.',
  goOn: 'متابعة',
};

export const header: Messages['header'] = {
  errorTitle: 'خطأ:',
  menu: 'القائمة',
  closeMenu: 'إغلاق القائمة',
  openSearch: 'فتح البحث',
  closeSearch: 'إغلاق البحث',
  search: 'بحث',
  cart: 'السلة',
  cartWithItems: {
    zero: 'السلة فارغة',
    one: 'السلة، منتج واحد',
    two: 'السلة، منتجان',
    few: 'السلة، {count} منتجات',
    many: 'السلة، {count} منتجًا',
    other: 'السلة، {count} منتج',
  },
  account: 'الحساب',
  signIn: 'تسجيل الدخول',
  loading: 'جارٍ تحميل الصفحة',
  signedOut: 'تم تسجيل خروجك. {signInAgain} لرؤية حسابك وسلتك.',
  signInAgain: 'تسجيل الدخول مجددًا',
};

export const ui: Messages['ui'] = {
  close: 'إغلاق',
  dismiss: 'إغلاق الرسالة',
  quantity: 'الكمية',
  oneLess: 'تقليل الكمية',
  oneMore: 'زيادة الكمية',
  wholeQuantity: 'يُرجى إدخال عدد صحيح.',
  mostQuantity: 'يُرجى إدخال {most} أو أقل.',
  onlyLeft: 'المتبقي {left} فقط',
  now: 'السعر الآن',
  was: 'السعر قبل الخصم',
  from: 'من \u2068{price}\u2069',
  eachTime: '\u2068{price}\u2069 لكل توصيل',
  fromEachTime: 'من \u2068{price}\u2069 لكل توصيل',
  perMeasure: '\u2068{price}\u2069 لكل \u2068{measure}\u2069',
  priceOnRequest: 'السعر عند الطلب',
  breadcrumb: 'مسار التنقل',
};

export const consent: Messages['consent'] = {
  title: 'الخصوصية',
  text: 'هل يمكننا قياس استخدامك لهذا المتجر؟ يساعدنا ذلك على تحسينه. يمكنك تغيير اختيارك في أي وقت أسفل أي صفحة.',
  choose: 'ما الذي يمكننا استخدامه؟ يعمل المتجر من دون أي منها. يمكنك تغيير اختيارك في أي وقت أسفل أي صفحة.',
  purposes: {
    statistics: { title: 'الإحصاءات', text: 'لمعرفة كيفية استخدام المتجر وتحسينه.' },
    marketing: { title: 'التسويق', text: 'لعرض إعلانات تناسبك، ومعرفة مدى فائدتها.' },
    support: { title: 'الدردشة والدعم', text: 'للإجابة عن أسئلتك هنا مباشرة.' },
  },
  receiver: 'تُرسل البيانات إلى \u2068{receiver}\u2069.',
  privacyPage: 'سياسة الخصوصية',
  accept: 'قبول',
  decline: 'رفض',
  acceptAll: 'قبول الكل',
  save: 'حفظ الاختيارات',
  settings: 'إعدادات الخصوصية',
};

export const pages: Messages['pages'] = {
  notFound: 'الصفحة غير موجودة',
  notFoundTitle: 'لم نعثر على هذه الصفحة',
  notFoundText: 'ربما نُقلت، أو لم يعد المنتج متوفرًا.',
  allProducts: 'عرض كل المنتجات',
  home: 'الصفحة الرئيسية',
  draftTitle: 'هذه الصفحة قالب',
  draftText:
    'يلزم إكمال المواضع المعلَّمة في \u2068{file}\u2069 وإزالة «\u2066status: draft\u2069». لا ينشرها المتجر الفعلي قبل ذلك.',
};

export const maintenance: Messages['maintenance'] = {
  title: 'سنعود قريبًا',
  text: 'المتجر مغلق للصيانة. سلتك في أمان. للحاجة إلى أي شيء في هذه الأثناء، بريدنا الإلكتروني: \u2068{email}\u2069.',
  textWithoutEmail: 'المتجر مغلق للصيانة. سلتك في أمان.',
  retry: 'التحقق مرة أخرى',
};

export const oldForm: Messages['oldForm'] = {
  title: 'حدّثنا متجرنا',
  text: 'فُتح هذا النموذج قبل التحديث، لذلك تعذّر إرساله. يُرجى فتحه من جديد وإدخال البيانات مرة أخرى.',
  typed: 'هذا ما أُدخل، من دون كلمات المرور:',
  openAgain: 'فتح النموذج من جديد',
};

/** Answers to programs that act for a shopper. */
export const assistants: Messages['assistants'] = {
  notFound: 'هذا المنتج غير متوفر في هذا المتجر.',
  incompatible: 'لا يمكن لمساعدك إجراء ذلك هنا. يمكن المتابعة في موقع المتجر.',
  priceIgnored: 'الأسعار هنا بعملة المتجر، لذلك لم يُطبق عامل تصفية السعر.',
  cartGone: 'لم تعد هذه السلة موجودة.',
  nothingLeft: 'لا شيء من هذه المنتجات متوفر في هذا المتجر.',
  tooManyLines: 'أكبر عدد للمنتجات المختلفة في السلة هنا هو {count}.',
  unknownItem: 'أحد المنتجات غير متوفر في هذا المتجر، لذلك لم يُضف.',
  needsPage: 'لشراء المنتج {name}، يُرجى فتح صفحته في المتجر: {url}',
  leftOut: 'نفدت كمية المنتج {name}، لذلك لم يُضف.',
  lowered: '{name}: الكمية المتوفرة {quantity}.',
  soldOut: 'لم يعد المنتج {name} متوفرًا.',
  oneCode: 'يمكن استخدام رمز واحد فقط للطلب.',
  handOff: 'يُرجى فتح الرابط لمراجعة المنتجات والدفع. في هذا المتجر، الدفع للبشر فقط.',
  placeUnknown: 'تُضاف تكلفة الشحن والضريبة عندما يعرف المتجر البلد.',
  taxUnknown: 'تُضاف الضريبة عند إتمام الشراء.',
  taxIncluded: 'الأسعار تشمل الضريبة.',
  undeliverable: 'لا يستطيع المتجر التوصيل إلى هذا العنوان.',
  optionGone: 'خيار الشحن هذا غير متاح.',
  other: 'تكاليف أخرى',
  replaceCart: 'إفراغ سلتي أولًا',
  codeWaits: 'سيُطبق الرمز {code}.',
  codeApplied: 'تم تطبيق الرمز {code}.',
};

export const blog: Messages['blog'] = {
  title: 'المدونة',
  intro: 'من يوميات الورشة: كيف تُصنع الأشياء، وكيف تدوم.',
  shown: 'في هذا المقال',
  posts: 'المقالات',
  tags: 'المواضيع',
  tagged: 'المدونة: \u2068{tag}\u2069',
  all: 'كل المقالات',
  by: 'بقلم \u2068{author}\u2069',
  published: 'نُشر في \u2068{date}\u2069',
  newer: 'مقالات أحدث',
  older: 'مقالات أقدم',
  page: 'المدونة، الصفحة {page}',
  feed: 'خلاصة المقالات الجديدة (Atom)',
  empty: 'لا مقالات بعد',
  emptyText: 'المقال الأول قيد الكتابة.',
};

export const preview: Messages['preview'] = {
  label: 'معاينة',
  text: 'هذه مسودات لم تُنشر بعد.',
  leave: 'الخروج من المعاينة',
};

/** Of a link that notes a coupon. */
export const discountLinks: Messages['discountLinks'] = {
  noted: 'تم حفظ خصمك. يُطبق عند إضافة أول منتج.',
  waits: 'تم حفظ الرمز \u2068{code}\u2069. يُطبق عند إضافة أول منتج.',
  kept: 'تم حفظ الرمز \u2068{code}\u2069. يُطبق مع المنتج التالي، أو الآن.',
  apply: 'تطبيق \u2068{code}\u2069 الآن',
};
