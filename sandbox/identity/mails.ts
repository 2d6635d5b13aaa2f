import { html } from 'hono/html';
import type { Html } from '../core/html-page';
import { fill, type Language } from '../core/language';
import { mailBody } from '../mail/body';
import type { Member } from '../members/schema';

type MailText = { to: string; subject: string; text: string; html: string };

/** Returns the email with a verification code. */
export function codeMail(language: Language, member: Member, code: string, minutes: number): MailText {
  const { memberMail: texts } = language.texts;
  const life = fill(texts.codeLife, { minutes });
  const content = html`<p>${texts.code}</p>
    <p style="font-size:28px;letter-spacing:4px"><strong>${code}</strong></p>
    <p>${life}</p>`;
  return {
    to: member.loginEmail,
    subject: texts.codeSubject,
    text: `${texts.code} ${code}\n${life}`,
    html: framed(language, texts.confirm, content),
  };
}

/** Returns the email with the link to set a new password. `hours`: how long the link works. */
export const recoveryMail = (language: Language, member: Member, link: string, hours: number): MailText =>
  linkMail(language, member, {
    subject: language.texts.signIn.resetTitle,
    introduction: language.texts.memberMail.resetIntro,
    action: language.texts.newPassword.title,
    link,
    hours,
  });

/** Returns the email that invites a member registered by somebody else to set a first password. */
export function activationMail(language: Language, member: Member, link: string, hours: number): MailText {
  const { activate, activateIntro } = language.texts.memberMail;
  return linkMail(language, member, {
    subject: activate,
    introduction: activateIntro,
    action: activate,
    link,
    hours,
  });
}

function linkMail(
  language: Language,
  member: Member,
  mail: { subject: string; introduction: string; action: string; link: string; hours: number },
): MailText {
  const { subject, introduction, action, link, hours } = mail;
  const life = fill(language.texts.memberMail.linkLife, { hours });
  const content = html`<p>${introduction}</p><p><a href="${link}">${action}</a></p><p>${life}</p>`;
  return {
    to: member.loginEmail,
    subject,
    text: `${introduction}\n\n${action}: ${link}\n\n${life}`,
    html: framed(language, subject, content),
  };
}

const framed = (language: Language, heading: string, content: Html): string =>
  mailBody(language, html`<h1 style="font-size:22px">${heading}</h1>${content}`);
