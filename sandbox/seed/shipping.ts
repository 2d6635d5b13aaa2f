import { COUNTRIES } from '../ecom/countries';
import type { shippingOptions } from '../ecom/quote/schema';
import { stableId } from './ids';

type ShippingOption = typeof shippingOptions.$inferInsert;

const MANUAL_CARRIER = stableId('carrier:manual');
const PICKUP_CARRIER = stableId('carrier:pickup');
const ABROAD = COUNTRIES.filter((country) => country !== 'US');

/**
 * Delivery by country: three options in the United States, one for all other countries. Costs in
 * cents.
 */
export const SEED_SHIPPING_OPTIONS: ShippingOption[] = [
  {
    code: 'standard',
    carrierId: MANUAL_CARRIER,
    title: 'Standard',
    deliveryTime: '3–5 business days',
    cost: 600,
    freeFrom: 7500,
    countries: ['US'],
    regionName: 'United States',
    position: 0,
  },
  {
    code: 'express',
    carrierId: MANUAL_CARRIER,
    title: 'Express',
    deliveryTime: '1–2 business days',
    cost: 1450,
    countries: ['US'],
    regionName: 'United States',
    position: 1,
  },
  {
    code: 'studio-pickup',
    carrierId: PICKUP_CARRIER,
    title: 'Studio pickup',
    deliveryTime: 'Ready in 1 business day',
    cost: 0,
    countries: ['US'],
    regionName: 'United States',
    pickupAddress: {
      country: 'US',
      subdivision: 'US-NY',
      city: 'Hudson',
      postalCode: '12534',
      streetAddress: { name: 'Warren Street', number: '412' },
      addressLine: '412 Warren Street',
      formattedAddress: '412 Warren Street, Hudson, NY 12534, United States',
    },
    position: 2,
  },
  {
    code: 'international-standard',
    carrierId: MANUAL_CARRIER,
    title: 'International standard',
    deliveryTime: '7–14 business days',
    cost: 1800,
    countries: ABROAD,
    regionName: 'International',
    position: 3,
  },
];
