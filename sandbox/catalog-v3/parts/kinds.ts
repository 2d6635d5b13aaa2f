/** The kinds of things that products share, with their URLs and fields. */
import { z } from 'zod';
import { choiceRow, customizationDocument } from '../../catalog/search/rows';
import type { customizationChoices } from '../../catalog/search/schema';
import { brandId, choiceId, customizationId, infoSectionId, ribbonId } from '../../catalog/stable-ids';
import { translatedShared } from '../../core/requested-view';
import { decimal } from '../products/input';
import { htmlOf, nodesOf, richContent } from '../rich-content';
import type { PartKind, StoredPart } from './store';

/** A part as it is stored. */
export type NewPart = {
  id: string;
  name: string;
  document: Record<string, unknown>;
  choices?: (typeof customizationChoices.$inferInsert)[];
};

/** How a kind of part is addressed, written and shown. */
export type Kind = {
  kind: PartKind;
  /** The last part of its URL, e.g. `brands`. */
  path: string;
  /** The key of one part in a request and a response, and the key of a list. */
  one: string;
  many: string;
  param: string;
  /** Reads the input of a new part. @throws ZodError */
  input: z.ZodType<NewPart>;
  wire(part: StoredPart): Record<string, unknown>;
};

const text = (most: number) => z.string().trim().min(1).max(most);

const brand: Kind = {
  kind: 'brand',
  path: 'brands',
  one: 'brand',
  many: 'brands',
  param: 'brandId',
  input: z.object({ name: text(50) }).transform(({ name }) => ({ id: brandId(name), name, document: {} })),
  wire: ({ name }) => ({ name }),
};

const ribbon: Kind = {
  kind: 'ribbon',
  path: 'ribbons',
  one: 'ribbon',
  many: 'ribbons',
  param: 'ribbonId',
  input: z.object({ name: text(30) }).transform(({ name }) => ({ id: ribbonId(name), name, document: {} })),
  wire: ({ name }) => ({ name: translatedShared('ribbon', name) }),
};

const sectionDocument = z.object({ title: z.string(), plainDescription: z.string() });

const infoSection: Kind = {
  kind: 'infoSection',
  path: 'info-sections',
  one: 'infoSection',
  many: 'infoSections',
  param: 'infoSectionId',
  input: z
    .object({
      uniqueName: text(50),
      title: z.string().max(50).nullish(),
      plainDescription: z.string().max(16_000).nullish(),
      description: richContent.nullish(),
    })
    .transform(({ uniqueName, title, plainDescription, description }) => {
      const shown = title ?? uniqueName;
      const html = plainDescription ?? (description ? htmlOf(description) : '');
      const id = infoSectionId(shown, html);
      return { id, name: uniqueName, document: { title: shown, plainDescription: html } };
    }),
  wire({ id, name, document }) {
    const { title, plainDescription } = sectionDocument.parse(document);
    return { uniqueName: name, title, plainDescription, description: nodesOf(plainDescription, id) };
  },
};

const customizationInput = z
  .object({
    name: text(50),
    customizationType: z.enum(['PRODUCT_OPTION', 'MODIFIER']),
    customizationRenderType: z.enum(['TEXT_CHOICES', 'SWATCH_CHOICES', 'FREE_TEXT']),
    choicesSettings: z
      .object({
        choices: z
          .array(z.object({ name: text(50), colorCode: z.string().min(3).max(20).nullish() }))
          .max(200),
      })
      .nullish(),
    freeTextInput: z
      .object({
        title: text(150),
        minCharCount: z.number().int().min(0).max(500).nullish(),
        maxCharCount: z.number().int().min(1).max(500).nullish(),
        defaultAddedPrice: decimal.nullish(),
      })
      .nullish(),
  })
  .refine(
    ({ customizationRenderType, freeTextInput, choicesSettings }) =>
      customizationRenderType === 'FREE_TEXT' ? freeTextInput : choicesSettings,
    'must have the settings of its render type',
  );

const customization: Kind = {
  kind: 'customization',
  path: 'customizations',
  one: 'customization',
  many: 'customizations',
  param: 'customizationId',
  input: customizationInput.transform((input) => {
    const kind = input.customizationType === 'PRODUCT_OPTION' ? 'option' : 'modifier';
    const render = input.customizationRenderType;
    const id = customizationId(kind, input.name, render);
    const choices = (input.choicesSettings?.choices ?? []).map(({ name, colorCode }) =>
      choiceRow(id, { id: choiceId(id, name), name, ...(colorCode && { colorCode }) }),
    );
    const { title, minCharCount, maxCharCount, defaultAddedPrice } = input.freeTextInput ?? { title: '' };
    const freeText = {
      title,
      minLength: minCharCount ?? 0,
      maxLength: maxCharCount ?? 500,
      addedPrice: defaultAddedPrice ?? 0,
    };
    const document = customizationDocument({ kind, render, ...(render === 'FREE_TEXT' && { freeText }) });
    return { id, name: input.name, document, choices };
  }),
  wire({ name, document, choices }) {
    const known = z.record(z.string(), z.unknown()).parse(document);
    return {
      key: name,
      name: translatedShared('option', name),
      ...known,
      ...(known.customizationRenderType !== 'FREE_TEXT' && {
        choicesSettings: {
          choices: choices.map((choice) => ({
            id: choice.id,
            key: choice.name,
            name: translatedShared('choice', choice.name),
            ...(choice.colorCode === null
              ? { choiceType: 'CHOICE_TEXT' }
              : { choiceType: 'ONE_COLOR', colorCode: choice.colorCode }),
          })),
        },
      }),
    };
  },
};

export const PART_KINDS: readonly Kind[] = [brand, ribbon, infoSection, customization];

/** A part in a response. */
export const wirePart = (kind: Kind, part: StoredPart) => ({
  id: part.id,
  revision: String(part.revision),
  createdDate: new Date(part.createdAt).toISOString(),
  updatedDate: new Date(part.updatedAt).toISOString(),
  ...kind.wire(part),
});
