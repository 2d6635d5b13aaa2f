'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { afterAdd } from '@/features/places/cart-changes';
import { replaceSession } from '@/lib/auth/complete';
import { confirmPassword } from '@/lib/auth/confirm-password';
import { addAllMessages } from '@/lib/cart/add-all';
import { loadCart } from '@/lib/cart/operations';
import { type FormState, IDLE } from '@/lib/forms/form-state';
import { readTextField } from '@/lib/forms/read-text-field';
import { FieldError, formAction, langOfForm, runForm } from '@/lib/forms/run-form';
import { answerForm } from '@/lib/forms/stored-state';
import type { Lang } from '@/lib/i18n/lang';
import type { Messages } from '@/lib/i18n/messages/en';
import {
  addressIdSchema,
  addressSchema,
  deleteSchema,
  FORMS,
  newPasswordSchema,
  privacySchema,
  profileSchema,
} from '@/lib/members/account-forms';
import * as members from '@/lib/members/operations';
import { buyAgain } from '@/lib/orders/read-order';
import { requireMember } from '@/lib/session/read';
import { localHref, orderHref } from '@/lib/urls';

/** Every export is a public endpoint, and verifies its caller (`formAction`) and the member. */

type AccountForm<S extends z.ZodType> = Omit<Parameters<typeof runForm<S>>[0], 'where' | 'work'> & {
  name: string;
  /** The form's page, without a locale prefix. */
  path: string;
  /** `here` is the form's page in the locale of the form. */
  work: (
    fields: z.infer<S>,
    context: { messages: Messages; lang: Lang; here: string },
  ) => Promise<string | null>;
};

async function run<S extends z.ZodType>({ name, path, work, ...form }: AccountForm<S>): Promise<FormState> {
  const lang = langOfForm(form.data);
  const here = localHref(lang, path);
  return answerForm(
    name,
    here,
    await runForm({
      ...form,
      where: name,
      work: (fields, messages) => work(fields, { messages, lang, here }),
    }),
  );
}

const checkCurrentPassword =
  (password: string): Parameters<typeof members.deleteAccount>[1] =>
  (client, email) =>
    confirmPassword(client, email, password);

export const saveProfile = formAction(IDLE, async (_, data) =>
  run({
    name: FORMS.profile,
    path: '/account',
    schema: profileSchema,
    data,
    work: async (profile, { messages, here }) => {
      await members.updateProfile(here, profile);
      refresh();
      return messages.account.profileSaved;
    },
  }),
);

export const saveAddress = formAction(IDLE, async (_, data) =>
  run({
    name: FORMS.address(readTextField(data, 'id') || null),
    path: '/account',
    schema: addressSchema,
    data,
    work: async (address, { messages, here }) => {
      await members.saveAddress(here, address);
      refresh();
      return address.id === null ? messages.account.addressAdded : messages.account.addressUpdated;
    },
  }),
);

export const removeAddress = formAction(IDLE, async (_, data) =>
  run({
    name: FORMS.removal,
    path: '/account',
    schema: addressIdSchema,
    data,
    work: async ({ id }, { messages, here }) => {
      await members.removeAddress(here, id);
      refresh();
      return messages.account.addressRemoved;
    },
  }),
);

export const savePrivacy = formAction(IDLE, async (_, data) =>
  run({
    name: FORMS.privacy,
    path: '/account',
    schema: privacySchema,
    data,
    work: async ({ privacy }, { messages, here }) => {
      await members.setPrivacy(here, privacy);
      refresh();
      return privacy === 'public' ? messages.account.isPublic : messages.account.isPrivate;
    },
  }),
);

export const savePassword = formAction(IDLE, async (_, data) =>
  run({
    name: FORMS.password,
    path: '/account/security',
    schema: newPasswordSchema,
    data,
    secrets: ['password', 'newPassword'],
    work: async ({ password, newPassword }, { messages, here }) => {
      const email = await members.changePassword(here, checkCurrentPassword(password), newPassword);
      await replaceSession(email, newPassword);
      return messages.account.passwordChanged;
    },
  }),
);

export const buyOrderAgain = formAction(IDLE, async (_, data) => {
  const id = readTextField(data, 'orderId');
  return run({
    name: FORMS.buyAgain(id),
    path: orderHref(id),
    schema: () => z.object({ orderId: z.string().max(100) }),
    data,
    work: async ({ orderId }, { messages, lang, here }) => {
      await requireMember(here);
      const result = addAllMessages(messages.orders, lang, await buyAgain(orderId));
      if (!result.anyAdded) throw new FieldError('order', result);
      const rejection = (await afterAdd(loadCart))?.rejection;
      return rejection ? `${result.message} ${messages.errors[rejection]}` : result.message;
    },
  });
});

export const deleteAccount = formAction(IDLE, async (_, data) =>
  run({
    name: FORMS.deletion,
    path: '/account/delete',
    schema: deleteSchema,
    data,
    secrets: ['password'],
    work: async ({ password }, { lang, here }) => {
      await members.deleteAccount(here, checkCurrentPassword(password));
      redirect(localHref(lang, '/account/deleted'));
    },
  }),
);
