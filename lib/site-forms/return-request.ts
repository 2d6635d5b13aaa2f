import 'server-only';
import { langOfForm } from '@/lib/forms/run-form';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import { readOrder } from '@/lib/orders/read-order';
import { requireMember } from '@/lib/session/read';
import type { SiteFormState } from './input-names';
import { getSiteForm } from './read-site-form';
import {
  LINES_FIELD,
  lineField,
  quantityField,
  type ReturnLine,
  returnInputsOf,
  returnLines,
} from './return-lines';
import { submitForm } from './submit-form';

/** The name under which the state of the form is stored. */
export const returnFormName = (orderId: string): string => `return ${orderId}`;

/**
 * Sends a request to return items. The order is read as the member, so that nobody can name an
 * order of another, and number and items come from it.
 *
 * @param here the page to return to after signing in
 * @throws PlatformError when the order cannot be read
 */
export async function sendReturnRequest(
  orderId: string,
  here: string,
  data: FormData,
): Promise<SiteFormState> {
  await requireMember(here);
  const order = await readOrder(orderId);
  const found = await getSiteForm('returns', langOfForm(data));
  const names = found && returnInputsOf(found);
  const items = order ? chosenItems(returnLines(order), data) : [];
  const { siteForms } = ALL_MESSAGES[langOfForm(data)];
  return submitForm({
    where: 'return request',
    form: order && names ? found : null,
    data,
    ...(order && names
      ? { ownAnswers: { [names.orderNumber]: order.number, [names.items]: items.join('\n') } }
      : {}),
    problems: items.length === 0 ? { [LINES_FIELD]: siteForms.returnChoose } : {},
  });
}

/** Returns a line of text for each item that was checked: `2 × Bowl (Ink)`. */
function chosenItems(lines: ReturnLine[], data: FormData): string[] {
  return lines.flatMap(({ id, name, quantity }, index) => {
    if (data.get(lineField(index)) !== id) return [];
    const count = Number(data.get(quantityField(index)) ?? quantity);
    const isPossible = Number.isInteger(count) && count >= 1 && count <= quantity;
    return `${isPossible ? count : quantity} × ${name}`;
  });
}
