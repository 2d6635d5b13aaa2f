import type { Messages } from '../en';

export const offline: Messages['offline'] = {
  title: 'لا يوجد اتصال بالإنترنت',
  notSaved: 'لم تُفتح هذه الصفحة على هذا الجهاز من قبل، لذلك لا يمكن عرضها بلا اتصال.',
  needsConnection: 'تسجيل الدخول وإتمام الشراء وحسابك تحتاج إلى اتصال بالإنترنت.',
  tryAgain: 'إعادة المحاولة',
  savedPages: 'صفحات يمكن فتحها الآن',
  savedPage: 'حُفظت {age}. ربما تغيّرت الأسعار والكميات.',
  aMomentAgo: 'قبل لحظات',
  cartTitle: 'سلتك',
  cartFrom: 'سلتك كما كانت {age}. ربما تغيّرت الأسعار والكميات منذ ذلك الحين.',
  cartChanges: 'لتعديلها أو إتمام الشراء يلزم الاتصال بالإنترنت.',
  cartEmpty: 'لا سلة محفوظة على هذا الجهاز.',
  quantity: 'الكمية: {count}',
  subtotal: 'المجموع الفرعي',
  reload: 'إعادة التحميل',
  newVersion: 'إصدار جديد من المتجر جاهز.',
};
