import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Columns } from '@/features/page-sections/columns';
import { Figures } from '@/features/page-sections/figures';
import { Film } from '@/features/page-sections/film';
import { Logos } from '@/features/page-sections/logos';
import { Questions } from '@/features/page-sections/questions';
import { Slideshow } from '@/features/page-sections/slideshow';
import { render, the } from '../../components/render-shop';

const frame = { id: 'a-section', className: 'pt-section' };
const picture = { file: 'table.jpg', alt: { en: 'A table', he: 'שולחן' } };
const mediaPicture = {
  base: 'https://media.example/media/bowl.jpg',
  width: 2000,
  height: 1200,
  alt: 'A bowl',
};

describe('a slideshow', () => {
  const section = {
    type: 'slideshow' as const,
    title: 'At home',
    slides: [{ picture, title: 'First' }, { picture, text: 'Second text' }, { picture }],
  };

  it('has links to the slides beside each, and none beyond the ends', () => {
    render(<Slideshow section={section} {...frame} />);
    const slides = within(the('region', 'At home')).getAllByRole('listitem');
    const linksOf = (slide: HTMLElement | undefined) =>
      slide
        ? within(slide)
            .getAllByRole('link')
            .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])
        : [];
    expect(slides.map(linksOf)).toEqual([
      [['Next: slide 2 of 3', `#${slides[1]?.id}`]],
      [
        ['Previous: slide 1 of 3', `#${slides[0]?.id}`],
        ['Next: slide 3 of 3', `#${slides[2]?.id}`],
      ],
      [['Previous: slide 2 of 3', `#${slides[1]?.id}`]],
    ]);
    expect(slides[1]).toHaveTextContent('Second text');
  });

  it('has its texts in the language of the page', () => {
    render(<Slideshow section={section} {...frame} />, 'he');
    expect(screen.getAllByRole('img', { name: 'שולחן' })).toHaveLength(3);
    expect(the('link', 'הקודמת: תמונה 1 מתוך 3')).toBeVisible();
  });
});

it('a film has controls, its poster, and captions of which the language of the page is the default', () => {
  const film = { file: 'making.webm', captions: { en: 'making.en.vtt', de: 'making.de.vtt' } };
  const { container } = render(
    <Film section={{ type: 'film', title: 'Making', film, picture }} {...frame} />,
    'de',
  );
  const video = container.querySelector('video');
  expect(video).toHaveAttribute('controls');
  expect(video).not.toHaveAttribute('autoplay');
  expect(video).toHaveAttribute('preload', 'none');
  expect(video?.getAttribute('poster')).toContain('/pictures/table-');
  expect(container.querySelector('source')).toHaveAttribute('src', '/pictures/making.webm');
  const tracks = [...container.querySelectorAll('track')].map((track) => [track.srclang, track.default]);
  expect(tracks).toEqual([
    ['en', false],
    ['de', true],
  ]);
});

it('questions are folded, and search engines get them with their answers', async () => {
  const questions = [{ question: 'Is it blue?', answer: 'Yes, </script> or green.' }];
  const { container } = render(
    <Questions section={{ type: 'questions', title: 'Asked', questions }} {...frame} />,
  );
  const details = container.querySelector('details');
  expect(details).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('Is it blue?'));
  expect(details).toHaveAttribute('open');
  const data = container.querySelector('script')?.textContent ?? '';
  expect(data).not.toContain('</script>');
  expect(JSON.parse(data)['@graph']).toEqual([
    {
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Is it blue?',
          acceptedAnswer: { '@type': 'Answer', text: 'Yes, </script> or green.' },
        },
      ],
    },
  ]);
});

it('numbers, logos and columns name each number by its label', () => {
  const numbers = [{ value: '12', label: 'bowls a day' }];
  render(<Figures section={{ type: 'numbers', numbers }} {...frame} />);
  expect(screen.getByText('bowls a day').nextElementSibling).toHaveTextContent('12');
  expect(screen.queryByRole('heading')).toBeNull();
});

it('numbers, logos and columns show a drawing, a picture or the name, each with its name', () => {
  const logos = [{ name: 'Norrvik', logo: 'norrvik.svg', href: '/search?q=norrvik' }, { name: 'Halden' }];
  render(<Logos section={{ type: 'logos', title: 'Friends', logos }} {...frame} />);
  const list = within(the('region', 'Friends'));
  const link = within(list.getByRole('link', { name: 'Norrvik' }));
  expect(link.getByRole('img')).toHaveAttribute('src', '/pictures/norrvik.svg');
  expect(list.getByText('Halden')).toBeVisible();
  render(<Logos section={{ type: 'logos', logos: [{ name: 'Mori', logo: mediaPicture }] }} {...frame} />);
  expect(the('img', 'Mori')).toBeVisible();
});

it('numbers, logos and columns have a heading and a link in each column that has them', () => {
  const action = { label: 'See it', href: '/about' };
  const columns = [{ title: 'Post', text: 'By post', action }, { text: 'By bike' }];
  render(<Columns section={{ type: 'columns', title: 'Ways', columns }} {...frame} />);
  const [post, bike] = screen.getAllByRole('listitem');
  expect(post).toHaveTextContent(/Post.*By post.*See it/);
  expect(screen.getByRole('heading', { level: 3, name: 'Post' })).toBeVisible();
  expect(bike).toHaveTextContent(/^By bike$/);
});
