import { html } from 'hono/html';
import type { Html } from '../../core/html-page';
import type { Member } from '../../members/schema';
import type { SignInFlow } from './flow';
import { type FormState, field, signInForm } from './form-fields';

const backToShop = ({ shopUrl }: SignInFlow): Html | '' =>
  shopUrl ? html`<p><a href="${shopUrl}">Back to the shop</a></p>` : '';

export const signInBody = (flow: SignInFlow, state: FormState): Html =>
  signInForm(state, {
    heading: 'Sign in',
    action: `/_signin?${flow.query}`,
    fields: html`${field(state, { name: 'email', label: 'Email', type: 'email', autocomplete: 'username' })}
      ${field(state, { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' })}`,
    button: 'Sign in',
    below: html`<p><a href="/_signin/forgot?${flow.query}">Forgot your password?</a></p>
      <p>New here? <a href="/_signin/register?${flow.query}">Create an account</a></p>
      ${backToShop(flow)}`,
  });

export const registerBody = (flow: SignInFlow, state: FormState): Html =>
  signInForm(state, {
    heading: 'Create an account',
    action: `/_signin/register?${flow.query}`,
    fields: html`${field(state, { name: 'firstName', label: 'First name', autocomplete: 'given-name', note: 'Optional' })}
      ${field(state, { name: 'lastName', label: 'Last name', autocomplete: 'family-name', note: 'Optional' })}
      ${field(state, { name: 'email', label: 'Email', type: 'email', autocomplete: 'username' })}
      ${field(state, { name: 'password', label: 'Password', type: 'password', autocomplete: 'new-password' })}`,
    button: 'Create account',
    below: html`<p>Have an account? <a href="/_signin?${flow.query}">Sign in</a></p>
      ${backToShop(flow)}`,
  });

export const verifyBody = (flow: SignInFlow, state: FormState): Html =>
  signInForm(state, {
    heading: 'Check your email',
    action: `/_signin/verify?${flow.query}`,
    intro: 'We sent you a code of six digits.',
    fields: html`<input type="hidden" name="stateToken" value="${state.values.stateToken}" />
      ${field(state, { name: 'code', label: 'Verification code', autocomplete: 'one-time-code' })}`,
    button: 'Verify',
    below: html`<form method="post" action="/_signin/resend?${flow.query}">
        <input type="hidden" name="stateToken" value="${state.values.stateToken}" />
        <p><button>Resend code</button></p>
      </form>
      ${backToShop(flow)}`,
  });

export const forgotBody = (flow: SignInFlow, state: FormState): Html =>
  signInForm(state, {
    heading: 'Reset your password',
    action: `/_signin/forgot?${flow.query}`,
    intro: 'We’ll email you a link to set a new one.',
    fields: field(state, { name: 'email', label: 'Email', type: 'email', autocomplete: 'username' }),
    button: 'Send reset link',
    below: html`<p><a href="/_signin?${flow.query}">Back to sign in</a></p>`,
  });

/**
 * Shows the signed-in member and asks whether to continue as that member. `consent`: the shop
 * receives the identity.
 */
export const continueBody = (flow: SignInFlow, member: Member, consent: boolean): Html =>
  html`<div class="message">
    <h1>${consent ? 'Continue to the shop' : 'Choose an account'}</h1>
    <p>You are signed in as <strong>${member.loginEmail}</strong>.${
      consent ? ' The shop will see your profile and your orders.' : ''
    }</p>
    <form method="post" action="/_signin/continue?${flow.query}">
      <p><button class="main">${consent ? 'Allow' : `Continue as ${member.nickname}`}</button></p>
    </form>
    <p><a href="/_signin?${flow.query}">Use another account</a></p>
    ${consent && flow.kind === 'authorize' ? html`<form method="post" action="/_signin/deny?${flow.query}"><p><button>Deny</button></p></form>` : ''}
    ${backToShop(flow)}
  </div>`;
