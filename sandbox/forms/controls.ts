import { Hono } from 'hono';
import { z } from 'zod';
import { readArguments } from '../core/arguments';
import type { Platform } from '../core/platform';
import { automationSchema, readAutomations, writeAutomations } from './automations';
import { listForms, replaceForms } from './store';
import { readSubscribers } from './subscriptions';
import { formDocument } from './types';

const formsArguments = z.strictObject({
  forms: z
    .array(formDocument.extend({ id: z.guid().optional(), requiresCaptcha: z.boolean().default(false) }))
    .max(50),
});

const automationsArguments = z.strictObject({ automations: z.array(automationSchema).max(50) });

/**
 * `/_sandbox/forms`: the forms of the site, which a merchant creates in the platform's editor.
 * `/_sandbox/automations`: the emails that their submissions send. `/_sandbox/subscribers`: who
 * subscribed to the newsletter with one. A reset brings back the seed's forms and automations and
 * deletes all submissions.
 */
export function formControls({ db, clock }: Platform): Hono {
  const app = new Hono();
  const wire = async () => ({
    forms: (await listForms(db.read)).map(({ id, requiresCaptcha, document }) => ({
      id,
      requiresCaptcha,
      ...document,
    })),
  });
  app.get('/_sandbox/forms', async (c) => c.json(await wire()));
  app.put('/_sandbox/forms', async (c) => {
    const { forms } = await readArguments(c, formsArguments);
    const given = forms.map(({ id = crypto.randomUUID(), requiresCaptcha, ...document }) => ({
      id,
      requiresCaptcha,
      document,
    }));
    await db.write((tx) => replaceForms(tx, given, clock.now()));
    return c.json(await wire());
  });
  app.get('/_sandbox/subscribers', async (c) => {
    const all = await readSubscribers(db.read);
    return c.json({ subscribers: all.map(({ email, status }) => ({ email, status })) });
  });
  app.get('/_sandbox/automations', async (c) => c.json({ automations: await readAutomations(db.read) }));
  app.put('/_sandbox/automations', async (c) => {
    const { automations } = await readArguments(c, automationsArguments);
    await db.write((tx) => writeAutomations(tx, automations));
    return c.json({ automations });
  });
  return app;
}
