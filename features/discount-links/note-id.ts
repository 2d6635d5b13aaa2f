/** The fragment of a page that was opened by a link. A browser sends it to nobody. */
export const NOTE_ID = 'discount-noted';
