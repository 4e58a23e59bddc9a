import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Delta } from './Amount.tsx'

const read = (delta: React.JSX.Element) =>
  renderToStaticMarkup(delta)
    .replaceAll(/<svg.*?<\/svg>/g, '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

test.each([
  [6234, 'que en julio', '$6.234 más que en julio'],
  [-6_297_857, 'que en septiembre', '$6.297.857 menos que en septiembre'],
  [0, 'que en agosto', 'igual que en agosto'],
  [0, 'en el líquido', 'sin cambio en el líquido'],
  [311_575, undefined, '+$311.575'],
  [-242_215, undefined, '−$242.215'],
  [0, undefined, 'sin cambio'],
])('a difference of %i %s has either a sign or a word: «%s»', (value, than, said) => {
  expect(read(than ? <Delta value={value} than={than} /> : <Delta value={value} />)).toBe(said)
})
