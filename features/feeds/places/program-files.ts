import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import type { ProgramFiles } from '@/lib/places';

const feeds: ProgramFiles = (lang) => ({
  title: ALL_MESSAGES[lang].agents.feeds,
  files: [
    { name: 'Google', path: '/feeds/google.xml' },
    { name: 'OpenAI', path: '/feeds/openai.jsonl' },
  ],
});

export default feeds;
