import { PrivacyNote } from '@/components/layout/legal-notices';
import { ReturnForm } from '@/components/site-forms/return-form';
import { Disclosure } from '@/components/ui/disclosure';
import { ShopLink } from '@/components/ui/link';
import { captchaSettings } from '@/lib/auth/captcha';
import { storedState } from '@/lib/forms/stored-state';
import { fillNodes } from '@/lib/i18n/format';
import { getLang, getMessages, ProvideMessages } from '@/lib/i18n/server-messages';
import type { OrderDetail } from '@/lib/model/order';
import { SITE_FORM_START } from '@/lib/site-forms/input-names';
import { getSiteForm } from '@/lib/site-forms/read-site-form';
import { returnInputsOf, returnLines } from '@/lib/site-forms/return-lines';
import { returnFormName } from '@/lib/site-forms/return-request';
import { openedNow } from '@/lib/site-forms/spam';
import { statementHref } from '@/lib/site-forms/statement-names';
import { requestReturn } from './actions';

/** Requests the return of items of an order. Renders nothing without such a form, or such items. */
export async function ReturnRequest({ order }: { order: OrderDetail }) {
  const form = await getSiteForm('returns', await getLang());
  const inputs = form && returnInputsOf(form);
  const lines = returnLines(order);
  if (!form?.isOpen || inputs === null || lines.length === 0) return null;
  const { siteForms, statements } = await getMessages();
  const initial = await storedState(returnFormName(order.id), SITE_FORM_START);
  return (
    <section className="mt-group border-t border-line print:hidden">
      <Disclosure title={siteForms.returnTitle} open={initial.status !== 'idle'}>
        <div className="max-w-[46rem] text-ink">
          {FEATURES.withdrawal ? (
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
            {FEATURES.privacyNotes ? <PrivacyNote /> : null}
          </ProvideMessages>
        </div>
      </Disclosure>
    </section>
  );
}
