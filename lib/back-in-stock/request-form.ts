import 'server-only';
import { z } from 'zod';
import { emailRule } from '@/lib/forms/field-rules';
import { type FormState, IDLE } from '@/lib/forms/form-state';
import { storedState, storeFormState } from '@/lib/forms/stored-state';
import { toLang } from '@/lib/i18n/lang';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';

/** The form's fields, from a script or a plain form. A wrong email is reported beside its field. */
export const requestSchema = z.object({
  slug: z.string().min(1).max(200),
  variantId: z.string().min(1).max(100),
  email: z.string().max(1_000),
  lang: z.string().max(20).transform(toLang),
});

export type RequestFields = z.infer<typeof requestSchema>;

export const emailError = ({ email, lang }: Pick<RequestFields, 'email' | 'lang'>): string | null =>
  emailRule(email, ALL_MESSAGES[lang].fields);

/** Returns the name under which the state of a product's plain form is stored. */
export const requestFormName = (slug: string): string => `back-in-stock:${slug}`;

/** Returns the result of a just sent plain form, or an idle state. */
export const readRequestForm = (slug: string): Promise<FormState> => storedState(requestFormName(slug), IDLE);

/** Stores the result of a plain form for the page that the browser loads next. */
export async function storeRequestForm(
  { slug, variantId, email }: Pick<RequestFields, 'slug' | 'variantId' | 'email'>,
  result: Pick<FormState, 'status'> & Partial<FormState>,
): Promise<void> {
  await storeFormState(requestFormName(slug), {
    ...{ errors: {}, message: null, ...result },
    values: { variantId, email: email.slice(0, 300) },
  });
}
