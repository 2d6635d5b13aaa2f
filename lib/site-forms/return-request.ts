import 'server-only';
import { readDays } from '@/lib/catalog/delivery-days';
import { SHOP } from '@/lib/config/shop';
import { ShopError } from '@/lib/errors/shop-error';
import { langOfForm } from '@/lib/forms/run-form';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import { report } from '@/lib/observe/report';
import { LONGEST_DELIVERY_DAYS, returnableQuantities } from '@/lib/orders/after-purchase';
import { type ReadOrder, readOrderDetail } from '@/lib/orders/read-order';
import { requireMember } from '@/lib/session/read';
import { SITE_FORM_START, type SiteFormState } from './input-names';
import { getFormToSend } from './read-site-form';
import {
  LINES_FIELD,
  lineField,
  quantityField,
  type ReturnLine,
  returnInputsOf,
  returnLines,
} from './return-lines';
import { submitForm } from './submit-form';

export const returnFormName = (orderId: string): string => `return ${orderId}`;

/** The lines that can be sent back now. */
export function findReturnLines({ order, shipments }: Pick<ReadOrder, 'order' | 'shipments'>): ReturnLine[] {
  const [, workingDays] = readDays(SHOP.delivery?.days ?? '') ?? [];
  const quantities = returnableQuantities(order, shipments, {
    days: SHOP.returns?.days ?? null,
    deliveryDays: workingDays === undefined ? LONGEST_DELIVERY_DAYS : Math.ceil((workingDays * 7) / 5),
    now: Date.now(),
  });
  return returnLines(order.lines, quantities);
}

/**
 * Number and items come from an order that the member can read, so that nobody can name another's.
 * @param here the page to return to after signing in
 */
export async function sendReturnRequest(
  orderId: string,
  here: string,
  data: FormData,
): Promise<SiteFormState> {
  await requireMember(here);
  const where = 'return request';
  const read = await readOrderDetail(orderId).catch((error: unknown) => report(error, where));
  const found = await getFormToSend('returns', langOfForm(data));
  if (read instanceof ShopError || found === 'unreachable')
    return submitForm({ where, form: 'unreachable', data });
  const names = found && returnInputsOf(found);
  const lines = read ? findReturnLines(read) : [];
  const items = chosenItems(lines, data);
  const { siteForms } = ALL_MESSAGES[langOfForm(data)];
  if (read && lines.length === 0)
    return { ...SITE_FORM_START, status: 'failed', message: siteForms.returnClosed };
  return submitForm({
    where,
    form: read && names ? found : null,
    data,
    ...(read && names
      ? {
          ownAnswers: { [names.orderNumber]: read.order.number, [names.items]: items.join('\n') },
          ownField: { name: LINES_FIELD, label: siteForms.returnItems },
        }
      : {}),
    problems: items.length === 0 ? { [LINES_FIELD]: siteForms.returnChoose } : {},
  });
}

/** One line for each item that was checked: `2 × Bowl (Ink)`. */
function chosenItems(lines: ReturnLine[], data: FormData): string[] {
  return lines.flatMap(({ id, name, quantity }, index) => {
    if (data.get(lineField(index)) !== id) return [];
    const count = Number(data.get(quantityField(index)) ?? quantity);
    const isPossible = Number.isInteger(count) && count >= 1 && count <= quantity;
    return `${isPossible ? count : quantity} × ${name}`;
  });
}
