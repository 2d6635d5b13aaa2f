import { html } from 'hono/html';
import type { Html } from '../../core/html-page';
import { fill, fillHtml } from '../../core/language';
import { pageTexts } from '../../core/page-language';
import type { Member } from '../../members/schema';
import type { SignInFlow } from './flow';
import { type FormState, field, signInForm } from './form-fields';

const backToShop = ({ shopUrl }: SignInFlow): Html | '' =>
  shopUrl ? html`<p><a href="${shopUrl}">${pageTexts().page.backToShop}</a></p>` : '';

export function signInBody(flow: SignInFlow, state: FormState): Html {
  const { signIn: texts, fields } = pageTexts();
  return signInForm(state, {
    heading: texts.title,
    action: `/_signin?${flow.query}`,
    fields: html`${field(state, { name: 'email', label: fields.email, type: 'email', autocomplete: 'username' })}
      ${field(state, { name: 'password', label: fields.password, type: 'password', autocomplete: 'current-password' })}`,
    button: texts.title,
    below: html`<p><a href="/_signin/forgot?${flow.query}">${texts.forgot}</a></p>
      <p>${texts.newHere} <a href="/_signin/register?${flow.query}">${texts.createTitle}</a></p>
      ${backToShop(flow)}`,
  });
}

export function registerBody(flow: SignInFlow, state: FormState): Html {
  const { page, signIn: texts, fields } = pageTexts();
  return signInForm(state, {
    heading: texts.createTitle,
    action: `/_signin/register?${flow.query}`,
    fields: html`${field(state, { name: 'firstName', label: fields.firstName, autocomplete: 'given-name', note: page.optional })}
      ${field(state, { name: 'lastName', label: fields.lastName, autocomplete: 'family-name', note: page.optional })}
      ${field(state, { name: 'email', label: fields.email, type: 'email', autocomplete: 'username' })}
      ${field(state, { name: 'password', label: fields.password, type: 'password', autocomplete: 'new-password' })}`,
    button: texts.create,
    below: html`<p>${texts.haveAccount} <a href="/_signin?${flow.query}">${texts.title}</a></p>
      ${backToShop(flow)}`,
  });
}

export function verifyBody(flow: SignInFlow, state: FormState): Html {
  const { signIn: texts, fields } = pageTexts();
  return signInForm(state, {
    heading: texts.checkEmail,
    action: `/_signin/verify?${flow.query}`,
    intro: texts.codeSent,
    fields: html`<input type="hidden" name="stateToken" value="${state.values.stateToken}" />
      ${field(state, { name: 'code', label: fields.code, autocomplete: 'one-time-code' })}`,
    button: texts.verify,
    below: html`<form method="post" action="/_signin/resend?${flow.query}">
        <input type="hidden" name="stateToken" value="${state.values.stateToken}" />
        <p><button>${texts.resend}</button></p>
      </form>
      ${backToShop(flow)}`,
  });
}

export function forgotBody(flow: SignInFlow, state: FormState): Html {
  const { signIn: texts, fields } = pageTexts();
  return signInForm(state, {
    heading: texts.resetTitle,
    action: `/_signin/forgot?${flow.query}`,
    intro: texts.resetIntro,
    fields: field(state, { name: 'email', label: fields.email, type: 'email', autocomplete: 'username' }),
    button: texts.sendLink,
    below: html`<p><a href="/_signin?${flow.query}">${texts.back}</a></p>`,
  });
}

/**
 * Shows the signed-in member and asks whether to continue as that member. `consent`: the shop
 * receives the identity.
 */
export function continueBody(flow: SignInFlow, member: Member, consent: boolean): Html {
  const { consent: texts } = pageTexts();
  const email = html`<strong>${member.loginEmail}</strong>`;
  return html`<div class="message">
    <h1>${consent ? texts.toShop : texts.chooseAccount}</h1>
    <p>${fillHtml(texts.currentMember, { email })} ${consent ? texts.shared : ''}</p>
    <form method="post" action="/_signin/continue?${flow.query}">
      <p><button class="main">${consent ? texts.allow : fill(texts.continueAs, { name: member.nickname })}</button></p>
    </form>
    <p><a href="/_signin?${flow.query}">${texts.another}</a></p>
    ${consent && flow.kind === 'authorize' ? html`<form method="post" action="/_signin/deny?${flow.query}"><p><button>${texts.deny}</button></p></form>` : ''}
    ${backToShop(flow)}
  </div>`;
}
