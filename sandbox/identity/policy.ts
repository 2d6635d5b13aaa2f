import { z } from 'zod';
import type { Writer } from '../db/database';
import type { Reader } from '../db/reader';
import { readSetting, writeSetting } from '../db/settings';

const SETTING = 'policy';

/** The site's sign-in policy, which a merchant sets in the platform's dashboard. */
export const policySchema = z.strictObject({
  /** The registrations that require email verification: none, only known buyers', or all. */
  emailVerification: z.enum(['never', 'contacts', 'always']).default('never'),
  /** New members wait for the owner's approval. */
  ownerApproval: z.boolean().default(false),
  captcha: z
    .strictObject({
      /**
       * `always`: for login and registration. `afterFailures`: for the login of an email that
       * failed `failures` times.
       */
      when: z.enum(['never', 'afterFailures', 'always']).default('never'),
      failures: z.number().int().min(1).max(20).default(3),
      /** `visible`: an invisible widget's answer is rejected. */
      kind: z.enum(['any', 'visible']).default('any'),
    })
    .prefault({}),
  /**
   * Issues no code for `prompt=none` with `responseMode=query`, so a client must use `web_message`.
   */
  rejectServerAuthorize: z.boolean().default(false),
});

export type Policy = z.infer<typeof policySchema>;

export async function readPolicy(reader: Reader): Promise<Policy> {
  return policySchema.parse((await readSetting(reader, SETTING)) ?? {});
}

export async function writePolicy(tx: Writer, policy: Policy): Promise<void> {
  await writeSetting(tx, SETTING, policy);
}
