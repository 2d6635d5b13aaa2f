import type { Writer } from '../db/database';
import { writeAutomations } from '../forms/automations';
import { forms } from '../forms/schema';
import { formDocument } from '../forms/types';
import { stableId } from './ids';

/** Rich text of the platform: paragraphs of texts, of which some are links. */
const richText = (...parts: (string | { text: string; url: string })[]) => ({
  nodes: [
    {
      type: 'PARAGRAPH',
      id: 'p1',
      nodes: parts.map((part) => {
        const { text, url } = typeof part === 'string' ? { text: part, url: null } : part;
        const link = { type: 'LINK', linkData: { link: { url } } };
        return { type: 'TEXT', textData: { text, decorations: url === null ? [] : [link] } };
      }),
    },
  ],
});

type Input = { identifier: string; required?: boolean; inputType: string } & Record<string, unknown>;

const text = (identifier: string, label: string, validation = {}, required = true): Input => ({
  identifier,
  required,
  inputType: 'STRING',
  stringOptions: {
    componentType: 'TEXT_INPUT',
    textInputOptions: { label, showLabel: true },
    validation: { format: 'UNKNOWN_FORMAT', enum: [], ...validation },
  },
});

const email: Input = {
  ...text('CONTACTS_EMAIL', 'Email', { format: 'EMAIL' }),
  contactMapping: { contactField: 'EMAIL', emailInfo: { tag: 'UNTAGGED' } },
};

const options = (labels: string[]) => labels.map((label) => ({ label, value: label, default: false }));

const dropdown = (label: string, placeholder: string, labels: string[], required = true): Input => ({
  identifier: 'DROPDOWN',
  required,
  inputType: 'STRING',
  stringOptions: {
    componentType: 'DROPDOWN',
    dropdownOptions: { label, showLabel: true, placeholder, options: options(labels) },
    validation: { format: 'UNKNOWN_FORMAT', enum: labels },
  },
});

const radios = (label: string, labels: string[]): Input => ({
  identifier: 'RADIO_GROUP',
  required: true,
  inputType: 'STRING',
  stringOptions: {
    componentType: 'RADIO_GROUP',
    radioGroupOptions: { label, showLabel: true, options: options(labels) },
    validation: { format: 'UNKNOWN_FORMAT', enum: labels },
  },
});

const consent = (identifier: string, label: ReturnType<typeof richText>): Input => ({
  identifier,
  required: true,
  inputType: 'BOOLEAN',
  booleanOptions: {
    componentType: 'CHECKBOX',
    checkboxOptions: { label, checked: false },
    validation: { enum: [] },
  },
});

type SeedForm = {
  name: string;
  /** By target, in the order of the page. */
  inputs: Record<string, Input>;
  submit: string;
  thanks: string;
};

const FORMS: Record<string, SeedForm> = {
  newsletter: {
    name: 'Newsletter',
    inputs: {
      email,
      consent: {
        ...consent(
          'CONTACTS_SUBSCRIBE',
          richText('Send me the newsletter. I can unsubscribe at any time: see ', {
            text: 'privacy',
            url: '/privacy',
          }),
        ),
        contactMapping: {
          contactField: 'SUBSCRIPTION',
          subscriptionInfo: { confirmationLevel: 'DOUBLE_CONFIRMATION', subscriptionChannels: ['EMAIL'] },
        },
      },
    },
    submit: 'Subscribe',
    thanks: 'Thank you. We’ll email you about new work four times a year.',
  },
  contact: {
    name: 'Contact',
    inputs: {
      name: text('CONTACTS_FIRST_NAME', 'Your name', { maxLength: 100 }),
      email,
      topic: dropdown('What is it about?', 'Choose a topic', ['An order', 'A product', 'Something else']),
      message: text('TEXT_AREA', 'Your message', { minLength: 10, maxLength: 2_000 }),
      consent: consent(
        'CHECKBOX',
        richText('You may store my message so you can reply, as described in ', {
          text: 'privacy',
          url: '/privacy',
        }),
      ),
    },
    submit: 'Send message',
    thanks: 'Thank you for your message. We usually reply within one business day.',
  },
  returns: {
    name: 'Returns',
    inputs: {
      order_number: text('TEXT_INPUT', 'Order number', { maxLength: 50 }),
      items: text('TEXT_AREA', 'Items to return', { maxLength: 4_000 }),
      reason: radios('Why are you returning them?', [
        'Arrived broken',
        'Not as expected',
        'Ordered by mistake',
        'Another reason',
      ]),
      outcome: dropdown('What would you like?', 'Choose one', ['Money back', 'An exchange']),
      comment: text('TEXT_AREA', 'Anything else we should know?', { maxLength: 1_000 }, false),
    },
    submit: 'Request return',
    thanks: 'We’ve received your request. We’ll email you a return label within two business days.',
  },
};

/** The fields of a form that the shop fills in with a shopper's statement about a contract. */
const statement = (name: string, thanks: string): SeedForm => ({
  name,
  inputs: {
    name: text('CONTACTS_FIRST_NAME', 'Name', { maxLength: 200 }),
    email,
    contract: text('TEXT_AREA', 'Contract', { maxLength: 4_000 }),
    statement: text('TEXT_AREA', 'Statement', { maxLength: 8_000 }),
    reference: text('TEXT_INPUT', 'Reference', { maxLength: 50 }),
  },
  submit: 'Send',
  thanks,
});

/** Forms whose automation confirms the receipt to the shopper. */
const STATEMENTS: Record<string, SeedForm> = {
  withdrawal: statement('Withdrawal', 'We’ve received your withdrawal.'),
  cancellation: statement('Cancellation', 'We’ve received your cancellation.'),
};

/** Returns the document of a form, which shows its inputs below each other and then the button. */
function documentOf(key: string, { name, inputs, submit, thanks }: SeedForm) {
  const fields = [
    ...Object.entries(inputs).map(([target, { identifier, ...input }]) => ({
      id: stableId(`form:${key}:${target}`),
      hidden: false,
      identifier,
      fieldType: 'INPUT',
      inputOptions: { target, pii: false, readOnly: false, ...input },
    })),
    {
      id: stableId(`form:${key}:submit`),
      hidden: false,
      identifier: 'SUBMIT_BUTTON',
      fieldType: 'DISPLAY',
      displayOptions: {
        displayFieldType: 'PAGE_NAVIGATION',
        pageNavigationOptions: { nextPageText: 'Next', previousPageText: 'Back', submitText: submit },
      },
    },
  ];
  const items = fields.map(({ id }, row) => ({ fieldId: id, row, column: 0, width: 12, height: 1 }));
  return formDocument.parse({
    name,
    enabled: true,
    // The platform's documentation warns against the order of this array.
    formFields: fields.toReversed(),
    steps: [
      {
        id: stableId(`form:${key}:step`),
        name: 'Page 1',
        hidden: false,
        layout: { large: { items, columns: 12 } },
      },
    ],
    submitSettings: {
      submitSuccessAction: 'THANK_YOU_MESSAGE',
      thankYouMessageOptions: { durationInSeconds: 8, richContent: richText(thanks) },
    },
  });
}

/** Inserts the forms of every demo shop, and the emails that confirm statements. */
export async function seedForms(tx: Writer): Promise<void> {
  await tx.insert(forms).values(
    Object.entries({ ...FORMS, ...STATEMENTS }).map(([key, form], position) => ({
      id: stableId(`form:${key}`),
      position,
      revision: 1,
      createdAt: 0,
      updatedAt: 0,
      requiresCaptcha: false,
      document: documentOf(key, form),
    })),
  );
  await writeAutomations(
    tx,
    Object.keys(STATEMENTS).map((key) => ({
      formId: stableId(`form:${key}`),
      to: 'email',
      subject: 'We’ve received your statement {reference}',
      text: '{statement}',
      state: 'on' as const,
    })),
  );
}
