import { decimalMoney } from '../../core/money';
import { converted } from '../../core/requested-view';

/** An amount of Cart V2 from minor units. It has no formatted text. */
export const cartV2Money = (minor: number) => ({
  amount: decimalMoney(minor),
  convertedAmount: decimalMoney(converted(minor)),
});

/** Returns a decimal text as minor units. */
export const minorOfDecimal = (amount: string): number => Math.round(Number(amount) * 100);
