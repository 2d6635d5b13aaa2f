/** Parameters that name the source of a visit. Others may name an order, for example. */
const CAMPAIGN = /^(?:utm_\w+|ref|source|gclid)$/;

/** Returns the URL of the page with no parameters except a campaign's. */
export function pageLocation(): string {
  const url = new URL(location.href);
  for (const name of [...url.searchParams.keys()]) if (!CAMPAIGN.test(name)) url.searchParams.delete(name);
  url.hash = '';
  return url.href;
}
