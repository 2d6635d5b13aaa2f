import { LIST_FOCUS, tabStorage } from '@/lib/browser-storage';

/** The actions of a list's filters (components/catalog/filter-form.tsx). */

type FilterActions = {
  /** URL that counts the products of the form's fields. */
  counter: string;
  /** The changed field, or the link to a range of prices. */
  field?: Element;
  open: (address: string) => void;
};

/** The sheet of small screens while it is open. */
const OPEN_SHEET = '.filter-sheet:popover-open';

// This code loads with the first choice. A page restored from the history shows its own list again.
addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => {
  if (!persisted) return;
  for (const form of document.querySelectorAll<HTMLFormElement>('.filter-form')) {
    form.reset();
    delete form.dataset.listPending;
  }
});

/** Without empty fields and the order of the plain list. */
function queryOf(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams();
  const plain = form.querySelector<HTMLOptionElement>('[name="sortBy"] > option')?.value;
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim() && !(name === 'sortBy' && value === plain))
      query.append(name, value.trim());
  return query;
}

export function apply(form: HTMLFormElement, { open }: FilterActions): void {
  const query = queryOf(form).toString();
  form.dataset.listPending = '';
  const { activeElement } = document;
  const focused = activeElement ? [...form.elements].indexOf(activeElement) : -1;
  tabStorage.write(LIST_FOCUS, focused < 0 ? null : String(focused));
  // The page may be restored from the history, and must then show its list.
  for (const shown of document.querySelectorAll<HTMLElement>(`${OPEN_SHEET}, .facet-panel:popover-open`))
    shown.hidePopover();
  const path = form.getAttribute('action') ?? '';
  open(query ? `${path}?${query}` : path);
}

/** A choice applies at once. A price is complete when its form is sent. */
export function change(form: HTMLFormElement, actions: FilterActions): void {
  if (form.closest(OPEN_SHEET)) void count(form, actions.counter);
  else if (!actions.field?.matches('[inputmode]')) apply(form, actions);
}

/** Enters the range of a link, so that the other choices of the sheet stay. */
export function step(form: HTMLFormElement, actions: FilterActions): void {
  const { field: link } = actions;
  if (!(link instanceof HTMLAnchorElement)) return;
  const range = new URL(link.href).searchParams;
  for (const field of form.querySelectorAll<HTMLInputElement>('[inputmode]'))
    field.value = range.get(field.name) ?? '';
  for (const other of form.querySelectorAll('[data-step]')) other.removeAttribute('aria-current');
  link.ariaCurrent = 'true';
  if (form.closest(OPEN_SHEET)) void count(form, actions.counter);
  else apply(form, actions);
}

let latest: AbortController | undefined;

/** Shows the number of products of the choices so far on the button of the sheet. */
async function count(form: HTMLFormElement, counter: string): Promise<void> {
  latest?.abort();
  latest = new AbortController();
  try {
    const response = await fetch(`${counter}&${queryOf(form)}`, { signal: latest.signal });
    const { label }: { label?: unknown } = await response.json();
    const shown = form.querySelector('[data-total]');
    if (response.ok && shown && typeof label === 'string') shown.textContent = label;
  } catch {
    // The button works without the number, which the next choice updates.
  }
}

/** Focuses the field that opened this list, in its drop-down, so that the shopper can choose more. */
export function resume(form: HTMLFormElement): void {
  const place = tabStorage.read(LIST_FOCUS);
  tabStorage.write(LIST_FOCUS, null);
  const field = place === null ? null : form.elements[Number(place)];
  if (!(field instanceof HTMLElement)) return;
  field.closest('details')?.setAttribute('open', '');
  const panel = field.closest<HTMLElement>('.facet-panel');
  if (panel && field.matches('[type="checkbox"]') && !panel.checkVisibility()) panel.showPopover();
  field.focus({ preventScroll: true });
}
