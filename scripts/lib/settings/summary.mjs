import { LIVE_API_ORIGIN } from '../../../lib/config/platform-origins.mjs';
import { readSeed } from './seed.mjs';

/**
 * Prints the summary of `npm start` when the shop is open.
 * @param {import('./settings.mjs').Settings} settings
 * @param {number} seconds it took
 */
export function summary({ sandboxed, shopUrl, sandboxUrl, networkUrl, env }, seconds) {
  const lines = [`The shop is open (${seconds.toFixed(1)} s)`, '', `  Shop      ${networkUrl ?? shopUrl}`];
  if (networkUrl) lines.push('            also on a phone in the same network');
  if (sandboxed) {
    const {
      members: [member],
      coupons: [coupon],
    } = readSeed(env.SANDBOX_SEED ?? '');
    lines.push(
      `  Sandbox   ${sandboxUrl}/_sandbox/   data, clock and faults of the platform on this machine`,
      `  Console   ${sandboxUrl}/_console/   orders, products and members, as the merchant sees them`,
      `  Inbox     ${sandboxUrl}/inbox       the mail the shop has sent`,
      '',
      `  Sign in   ${member ? `${member.email} with ${member.password}, or register` : 'register'}`,
      '  Pay with  4242 4242 4242 4242',
      ...(coupon ? [`  Coupon    ${coupon.code}`] : []),
    );
  } else lines.push(`  Platform  ${env.WIX_API_ORIGIN || LIVE_API_ORIGIN} as ${env.WIX_CLIENT_ID}`);
  return [...lines, '', 'Ctrl-C ends it.', ''].join('\n');
}
