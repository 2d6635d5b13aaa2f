import { z } from 'zod';
import { COMMAND, COMMAND_WITH } from './command-name';

/** Policies by the name that a person types. */
const NAMED: Record<string, unknown> = {
  open: {},
  'email-verification': { emailVerification: 'always' },
  'owner-approval': { ownerApproval: true },
  captcha: { captcha: { when: 'always' } },
  'captcha-after-failures': { captcha: { when: 'afterFailures', failures: 3 } },
};

/** Usage text for the terminal. */
export const POLICY_USAGE = `Usage: ${COMMAND_WITH} policy [${Object.keys(NAMED).join(' | ')} | '<JSON>']`;

/**
 * `policy`: shows or sets the policy of the sandbox at `origin`. Returns the current policy as
 * text.
 * @throws Error when the name is unknown, or the sandbox does not respond or rejects the policy.
 */
export async function policyCommand(origin: string, wanted: string | undefined): Promise<string> {
  const body = wanted === undefined ? undefined : JSON.stringify(policyOf(wanted));
  const response = await fetch(`${origin}/_sandbox/policy`, {
    ...(body === undefined ? {} : { method: 'PUT', body }),
  }).catch(() => {
    throw new Error(`No sandbox answers at ${origin}. Start one with: ${COMMAND}`);
  });
  if (!response.ok) {
    const rejection = z.object({ message: z.string() }).safeParse(await response.json());
    throw new Error(`The sandbox refused: ${rejection.data?.message ?? response.status}`);
  }
  return JSON.stringify(await response.json(), null, 2);
}

function policyOf(wanted: string): unknown {
  if (Object.hasOwn(NAMED, wanted)) return NAMED[wanted];
  try {
    return JSON.parse(wanted);
  } catch {
    throw new Error(`Unknown policy: ${wanted}\n${POLICY_USAGE}`);
  }
}
