import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalyticsSettings } from '@/lib/config/entry-schemas';
import type { Lang } from '@/lib/i18n/lang';
import { the } from '../../components/render-shop';
import { until } from '../../until';

vi.mock('next/navigation', () => ({ usePathname: () => location.pathname }));

const SETTINGS: AnalyticsSettings = {
  provider: 'webhook',
  purpose: 'statistics',
  address: 'https://collect.example/events',
  consent: 'required',
  privacyPage: '/privacy',
};
const HALF_A_YEAR = 181 * 24 * 60 * 60 * 1000;
const sent = vi.fn();

beforeEach(() => {
  // The tests load no program.
  Object(window).happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  document.head.innerHTML = '';
  localStorage.clear();
  sent.mockClear();
  history.replaceState(null, '', '/products');
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    sent(JSON.parse(String(body)).event);
    return new Response();
  });
});

/** Renders a page as a newly loaded one. */
async function openPage(settings: AnalyticsSettings | AnalyticsSettings[] = SETTINGS, lang: Lang = 'en') {
  vi.resetModules();
  const { render } = await import('../../components/render-shop');
  const { AnalyticsRuntime } = await import('@/features/analytics/analytics-runtime');
  const { ConsentButton } = await import('@/features/analytics/consent-button');
  return render(
    <>
      <main id="content" tabIndex={-1} />
      <ConsentButton />
      <AnalyticsRuntime settings={[settings].flat()} />
    </>,
    lang,
  );
}

const banner = () => screen.queryByRole('region', { name: 'Privacy' });
const press = (name: string) => userEvent.click(the('button', name));

describe('the banner', () => {
  it('is a region with a link to the privacy page and two equal buttons, and takes no focus', async () => {
    await openPage();
    const region = the('region', 'Privacy');
    const [decline, accept] = within(region).getAllByRole('button');
    expect(decline).toHaveAccessibleName('Decline');
    expect(accept).toHaveAccessibleName('Accept');
    expect(accept?.className).toBe(decline?.className);
    expect(within(region).getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy');
    expect(region).toHaveTextContent('The data goes to collect.example.');
    expect(document.body).toHaveFocus();
  });

  it('is reached with the keyboard, and left without an answer', async () => {
    await openPage();
    for (const name of ['Privacy settings', 'Privacy policy', 'Decline', 'Accept']) {
      await userEvent.tab();
      expect(document.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it.each([
    ['de', 'Datenschutz', 'Ablehnen', 'Zustimmen'],
    ['he', 'פרטיות', 'דחייה', 'אישור'],
  ] as const)('speaks the language of the page: %s', async (lang, name, ...answers) => {
    await openPage(SETTINGS, lang);
    const region = the('region', name);
    for (const answer of answers) expect(within(region).getByRole('button', { name: answer })).toBeVisible();
  });

  it('does not appear where no consent is required', async () => {
    await openPage({ ...SETTINGS, consent: 'none' });
    expect(banner()).toBeNull();
    await until(() => expect(sent).toHaveBeenCalledWith('page_view'));
  });
});

describe('the decision', () => {
  it('to decline sends nothing, stays after a reload and moves the focus to the page', async () => {
    const { unmount } = await openPage();
    await press('Decline');
    expect(banner()).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
    unmount();
    await openPage();
    expect(banner()).toBeNull();
    expect(sent).not.toHaveBeenCalled();
  });

  it('to accept sends the events of the page, and stays after a reload', async () => {
    const { unmount } = await openPage();
    expect(sent).not.toHaveBeenCalled();
    await press('Accept');
    await until(() => expect(sent.mock.calls).toEqual([['page_view']]));
    unmount();
    await openPage();
    expect(banner()).toBeNull();
    await until(() => expect(sent).toHaveBeenCalledTimes(2));
  });

  it('can be withdrawn with the button of the footer, which gets the focus back', async () => {
    await openPage();
    await press('Accept');
    await until(() => expect(sent).toHaveBeenCalledTimes(1));
    await press('Privacy settings');
    expect(banner()).toHaveFocus();
    await press('Decline');
    expect(banner()).toBeNull();
    expect(the('button', 'Privacy settings')).toHaveFocus();
    const { track } = await import('@/lib/analytics/client/pipeline');
    track({ name: 'login', params: {} });
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('of another tab counts here', async () => {
    await openPage();
    localStorage.setItem('analytics-consent', JSON.stringify({ decision: 'declined', at: Date.now() }));
    act(() => void dispatchEvent(new StorageEvent('storage')));
    expect(banner()).toBeNull();
  });

  it('is requested again after half a year', async () => {
    const at = Date.now() - HALF_A_YEAR;
    localStorage.setItem('analytics-consent', JSON.stringify({ decision: 'accepted', at }));
    await openPage();
    expect(banner()).toBeVisible();
  });

  it.each(['no JSON', '7', 'null', '{"decision":"all","at":1}'])('is not read from %s', async (stored) => {
    localStorage.setItem('analytics-consent', stored);
    await openPage();
    expect(banner()).toBeVisible();
  });

  it('is to decline where the browser sends Global Privacy Control', async () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    await openPage();
    expect(banner()).toBeNull();
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('the banner of several purposes', () => {
  const ALL: AnalyticsSettings[] = [
    SETTINGS,
    { ...SETTINGS, address: 'https://ads.example/events', purpose: 'marketing' },
    {
      ...{ provider: 'script', src: 'https://chat.example/widget.js', name: 'Chat Company' },
      ...{ consent: 'required', purpose: 'support' },
    },
  ];
  const stored = () => JSON.parse(localStorage.getItem('analytics-consent') ?? '{}').answers;
  const box = (name: RegExp) => the('checkbox', name);

  it('lists each with its receivers, unchecked, and has two equal buttons beside the choice', async () => {
    await openPage(ALL);
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    for (const [name, receiver] of [
      [/^Statistics/, 'collect.example'],
      [/^Marketing/, 'ads.example'],
      [/^Chat and support/, 'Chat Company'],
    ] as const) {
      expect(box(name)).not.toBeChecked();
      expect(box(name)).toHaveAccessibleName(expect.stringContaining(`The data goes to ${receiver}.`));
    }
    const buttons = within(screen.getByRole('region', { name: 'Privacy' })).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Decline', 'Accept all', 'Save choices']);
    expect(buttons[1]?.className).toBe(buttons[0]?.className);
  });

  it('stores the choice of each, which can be changed', async () => {
    await openPage(ALL);
    await userEvent.click(box(/^Marketing/));
    await press('Save choices');
    expect(banner()).toBeNull();
    expect(stored()).toEqual({ statistics: 'declined', marketing: 'accepted', support: 'declined' });
    await until(() => expect(sent.mock.calls).toEqual([['page_view']]));
    expect(document.querySelector('script[src*="chat.example"]')).toBeNull();
    await press('Privacy settings');
    expect(box(/^Marketing/)).toBeChecked();
    expect(box(/^Statistics/)).not.toBeChecked();
    await press('Decline');
    expect(stored()).toEqual({ statistics: 'declined', marketing: 'declined', support: 'declined' });
  });

  it('asks again for a purpose that is new, and keeps the answer about statistics', async () => {
    localStorage.setItem('analytics-consent', JSON.stringify({ decision: 'accepted', at: Date.now() }));
    await openPage(ALL);
    expect(box(/^Statistics/)).toBeChecked();
    await until(() => expect(sent).toHaveBeenCalledTimes(1));
    await press('Accept all');
    expect(stored()).toEqual({ statistics: 'accepted', marketing: 'accepted', support: 'accepted' });
    await until(() => expect(sent).toHaveBeenCalledTimes(2));
  });

  it('leaves out a purpose that needs no consent', async () => {
    await openPage([{ ...SETTINGS, consent: 'none' }, ...ALL.slice(1, 2)]);
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await until(() => expect(sent).toHaveBeenCalledTimes(1));
  });
});
