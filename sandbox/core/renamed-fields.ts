import type { MiddlewareHandler } from 'hono';
import type { Platform } from './platform';
import type { SiteOptions } from './site-options';

/**
 * A field that the platform renames. Each name is `<parent>.<field>`: the parent is the nearest key
 * of an object, or of a list of objects.
 */
type RenamedField = {
  /** The paths of the calls that have it. */
  calls: RegExp;
  old: readonly string[];
  /** Empty where other data of the response replaces it. */
  new: readonly string[];
  /** The announced day of its removal. */
  removal: string;
};

export const FORM_CALLS = /^\/form-schema-service\//;
const PAYMENTS = /^\/ecom\/v1\/payments\//;
const ORDERS = /^\/ecom\/v1\/orders/;
const CARTS_V1 = /^\/ecom\/v1\/(?:carts|checkouts)\//;
const CARTS_V2 = /^\/ecom\/v2\/carts/;
const PRODUCTS_V3 = /^\/stores\/v3\/products/;
const VARIANTS_V3 = /^\/stores\/v3\/products\/(?:query|search)-variants/;

/**
 * The fields with an announced removal that the sandbox sends. Names and days are those of the
 * types in the platform's packages.
 */
export const RENAMED_FIELDS: readonly RenamedField[] = [
  {
    calls: PAYMENTS,
    old: ['regularPaymentDetails.paymentMethod'],
    new: ['regularPaymentDetails.paymentMethodName'],
    removal: '2026-07-01',
  },
  {
    calls: PAYMENTS,
    old: ['regularPaymentDetails.status', 'giftcardPaymentDetails.voided'],
    new: ['payments.status'],
    removal: '2026-11-01',
  },
  { calls: ORDERS, old: ['activities.type'], new: ['activities.activityType'], removal: '2026-03-01' },
  {
    calls: ORDERS,
    old: ['subscriptionInfo.subscriptionOptionTitle', 'subscriptionInfo.subscriptionOptionDescription'],
    new: ['subscriptionInfo.title', 'subscriptionInfo.description'],
    removal: '2025-10-01',
  },
  {
    calls: ORDERS,
    old: ['order.taxSummary', 'orders.taxSummary'],
    new: ['order.taxInfo', 'orders.taxInfo'],
    removal: '2024-09-30',
  },
  {
    calls: ORDERS,
    old: ['cost.taxDetails', 'additionalFees.taxDetails'],
    new: ['cost.taxInfo', 'additionalFees.taxInfo'],
    removal: '2026-03-30',
  },
  { calls: ORDERS, old: ['lineItems.taxDetails'], new: ['lineItems.taxInfo'], removal: '2024-09-30' },
  {
    calls: ORDERS,
    old: ['appliedDiscounts.lineItemIds'],
    new: ['appliedDiscounts.lineItemDiscounts'],
    removal: '2024-10-30',
  },
  // The fees of the whole estimate replace it.
  { calls: CARTS_V1, old: ['selectedCarrierServiceOption.otherCharges'], new: [], removal: '2025-10-01' },
  {
    calls: CARTS_V1,
    old: ['eligibleMemberships', 'invalidMemberships', 'selectedMemberships'].map(
      (name) => `membershipOptions.${name}`,
    ),
    new: ['membershipOptions.validatedExistingMemberships'],
    removal: '2026-10-01',
  },
  {
    calls: CARTS_V1,
    old: ['calculationErrors.giftCardCalculationError'],
    new: ['calculationErrors.giftCardCalculationErrors'],
    removal: '2026-12-01',
  },
  {
    calls: CARTS_V1,
    old: ['membership.lineItemIds'],
    new: ['memberships.coveredLineItems'],
    removal: '2026-08-30',
  },
  {
    calls: CARTS_V2,
    old: ['paymentConfig.selectedMembership'],
    new: ['paymentConfig.membership'],
    removal: '2026-06-22',
  },
  {
    calls: CARTS_V2,
    old: ['summary.calculationErrors', 'summary.spiViolations'],
    new: ['summary.violations'],
    removal: '2026-08-01',
  },
  {
    calls: FORM_CALLS,
    old: ['properties.name', 'properties.disabled'],
    new: ['form.name', 'form.enabled', 'forms.name', 'forms.enabled'],
    removal: '2026-01-06',
  },
  {
    calls: FORM_CALLS,
    old: ['form.rules', 'forms.rules'],
    new: ['form.formRules', 'forms.formRules'],
    removal: '2026-04-01',
  },
  {
    calls: FORM_CALLS,
    old: ['form.deletedFields', 'forms.deletedFields'],
    new: ['form.deletedFormFields', 'forms.deletedFormFields'],
    removal: '2027-02-01',
  },
  { calls: PRODUCTS_V3, old: ['choices.linkedMedia'], new: ['choices.media'], removal: '2026-12-31' },
  // The product's id and `variantId` together replace it.
  { calls: VARIANTS_V3, old: ['variants.id'], new: [], removal: '2026-12-31' },
];

/**
 * Leaves out the names that the site does not send. Both are the default: `calculationErrors` of
 * Cart V2 was to go in August 2026, and a live site still sent it in October.
 */
export const sentFieldNames =
  (platform: Pick<Platform, 'siteOptions'>): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const dropped = droppedFields(platform.siteOptions.fieldNames, c.req.path);
    if (dropped.size === 0 || !c.res.headers.get('content-type')?.includes('json')) return;
    const body: unknown = await c.res.json();
    c.res = new Response(JSON.stringify(withoutFields(body, '', dropped)), c.res);
  };

function droppedFields(sent: SiteOptions['fieldNames'], path: string): ReadonlySet<string> {
  if (sent === 'both') return new Set();
  const fields = RENAMED_FIELDS.filter(({ calls }) => calls.test(path));
  return new Set(fields.flatMap((field) => (sent === 'new' ? field.old : field.new)));
}

function withoutFields(value: unknown, parent: string, dropped: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutFields(one, parent, dropped));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !dropped.has(`${parent}.${key}`))
      .map(([key, one]) => [key, withoutFields(one, key, dropped)]),
  );
}
