import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { catalog } from '#platform/model/catalog.ts'
import { ClosedList } from './ClosedList.tsx'
import { arriving } from './empty-select.ts'

const Tier = catalog('Tier', { A: 'Tramo A', B: 'Tramo B' })
const tier = { catalog: Tier, optional: false }
/** A list of codes that is no catalogue, such as the banks. */
const bank = { optional: false }
const onlyA = [{ value: 'A', label: 'Tramo A' }]
const NOTICE = /«([^»]+)» ya no está entre los valores que se pueden elegir/

const read = (control: React.JSX.Element) =>
  renderToStaticMarkup(control)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test.each([false, true])(
  'what is not offered any more is shown and said (radios: %s)',
  (radios) => {
    const said = read(<ClosedList meta={tier} options={onlyA} value="B" radios={radios} />)
    expect(NOTICE.exec(said)?.[1]).toBe('Tramo B')
    expect(said.split('Tramo B')).toHaveLength(3)
  },
)

test.each([
  [tier, Tier.options, 'Z'],
  [bank, onlyA, '999'],
])('a code without words is said as it is kept', (meta, options, value) => {
  const said = read(<ClosedList meta={meta} options={options} value={value} />)
  expect(NOTICE.exec(said)?.[1]).toBe(value)
})

test('nothing is said of what is offered, of no value, and of a list on its way', () => {
  for (const value of ['A', '', null]) {
    expect(read(<ClosedList meta={tier} options={onlyA} value={value} />)).not.toMatch(NOTICE)
  }
  expect(read(<ClosedList meta={bank} options={arriving} value="999" />)).not.toMatch(NOTICE)
  expect(read(<ClosedList meta={bank} options={onlyA} value="999" loading />)).not.toMatch(NOTICE)
})
