import { useMessages } from '#messages';
import { TextField } from '@/components/ui/text-field';
import type { FieldOf } from '@/lib/forms/use-form';

/** The email that identifies an account. Password managers store it as the user name. */
export function EmailField({ field }: { field: ReturnType<FieldOf> }) {
  const messages = useMessages('signIn');
  return (
    <TextField
      {...field}
      label={messages.email}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={254}
    />
  );
}
