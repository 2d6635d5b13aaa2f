import { html } from 'hono/html';
import { addressSchema } from '../../core/address';
import type { Html } from '../../core/html-page';
import { moneyIn } from '../../core/language';
import { pageLanguage, pageTexts } from '../../core/page-language';
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
  const texts = pageTexts();
  const message = alert ?? (Object.keys(errors).length > 0 ? texts.page.checkFields : undefined);
  return html`<h1>${texts.checkout.title}</h1>
    ${message ? html`<div class="alert" role="alert" tabindex="-1" data-focus><p>${message}</p></div>` : ''}
    ${backLinks(visit)}
    <form data-checkout method="post" action="/__ecom/checkout?${visit.query}" novalidate class="columns">
      ${ENTER}
      <div class="details">
        ${contactFields(page)}
        ${quote.needsShipping ? addressFields(page) : html`<p class="note">${texts.checkout.nothingToShip}</p>`}
        ${quote.needsShipping ? html`<div id="delivery-options" data-live>${deliveryField(quote)}</div>` : ''}
        ${quote.needsShipping ? html`<p data-update><button name="intent" value="update">${texts.checkout.updateTotals}</button></p>` : ''}
      </div>
      <div class="summary" id="summary" data-live aria-live="polite">
        ${summaryPanel(quote, { cartPageUrl: visit.callbacks.cartPageUrl })}
      </div>
      <div class="payment">
        <div id="payment" data-live>${paymentFields(page)}</div>
        <button class="main" name="intent" value="pay">${texts.checkout.placeOrder}</button>
      </div>
    </form>`;
}

/**
 * Enter in a field presses the first button of a form, which must place the order and not update
 * the totals.
 */
const ENTER = html`<button class="enter" name="intent" value="pay" tabindex="-1" aria-hidden="true"></button>`;

export function backLinks({ callbacks: { postFlowUrl } }: CheckoutVisit): Html | '' {
  return postFlowUrl
    ? html`<p class="ways"><a href="${postFlowUrl}">${pageTexts().page.backToShop}</a></p>`
    : '';
}

function contactFields(state: FieldState): Html {
  const { checkout, fields } = pageTexts();
  return html`<fieldset>
  <legend>${checkout.contact}</legend>
  <div class="fields">
    ${textField(state, { name: 'email', label: fields.email, type: 'email', autocomplete: 'email', wide: true })}
    ${textField(state, { name: 'firstName', label: fields.firstName, autocomplete: 'given-name' })}
    ${textField(state, { name: 'lastName', label: fields.lastName, autocomplete: 'family-name' })}
    ${textField(state, { name: 'phone', label: fields.phone, type: 'tel', autocomplete: 'tel', optional: true, wide: true })}
  </div>
</fieldset>`;
}

function addressFields(state: FieldState): Html {
  const { checkout, fields } = pageTexts();
  return html`<fieldset>
  <legend>${checkout.shippingAddress}</legend>
  <div class="fields">
    <div class="wide">
      ${selectField(state, { name: 'country', label: fields.country, autocomplete: 'country', choices: countryChoices() })}
    </div>
    ${textField(state, { name: 'address', label: fields.address, autocomplete: 'street-address', wide: true })}
    ${textField(state, { name: 'city', label: fields.city, autocomplete: 'address-level2' })}
    ${textField(state, { name: 'postalCode', label: fields.postalCode, autocomplete: 'postal-code' })}
    <div class="wide" id="state" data-live>
      ${
        state.values.country === 'US'
          ? selectField(state, {
              name: 'subdivision',
              label: fields.state,
              autocomplete: 'address-level1',
              choices: US_STATES,
              empty: fields.chooseState,
              optional: true,
            })
          : ''
      }
    </div>
  </div>
</fieldset>`;
}

const deliveryField = ({ options, selected }: Quote): Html => html`<fieldset>
  <legend>${pageTexts().checkout.shipping}</legend>
  ${
    options.length === 0
      ? html`<p class="error">${pageTexts().checkout.noShipping}</p>`
      : options.map((option) => deliveryChoice(option, option.code === selected?.code))
  }
</fieldset>`;

const deliveryChoice = (option: PricedOption, checked: boolean): Html => html`<label class="choice">
  <input type="radio" id="delivery-${option.code}" name="delivery" value="${option.code}" ${checked ? 'checked' : ''} />
  <span><bdi>${translatedShared('delivery', option.title)}</bdi><br /><span class="note">${[translatedShared('delivery', option.deliveryTime), pickupPlace(option)].filter(Boolean).map((text, index) => html`${index > 0 ? ', ' : ''}<bdi>${text}</bdi>`)}</span></span>
  <span>${option.price === 0 ? pageTexts().checkout.free : moneyIn(pageLanguage(), option.price)}</span>
</label>`;

const pickupPlace = ({ pickupAddress }: PricedOption): string | undefined =>
  addressSchema.safeParse(pickupAddress).data?.addressLine;

function paymentFields({ quote, ...state }: CheckoutPage): Html {
  const { checkout: texts, fields } = pageTexts();
  if (quote.due === 0) return html`<p class="note">${texts.nothingToPay}</p>`;
  return html`<fieldset>
    <legend>${texts.payment}</legend>
    ${textField(state, { name: 'cardNumber', label: fields.cardNumber, autocomplete: 'cc-number', inputmode: 'numeric' })}
    <p class="note" id="test-cards">${texts.testCards}</p>
    <table class="cards" aria-labelledby="test-cards">
      ${TEST_CARDS.map(({ number, effect }) => html`<tr><td><bdi dir="ltr">${number}</bdi></td><td>${texts[effect]}</td></tr>`)}
    </table>
  </fieldset>`;
}
