/** A form as the platform returns it. Fields are placed in the order of the list, from the last. */
export function rawForm(fields: Record<string, unknown>[], rest: Record<string, unknown> = {}) {
  const formFields = fields.map((field, index) => ({ id: `f${index}`, fieldType: 'INPUT', ...field }));
  return {
    id: 'form-1',
    name: 'Questions',
    enabled: true,
    formFields: formFields.toReversed(),
    steps: [
      { layout: { large: { items: formFields.map(({ id }, row) => ({ fieldId: id, row, column: 0 })) } } },
    ],
    ...rest,
  };
}

const paragraph = (...nodes: unknown[]) => ({ nodes: [{ type: 'PARAGRAPH', nodes }] });
const words = (text: string, url?: string) => ({
  type: 'TEXT',
  textData: { text, decorations: url === undefined ? [] : [{ type: 'LINK', linkData: { link: { url } } }] },
});

type Options = { required?: boolean; identifier?: string; validation?: unknown; settings?: unknown };

/** A field of the platform: `raw('STRING', 'TEXT_INPUT', 'name', …)`. */
export function raw(
  inputType: 'STRING' | 'NUMBER' | 'BOOLEAN' | 'ARRAY' | 'WIX_FILE',
  componentType: string,
  target: string,
  { required = false, identifier = componentType, validation = {}, settings = {} }: Options = {},
) {
  const camel = (name: string) =>
    name.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const label =
    inputType === 'BOOLEAN' ? paragraph(words('I agree to the '), words('terms', '/terms')) : target;
  return {
    identifier,
    inputOptions: {
      target,
      required,
      inputType,
      [`${camel(inputType)}Options`]: {
        componentType,
        validation,
        [`${camel(componentType)}Options`]: { label, ...Object(settings) },
      },
    },
  };
}

export const options = (...values: string[]) => ({
  options: values.map((value) => ({ value, label: value.toUpperCase() })),
});

export const text = (target: string, more: Options = {}) => raw('STRING', 'TEXT_INPUT', target, more);
export const note = (content: string, url?: string) => ({
  fieldType: 'DISPLAY',
  displayOptions: { richContentOptions: { richContent: paragraph(words(content, url)) } },
});
export const button = (submitText: string) => ({
  fieldType: 'DISPLAY',
  displayOptions: { pageNavigationOptions: { submitText } },
});
export const thanks = (content: string) => ({
  submitSettings: { thankYouMessageOptions: { richContent: paragraph(words(content)) } },
});
