import { z } from 'zod';
import { type Address, countryName, emailSchema } from '../../core/address';
import { pageTexts } from '../../core/page-language';
import type { CheckoutDocument, Party } from '../../ecom/checkout/types';
import { defaultCountry } from '../../ecom/quote/quote';
import { readCard } from './cards';
import { hasPostalCodes, isCountry, US_STATES } from './places';

const field = z.string().trim().max(250).catch('').default('');

const valuesSchema = z.object({
  email: field,
  firstName: field,
  lastName: field,
  phone: field,
  country: field.transform((code) => (isCountry(code) ? code : defaultCountry())),
  subdivision: field,
  address: field,
  city: field,
  postalCode: field,
  delivery: field,
  cardNumber: field,
});

/** The form's values as entered. `delivery` is the code of a delivery option, or empty. */
export type CheckoutValues = z.infer<typeof valuesSchema>;
export type CheckoutErrors = Partial<Record<keyof CheckoutValues, string>>;

/**
 * Returns the sent fields, the intent (`update` or `pay`), and the amount to pay that the page
 * showed, in minor units.
 */
export function readCheckoutForm(body: Record<string, unknown>) {
  const control = z
    .object({
      intent: z.enum(['update', 'pay']).catch('pay'),
      total: z.coerce.number().int().catch(-1),
    })
    .parse(body);
  return { values: valuesSchema.parse(body), ...control };
}

/** Returns the initial form values of a checkout. */
export function valuesOf({
  email,
  shippingDestination,
  billingInfo,
  selectedShippingOption,
}: CheckoutDocument) {
  const address = shippingDestination?.address ?? billingInfo?.address;
  const contact = shippingDestination?.contactDetails ?? billingInfo?.contactDetails;
  return valuesSchema.parse({
    email,
    firstName: contact?.firstName,
    lastName: contact?.lastName,
    phone: contact?.phone,
    country: address?.country,
    subdivision: address?.subdivision,
    address: address?.addressLine,
    city: address?.city,
    postalCode: address?.postalCode,
    delivery: selectedShippingOption?.code,
  });
}

/** Returns the errors by field. `ships`: there are goods to deliver. `pays`: an amount is due. */
export function checkValues(
  values: CheckoutValues,
  { ships, pays }: { ships: boolean; pays: boolean },
): CheckoutErrors {
  const texts = pageTexts().errors;
  const errors: CheckoutErrors = {};
  if (values.email === '') errors.email = texts.enterEmail;
  else if (!emailSchema.safeParse(values.email).success) errors.email = texts.emailForm;
  if (values.firstName === '') errors.firstName = texts.enterFirstName;
  if (values.lastName === '') errors.lastName = texts.enterLastName;
  if (ships) {
    if (values.address === '') errors.address = texts.enterAddress;
    if (values.city === '') errors.city = texts.enterCity;
    if (values.postalCode === '' && hasPostalCodes(values.country)) errors.postalCode = texts.enterPostalCode;
  }
  if (pays && values.cardNumber === '') errors.cardNumber = texts.enterCard;
  else if (pays && readCard(values.cardNumber) === undefined) errors.cardNumber = texts.onlyTestCards;
  return errors;
}

/** Returns the checkout's document with the entered values. */
export function documentOf(
  values: CheckoutValues,
  before: CheckoutDocument,
  { ships }: { ships: boolean },
): CheckoutDocument {
  const contactDetails = {
    firstName: values.firstName,
    lastName: values.lastName,
    ...(values.phone ? { phone: values.phone } : {}),
  };
  const { selectedShippingOption, shippingDestination, ...rest } = before;
  // Without delivery the page requests no address, so tax uses the address that the checkout came
  // with.
  const known = before.billingInfo?.address ?? shippingDestination?.address;
  const address = ships ? addressOf(values) : known;
  const party: Party = address ? { address, contactDetails } : { contactDetails };
  return {
    ...rest,
    email: values.email,
    billingInfo: party,
    ...(ships ? { shippingDestination: party } : {}),
    ...(ships && values.delivery ? { selectedShippingOption: { code: values.delivery } } : {}),
  };
}

function addressOf({ country, subdivision, city, postalCode, address }: CheckoutValues): Address {
  const state = country === 'US' ? US_STATES.find(({ code }) => code === subdivision) : undefined;
  const place = [state?.code.slice(3), postalCode].filter(Boolean).join(' ');
  return {
    country,
    ...(state ? { subdivision: state.code } : {}),
    city,
    ...(postalCode ? { postalCode } : {}),
    addressLine: address,
    formattedAddress: [address, city, place, countryName(country)].filter(Boolean).join(', '),
  };
}
