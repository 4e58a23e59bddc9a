import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ToChoose } from './ToChoose.tsx'

const task = { id: 'faena' }
const crew = { name: 'Hernán Quezada' }
const said = (chosen: Parameters<typeof ToChoose>[0]) =>
  /Elija [^<]*/.exec(renderToStaticMarkup(<ToChoose {...chosen} />))?.[0]

test('a sheet without its choices says which of them are missing', () => {
  expect(said({ day: '2026-11-28', task: undefined, crew })).toBe('Elija la faena')
  expect(said({ day: '2026-11-28', task: undefined, crew: undefined })).toBe(
    'Elija la faena y la cuadrilla',
  )
  expect(said({ day: null, task, crew })).toBe('Elija el día')
})
