import type { ReactNode } from 'react';
import { addSelection } from '@/components/catalog/add-selection';
import { SelectionProvider } from '@/components/catalog/selection-context';
import { OptionalPart } from '@/components/ui/optional-part';
import { failureMessage, RequestError, sendJson } from '@/lib/http/send-json';
import { loadCartMessages } from '@/lib/i18n/cart-messages';
import { MessagesProvider } from '@/lib/i18n/client-messages';
import type { Choices } from '@/lib/model/variant-selection';
import { langOf } from '@/lib/urls';
import { CardNote } from './card-panel';
import { OneOption } from './one-option';
import { choicesOf, type Selection, stepOf } from './selection';

/** @param status for screen readers */
type Show = (part: ReactNode, status?: string) => void;

/** For an unreachable shop, whose message the components have. */
const OFFLINE = '';

/** Adds the product of a card, or shows its choices on the card or in a sheet. An error stands on the card. */
export async function press(button: HTMLButtonElement, render: (part: ReactNode) => void): Promise<void> {
  const link = button.closest('article, th')?.querySelector<HTMLAnchorElement>('a[href]');
  if (!link || button.hasAttribute('aria-busy')) return;
  const show: Show = (part, status) =>
    render(
      <>
        <p role="status" className="sr-only">
          {status}
        </p>
        {part}
      </>,
    );
  show(null);
  // React knows nothing of this attribute, and leaves it.
  button.setAttribute('aria-busy', 'true');
  const error = await addFrom(button, link, show).catch(messageOf);
  button.removeAttribute('aria-busy');
  if (error !== null) show(<CardNote button={button} error={error} onClose={() => show(null)} />);
}

const langOfPage = () => langOf(location.pathname);

async function messageOf(failure: unknown): Promise<string> {
  if (!(failure instanceof RequestError)) return OFFLINE;
  return loadCartMessages(langOfPage()).then(
    ({ errors }) => failureMessage(errors, failure.code),
    () => OFFLINE,
  );
}

/** Returns the message of a rejection. @throws RequestError */
async function addFrom(button: HTMLButtonElement, link: HTMLAnchorElement, show: Show) {
  const lang = langOfPage();
  const path = `/api/products/${link.pathname.split('/').at(-1)}/selection?lang=${lang}`;
  const { product, initial, messages } = await sendJson<Selection>('GET', path);
  if (!product) {
    location.assign(link.href);
    return null;
  }
  const chosen = choicesOf(product, link.href);
  const step = stepOf(product, chosen);
  const add = (choices: Choices, current = product) =>
    addSelection({
      product: current,
      choices: { ...step.single, ...choices },
      data: new FormData(),
      messages: messages.product,
      lang,
      offline: OFFLINE,
    });

  if (step.kind === 'add') {
    const outcome = await add({});
    if (!outcome.ok) return outcome.errors.form ?? OFFLINE;
    show(null, outcome.message);
    return null;
  }
  // Loads more only where it is needed.
  const [cartMessages, Sheet] = await Promise.all([
    loadCartMessages(lang),
    step.kind === 'sheet' ? import('./sheet').then((module) => module.Sheet) : null,
  ]);
  show(
    // A new boundary with each press, because one that has failed stays so.
    <OptionalPart key={Date.now()}>
      <MessagesProvider lang={lang} messages={{ ...messages, ...cartMessages }}>
        <SelectionProvider product={product} initial={{ ...initial, ...chosen }} start={undefined}>
          {step.kind === 'card' ? (
            <OneOption
              button={button}
              option={step.option}
              add={add}
              onAdded={(message) => show(null, message)}
              onClose={() => show(null)}
            />
          ) : Sheet ? (
            <Sheet />
          ) : null}
        </SelectionProvider>
      </MessagesProvider>
    </OptionalPart>,
  );
  return null;
}
