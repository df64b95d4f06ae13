/** The CV of an invented person as a small PDF, with one line that fits no section. */
import { type Drawn, samplePdf } from './sample-pdf.ts'

const LEFT = 60

const text = (y: number, words: string, x = LEFT): Drawn => ({ text: words, x, y, size: 11 })
const bold = (y: number, words: string, size = 11): Drawn => ({
  text: words,
  x: LEFT,
  y,
  size,
  font: 'Helvetica-Bold',
})

export const sampleCvPdf = () =>
  Buffer.from(
    samplePdf({
      pages: [
        [
          bold(70, 'Ada Example', 22),
          text(92, 'ada@example.org | +44 20 7946 0000 | London, UK'),
          bold(130, 'Experience', 13),
          bold(152, 'Acme Ltd'),
          text(152, 'Jan 2022 - Present', 430),
          text(168, 'Data Engineer'),
          text(186, '- Cut the cost of storage by 40 % in one year.'),
          text(202, '- Responsible for five pipelines.'),
          bold(240, 'Education', 13),
          bold(262, 'Example University'),
          text(262, '2016 - 2019', 470),
          text(278, 'BSc Physics'),
          bold(316, 'Skills', 13),
          text(338, 'Python, SQL, Kafka, Airflow, Docker'),
        ],
      ],
    }),
  )
