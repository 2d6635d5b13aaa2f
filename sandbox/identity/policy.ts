import { z } from 'zod';
import type { Writer } from '../db/database';
import { readSetting, writeSetting } from '../db/settings';
import type { Reader } from '../ecom/reader';

const SETTING = 'policy';

/** How the site lets people in: what a merchant sets in the platform's dashboard. */
export const policySchema = z.strictObject({
  /** Who must prove their address at registration: nobody, those the site knows as buyers, or everybody. */
  emailVerification: z.enum(['never', 'contacts', 'always']).default('never'),
  /** New members wait for the owner. */
  ownerApproval: z.boolean().default(false),
  captcha: z
    .strictObject({
      /** For login and registration; `afterFailures`: for the login of an email that failed `failures` times. */
      when: z.enum(['never', 'afterFailures', 'always']).default('never'),
      failures: z.number().int().min(1).max(20).default(3),
      /** `visible`: the answer of an invisible widget is not good enough. */
      kind: z.enum(['any', 'visible']).default('any'),
    })
    .prefault({}),
  /** No code for `prompt=none` with `responseMode=query`: a client must use `web_message` then. */
  rejectServerAuthorize: z.boolean().default(false),
});

export type Policy = z.infer<typeof policySchema>;

export async function readPolicy(reader: Reader): Promise<Policy> {
  return policySchema.parse((await readSetting(reader, SETTING)) ?? {});
}

export async function writePolicy(tx: Writer, policy: Policy): Promise<void> {
  await writeSetting(tx, SETTING, policy);
}
