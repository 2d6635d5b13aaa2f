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
  id,
  namespace: NAMESPACE,
  revision: String(revision),
  createdDate: instant(createdAt),
  updatedDate: instant(updatedAt),
});

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
