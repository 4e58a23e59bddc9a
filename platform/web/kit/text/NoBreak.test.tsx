import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoBreak } from './NoBreak.tsx'

const unbroken = (words: string) =>
  [...renderToStaticMarkup(<NoBreak words={words} />).matchAll(/<span[^>]*>([^<]*)</g)].map(
    ([, figure]) => figure,
  )

test.each([
  ['Desde el 01-03-2026 08:30 hasta el 31-03-2026', ['01-03-2026 08:30', '31-03-2026']],
  ['41.000.069-5 · Sin área', ['41.000.069-5']],
  ['9.876.543-K', ['9.876.543-K']],
  ['Por pagar $12.345.678 y −1.234,5 UF', ['$12.345.678', '−1.234,5']],
  ['Contrato 12, artículo 159 N°4', []],
])('«%s» keeps its figures in a line', (words, figures) => {
  expect(unbroken(words)).toEqual(figures)
})
