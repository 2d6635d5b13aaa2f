import { Hono } from 'hono';
import { z } from 'zod';
import { emailSchema } from '../core/address';
import { readArguments } from '../core/arguments';
import { plainError } from '../core/errors';
import type { Platform } from '../core/platform';
import { changeMember, findMemberByEmail, selectMembers, signOutEverywhere } from '../members/store';
import { memberWire } from '../members/wire';
import { mintToken } from './one-time-tokens';
import { policySchema, readPolicy, writePolicy } from './policy';
import { IDP_CONNECTION_ID, type IdToken } from './sign-on';

const memberChange = z.strictObject({
  status: z.enum(['PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE']).optional(),
  mustResetPassword: z.boolean().optional(),
  /** false: the next login requires verification. */
  emailVerified: z.boolean().optional(),
});

const providerUser = z.strictObject({
  email: emailSchema,
  firstName: z.string().max(100).optional(),
  lastName: z.string().max(100).optional(),
});

const PROVIDER_TOKEN_MS = 5 * 60_000;

/**
 * Mounts `/_sandbox/policy`, `/_sandbox/members` and `/_sandbox/idp-token`: the actions of a
 * merchant and of an identity provider.
 */
export function identityControlRoutes(platform: Platform): Hono {
  const app = new Hono();
  const { db, clock } = platform;

  app.get('/_sandbox/policy', async (c) => c.json(await readPolicy(db.read)));
  // Replaces the whole policy. Fields that are not given get the defaults of a fresh site.
  app.put('/_sandbox/policy', async (c) => {
    const policy = await readArguments(c, policySchema);
    await db.write((tx) => writePolicy(tx, policy));
    return c.json(policy);
  });

  app.get('/_sandbox/members', async (c) => {
    const { found } = await selectMembers(db.read, { where: undefined, orderBy: [], limit: 1000, offset: 0 });
    return c.json({
      members: found.map((member) => ({
        ...memberWire(member, 'FULL'),
        mustResetPassword: member.mustResetPassword,
        hasPassword: member.passwordHash !== null,
      })),
    });
  });

  app.patch('/_sandbox/members/:email', async (c) => {
    const { emailVerified, ...change } = await readArguments(c, memberChange);
    const email = c.req.param('email');
    const member = await db.write(async (tx) => {
      const known = await findMemberByEmail(tx, email);
      if (known === undefined) throw plainError(404, `Member is not found: ${email}`);
      const now = clock.now();
      if (change.status === 'BLOCKED') await signOutEverywhere(tx, known.id, now);
      const verification =
        emailVerified === undefined ? {} : { emailVerified, mustVerifyEmail: !emailVerified };
      return changeMember(tx, known, { ...change, ...verification }, now);
    });
    return c.json({ member: memberWire(member, 'FULL') });
  });

  // Returns a token as the sandbox's identity provider would issue it to a person who signed in
  // there.
  app.post('/_sandbox/idp-token', async (c) => {
    const data: IdToken = await readArguments(c, providerUser);
    const token = await db.write((tx) =>
      mintToken(tx, platform, { purpose: 'idp', data, lifeMs: PROVIDER_TOKEN_MS }),
    );
    return c.json({ idpConnectionId: IDP_CONNECTION_ID, tokenParams: { id_token: token } });
  });

  return app;
}
