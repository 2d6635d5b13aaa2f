import type { formSubmissions, forms } from './schema';

/** The namespace of the platform's own app for forms. */
export const NAMESPACE = 'wix.form_app.form';

const instant = (at: number): string => new Date(at).toISOString();

export const formWire = ({
  id,
  document,
  revision,
  createdAt,
  updatedAt,
}: typeof forms.$inferSelect): Record<string, unknown> => ({
  rules: [],
  formRules: [],
  deletedFields: [],
  deletedFormFields: [],
  spamFilterProtectionLevel: 'ADVANCED',
  submissionAccess: 'OWNER_AND_COLLABORATORS',
  ...document,
  properties: { name: document.name, disabled: !document.enabled },
  id,
  namespace: NAMESPACE,
  revision: String(revision),
  createdDate: instant(createdAt),
  updatedDate: instant(updatedAt),
});

/** A form without its fields, steps and rules. */
export function formMetadataWire(form: typeof forms.$inferSelect): Record<string, unknown> {
  const { formFields, fields, deletedFormFields, deletedFields, steps, formRules, rules, ...metadata } =
    formWire(form);
  return metadata;
}

export const submissionWire = ({
  id,
  formId,
  submitter,
  values,
  createdAt,
}: typeof formSubmissions.$inferSelect): Record<string, unknown> => ({
  id,
  formId,
  namespace: NAMESPACE,
  status: 'CONFIRMED',
  submissions: values,
  createdDate: instant(createdAt),
  updatedDate: instant(createdAt),
  revision: '1',
  submitter,
  seen: false,
});
