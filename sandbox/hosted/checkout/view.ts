import { html } from 'hono/html';
import { addressSchema } from '../../core/address';
import type { Html } from '../../core/html-page';
import { formatMoney } from '../../core/money';
import { translatedShared } from '../../core/requested-view';
import type { PricedOption, Quote } from '../../ecom/quote/quote';
import { TEST_CARDS } from './cards';
import { type FieldState, selectField, textField } from './fields';
import { countryChoices, US_STATES } from './places';
import type { CheckoutVisit } from './session';
import { summaryPanel } from './summary';

export type CheckoutPage = FieldState & {
  visit: CheckoutVisit;
  quote: Quote;
  /** Why the last attempt failed. */
  alert?: string;
};

/**
 * Renders the checkout form: details, summary and payment. One column on a phone, otherwise the
 * summary next to the rest.
 */
export function checkoutBody(page: CheckoutPage): Html {
  const { visit, quote, alert, errors } = page;
  const message =
    alert ?? (Object.keys(errors).length > 0 ? 'Please check the fields marked below.' : undefined);
  return html`<h1>Checkout</h1>
    ${message ? html`<div class="alert" role="alert" tabindex="-1" data-focus><p>${message}</p></div>` : ''}
    ${backLinks(visit)}
    <form data-checkout method="post" action="/__ecom/checkout?${visit.query}" novalidate class="columns">
      ${ENTER}
      <div class="details">
        ${contactFields(page)}
        ${quote.needsShipping ? addressFields(page) : html`<p class="note">Nothing to ship: we’ll email you this order.</p>`}
        ${quote.needsShipping ? html`<div id="delivery-options" data-live>${deliveryField(quote)}</div>` : ''}
        ${quote.needsShipping ? html`<p data-update><button name="intent" value="update">Update totals</button></p>` : ''}
      </div>
      <div class="summary" id="summary" data-live aria-live="polite">
        ${summaryPanel(quote, { cartPageUrl: visit.callbacks.cartPageUrl })}
      </div>
      <div class="payment">
        <div id="payment" data-live>${paymentFields(page)}</div>
        <button class="main" name="intent" value="pay">Place order</button>
      </div>
    </form>`;
}

/**
 * Enter in a field presses the first button of a form, which must place the order and not update
 * the totals.
 */
const ENTER = html`<button class="enter" name="intent" value="pay" tabindex="-1" aria-hidden="true"></button>`;

export function backLinks({ callbacks: { postFlowUrl } }: CheckoutVisit): Html | '' {
  return postFlowUrl ? html`<p class="ways"><a href="${postFlowUrl}">Back to the shop</a></p>` : '';
}

const contactFields = (state: FieldState): Html => html`<fieldset>
  <legend>Contact</legend>
  <div class="fields">
    ${textField(state, { name: 'email', label: 'Email', type: 'email', autocomplete: 'email', wide: true })}
    ${textField(state, { name: 'firstName', label: 'First name', autocomplete: 'given-name' })}
    ${textField(state, { name: 'lastName', label: 'Last name', autocomplete: 'family-name' })}
    ${textField(state, { name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel', optional: true, wide: true })}
  </div>
</fieldset>`;

const addressFields = (state: FieldState): Html => html`<fieldset>
  <legend>Shipping address</legend>
  <div class="fields">
    <div class="wide">
      ${selectField(state, { name: 'country', label: 'Country', autocomplete: 'country', choices: countryChoices() })}
    </div>
    ${textField(state, { name: 'address', label: 'Address', autocomplete: 'street-address', wide: true })}
    ${textField(state, { name: 'city', label: 'City', autocomplete: 'address-level2' })}
    ${textField(state, { name: 'postalCode', label: 'Postal code', autocomplete: 'postal-code' })}
    <div class="wide" id="state" data-live>
      ${
        state.values.country === 'US'
          ? selectField(state, {
              name: 'subdivision',
              label: 'State',
              autocomplete: 'address-level1',
              choices: US_STATES,
              empty: 'Choose a state',
              optional: true,
            })
          : ''
      }
    </div>
  </div>
</fieldset>`;

const deliveryField = ({ options, selected }: Quote): Html => html`<fieldset>
  <legend>Shipping</legend>
  ${
    options.length === 0
      ? html`<p class="error">We don’t ship to this country.</p>`
      : options.map((option) => deliveryChoice(option, option.code === selected?.code))
  }
</fieldset>`;

const deliveryChoice = (option: PricedOption, checked: boolean): Html => html`<label class="choice">
  <input type="radio" id="delivery-${option.code}" name="delivery" value="${option.code}" ${checked ? 'checked' : ''} />
  <span>${translatedShared('delivery', option.title)}<br /><span class="note">${[translatedShared('delivery', option.deliveryTime), pickupPlace(option)].filter(Boolean).join(', ')}</span></span>
  <span>${option.price === 0 ? 'Free' : formatMoney(option.price)}</span>
</label>`;

const pickupPlace = ({ pickupAddress }: PricedOption): string | undefined =>
  addressSchema.safeParse(pickupAddress).data?.addressLine;

function paymentFields({ quote, ...state }: CheckoutPage): Html {
  if (quote.due === 0) return html`<p class="note">There is nothing to pay.</p>`;
  return html`<fieldset>
    <legend>Payment</legend>
    ${textField(state, { name: 'cardNumber', label: 'Card number', autocomplete: 'cc-number', inputmode: 'numeric' })}
    <p class="note" id="test-cards">Test cards</p>
    <table class="cards" aria-labelledby="test-cards">
      ${TEST_CARDS.map(({ number, effect }) => html`<tr><td>${number}</td><td>${effect}</td></tr>`)}
    </table>
  </fieldset>`;
}
