import { useMessages } from '#messages';
import { ProviderMark, providerLabel } from '@/components/sign-in/social-buttons';
import type { SignInMethods } from '@/lib/auth/step-cookies';
import type { SocialProvider } from '@/lib/config/shop-schema';

type SignInMethodsProps = {
  email: string;
  providers: readonly SocialProvider[];
  methods: SignInMethods;
};

/** The ways in which a member can sign in, as far as the shop knows. */
export function SignInMethodList({ email, providers, methods }: SignInMethodsProps) {
  const messages = useMessages('account');
  const stateOf = (provider: SocialProvider): string => {
    if (methods.used === provider) return messages.methodUsed;
    return methods.linked.includes(provider) ? messages.methodLinked : messages.methodUnknown;
  };
  return (
    <ul className="divide-y divide-line">
      <li className="flex flex-wrap gap-x-4 py-3">
        <span className="grow basis-40 font-medium">{messages.methodEmail}</span>
        <bdi className="min-w-0 break-words text-muted">{email}</bdi>
      </li>
      {providers.map((provider) => (
        <li key={provider} className="flex flex-wrap items-center gap-x-4 py-3">
          <span className="flex grow basis-40 items-center gap-3 font-medium">
            <ProviderMark provider={provider} />
            {providerLabel(provider)}
          </span>
          <span className="text-muted">{stateOf(provider)}</span>
        </li>
      ))}
    </ul>
  );
}
