import { loadCart } from '@/lib/cart/operations';
import { format } from '@/lib/i18n/format';
import type { FinishLink } from '@/lib/places';
import { applyNotedCode } from '../noted-code';

/** The code of the link itself was tried before, and stays. */
const applyAfterLink: FinishLink = async (_, { assistants, errors }) => {
  const outcome = await applyNotedCode(loadCart);
  if (outcome === null) return null;
  const { code, rejection } = outcome;
  return rejection === null ? format(assistants.codeApplied, { code }) : errors[rejection];
};

export default applyAfterLink;
