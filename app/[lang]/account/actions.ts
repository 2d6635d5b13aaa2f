'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import type { FormState } from '@/lib/forms/form-state';
import { answerForm } from '@/lib/forms/kept-state';
import { FieldError, runForm } from '@/lib/forms/run-form';
import {
  addressIdSchema,
  addressSchema,
  deleteSchema,
  newPasswordSchema,
  privacySchema,
  profileSchema,
} from '@/lib/members/account-forms';
import { FORMS } from '@/lib/members/form-names';
import * as members from '@/lib/members/operations';
import { buyAgain } from '@/lib/orders/buy-again';
import { buyAgainWords } from '@/lib/orders/buy-again-words';
import { orderHref } from '@/lib/orders/hrefs';
import { requireMember } from '@/lib/session/require-member';

/** The account's forms. Every export is a public address: each finds out itself who asks. */

type AccountForm<S extends z.ZodType> = Omit<Parameters<typeof runForm<S>>[0], 'where'> & {
  name: string;
  /** Its page. */
  path: string;
};

async function run<S extends z.ZodType>({ name, path, ...form }: AccountForm<S>): Promise<FormState> {
  return answerForm(name, path, await runForm({ ...form, where: name }));
}

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

export async function saveProfile(_: FormState, data: FormData): Promise<FormState> {
  return run({
    name: FORMS.profile,
    path: '/account',
    schema: profileSchema,
    data,
    work: async (profile) => {
      await members.updateProfile(profile);
      refresh();
      return 'Your profile is saved.';
    },
  });
}

export async function saveAddress(_: FormState, data: FormData): Promise<FormState> {
  return run({
    name: FORMS.address(textOf(data, 'id') || null),
    path: '/account',
    schema: addressSchema,
    data,
    work: async (address) => {
      await members.saveAddress(address);
      refresh();
      return address.id === null ? 'The address is in your book.' : 'The address is updated.';
    },
  });
}

export async function removeAddress(_: FormState, data: FormData): Promise<FormState> {
  return run({
    name: FORMS.removal,
    path: '/account',
    schema: addressIdSchema,
    data,
    work: async ({ id }) => {
      await members.removeAddress(id);
      refresh();
      return 'The address is removed.';
    },
  });
}

export async function savePrivacy(_: FormState, data: FormData): Promise<FormState> {
  return run({
    name: FORMS.privacy,
    path: '/account',
    schema: privacySchema,
    data,
    work: async ({ privacy }) => {
      await members.setPrivacy(privacy);
      refresh();
      return privacy === 'public' ? 'Your profile is public now.' : 'Your profile is private now.';
    },
  });
}

export async function savePassword(_: FormState, data: FormData): Promise<FormState> {
  return run({
    name: FORMS.password,
    path: '/account/security',
    schema: newPasswordSchema,
    data,
    secrets: ['newPassword'],
    work: async ({ newPassword }) => {
      await members.changePassword(newPassword);
      return 'Your password is changed. You stay signed in here.';
    },
  });
}

export async function buyOrderAgain(_: FormState, data: FormData): Promise<FormState> {
  const id = textOf(data, 'orderId');
  return run({
    name: FORMS.buyAgain(id),
    path: orderHref(id),
    schema: z.object({ orderId: z.string().max(100) }),
    data,
    work: async ({ orderId }) => {
      await requireMember(orderHref(orderId));
      const { anyAdded, words } = buyAgainWords(await buyAgain(orderId));
      if (!anyAdded) throw new FieldError('order', words);
      return words;
    },
  });
}

export async function deleteAccount(_: FormState, data: FormData): Promise<FormState> {
  return run({
    name: FORMS.deletion,
    path: '/account/delete',
    schema: deleteSchema,
    data,
    work: async () => {
      await members.deleteAccount();
      redirect('/account/deleted');
    },
  });
}
