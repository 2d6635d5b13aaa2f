/** Class names of the list and its skeleton, so that nothing moves when the list appears. */
export const ROW = 'grid grid-cols-2 gap-x-3 gap-y-8 sm:gap-x-5 md:grid-cols-4';
/** Two lines of a name and one of a price. */
export const LINES = 'min-h-[5.25rem] pt-3';
