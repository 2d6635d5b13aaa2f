import { html } from 'hono/html';
import type { Html } from '../core/html-page';
import type { Language } from '../core/language';

/** The HTML of an email. */
export const mailBody = ({ tag, direction }: Language, content: Html): string =>
  String(
    html`<div lang="${tag}" dir="${direction}" style="font-family:system-ui,sans-serif;max-width:560px;color:#26221d">
    ${content}
  </div>`,
  );
