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
export async function policyCommand(origin: string, requested: string | undefined): Promise<string> {
  const body = requested === undefined ? undefined : JSON.stringify(policyOf(requested));
  const response = await fetch(`${origin}/_sandbox/policy`, {
    ...(body === undefined ? {} : { method: 'PUT', body }),
  }).catch(() => {
    throw new Error(`No sandbox answers at ${origin}. Start one with: ${COMMAND}`);
  });
  if (!response.ok) {
    const rejection = z.object({ message: z.string() }).safeParse(await response.json());
    throw new Error(`The sandbox rejected the policy: ${rejection.data?.message ?? response.status}`);
  }
  return JSON.stringify(await response.json(), null, 2);
}

function policyOf(requested: string): unknown {
  if (Object.hasOwn(NAMED, requested)) return NAMED[requested];
  try {
    return JSON.parse(requested);
  } catch {
    throw new Error(`Unknown policy: ${requested}\n${POLICY_USAGE}`);
  }
}
