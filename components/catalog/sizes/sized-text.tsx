import { useLang } from '#messages';
import { RichText } from '@/components/ui/rich-text';
import { catalogLang } from '@/lib/i18n/lang';
import { labelOf, type Product } from '@/lib/model/product';
import { readSizeTable } from '@/lib/model/sizes';
import { SizeRow } from './chosen-size';

type SizedTextProps = {
  section: Pick<Product['sections'][number], 'title' | 'html' | 'isTranslated'>;
  options: Product['options'];
};

export function SizedText({ section: { title, html, isTranslated }, options }: SizedTextProps) {
  const lang = catalogLang(useLang(), { isTranslated });
  const table = readSizeTable(options, html);
  if (!table) return <RichText html={html} isTranslated={isTranslated} />;
  const { option, columns, rows, rest } = table;
  const known = options.find(({ name }) => name === option);
  return (
    <>
      <div lang={lang} dir={lang && 'auto'} className="prose max-w-measure">
        <table className="w-full">
          <caption className="sr-only">{title}</caption>
          {columns.length > 0 ? (
            <thead>
              <tr>
                <th scope="col">{known ? labelOf(known) : option}</th>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
          ) : null}
          <tbody>
            {rows.map(({ choice, label, cells }) => (
              <SizeRow key={choice} option={option} choice={choice}>
                <th scope="row">{label}</th>
                {cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row never change places
                  <td key={index}>{cell}</td>
                ))}
              </SizeRow>
            ))}
          </tbody>
        </table>
      </div>
      {rest ? <RichText html={rest} isTranslated={isTranslated} className="mt-4" /> : null}
    </>
  );
}
