import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CalendarPanel } from './CalendarPanel.tsx'

const client = new QueryClient()
client.setQueryData(
  ['days off'],
  [
    { date: '2026-09-18', name: 'Independencia Nacional' },
    { date: '2026-10-31', name: 'Iglesias Evangélicas' },
  ],
)
const september = renderToStaticMarkup(
  <QueryClientProvider client={client}>
    <CalendarPanel
      value="2026-09-15"
      onPick={(day) => expect(day).toBeTypeOf('string')}
      onClose={() => undefined}
    />
  </QueryClientProvider>,
)
const dayCalled = (label: string) =>
  new RegExp(`<button[^>]*aria-label="${label}"[^>]*>`).exec(september)?.[0] ?? ''

test('a day off is grey, says its name, and may be chosen all the same', () => {
  const day = dayCalled('viernes 18 de septiembre de 2026, feriado: Independencia Nacional')
  expect(day).toContain('data-off="true"')
  expect(day).toContain('title="Independencia Nacional"')
  expect(day).not.toContain('disabled')
  expect(september).toContain('<li>18 Independencia Nacional</li>')
  expect(september).not.toContain('Iglesias')
})

test('days of rest are grey too, and working days are not', () => {
  expect(dayCalled('sábado 19 de septiembre de 2026')).toContain('data-off="true"')
  expect(dayCalled('lunes 14 de septiembre de 2026')).toContain('data-off="false"')
})
