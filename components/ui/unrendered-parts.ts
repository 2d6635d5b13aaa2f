/** The browser's `#rendered-parts`: nothing until `latePart` has loaded the code. */
export const CodeField = null;
export const NoteField = null;
export const TotalsForm = null;
