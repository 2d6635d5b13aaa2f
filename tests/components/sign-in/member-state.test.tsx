import { screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AccountLink } from '@/components/sign-in/account-link';
import { SessionNews } from '@/components/sign-in/session-news';
import { checkRole } from '@/lib/session/session-channel';
import { render } from '../render-shop';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

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
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SessionNews />
      <AccountLink />
    </SWRConfig>,
  );
}

it('asks nobody about a visitor', async () => {
  draw('visitor');
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
});

it('shows a member that the platform no longer knows the way to sign in', async () => {
  answer(null);
  draw('member');
  expect(screen.getByRole('link', { name: 'Account' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(fetched).toHaveBeenCalledWith('/api/member', expect.objectContaining({ method: 'GET' }));
});

it('shows a member the account while the platform is away', async () => {
  fetched.mockImplementation(async () => Promise.reject(new TypeError('offline')));
  draw('member');
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(screen.getByRole('link', { name: 'Account' })).toBeVisible();
});
