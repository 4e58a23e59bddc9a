import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Area, AreaContext } from '#platform/web/screen/area.ts'
import { EmptyState } from './EmptyState.tsx'

const drawn = (area?: Area) =>
  renderToStaticMarkup(
    <AreaContext value={area}>
      <EmptyState title="Aún no hay nada" />
    </AreaContext>,
  )

test('time, people, money and papers have each a drawing of their own', () => {
  const areas = ['time', 'people', 'money', 'papers', undefined] as const
  expect(new Set(areas.map(drawn)).size).toBe(areas.length)
  expect(drawn('payroll')).toBe(drawn('money'))
})

test('a drawing is for the eye alone', () => {
  expect(drawn('time')).toMatch(/^<div class="mg-empty"><svg [^>]*aria-hidden="true"/)
})
