/**
 * The parts that `latePart` splits from the scripts of a page, as `#rendered-parts` gives them to a
 * server, which renders them at once. In a browser, unrendered-parts.ts stands in for this file.
 */
export { CodeField, NoteField, TotalsForm } from '@/components/cart/folded-forms';
