import { describe, expect, it } from 'vitest';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import { answerSchema } from '@/lib/site-forms/submit-form';
import { toSiteForm } from '@/lib/wix/site-forms';
import { options, raw, rawForm, text } from './raw-form';

const form = toSiteForm(
  rawForm([
    text('name', { required: true, validation: { minLength: 2, maxLength: 5 } }),
    text('email', { validation: { format: 'EMAIL' } }),
    text('site', { validation: { format: 'URL' } }),
    text('phone', { validation: { format: 'PHONE' } }),
    raw('NUMBER', 'NUMBER_INPUT', 'count', { validation: { minimum: 1, maximum: 9, multipleOf: 2 } }),
    raw('BOOLEAN', 'CHECKBOX', 'consent', { required: true }),
    raw('STRING', 'RADIO_GROUP', 'topic', { required: true, settings: options('a', 'b') }),
    raw('ARRAY', 'CHECKBOX_GROUP', 'days', {
      settings: options('mo', 'tu', 'we'),
      validation: { maxItems: 2 },
    }),
    raw('STRING', 'DATE_INPUT', 'day'),
  ]),
);
if (form === null) throw new Error('The form cannot be shown');

/** The fields that a browser sends with a valid form. */
const VALID = { f_name: ' Tove ', f_consent: 'on', f_topic: 'b', 'f_days.1': 'tu' };
const check = (sent: Record<string, string>) => answerSchema(form, ALL_MESSAGES.en).safeParse(sent);
const errorsOf = (sent: Record<string, string>) =>
  Object.fromEntries((check(sent).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

describe('the answers of a form', () => {
  it('have the merchant’s names and types, and nothing for an empty input', () => {
    const answers = { name: 'Tove', consent: true, topic: 'b', days: ['tu'], count: 4, day: '2026-05-01' };
    expect(check({ ...VALID, f_count: '4,0', f_day: '2026-05-01', f_email: '' }).data).toEqual(answers);
  });

  it('have Latin digits, whatever the keyboard', () => {
    expect(check({ ...VALID, f_count: '٤', f_phone: '٠٥٠ ١٢٣ ٤٥٦٧' }).data).toMatchObject({
      count: 4,
      phone: '050 123 4567',
    });
  });

  it('are rejected together, each beside its input', () => {
    expect(
      errorsOf({
        f_name: 'T',
        f_email: 'tove',
        f_site: 'halden',
        f_count: '3',
        f_topic: 'c',
        f_day: 'May',
        'f_days.0': 'x',
        'f_days.1': 'x',
        'f_days.2': 'x',
      }),
    ).toEqual({
      f_name: 'Use at least 2 characters.',
      f_email: 'Enter an email address like name@example.com.',
      f_site: 'Enter a web address like https://example.com.',
      f_count: 'Enter a multiple of 2.',
      f_consent: 'Check the box to continue.',
      f_topic: 'Choose an answer to “topic”.',
      f_days: 'Choose at most 2 for “days”.',
      f_day: 'Enter a valid date.',
    });
    expect(errorsOf({})).toMatchObject({
      f_name: 'Fill in “name”.',
      f_topic: 'Choose an answer to “topic”.',
    });
    expect(errorsOf({ ...VALID, f_name: 'Too long' })).toEqual({ f_name: 'Use at most 5 characters.' });
    expect(errorsOf({ ...VALID, f_count: '0' })).toEqual({ f_count: 'Enter 1 or more.' });
  });

  it('contain nothing that the form does not ask for', () => {
    expect(check({ ...VALID, f_admin: 'yes', name: 'x', 'f_days.7': 'su' }).data).not.toHaveProperty('admin');
  });
});
