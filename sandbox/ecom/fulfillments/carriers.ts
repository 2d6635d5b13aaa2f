/** Carriers that the platform makes the tracking link of, by the names that it knows them by. */
const TRACKING: Record<string, string> = {
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  ups: 'https://www.ups.com/track?tracknum=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  dhl: 'https://www.dhl.com/en/express/tracking.html?AWB=',
  canadaPost: 'https://www.canadapost-postescanada.ca/track-reperage/en#/details/',
};

type Tracking = { trackingNumber?: string; shippingProvider?: string; trackingLink?: string };

/** The same with the link of a known carrier; of any other carrier the link is what was sent. */
export function withTrackingLink(tracking: Tracking): Tracking {
  const { trackingNumber, shippingProvider } = tracking;
  const known = shippingProvider && Object.hasOwn(TRACKING, shippingProvider) && TRACKING[shippingProvider];
  return known && trackingNumber
    ? { ...tracking, trackingLink: known + encodeURIComponent(trackingNumber) }
    : tracking;
}
