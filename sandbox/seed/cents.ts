/** Returns minor units of an amount in the currency's units. */
export const cents = (units: number): number => Math.round(units * 100);
