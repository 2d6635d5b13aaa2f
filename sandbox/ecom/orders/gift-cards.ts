import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { loadLanguage } from '../../core/language';
import { toMinor } from '../../core/money';
import { named } from '../../core/named';
import type { Writer } from '../../db/database';
import {
  type BoughtGiftCard,
  findGiftCardProducts,
  GIFT_CARDS_APP_ID,
  insertGiftCards,
} from '../../gift-cards/store';
import { minorOf } from './amount';
import type { Order } from './store';

/** The options of a bought line, as the cart stored them. */
const optionsSchema = z.object({
  customTextFields: named(z.string()).default({}),
  variantId: z.string().optional(),
  customAmount: z.number().optional(),
  giftingInfo: z
    .object({
      recipientInfo: z.object({ firstName: z.string().default(''), email: z.string() }),
      greetingMessage: z.string().default(''),
      deliverAt: z.string().optional(),
    })
    .optional(),
});

/**
 * Creates the gift cards of an order that has just been paid, one for each item: of the gift-card
 * app, and of catalog products that are gift cards. Without a recipient, they go to the buyer at
 * once. A product's card is worth its price before discounts, and names the texts of the buyer.
 */
export async function issueGiftCards(tx: Writer, order: Order, now: number): Promise<void> {
  const lines = order.document.lineItems.filter(({ itemType }) => itemType.preset === 'GIFT_CARD');
  if (lines.length === 0) return;
  const products = await findGiftCardProducts(tx);
  const { buyerLanguage, billingInfo } = order.document;
  const buyer = billingInfo?.contactDetails?.firstName ?? '';
  const { someone } = (await loadLanguage(buyerLanguage)).texts.giftCardMail;
  const rows = lines.flatMap(({ id, quantity, catalogReference, priceBeforeDiscounts }): BoughtGiftCard[] => {
    const { options, appId } = catalogReference;
    const { variantId, customAmount, giftingInfo, customTextFields } = optionsSchema.parse(options);
    const product = products.find((one) => one.id === catalogReference.catalogItemId)?.document;
    const preset = product?.presets.find((one) => one.id === variantId);
    const appValue = customAmount === undefined ? (preset?.value ?? 0) : toMinor(customAmount);
    const value = appId === GIFT_CARDS_APP_ID ? appValue : minorOf(priceBeforeDiscounts);
    const texts = Object.entries(customTextFields).map(([title, text]) => `${title}: ${text}`);
    const deliverAt = Math.max(now, Date.parse(giftingInfo?.deliverAt ?? '') || 0);
    const card = {
      orderId: order.id,
      lineId: id,
      value,
      balance: value,
      email: giftingInfo?.recipientInfo.email ?? order.email ?? '',
      firstName: giftingInfo?.recipientInfo.firstName ?? buyer,
      buyer: giftingInfo ? buyer || someone : '',
      message: giftingInfo?.greetingMessage ?? texts.join('\n'),
      language: buyerLanguage,
      deliverAt,
      mailedAt: null,
    };
    return Array.from({ length: quantity }, () => ({ ...card, code: newCode() }));
  });
  await insertGiftCards(tx, rows);
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const part = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A code of the platform has 8 to 20 characters. */
const newCode = (): string => `GIFT-${part()}-${part()}`;
