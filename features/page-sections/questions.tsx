import { useLang } from '#messages';
import { StructuredData } from '@/components/layout/structured-data';
import { Disclosure } from '@/components/ui/disclosure';
import type { SectionOf } from '@/lib/config/section-schemas';
import { shopText } from '@/lib/i18n/lang';
import { questionsPage } from '@/lib/seo/structured-data';
import { type FrameProps, SectionFrame } from './section-frame';

export function Questions({ section, ...frame }: FrameProps & { section: SectionOf<'questions'> }) {
  const lang = useLang();
  const questions = section.questions.map(({ question, answer }) => ({
    question: shopText(question, lang),
    answer: shopText(answer, lang),
  }));
  return (
    <SectionFrame {...frame} title={shopText(section.title, lang)} isBeside>
      <StructuredData things={[questionsPage(questions)]} />
      <div className="border-t border-line">
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} title={question}>
            <p className="whitespace-pre-line">{answer}</p>
          </Disclosure>
        ))}
      </div>
    </SectionFrame>
  );
}
