'use client';

import clsx from 'clsx';
import { usePathname } from 'next/navigation';
import { type FormEvent, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { useMessages } from '#messages';
import { useCartDrawer } from '@/components/cart/drawer-store';
import { MAIN_ID } from '@/components/layout/skip-link';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/link';
import { cartChangeEvents, cartEvent, lineEvent, pageLocation } from '@/lib/analytics/build-events';
import { type Decision, rememberList, selectEvent, settle, track } from '@/lib/analytics/client/pipeline';
import { browserStorage, readJson } from '@/lib/browser-storage';
import { type CartState, getCartState, hasSession, subscribe } from '@/lib/cart/client/store';
import type { AnalyticsSettings } from '@/lib/config/entry-schemas';
import { format } from '@/lib/i18n/format';
import { checkSignIn, watchSignIn } from '@/lib/members/report-sign-in';
import type { Cart } from '@/lib/model/cart';
import { PURPOSES, type Purpose } from '@/lib/model/content';
import { createListeners, type Listeners } from '@/lib/store';
import { barePath } from '@/lib/urls';
import { CONSENT_BUTTON_ID } from './consent-button';

/** Observes the page, the cart and the session from outside: the shop's code has nothing for analytics. */
export function AnalyticsRuntime({ settings }: { settings: AnalyticsSettings[] }) {
  const stored = useSyncExternalStore(consent.subscribe, getAnswers, () => '');
  const isReopened = useSyncExternalStore(consent.subscribe, isBannerReopened, () => false);
  const answers = answersOf(stored);
  const purposes = purposesOf(settings);
  const path = usePathname();
  const { open, message } = useCartDrawer();
  const referrer = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `stored` is the text of the answers
  useEffect(() => {
    void settle(
      settings.map((one) => ({
        settings: one,
        decision: one.consent === 'none' ? 'accepted' : (answers[one.purpose] ?? null),
      })),
    );
  }, [stored, settings]);

  useEffect(() => {
    track({
      name: 'page_view',
      params: { page_location: pageLocation(), page_referrer: referrer.current ?? document.referrer },
    });
    referrer.current = pageLocation();
    return reportCartView(path);
  }, [path]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an acceptance counts from this page on
  useEffect(() => checkSignIn(path), [path, stored]);

  useEffect(() => {
    const stops = [watchCart(), watchClicks(), watchSignIn()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  const wasOpen = useRef(false);
  useEffect(() => {
    const hasOpened = open && !wasOpen.current;
    wasOpen.current = open;
    // The drawer that opens by itself after an addition has a message.
    return hasOpened && message === null ? reportCartView('/cart') : undefined;
  }, [open, message]);

  const isAnswered = purposes.every((purpose) => answers[purpose]);
  if (purposes.length === 0 || (isAnswered && !isReopened)) return null;
  return <ConsentBanner settings={settings} answers={answers} isReopened={isReopened} />;
}

const purposesOf = (settings: readonly AnalyticsSettings[]): Purpose[] =>
  PURPOSES.filter((purpose) => settings.some((one) => one.purpose === purpose && one.consent === 'required'));

/** A visitor must know who receives the data to agree. Null for an own adapter. */
function receiverOf(settings: AnalyticsSettings): string | null {
  switch (settings.provider) {
    case 'dataLayer':
      return 'Google';
    case 'beacon':
      return new URL(settings.endpoint).host;
    case 'webhook':
      return new URL(settings.address).host;
    case 'script':
      return settings.name ?? new URL(settings.src).host;
    default:
      return null;
  }
}

const receiversOf = (settings: readonly AnalyticsSettings[], purpose: Purpose): string[] => [
  ...new Set(
    settings
      .filter((one) => one.purpose === purpose && one.consent === 'required')
      .flatMap((one) => receiverOf(one) ?? []),
  ),
];

type ConsentBannerProps = {
  settings: readonly AnalyticsSettings[];
  answers: Answers;
  /** The visitor has reopened it. It then has the focus. */
  isReopened: boolean;
};

/** A region of the page and no dialog: the shop works without an answer. All answers have equal buttons. */
function ConsentBanner({ settings, answers, isReopened }: ConsentBannerProps) {
  const messages = useMessages('consent');
  const title = useId();
  const banner = useRef<HTMLElement>(null);
  const purposes = purposesOf(settings);
  const isOne = purposes.length === 1 && purposes[0] === 'statistics';
  const privacyPage = settings.find((one) => one.privacyPage)?.privacyPage;
  const toReceivers = (purpose: Purpose): string => {
    const receiver = receiversOf(settings, purpose).join(', ');
    return receiver ? ` ${format(messages.receiver, { receiver })}` : '';
  };

  useEffect(() => {
    if (isReopened) banner.current?.focus();
  }, [isReopened]);

  // Otherwise the banner could hide the element that has the focus (WCAG 2.4.11).
  useEffect(() => {
    const { style } = document.documentElement;
    const height = banner.current?.offsetHeight ?? 0;
    style.scrollPaddingBottom = `${height + 16}px`;
    document.body.style.paddingBottom = `${height}px`;
    return () => {
      style.scrollPaddingBottom = '';
      document.body.style.paddingBottom = '';
    };
  }, []);

  function handleAnswer(isAccepted: (purpose: Purpose) => boolean) {
    const next = isReopened ? CONSENT_BUTTON_ID : MAIN_ID;
    decide(Object.fromEntries(purposes.map((one) => [one, isAccepted(one) ? 'accepted' : 'declined'])));
    document.getElementById(next)?.focus({ preventScroll: true });
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll('purpose');
    handleAnswer((purpose) => chosen.includes(purpose));
  }

  return (
    <section
      ref={banner}
      tabIndex={-1}
      aria-labelledby={title}
      className="fixed inset-x-0 bottom-0 z-40 max-h-[60vh] overflow-y-auto border-t border-line bg-canvas outline-none"
    >
      <form
        onSubmit={handleSubmit}
        className="page-frame flex flex-col gap-x-10 gap-y-4 py-4 md:flex-row md:items-center md:justify-between"
      >
        <div>
          <h2 id={title} className="text-small font-semibold">
            {messages.title}
          </h2>
          <p className="mt-1 max-w-measure text-small text-muted">
            {isOne ? `${messages.text}${toReceivers('statistics')}` : messages.choose}{' '}
            {privacyPage ? <TextLink href={privacyPage}>{messages.privacyPage}</TextLink> : null}
          </p>
          {isOne ? null : (
            <div className="mt-2 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
              {purposes.map((purpose) => (
                <label key={purpose} className="flex min-h-target items-start gap-3 py-2 text-small">
                  <input
                    type="checkbox"
                    name="purpose"
                    value={purpose}
                    defaultChecked={answers[purpose] === 'accepted'}
                    className="mt-0.5 size-5 shrink-0 accent-current"
                  />
                  <span>
                    <span className="block font-semibold">{messages.purposes[purpose].title}</span>
                    <span className="block text-muted">
                      {messages.purposes[purpose].text}
                      {toReceivers(purpose)}
                    </span>
                  </span>
                </label>
              ))}
            </div>
          )}
        </div>
        <div
          className={clsx(
            'grid shrink-0 grid-cols-2 gap-3',
            // Long texts scroll behind the answers, except in a window too low for that.
            !isOne &&
              'max-md:-my-4 max-md:bg-canvas max-md:py-4 max-md:tall:sticky max-md:tall:bottom-0 sm:grid-cols-3 md:grid-cols-1',
          )}
        >
          <Button type="button" variant="secondary" onClick={() => handleAnswer(() => false)}>
            {messages.decline}
          </Button>
          <Button type="button" variant="secondary" onClick={() => handleAnswer(() => true)}>
            {isOne ? messages.accept : messages.acceptAll}
          </Button>
          {isOne ? null : (
            <Button type="submit" variant="secondary" className="col-span-2 sm:col-span-1">
              {messages.save}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}

/**
 * Reports changes when the platform has confirmed them. A change of this page is pending before, and another
 * tab's or the platform's own change is not, so each change is reported once and by the tab that made it.
 */
export function watchCart(): () => void {
  /** The last confirmed cart. Null before the first read. */
  let confirmed: Cart | null = knownCart(getCartState());
  let pending: Cart | null = null;

  return subscribe(() => {
    const state = getCartState();
    if (state.cart.pending) {
      pending = state.cart;
      return;
    }
    const next = knownCart(state);
    if (next === null) {
      // The session has begun or changed. A visitor without one had an empty cart.
      if (hasSession()) confirmed = null;
      return;
    }
    if (pending && state.status === 'ready')
      for (const event of confirmed && isSameCart(confirmed, next)
        ? cartChangeEvents(confirmed, next)
        : additions(pending, next))
        track(event);
    pending = null;
    confirmed = next;
  });
}

const knownCart = ({ cart, status }: CartState): Cart | null =>
  status === 'unknown' || cart.pending ? null : cart;

/** An empty cart becomes the one that the first addition makes. */
const isSameCart = (before: Cart, after: Cart): boolean =>
  before.lines.length === 0 || after.lines.length === 0 || before.key === after.key;

/** For a cart that was not read before, or has replaced the one that was. Their lines cannot be compared. */
const additions = (pending: Cart, next: Cart) =>
  pending.lines.flatMap((added) => {
    const line = next.lines.find(
      ({ productId, choices }) =>
        added.pending &&
        productId === added.productId &&
        choices.every(({ value }, index) => added.choices[index]?.value === value),
    );
    return line ? [lineEvent(line, Math.min(added.quantity, line.quantity))] : [];
  });

/** Waits until the cart is known, if the path is the cart's. Returns the function that stops waiting. */
export function reportCartView(path: string): () => void {
  if (barePath(path) !== '/cart') return () => undefined;
  let stop = () => {};
  let isDone = false;
  const report = () => {
    const cart = knownCart(getCartState());
    const event = cart && cartEvent('view_cart', cart);
    if (isDone || !event) return;
    isDone = true;
    stop();
    track(event);
  };
  stop = subscribe(report);
  report();
  return stop;
}

/** Products of lists, the start of the checkout, and the button that reopens the banner. */
export function watchClicks(): () => void {
  const handleClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    if (target.closest(`#${CONSENT_BUTTON_ID}`)) reopenBanner();
    const link = target.closest<HTMLAnchorElement>('article.card a[href]');
    // A button that adds the product of its card belongs to a form of the page.
    const card = target.closest('button[form]')?.closest('article.card');
    const added = card?.querySelector<HTMLAnchorElement>('a[href]');
    if (added) rememberList(barePath(added.pathname));
    const event = link && selectEvent(barePath(link.pathname));
    if (event) track(event);
  };
  const handleSubmit = ({ target }: SubmitEvent) => {
    const isCheckout =
      target instanceof HTMLFormElement && new URL(target.action, location.href).pathname === '/checkout';
    const event = isCheckout && cartEvent('begin_checkout', getCartState().cart);
    if (event) track(event);
  };
  // While the event is captured, so that it counts before the page follows the link.
  addEventListener('click', handleClick, true);
  addEventListener('submit', handleSubmit, true);
  return () => {
    removeEventListener('click', handleClick, true);
    removeEventListener('submit', handleSubmit, true);
  };
}

// The decisions are not in a cookie, because pages for requests with cookies are not shared between visitors.

type Answers = { readonly [purpose in Purpose]?: Decision };

const KEY = 'analytics-consent';
/** The banner appears again after half a year, as data protection authorities advise. */
const LIFETIME_MS = 180 * 24 * 60 * 60 * 1000;

/** Where storage is forbidden. */
let inMemory: Answers | null = null;
let isReopened = false;
const consent: Listeners = createListeners(() => {
  addEventListener('storage', consent.notify);
  return () => removeEventListener('storage', consent.notify);
});

const DECLINED: Answers = { statistics: 'declined', marketing: 'declined', support: 'declined' };

/**
 * Equal decisions are equal texts. A purpose has none without an answer, or with one that is too old. A
 * browser that sends Global Privacy Control has declined until its visitor accepts here.
 */
const getAnswers = (): string =>
  JSON.stringify({ ...(hasPrivacyControl() ? DECLINED : {}), ...(readStored() ?? inMemory) });

const hasPrivacyControl = (): boolean => Object(navigator).globalPrivacyControl === true;

const answersOf = (text: string): Answers => (text ? JSON.parse(text) : {});

function readStored(): Answers | null {
  const { answers, decision, at } = Object(readJson(KEY));
  if (typeof at !== 'number' || Math.abs(Date.now() - at) > LIFETIME_MS) return null;
  // `decision` is from versions that requested consent to statistics only.
  const given = Object(answers ?? { statistics: decision });
  return Object.fromEntries(
    PURPOSES.flatMap((purpose) => {
      const answer: unknown = given[purpose];
      return answer === 'accepted' || answer === 'declined' ? [[purpose, answer]] : [];
    }),
  );
}

function decide(decisions: Answers): void {
  const answers = { ...(readStored() ?? inMemory), ...decisions };
  inMemory = answers;
  isReopened = false;
  browserStorage.write(KEY, JSON.stringify({ answers, at: Date.now() }));
  consent.notify();
}

function reopenBanner(): void {
  isReopened = true;
  consent.notify();
}

const isBannerReopened = (): boolean => isReopened;
