import { z } from 'zod';
import type { Messages } from '@/lib/i18n/messages/en';
import type { FieldRule } from './field-rules';

/** A text that follows a rule, or fails with its message. A missing field counts as empty. */
export const ruleSchema = (rule: FieldRule, messages: Messages['fields']) =>
  z
    .string()
    .default('')
    .superRefine((text, context) => {
      const problem = rule(text, messages);
      if (problem !== null) context.addIssue({ code: 'custom', message: problem });
    });
