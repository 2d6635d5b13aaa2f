import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fitsFooter, NewsletterSignup } from '@/features/forms/newsletter-signup';
import { ReturnForm } from '@/features/forms/return-form';
import { SiteForm } from '@/features/forms/site-form';
import type { SiteForm as Form } from '@/lib/model/site-form';
import { NEWSLETTER_SENT, SITE_FORM_START, type SiteFormState } from '@/lib/site-forms/input-names';
import { toSiteForm } from '@/lib/wix/site-forms';
import { press, render, the } from '../../components/render-shop';
import { options, raw, rawForm, text } from '../../lib/site-forms/raw-form';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ opened: 'signed' }));
});

function formOf(...fields: Record<string, unknown>[]): Form {
  const form = toSiteForm(rawForm(fields));
  if (form === null) throw new Error('The form cannot be shown');
  return form;
}

const CAPTCHA = { scriptUrl: '', visibleSiteKey: '', invisibleSiteKey: '' };

function show(form: Form, answer: Partial<SiteFormState>) {
  const sent: Record<string, FormDataEntryValue>[] = [];
  const action = async (_: SiteFormState, data: FormData): Promise<SiteFormState> => {
    sent.push(Object.fromEntries(data));
    return { ...SITE_FORM_START, ...answer };
  };
  const settings = { captcha: CAPTCHA, opened: null };
  render(
    <SiteForm form={form} use="contact" action={action} initial={SITE_FORM_START} settings={settings} />,
  );
  return sent;
}

describe('a form of the merchant', () => {
  const form = formOf(
    text('name', { required: true }),
    text('message', { identifier: 'TEXT_AREA' }),
    raw('STRING', 'RADIO_GROUP', 'topic', { required: true, settings: options('a', 'b') }),
    raw('ARRAY', 'CHECKBOX_GROUP', 'days', { settings: options('mo', 'tu') }),
    raw('BOOLEAN', 'CHECKBOX', 'consent', { required: true }),
  );

  it('names every input, and marks those that may stay empty', () => {
    show(form, {});
    expect(the('textbox', 'name')).toBeRequired();
    expect(the('textbox', 'message (optional)')).toBeInTheDocument();
    expect(the('group', 'days (optional)')).toBeInTheDocument();
    expect(the('checkbox', 'I agree to the terms')).toBeRequired();
    expect(the('link', 'terms')).toHaveAttribute('target', '_blank');
    expect(screen.queryByLabelText('Leave this field empty')?.closest('[aria-hidden]')).not.toBeNull();
  });

  it('names every missing field at once, and a group until a box of it is checked', async () => {
    const needed = formOf(
      text('name', { required: true }),
      raw('ARRAY', 'CHECKBOX_GROUP', 'days', { required: true, settings: options('mo', 'tu') }),
    );
    const sent = show(needed, {});
    await press('Send');
    const named = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
    expect(named()).toEqual(['Fill in “name”.', 'Choose at least 1 for “days”.']);
    await userEvent.click(the('checkbox', 'TU'));
    expect(named()).toEqual(['Fill in “name”.']);
    expect(sent).toEqual([]);
  });

  it('is not sent before its errors are corrected, and then with every answer', async () => {
    const sent = show(form, { status: 'done', message: 'Thanks' });
    const user = userEvent.setup();
    await user.type(the('textbox', 'name'), 'Tove');
    await user.click(the('button', 'Send'));
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent('Choose an answer to “topic”.');
    expect(sent).toEqual([]);
    await user.click(the('radio', 'B'));
    await user.click(within(the('group', /days/)).getByRole('checkbox', { name: 'TU' }));
    await user.click(the('checkbox', /agree/));
    await user.click(the('button', 'Send'));
    expect(await screen.findByRole('status')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Thanks');
    expect(sent).toMatchObject([
      { f_name: 'Tove', f_topic: 'b', 'f_days.1': 'tu', f_consent: 'on', website: '', opened: 'signed' },
    ]);
  });
});

it('the newsletter in the footer is a plain form with the fields of the merchant', () => {
  const form = formOf(
    text('email', { required: true, validation: { format: 'EMAIL' } }),
    raw('BOOLEAN', 'CHECKBOX', 'consent', { required: true }),
  );
  expect(fitsFooter(form)).toBe(true);
  render(<NewsletterSignup form={form} note={null} />);
  const element = the('form', 'Questions');
  expect(element).toHaveAttribute('action', '/api/newsletter');
  expect(element).toHaveAttribute('method', 'post');
  expect(the('textbox', 'email')).toHaveAttribute('name', 'f_email');
  expect(the('checkbox', 'I agree to the terms')).not.toBeChecked();
  // The style sheet shows it as the target of the address only.
  expect(document.getElementById(NEWSLETTER_SENT)).toHaveAttribute('tabindex', '-1');
});

it('the newsletter in the footer has no room for a larger form', () => {
  expect(fitsFooter(formOf(raw('STRING', 'RADIO_GROUP', 'a', { settings: options('x') })))).toBe(false);
});

describe('a form of returns', () => {
  const lines = [
    { id: 'a', name: 'Bowl', quantity: 1 },
    { id: 'b', name: 'Mug', quantity: 2 },
  ];

  it('names the items first when nothing is chosen, and asks nothing that the shop knows', async () => {
    const form = formOf(
      text('order_number', { required: true }),
      text('items', { required: true }),
      text('reason', { required: true }),
    );
    const action = vi.fn(async () => SITE_FORM_START);
    render(
      <ReturnForm
        form={form}
        lines={lines}
        action={action}
        orderId="1"
        inputs={{ orderNumber: 'order_number', items: 'items' }}
        initial={SITE_FORM_START}
        settings={{ captcha: CAPTCHA, opened: null }}
      />,
    );
    await press('Send');
    const named = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
    expect(named()).toEqual(['Choose at least one item.', 'Fill in “reason”.']);
    await userEvent.click(the('link', 'Choose at least one item.'));
    expect(the('checkbox', 'Bowl')).toHaveFocus();
    await userEvent.click(the('checkbox', 'Mug'));
    expect(named()).toEqual(['Fill in “reason”.']);
    expect(action).not.toHaveBeenCalled();
  });
});
