import { beforeEach, describe, expect, it } from 'vitest';
import { loadLanguage, PAGE_LANGUAGES } from '../core/language';
import type { Texts } from '../core/texts/en';
import { hostedBrowser } from './hosted-browser';
import { BUYER, CARD, checkoutUrl, newOrders, openPage, SHOP } from './hosted-page';
import { openSandbox } from './open-sandbox';
import { post, visitorClient, visitorTokens } from './sdk-client';
import { add, BOWL, CHALK } from './shopper';
import { ADA, AUTHORIZATION, mailsOf, mailsTo } from './sign-in';

const sandbox = await openSandbox({ resets: true });
const SIGN_IN = `${sandbox.url}/_signin?${new URLSearchParams(AUTHORIZATION)}`;

type Leaf = { path: string; text: string };
function leaves(texts: object, path = ''): Leaf[] {
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]): Leaf[] =>
    typeof value === 'string'
      ? [{ path: `${path}${name}`, text: value }]
      : leaves(Object(value), `${path}${name}.`),
  );
}
const english = leaves((await loadLanguage('en')).texts);
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
/** A word that two languages share proves nothing. */
const hasSeveralWords = (text: string) =>
  (text.replaceAll(/\{\w+\}/g, '').match(/\p{L}{2,}/gu) ?? []).length > 1;
const sentences = english.map(({ text }) => text).filter((text) => hasSeveralWords(text) && !/\{/.test(text));
const others = PAGE_LANGUAGES.filter((code) => code !== 'en');

describe.each(others)('the texts in %s', (code) => {
  it('have the placeholders of English, and none is English', async () => {
    const { texts } = await loadLanguage(code);
    const own = new Map(leaves(texts).map(({ path, text }) => [path, text]));
    for (const { path, text } of english) {
      // Languages have other forms of a plural, and write the number one as a word.
      if (/\.(?:one|two|few|many|other)$/.test(path)) continue;
      const translated = own.get(path) ?? '';
      expect(placeholders(translated), path).toEqual(placeholders(text));
      if (hasSeveralWords(text)) expect(translated, path).not.toBe(text);
    }
    for (const [path, text] of own) {
      expect(text.trim(), path).not.toBe('');
      expect(text, path).not.toMatch(/["']/);
    }
  });

  it('have the plural forms of the language', async () => {
    const { locale, texts } = await loadLanguage(code);
    const { charges: _, untilCanceled: __, ...plurals } = texts.subscription;
    const rules = new Intl.PluralRules(locale);
    for (const count of [1, 2, 3, 5, 12])
      for (const forms of Object.values(plurals)) expect(Object.keys(forms)).toContain(rules.select(count));
  });
});

/** Expects that a page or an email has none of the English sentences. */
function expectNoEnglish(code: string, shown: string) {
  if (code === 'en') return;
  expect(sentences.filter((sentence) => shown.includes(sentence))).toEqual([]);
}

const inLanguage = (url: string, code: string) => {
  const address = new URL(url);
  address.searchParams.set('lang', code);
  return address.href;
};

describe.each(PAGE_LANGUAGES)('a shopper who reads %s', (code) => {
  let texts: Texts;
  let direction: string;
  let tag: string;
  type Shown = Pick<Awaited<ReturnType<typeof openPage>>, 'document' | 'text'>;
  const expectPage = ({ document, text }: Shown) => {
    const root = document.documentElement;
    expect([root.getAttribute('lang'), root.getAttribute('dir')]).toEqual([tag, direction]);
    expectNoEnglish(code, text);
  };

  beforeEach(async () => {
    ({ texts, direction, tag } = await loadLanguage(code));
  });

  it('buys on a page in the language, and gets the email in it', async () => {
    const client = await visitorClient(sandbox);
    await add(client, 'arc-vase', CHALK);
    // Without a page of the shop, the platform thanks on its own.
    const url = await checkoutUrl(client, { postFlowUrl: `${SHOP}/`, cartPageUrl: `${SHOP}/cart` });
    const page = await openPage(sandbox, inLanguage(url, code));
    expectPage(page);
    expect(page.document.querySelector('h1')?.textContent).toBe(texts.checkout.title);
    for (const label of [texts.fields.email, texts.fields.lastName, texts.fields.postalCode])
      expect(page.field(label).value).toBe('');
    const { subtotal, shipping, tax, total } = texts.checkout;
    expect(Object.keys(page.sums())).toEqual([subtotal, shipping, tax, total]);
    const { locale } = await loadLanguage(code);
    const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
    expect(page.sums()[texts.checkout.total]?.replace(/\u200e$/, '')).toBe(money.format(78));

    const empty = (await page.submit({ email: '' })).page;
    expect(empty?.status).toBe(400);
    if (empty) expectPage(empty);
    expect(empty?.field(texts.fields.email).error).toContain(texts.errors.enterEmail);
    const declined = (await page.submit({ ...BUYER, cardNumber: CARD.declined })).page;
    expect(declined?.alert).toBe(texts.checkout.declined);

    const { location } = await page.submit(BUYER);
    const thanks = await openPage(sandbox, location?.href ?? '');
    expectPage(thanks);
    expect(thanks.document.querySelector('h1')?.textContent).toBe(texts.thankYou.title);
    const [order] = await newOrders(sandbox);
    expect(order).toMatchObject({ paymentStatus: 'PAID', buyerLanguage: code });

    const [mail] = await mailsOf(sandbox);
    expect(mail?.subject).toBe(texts.orderMail.thanksSubject.replace('{number}', String(order?.number)));
    expect(mail?.text).toContain(texts.orderMail.paid);
    expect(mail?.text).toContain(money.format(78));
    expect(mail?.html).toContain(`lang="${tag}" dir="${direction}"`);
    expectNoEnglish(code, `${mail?.subject} ${mail?.text} ${mail?.html}`);
  });

  it('signs in, registers and sets a password in the language', async () => {
    const browser = hostedBrowser(sandbox);
    expectPage(await browser.open(inLanguage(SIGN_IN, code)));
    const rejected = await browser.submit(texts.signIn.title, {
      [texts.fields.email]: ADA.email,
      [texts.fields.password]: 'not hers',
    });
    expectPage(rejected);
    expect(browser.errorOf(texts.fields.password)).toBe(texts.errors.wrongPassword);
    expectPage(await browser.follow(texts.signIn.createTitle));
    await browser.follow(texts.signIn.title);
    expectPage(await browser.follow(texts.signIn.forgot));
    const sent = await browser.submit(texts.signIn.sendLink, { [texts.fields.email]: ADA.email });
    expectPage(sent);
    expect(sent.text).toContain(texts.signIn.linkSent);

    const [mail] = await mailsOf(sandbox);
    expect(mail?.subject).toBe(texts.signIn.resetTitle);
    expectNoEnglish(code, `${mail?.text} ${mail?.html}`);
    const form = await browser.open(mail?.links[0] ?? '');
    expectPage(form);
    const save = (password: string) =>
      browser.submit(texts.newPassword.save, { [texts.fields.newPassword]: password });
    expectPage(await save('abc'));
    const back = await save('a new password');
    expect(back.heading).toBe(texts.signIn.title);
    expectPage(back);
  });
});

it('a page is in the language of the site without one, and in that of the site for an unknown one', async () => {
  for (const code of ['', 'xx', 'tlh', 'toString']) {
    const { document } = await openPage(sandbox, inLanguage(SIGN_IN, code));
    expect(document.documentElement.getAttribute('lang')).toBe('en');
    expect(document.querySelector('h1')?.textContent).toBe('Sign in');
  }
});

it('the email with a new password is in the language of the call, or else of the header', async () => {
  const headers = { 'x-wix-linguist': 'fr|fr-fr|false|00000000-0000-0000-0000-000000000000' };
  const Authorization = (await visitorTokens(sandbox)).access_token;
  const subjectFor = async (body: object) => {
    const path = '/_api/iam/recovery/v1/send-email';
    await post(sandbox, path, { email: ADA.email, ...body }, { Authorization, ...headers });
    return (await mailsTo(sandbox, ADA.email))[0]?.subject;
  };
  expect(await subjectFor({ language: 'es' })).toBe('Restablecer tu contraseña');
  expect(await subjectFor({})).toBe('Réinitialiser votre mot de passe');
  expect(await subjectFor({ language: 'xx' })).toBe('Reset your password');
});

it('the merchant’s texts are in the language of the page, too, where the site has them', async () => {
  const client = await visitorClient(sandbox);
  await add(client, 'lund-bowl', BOWL);
  const page = await openPage(sandbox, inLanguage(await checkoutUrl(client), 'de'));
  for (const text of ['Lund-Schale', 'Glasur: Tinte', 'Standardversand', '3–5 Werktage'])
    expect(page.text).toContain(text);
  await page.submit(BUYER);
  const [mail] = await mailsOf(sandbox);
  expect(mail?.text).toMatch(/1 × Lund-Schale, Tinte, .*: 28,00\s\$/);
});
