/** The browser's `#folded-forms`: nothing until `latePart` has loaded them. A server has the forms. */
export const CodeField = null;
export const NoteField = null;
export const TotalsForm = null;
