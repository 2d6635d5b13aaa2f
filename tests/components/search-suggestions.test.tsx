import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchInput } from '@/components/search/search-input';
import type { Suggestion } from '@/lib/catalog/suggestion';
import { plainPrice } from '../fixtures/money';
import { picture } from '../fixtures/products';
import { render, the } from './render-shop';

const push = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const bowl = { name: 'Lund Bowl', slug: 'lund-bowl', picture: picture('oat'), price: plainPrice('38') };
const SUGGESTIONS: Suggestion[] = [
  { kind: 'category', name: 'Bowls', slug: 'bowls' },
  { kind: 'product', ...bowl },
];

const SHIPPING: Suggestion = { kind: 'page', name: 'Shipping and returns', href: '/shipping' };

const submitted = vi.fn();
const requested = vi.fn();

// The first test would otherwise wait for the transformation of the code that loads on demand.
beforeAll(() => import('@/components/search/search-suggestions'));

beforeEach(() => {
  push.mockClear();
  submitted.mockClear();
  requested.mockClear();
  vi.stubGlobal('fetch', async (path: string) => {
    requested(path);
    const query = new URL(path, 'http://shop.test').searchParams.get('q') ?? '';
    return Response.json({
      suggestions: query.startsWith('bo') ? SUGGESTIONS : query === 'ship' ? [SHIPPING] : [],
    });
  });
});

function field() {
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted(new FormData(event.currentTarget).get('q'));
      }}
    >
      <SearchInput />
    </form>,
  );
  return screen.getByLabelText('Search');
}

async function typed(text: string) {
  const input = field();
  await userEvent.type(input, text);
  const list = await screen.findByRole('listbox', { name: 'Suggestions' });
  return { input, options: () => within(list).getAllByRole('option') };
}

describe('search suggestions', () => {
  it('appear during typing, with the typed part marked', async () => {
    const { input, options } = await typed('bow');
    expect(input).toHaveAttribute('role', 'combobox');
    // An effect announces it after the list is rendered.
    await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'true'));
    expect(options().map((option) => option.textContent)).toEqual([
      'Bowls',
      'Lund Bowl$38.00',
      'All results for “bow”',
    ]);
    const groups = within(screen.getByRole('listbox')).getAllByRole('group');
    expect(groups.map((group) => within(group).getAllByRole('option').length)).toEqual([1, 1]);
    expect(the('group', 'Categories')).toHaveTextContent('Bowls');
    expect(options()[1]?.querySelector('mark')).toHaveTextContent('Bow');
    expect(screen.getByRole('status')).toHaveTextContent('2 suggestions');
  });

  it('are reached by the arrows, which lead back into the field', async () => {
    const { input, options } = await typed('bowl');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(options()[1]).toHaveAttribute('aria-selected', 'true');
    expect(input).toHaveAttribute('aria-activedescendant', options()[1]?.id);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(input).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowUp}');
    expect(options()[2]).toHaveAttribute('aria-selected', 'true');
    expect(input).toHaveFocus();
  });

  it('obey a key that is pressed as soon as they are on the screen', async () => {
    const input = field();
    const list = () => screen.queryByRole('listbox');
    new MutationObserver((_, observer) => {
      if (!list()) return;
      observer.disconnect();
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', cancelable: true }));
    }).observe(document.body, { childList: true, attributes: true, subtree: true });
    await userEvent.type(input, 'bottles');
    expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('Bowls');
  });

  it('keep the marked row when the field gets a second focus event, as during hydration', async () => {
    const { input, options } = await typed('bo');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const [, marked] = options();
    fireEvent.focus(input);
    await act(() =>
      import('@/components/search/search-suggestions').then((module) => module.loadSuggestions()),
    );
    expect(marked).toBeInTheDocument();
    expect(marked).toHaveAttribute('aria-selected', 'true');
  });

  it('close when the field loses the focus, and show again when it is back', async () => {
    await typed('bo');
    await userEvent.tab();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.tab({ shift: true });
    expect(await screen.findByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  });

  it('are opened by Enter', async () => {
    await typed('bo');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(push).toHaveBeenCalledExactlyOnceWith('/products/lund-bowl');
    expect(submitted).not.toHaveBeenCalled();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('are opened by a press', async () => {
    const { options } = await typed('bo');
    const [category] = options();
    if (category) await userEvent.click(category);
    expect(push).toHaveBeenCalledExactlyOnceWith('/categories/bowls');
  });

  it('leave the search itself unchanged', async () => {
    await typed('bo');
    await userEvent.keyboard('{Enter}');
    expect(submitted).toHaveBeenCalledExactlyOnceWith('bo');
    expect(push).not.toHaveBeenCalled();
  });

  it('lead to pages of text', async () => {
    await typed('ship');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(push).toHaveBeenCalledExactlyOnceWith('/shipping');
  });

  it('close on Escape and keep the typed text', async () => {
    const { input } = await typed('bo');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(input).toHaveValue('bo');
    expect(input).toHaveAttribute('aria-expanded', 'false');
  });

  it('are not requested for one letter, and never without need', async () => {
    const input = field();
    await userEvent.type(input, 'b');
    await userEvent.type(input, 'xy');
    await waitFor(() => expect(requested).toHaveBeenCalledWith('/api/search/suggest?q=bxy&lang=en'));
    expect(requested).toHaveBeenCalledOnce();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});

describe('recent searches', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal('FEATURES', { recentSearches: true });
  });

  const listed = () => screen.findByRole('listbox', { name: 'Suggestions' });

  it('are shown in the empty field with the focus, and start their search again', async () => {
    const input = field();
    await userEvent.type(input, 'moon jar{Enter}');
    await userEvent.clear(input);
    const list = await listed();
    expect(within(list).getByRole('group', { name: 'Recent searches' })).toHaveTextContent('moon jar');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(submitted).toHaveBeenLastCalledWith('moon jar');
  });

  it('are cleared on request', async () => {
    localStorage.setItem('recent-searches', '["vase", "lamp"]');
    await userEvent.click(field());
    const forget = within(await listed()).getByRole('option', { name: 'Clear recent searches' });
    await userEvent.click(forget);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  it('do not exist before the first search', async () => {
    const input = field();
    await userEvent.click(input);
    await waitFor(() => expect(input).toHaveAttribute('role', 'combobox'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.type(input, 'bow');
    await listed();
    expect(localStorage).toHaveLength(0);
  });
});
