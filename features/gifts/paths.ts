export const GIFTS_HREF = '/gifts';
