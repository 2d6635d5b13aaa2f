import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { latePart } from '@/components/ui/late-part';

type FormProps = { label: string };

function Form({ label }: FormProps) {
  const [isSent, setSent] = useState(false);
  return (
    <div>
      <label>
        <span>{label}</span> <input />
      </label>
      <button type="button" onClick={() => setSent(true)}>
        {isSent ? 'Sent' : 'Send'}
      </button>
    </div>
  );
}

const importForm = async (): Promise<ComponentType<FormProps>> => Form;

/** Hydrates the server's HTML in a browser whose code comes from `importPart`. */
async function hydrate(importPart = importForm) {
  const { Part, load } = latePart(null, importPart);
  const container = serve();
  const root = await act(async () => hydrateRoot(container, <Part label="Code" />));
  return { rerender: () => act(async () => root.render(<Part label="Other code" />)), load };
}

/** Adds the server's HTML to the document. */
function serve() {
  const server = latePart(Form, importForm);
  const container = document.createElement('div');
  container.innerHTML = renderToString(<server.Part label="Code" />);
  document.body.append(container);
  return container;
}

const nextTask = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('is the plain HTML of the server until its code has loaded, and keeps what was typed', async () => {
  const { rerender, load } = await hydrate();
  const field = screen.getByRole('textbox', { name: 'Code' });
  await userEvent.type(field, 'WELCOME');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('button')).toHaveTextContent('Send');
  await rerender();
  expect(field).toHaveValue('WELCOME');
  await act(async () => load());
  expect(screen.getByRole('textbox', { name: 'Other code' })).toBe(field);
  expect(field).toHaveValue('WELCOME');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('button')).toHaveTextContent('Sent');
});

it('loads its code with the next call when a load has failed', async () => {
  const importPart = vi.fn(importForm).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { load } = await hydrate(importPart);
  await act(async () => load());
  expect(screen.getByRole('textbox', { name: 'Code' })).toBeVisible();
  await act(async () => load());
  await act(async () => load());
  expect(importPart).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('button')).toHaveTextContent('Sent');
});

it('is the HTML of the server, whenever during the hydration its code arrives', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const errors: unknown[] = [];
  for (let tasks = 0; tasks < 30; tasks++) {
    let arrive = (_: ComponentType<FormProps>): void => {};
    const { Part, load } = latePart<FormProps>(null, () => new Promise((resolve) => (arrive = resolve)));
    const container = serve();
    const field = container.querySelector('input');
    const root = hydrateRoot(container, <Part label="Code" />, {
      onRecoverableError: (error) => errors.push(error),
    });
    load();
    for (let task = 0; task < tasks; task++) await nextTask();
    arrive(Form);
    const button = within(container).getByRole('button');
    await waitFor(async () => {
      await userEvent.click(button);
      expect(button).toHaveTextContent('Sent');
    });
    expect(container.querySelector('input')).toBe(field);
    root.unmount();
  }
  expect(errors).toEqual([]);
});

it('has a placeholder where the server has rendered nothing', async () => {
  const { Part, load } = latePart(null, importForm);
  render(<Part label="Code" />);
  expect(screen.queryByRole('textbox')).toBeNull();
  await act(async () => load());
  expect(screen.getByRole('textbox', { name: 'Code' })).toBeVisible();
});
