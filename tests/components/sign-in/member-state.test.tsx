import { act, fireEvent, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountLink } from '@/components/sign-in/account-link';
import { SessionNotice } from '@/components/sign-in/session-notice';
import { checkRole } from '@/lib/session/session-channel';
import { until } from '../../until';
import { render, the } from '../render-shop';

const router = vi.hoisted(() => ({ refresh: () => undefined }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const fetched = vi.fn<typeof fetch>();
const answer = (member: object | null) => fetched.mockImplementation(async () => Response.json({ member }));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset());
});
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server would
  document.cookie = 'role=; Max-Age=0';
  checkRole();
});

function draw(role?: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server would
  if (role) document.cookie = `role=${role}`;
  checkRole();
  return render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SessionNotice />
      <AccountLink />
    </SWRConfig>,
  );
}

it('requests nothing for a visitor', async () => {
  draw('visitor');
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
});

it('shows the sign-in link to a member whose session the platform has ended', async () => {
  answer(null);
  draw('member');
  expect(the('link', 'Account')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(fetched).toHaveBeenCalledWith('/api/member', expect.objectContaining({ method: 'GET' }));
});

it('shows the account to a member while the platform is down', async () => {
  fetched.mockImplementation(async () => Promise.reject(new TypeError('offline')));
  draw('member');
  await until(() => expect(fetched).toHaveBeenCalled());
  expect(the('link', 'Account')).toBeVisible();
});

describe('the notice that the platform has signed a member out', () => {
  const NOTICE = /You have been signed out/;
  const set = (cookie: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the server would
    document.cookie = cookie;
  };
  const markEnded = () => {
    set('visitor=1; Path=/');
    set('ended=key-of-1; Path=/');
    set('signed_out=key-of-1; Path=/');
  };
  /** Tests how a server response changes an open page. */
  const signOut = () =>
    act(async () => {
      markEnded();
      checkRole();
    });
  const isMarked = () => document.cookie.includes('signed_out=key-of-1');

  beforeEach(() => {
    answer({ name: 'Ada', email: 'ada@example.com' });
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    for (const name of ['signed_out', 'ended', 'visitor']) set(`${name}=; Max-Age=0; Path=/`);
  });

  it('is shown once, by the page that the member reaches', async () => {
    markEnded();
    const page = draw('member.key-of-1');
    expect(await screen.findByText(NOTICE)).toBeVisible();
    await until(() => expect(isMarked()).toBe(false));
    page.unmount();
    draw();
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  });

  it('concerns no member who has signed in since', async () => {
    markEnded();
    draw('member.key-of-2');
    expect(await screen.findByRole('link', { name: 'Account' })).toBeVisible();
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  });

  it('is shown again by the next page when the previous one was already being left', async () => {
    const left = draw('member.key-of-1');
    await signOut();
    expect(await screen.findByText(NOTICE)).toBeVisible();
    await act(async () => vi.advanceTimersByTime(3_000));
    expect(isMarked()).toBe(true);
    left.unmount();
    await act(async () => vi.advanceTimersByTime(60_000));
    expect(isMarked()).toBe(true);
    draw();
    expect(await screen.findByText(NOTICE)).toBeVisible();
    await until(() => expect(isMarked()).toBe(false));
  });

  it('counts as read once the page has stayed', async () => {
    draw('member.key-of-1');
    await signOut();
    expect(await screen.findByText(NOTICE)).toBeVisible();
    await act(async () => vi.advanceTimersByTime(5_000));
    expect(isMarked()).toBe(false);
    expect(screen.getByText(NOTICE)).toBeVisible();
  });

  it('counts as read when it is dismissed', async () => {
    draw('member.key-of-1');
    await signOut();
    fireEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(isMarked()).toBe(false);
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  });
});
