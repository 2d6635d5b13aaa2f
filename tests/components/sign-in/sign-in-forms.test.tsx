import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { RegisterForm } from '@/components/sign-in/register-form';
import { SignInForm } from '@/components/sign-in/sign-in-form';
import { VerifyForm } from '@/components/sign-in/verify-form';
import { SIGN_IN_START, type SignInAction, type SignInState } from '@/lib/auth/sign-in-state';
import { hrefOf, render, the } from '../render-shop';

/** Stands for the window inside the hidden frame. */
const SITE_WINDOW = Object.create(window);
const captcha = { scriptUrl: 'https://captcha.test/api.js', visibleSiteKey: 'v', invisibleSiteKey: 'i' };
const execute = vi.fn(async () => 'unseen-token');
const drawn = vi.fn<(theme: string) => void>();
const sendJson = vi.fn(async () => new Promise(() => undefined));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));
vi.mock('@/lib/forms/captcha-widget', () => ({
  loadCaptcha: async () => ({
    execute,
    render: (_: HTMLElement, options: { theme: string; callback: (token: string) => void }) => {
      drawn(options.theme);
      options.callback('seen-token');
    },
  }),
}));
vi.mock('@/lib/http/send-json', () => ({
  sendJson: (...request: unknown[]) => Reflect.apply(sendJson, null, request),
}));

const answering = (answer: Partial<SignInState>) =>
  vi.fn<SignInAction>(async (_, data) => ({
    ...SIGN_IN_START,
    status: 'failed',
    step: 'failed',
    values: { email: String(data.get('email')) },
    ...answer,
  }));
const sent = (action: ReturnType<typeof answering>, call = 0) =>
  Object.fromEntries(action.mock.calls[call]?.[1] ?? new FormData());

const drawSignIn = (action: SignInAction, initial = SIGN_IN_START) =>
  render(<SignInForm action={action} initial={initial} returnTo="/cart" captcha={captcha} />);

async function fill(email = 'ada@example.com', password = 'secret secret') {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
}
const press = (name: string) => userEvent.click(the('button', name));

it('says that the browser blocks the cookies of a sign-in', () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  drawSignIn(answering({}));
  expect(screen.getByRole('alert')).toHaveTextContent('Your browser blocks cookies');
});

// As in browsers: a reset that a handler prevents does not happen. happy-dom resets whatever
// handlers do.
const reset = HTMLFormElement.prototype.reset;

beforeEach(() => {
  vi.spyOn(HTMLFormElement.prototype, 'reset').mockImplementation(function (this: HTMLFormElement) {
    if (this.dispatchEvent(new Event('reset', { bubbles: true, cancelable: true }))) reset.call(this);
  });
  // happy-dom reports the form as its own submitter. Browsers name none.
  vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(function (this: HTMLFormElement) {
    this.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  });
  execute.mockClear();
  sendJson.mockClear();
});

describe('signing in', () => {
  it('sends the input and the return path', async () => {
    const action = answering({});
    drawSignIn(action);
    await fill();
    await press('Sign in');
    const typed = { email: 'ada@example.com', password: 'secret secret' };
    expect(sent(action)).toEqual({ ...typed, returnTo: '/cart', lang: 'en' });
  });

  it('supports password managers, and passes the email on to the new password page without checking it', () => {
    drawSignIn(answering({}));
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(the('button', 'Forgot your password?')).toHaveAttribute('formaction', '/forgot-password/start');
    expect(the('button', 'Forgot your password?')).toHaveAttribute('formnovalidate');
  });

  it('shows a focused error message when it is rejected, and loses nothing', async () => {
    drawSignIn(answering({ message: 'We couldn’t sign you in.' }));
    await fill();
    await press('Sign in');
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t sign you in.');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('secret secret');
  });

  it('renders the submitted values without a script, except for the password', () => {
    const message = 'We couldn’t sign you in.';
    const values = { email: 'ada@example.com' };
    drawSignIn(answering({}), { ...SIGN_IN_START, status: 'failed', step: 'failed', values, message });
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('lists plain mistakes in the browser and requests nothing', async () => {
    const action = answering({});
    drawSignIn(action);
    await press('Sign in');
    expect(action).not.toHaveBeenCalled();
    expect(the('link', 'Enter your email.')).toBeInTheDocument();
    expect(the('link', 'Enter your password.')).toBeInTheDocument();
    await userEvent.click(the('link', 'Enter your email.'));
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  it('shows an error when a field loses focus, until it is corrected', async () => {
    drawSignIn(answering({}));
    await userEvent.type(screen.getByLabelText('Email'), 'ada@');
    expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'Enter an email address like name@example.com.',
    );
    await userEvent.type(screen.getByLabelText('Email'), 'example.com');
    expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
  });

  it('explains the next step where the owner approves members', async () => {
    drawSignIn(answering({ status: 'done', step: 'approval' }));
    await fill();
    await press('Sign in');
    expect(await screen.findByRole('heading', { name: 'We’ve received your request' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  });
});

describe('a captcha', () => {
  it('is absent until it is required', () => {
    drawSignIn(answering({}));
    expect(execute).not.toHaveBeenCalled();
    expect(screen.queryByText(/robot/)).not.toBeInTheDocument();
  });

  it('that works invisibly submits everything again by itself', async () => {
    const action = answering({ message: 'after it' }).mockImplementationOnce(async () => ({
      ...SIGN_IN_START,
      status: 'invalid',
      step: 'invisible-captcha',
    }));
    drawSignIn(action);
    await fill();
    await press('Sign in');
    expect(await screen.findByText('after it')).toBeInTheDocument();
    expect(sent(action, 1)).toMatchObject({ password: 'secret secret', invisibleRecaptcha: 'unseen-token' });
  });

  it('that needs an action is sent with the next attempt', async () => {
    const action = answering({ status: 'invalid', step: 'captcha' });
    drawSignIn(action);
    await fill();
    await press('Sign in');
    expect(await screen.findByText(/Please confirm you’re not a robot/)).toBeInTheDocument();
    await waitFor(() => expect(drawn).toHaveBeenLastCalledWith('light'));
    await press('Sign in');
    expect(sent(action, 1)).toMatchObject({ recaptcha: 'seen-token' });
  });

  it('has the colors of the page', async () => {
    document.documentElement.dataset.theme = 'dark';
    onTestFinished(() => {
      delete document.documentElement.dataset.theme;
    });
    drawSignIn(answering({ status: 'invalid', step: 'captcha' }));
    await fill();
    await press('Sign in');
    await waitFor(() => expect(drawn).toHaveBeenLastCalledWith('dark'));
  });
});

describe('the hidden frame', () => {
  // The test never loads the frame's page.
  beforeEach(() => {
    vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(SITE_WINDOW);
    Reflect.set(Reflect.get(Reflect.get(window, 'happyDOM'), 'settings'), 'disableIframePageLoading', true);
  });
  const url = 'https://site.test/_api/oauth2/authorize?state=s';
  const drawFrame = async () => {
    drawSignIn(answering({ status: 'done', step: 'complete', frameUrl: url }));
    await fill();
    await press('Sign in');
    const frame = await screen.findByTitle('Signing you in');
    if (!(frame instanceof HTMLIFrameElement)) throw new Error('no frame');
    return frame;
  };
  const tell = (source: unknown, origin: string, data: unknown) =>
    act(async () => {
      const event = new MessageEvent('message', { data, origin });
      Object.defineProperty(event, 'source', { value: source });
      window.dispatchEvent(event);
    });

  it('passes its code and state to the shop, once', async () => {
    const frame = await drawFrame();
    await tell(frame.contentWindow, 'https://site.test', { code: 'c', state: 's' });
    await tell(frame.contentWindow, 'https://site.test', { code: 'c2', state: 's' });
    expect(sendJson.mock.calls).toEqual([['POST', '/auth/frame', { code: 'c', state: 's' }]]);
  });

  it('is the only accepted sender', async () => {
    const frame = await drawFrame();
    await tell(window, 'https://site.test', { code: 'c', state: 's' });
    await tell(frame.contentWindow, 'https://evil.test', { code: 'c', state: 's' });
    await tell(frame.contentWindow, 'https://site.test', 'hello');
    expect(sendJson).not.toHaveBeenCalled();
  });

  it('times out after 120 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    await drawFrame();
    await act(() => vi.advanceTimersByTimeAsync(121_000));
    expect(sendJson.mock.calls).toEqual([['POST', '/auth/frame', { timedOut: true }]]);
    vi.useRealTimers();
  });

  it('is replaced by another way without scripts', () => {
    drawSignIn(answering({}), { ...SIGN_IN_START, status: 'done', step: 'complete' });
    expect(hrefOf('the other sign-in page')).toBe('/login/hosted?returnTo=%2Fcart');
  });
});

describe('a new account', () => {
  const draw = (action: SignInAction) =>
    render(<RegisterForm action={action} initial={SIGN_IN_START} returnTo="/" captcha={captcha} />);

  it('has a password of eight characters or more, which can be shown', async () => {
    draw(answering({}));
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.type(password, 'short');
    await userEvent.tab();
    expect(password).toHaveAccessibleDescription(/Use at least 8 characters\./);
    await press('Show password');
    expect(password).toHaveAttribute('type', 'text');
    await press('Hide password');
    expect(password).toHaveAttribute('type', 'password');
  });

  it('reports a taken email beside the field', async () => {
    const message = 'There’s already an account with this email.';
    draw(answering({ status: 'invalid', errors: { email: message } }));
    await fill();
    await press('Create account');
    expect(await screen.findByRole('link', { name: message })).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(message);
  });

  it('shows unusual names unchanged', async () => {
    const action = answering({});
    draw(action);
    await fill();
    await userEvent.type(screen.getByLabelText('First name (optional)'), '<b>"Ö’😀</b>');
    await press('Create account');
    expect(sent(action)).toMatchObject({ firstName: '<b>"Ö’😀</b>' });
    expect(screen.getByLabelText('First name (optional)')).toHaveValue('<b>"Ö’😀</b>');
  });
});

it('verifying sends the code, and can request another one', async () => {
  const verify = answering({ status: 'invalid', errors: { code: 'This code is not right.' } });
  const resend = answering({ status: 'done', step: 'start', message: 'A new code is on its way.' });
  render(
    <VerifyForm
      verify={verify}
      resend={resend}
      initial={SIGN_IN_START}
      resendInitial={SIGN_IN_START}
      email="ada@example.com"
      returnTo="/"
    />,
  );
  const code = screen.getByLabelText('Verification code');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.type(code, '123 456');
  await press('Verify');
  expect(await screen.findByRole('link', { name: 'This code is not right.' })).toBeInTheDocument();
  expect(sent(verify)).toEqual({ code: '123 456', lang: 'en' });
  await press('Resend code');
  expect(await screen.findByRole('status')).toHaveTextContent('A new code is on its way.');
});
