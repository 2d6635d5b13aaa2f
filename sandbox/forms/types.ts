import { z } from 'zod';

/** A client of the storefront sends the first four kinds of values. */
const INPUT_TYPES = [
  'STRING',
  'NUMBER',
  'BOOLEAN',
  'ARRAY',
  'OBJECT',
  'WIX_FILE',
  'PAYMENT',
  'SCHEDULING',
  'ADDRESS',
] as const;

const bound = z.number().int().nonnegative().max(100_000).nullish();
const choices = z.array(z.string().max(400)).max(400).nullish();

const stringValidation = z.looseObject({
  minLength: bound,
  maxLength: bound,
  pattern: z.string().max(500).refine(isPattern, 'is not a regular expression').nullish(),
  format: z.string().max(50).nullish(),
  enum: choices,
});

/** The parts of an input field that decide which values it takes. */
const inputOptions = z.looseObject({
  target: z
    .string()
    .max(200)
    .regex(/^[A-Za-z](?:_?[A-Za-z0-9])*_?$/, 'must start with a letter and have no consecutive underscores'),
  required: z.boolean().default(false),
  inputType: z.enum(INPUT_TYPES),
  /** The field of the contact that the value sets. */
  contactMapping: z
    .looseObject({
      contactField: z.string().max(50),
      subscriptionInfo: z
        .looseObject({ confirmationLevel: z.enum(['SINGLE_CONFIRMATION', 'DOUBLE_CONFIRMATION']).nullish() })
        .nullish(),
    })
    .nullish(),
  stringOptions: z.looseObject({ validation: stringValidation.nullish() }).nullish(),
  numberOptions: z
    .looseObject({
      validation: z
        .looseObject({
          minimum: z.number().nullish(),
          maximum: z.number().nullish(),
          multipleOf: z.number().positive().nullish(),
        })
        .nullish(),
    })
    .nullish(),
  booleanOptions: z
    .looseObject({ validation: z.looseObject({ enum: z.array(z.boolean()).max(2).nullish() }).nullish() })
    .nullish(),
  arrayOptions: z
    .looseObject({
      validation: z
        .looseObject({
          minItems: bound,
          maxItems: bound,
          items: z.looseObject({ stringOptions: stringValidation.nullish() }).nullish(),
        })
        .nullish(),
    })
    .nullish(),
});

const formField = z.looseObject({
  id: z.guid(),
  fieldType: z.enum(['INPUT', 'DISPLAY']),
  inputOptions: inputOptions.nullish(),
});

/** A form as its merchant describes it, in the platform's shape. */
export const formDocument = z.looseObject({
  name: z.string().min(1).max(200),
  enabled: z.boolean().default(true),
  formFields: z.array(formField).max(500),
  steps: z.array(z.looseObject({ id: z.guid() })).max(100),
});

export type FormDocument = z.infer<typeof formDocument>;
export type InputOptions = z.infer<typeof inputOptions>;

/** The sender of a submission. */
export type Submitter = { visitorId: string } | { memberId: string } | { applicationId: string };

/** The fields that take values, by their targets. */
export const inputsOf = ({ formFields }: FormDocument): Map<string, InputOptions> =>
  new Map(formFields.flatMap(({ inputOptions: input }) => (input ? [[input.target, input] as const] : [])));

function isPattern(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}
