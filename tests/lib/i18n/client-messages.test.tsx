import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { MessagesProvider, useMessages } from '@/lib/i18n/client-messages';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';

const Title = () => <h2>{useMessages('cart').title}</h2>;

afterEach(() => vi.unstubAllGlobals());

it('messages of client components are those that a provider around the component has', () => {
  expect(
    renderToStaticMarkup(
      <MessagesProvider lang="de" messages={{ cart: ALL_MESSAGES.de.cart }}>
        <Title />
      </MessagesProvider>,
    ),
  ).toBe(`<h2>${ALL_MESSAGES.de.cart.title}</h2>`);
});

it('messages of client components say on the server what to do where none has them', () => {
  vi.stubGlobal('window', undefined);
  expect(() => renderToStaticMarkup(<Title />)).toThrow(
    /the messages of "cart"\. Put <ProvideMessages areas=\{\['cart'\]\}> of @\/lib\/i18n\/server-messages around it/,
  );
});
