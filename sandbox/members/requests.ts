import { z } from 'zod';
import { emailSchema } from '../core/address';
import { wireQuery } from '../core/query';

/** A text that may be cleared: `""` and null clear it. Lengths in characters. */
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `must be at most ${max} characters long`)
    .nullish()
    .transform((value) => (value === null ? '' : value));

const addressSchema = z.object({
  id: z.string().max(36).nullish(),
  addressLine: text(200),
  addressLine2: text(200),
  streetAddress: z.object({ number: text(100), name: text(200) }).nullish(),
  city: text(100),
  subdivision: text(50),
  country: text(2).refine((code) => !code || /^[A-Z]{2}$/.test(code), 'is not a country code'),
  postalCode: text(30),
});

const imageSchema = z.object({
  id: z.string().max(500).optional(),
  url: z.string().max(2048).optional(),
  height: z.number().optional(),
  width: z.number().optional(),
  offsetX: z.number().nullish(),
  offsetY: z.number().nullish(),
});

const phone = z
  .string()
  .trim()
  .max(50, 'must be at most 50 characters long')
  .regex(/^[+\d\s().,/x*#-]*$/i, 'is not a phone number');

/** The fields of a member that a call may change. Fields that are not given stay. */
export const memberChangeSchema = z.object({
  contact: z
    .object({
      firstName: text(100),
      lastName: text(100),
      phones: z.array(phone).max(50).nullish(),
      emails: z.array(emailSchema).max(50).nullish(),
      addresses: z.array(addressSchema).max(50).nullish(),
      birthdate: text(100).refine(
        (date) => !date || (/^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date))),
        'is not a date like 2000-01-31',
      ),
      company: text(100),
      jobTitle: text(100),
    })
    .nullish(),
  profile: z
    .object({
      nickname: text(100),
      title: text(100),
      photo: imageSchema.nullish(),
      cover: imageSchema.nullish(),
    })
    .nullish(),
  privacyStatus: z.enum(['PRIVATE', 'PUBLIC']).nullish(),
});
export type MemberChange = z.infer<typeof memberChangeSchema>;

export const updateMemberRequest = z.object({ member: memberChangeSchema });
export const createMemberRequest = z.object({
  member: memberChangeSchema.extend({
    loginEmail: z.string().default(''),
    profile: memberChangeSchema.shape.profile
      .unwrap()
      .unwrap()
      .extend({ slug: z.string().max(255).optional() })
      .nullish(),
  }),
});

/** A slug is one segment of a URL. */
export const slugRequest = z.object({
  slug: z
    .string()
    .min(1, 'must not be empty')
    .max(255, 'must be at most 255 characters long')
    .regex(/^[\w.-]+$/, 'may hold letters, digits, dots, dashes and underscores'),
});

const fieldset = z.enum(['PUBLIC', 'EXTENDED', 'FULL']);
const fieldsets = z
  .preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(fieldset).max(3).nullish(),
  )
  .optional();

/** `fieldSet` is the deprecated name for one of them. */
export const fieldsetsRequest = z
  .object({ fieldsets, fieldSet: fieldset.nullish() })
  .transform(({ fieldsets: several, fieldSet }) => ({
    fieldsets: several ?? (fieldSet ? [fieldSet] : null),
  }));

const paging = z.object({
  limit: z.coerce.number().int().min(1).max(100).nullish(),
  offset: z.coerce.number().int().min(0).nullish(),
});
export const listRequest = z.object({ paging: paging.nullish(), fieldsets, sorting: wireQuery.shape.sort });

const search = z
  .object({
    expression: z.string().min(1).max(100),
    fields: z.array(z.string()).max(4).nullish(),
  })
  .nullish();
export const queryRequest = z.object({ query: wireQuery.nullish(), fieldsets, search });

export const byFilterRequest = z.object({
  filter: wireQuery.shape.filter,
  search,
  contentAssigneeId: z.string().max(100).nullish(),
});
export type ByFilterRequest = z.infer<typeof byFilterRequest>;

export const bulkDeleteRequest = z.object({ memberIds: z.array(z.string()).max(100) });
