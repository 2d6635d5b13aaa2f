import { convertedMoney, decimalMoney } from '../../core/money';

/** An amount of Cart V2 from minor units. It has no formatted text. */
export const cartV2Money = (minor: number) => ({
  amount: decimalMoney(minor),
  convertedAmount: convertedMoney(minor),
});
