/**
 * Tracking links by the platform's names of the carriers. The platform generates the link for
 * these.
 */
const TRACKING: Record<string, string> = {
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  ups: 'https://www.ups.com/track?tracknum=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  dhl: 'https://www.dhl.com/en/express/tracking.html?AWB=',
  canadaPost: 'https://www.canadapost-postescanada.ca/track-reperage/en#/details/',
};

type Tracking = { trackingNumber?: string; shippingProvider?: string; trackingLink?: string };

/**
 * Returns the tracking with the link of a known carrier. For any other carrier the sent link stays.
 */
export function withTrackingLink(tracking: Tracking): Tracking {
  const { trackingNumber, shippingProvider } = tracking;
  const known = shippingProvider && Object.hasOwn(TRACKING, shippingProvider) && TRACKING[shippingProvider];
  return known && trackingNumber
    ? { ...tracking, trackingLink: known + encodeURIComponent(trackingNumber) }
    : tracking;
}
