import { describe, expect, it, vi } from 'vitest';
import { toSiteForm } from '@/lib/wix/site-forms';
import { button, note, options, raw, rawForm, text, thanks } from './raw-form';

const kindsOf = (form: ReturnType<typeof toSiteForm>) =>
  form?.items.map(({ kind, name }) => `${kind} ${name}`);

describe('a form of the platform', () => {
  it('has its fields in the order of the layout, its button and its thanks', () => {
    const form = toSiteForm(
      rawForm([note('Hello'), text('name'), text('message', { identifier: 'TEXT_AREA' }), button('Go')], {
        ...thanks('See you'),
      }),
    );
    expect(form).toMatchObject({ title: 'Questions', isOpen: true, submit: 'Go', thanks: 'See you' });
    expect(kindsOf(form)).toEqual(['note f0', 'text name', 'text message']);
    expect(form?.items[2]).toMatchObject({ isLong: true, maxLength: 5_000 });
  });

  it('has its title and whether it is open by the former names, too', () => {
    const properties = { name: 'Feedback', disabled: true };
    const read = (of: object) => toSiteForm(rawForm([text('name')], { properties, ...of }));
    const former = read({ name: undefined, enabled: undefined });
    expect(former).toMatchObject({ title: 'Feedback', isOpen: false });
    expect(read({})).toMatchObject({ title: 'Questions', isOpen: true });
  });

  it('keeps the platform’s rules within the bounds of the shop', () => {
    const email = { format: 'EMAIL', minLength: 3, maxLength: 1_000_000, pattern: '(x+)+$' };
    const dateOptions = { minimum: '2026-01-02T00:00:00Z', maximum: '$now+2d' };
    const form = toSiteForm(
      rawForm([
        text('a', { validation: email }),
        raw('NUMBER', 'NUMBER_INPUT', 'b', { validation: { minimum: 1, maximum: 9, multipleOf: 2 } }),
        raw('STRING', 'DROPDOWN', 'c', { settings: options('x', 'y') }),
        raw('ARRAY', 'CHECKBOX_GROUP', 'd', { settings: options('x', 'y'), validation: { maxItems: 1 } }),
        raw('STRING', 'DATE_PICKER', 'e', { validation: { dateOptions } }),
      ]),
    );
    expect(form?.items).toMatchObject([
      { input: 'email', minLength: 3, maxLength: 500, pattern: '(x+)+$' },
      { kind: 'number', min: 1, max: 9, multipleOf: 2 },
      { kind: 'dropdown', choices: [{ value: 'x', label: 'X' }, { value: 'y' }] },
      { kind: 'checkboxes', min: 0, max: 1 },
      { kind: 'date', min: '2026-01-02', max: null },
    ]);
  });

  it('starts no box checked where a consent must be active', async () => {
    const box = rawForm([raw('BOOLEAN', 'CHECKBOX', 'news', { settings: { checked: true } })]);
    expect(toSiteForm(box)?.items).toMatchObject([{ isChecked: true }]);
    vi.resetModules();
    vi.doMock('@/shop.config', () => ({ default: { law: { sellsTo: ['GB'] } } }));
    const { toSiteForm: inBritain } = await import('@/lib/wix/site-forms');
    expect(inBritain(box)?.items).toMatchObject([{ isChecked: false }]);
    vi.doUnmock('@/shop.config');
  });

  it('never starts with a consent given, and drops links that no page may have', () => {
    const consent = raw('BOOLEAN', 'CHECKBOX', 'consent', { required: true, settings: { checked: true } });
    const content = [{ href: null }, { text: 'terms', href: '/terms' }];
    expect(toSiteForm(rawForm([consent, note('Here', 'javascript:alert(1)')]))?.items).toMatchObject([
      { isChecked: false, label: 'I agree to the terms', content },
      { lines: [[{ text: 'Here', href: null }]] },
    ]);
  });

  it('leaves out optional fields of unknown kinds, and is hidden by a required one', () => {
    const file = (required: boolean) => raw('WIX_FILE', 'FILE_UPLOAD', 'file', { required });
    expect(kindsOf(toSiteForm(rawForm([text('name'), file(false)])))).toEqual(['text name']);
    expect(toSiteForm(rawForm([text('name'), file(true)]))).toBeNull();
    expect(kindsOf(toSiteForm(rawForm([text('name'), { ...file(true), hidden: true }])))).toEqual([
      'text name',
    ]);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'form'],
    ['fields that are no list', { ...rawForm([]), formFields: { 0: text('name') } }],
    ['a field of another shape', rawForm([text('name'), { ...text('note'), hidden: 'true' }])],
  ])('is an outage for %s', (_, content) => {
    expect(() => toSiteForm(content)).toThrow(expect.objectContaining({ name: 'PlatformError' }));
  });

  it.each([
    ['no fields', rawForm([])],
    ['two fields of one name', rawForm([text('name'), text('name')])],
    ['too many fields', rawForm(Array.from({ length: 61 }, (_, index) => text(`f${index}`)))],
  ])('is hidden for %s', (_, content) => expect(toSiteForm(content)).toBeNull());
});
