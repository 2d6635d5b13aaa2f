/**
 * Updates totals and delivery options when country, state or delivery option change. Without this
 * script the button "Update totals" does the same.
 */
const form = document.querySelector('form[data-checkout]');
let pending = Promise.resolve();
let latest = 0;
let placing = false;

/** Requests the page with the current form values and replaces the parts that depend on them. */
async function update() {
  latest += 1;
  const mine = latest;
  const body = new FormData(form);
  body.set('intent', 'update');
  const response = await fetch(form.action, { method: 'POST', body: new URLSearchParams(body) });
  if (!response.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (mine !== latest) return;
  const focused = document.activeElement?.id;
  for (const part of document.querySelectorAll('[data-live]')) {
    const fresh = page.getElementById(part.id);
    if (fresh) part.replaceChildren(...fresh.childNodes);
  }
  if (focused && document.activeElement === document.body) document.getElementById(focused)?.focus();
}

if (form) {
  document.querySelector('[data-update]')?.setAttribute('hidden', '');
  form.addEventListener('change', ({ target }) => {
    if (target.matches('[name="country"], [name="subdivision"], [name="delivery"]'))
      pending = update().catch(() => document.querySelector('[data-update]')?.removeAttribute('hidden'));
  });
  form.addEventListener('submit', async (event) => {
    if (event.submitter?.value !== 'pay') return;
    event.preventDefault();
    // A second click on "Place order" waits for the first one's response.
    if (placing) return;
    placing = true;
    form.querySelector('button.main').setAttribute('aria-disabled', 'true');
    // The submitted total must match the current choices.
    await pending;
    const intent = document.createElement('input');
    Object.assign(intent, { type: 'hidden', name: 'intent', value: 'pay' });
    form.append(intent);
    form.submit();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  // Moves the focus to the message after a rejection.
  document.querySelector('[data-focus]')?.focus();
}
