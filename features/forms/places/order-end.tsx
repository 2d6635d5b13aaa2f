import { Disclosure } from '@/components/ui/disclosure';
import { ShopLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { fillPlace } from '@/features/places/fill-place';
import { personalData } from '@/features/places/forms';
import { captchaSettings } from '@/lib/auth/captcha';
import { storedState } from '@/lib/forms/stored-state';
import { fillNodes } from '@/lib/i18n/format';
import { getLang, getMessages, ProvideMessages } from '@/lib/i18n/server-messages';
import { leadsToWithdrawal } from '@/lib/orders/after-purchase';
import type { PlaceFacts } from '@/lib/places';
import { SITE_FORM_START } from '@/lib/site-forms/input-names';
import { getSiteForm } from '@/lib/site-forms/read-site-form';
import { returnInputsOf } from '@/lib/site-forms/return-lines';
import { findReturnLines, returnFormName } from '@/lib/site-forms/return-request';
import { openedNow } from '@/lib/site-forms/spam';
import { statementHref } from '@/lib/site-forms/statement-names';
import { requestReturn } from '../actions';
import { ReturnForm } from '../return-form';

/** Without items that can be sent back, it only says why a form that was open before was not sent. */
export default async function OrderEnd({ order, shipments }: PlaceFacts['order-end']) {
  const form = await getSiteForm('returns', await getLang());
  const inputs = form?.isOpen ? returnInputsOf(form) : null;
  const lines = findReturnLines({ order, shipments });
  const { siteForms, statements } = await getMessages();
  const initial = await storedState(returnFormName(order.id), SITE_FORM_START);
  const isShown = form !== null && inputs !== null && (lines.length > 0 || initial.status === 'done');
  if (!isShown && initial.status === 'failed')
    return (
      <Notice tone="bad" className="mt-group">
        {initial.message}
      </Notice>
    );
  if (!isShown) return null;
  return (
    <section className="mt-group border-t border-line print:hidden">
      <Disclosure title={siteForms.returnTitle} open={initial.status !== 'idle'}>
        <div className="max-w-[46rem] text-ink">
          {FEATURES.withdrawal && leadsToWithdrawal(order, shipments, Date.now()) ? (
            <p className="mb-5 text-small text-muted">
              {fillNodes(statements.beside, {
                link: (
                  <ShopLink
                    href={statementHref('withdrawal', order.id)}
                    prefetch={false}
                    className="underline underline-offset-4"
                  >
                    {statements.withdrawal.link}
                  </ShopLink>
                ),
              })}
            </p>
          ) : null}
          <ProvideMessages areas={['siteForms', 'fields']}>
            <ReturnForm
              form={form}
              orderId={order.id}
              lines={lines}
              inputs={inputs}
              action={requestReturn}
              initial={initial}
              settings={{ captcha: captchaSettings(), opened: openedNow() }}
            />
            {await fillPlace(personalData, {})}
          </ProvideMessages>
        </div>
      </Disclosure>
    </section>
  );
}
