import { applyCode } from '@/lib/cart/operations';
import { format } from '@/lib/i18n/format';
import { readLinkCoupon } from '@/lib/model/cart-link';
import { report } from '@/lib/observe/report';
import type { FinishLink } from '@/lib/places';

/** The items are in the cart, so a rejected code is no failure of the form. */
const applyLinkedCode: FinishLink = async (query, { assistants, errors }) => {
  const code = readLinkCoupon(query);
  if (code === null) return null;
  try {
    await applyCode(code);
    return format(assistants.codeApplied, { code });
  } catch (error) {
    return errors[report(error, 'code of a cart link').code];
  }
};

export default applyLinkedCode;
