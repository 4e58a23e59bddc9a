import { expect, test } from 'vitest'
import { joinScreens, mayOpen, pathTo, screensOf } from './screens.ts'
import { activePath, ancestorsOf, screenAt } from '../shell/menu.ts'
import { narrow, screensToFind } from '../shell/palette-search.ts'

const page = () => Promise.reject(new Error('not opened here'))
const all = screensOf([
  { path: '/login', label: 'Ingresar', page },
  { path: 'trabajadores', label: 'Colaboradores', permission: 'users.read', page },
  { path: 'trabajadores/nuevo', label: 'Nueva persona', parent: 'trabajadores', page },
  {
    path: 'ficha/:id',
    label: 'Ficha',
    parent: 'trabajadores',
    page,
    tabs: [{ path: 'datos-personales', label: 'Datos personales', page }],
  },
  {
    path: 'indicadores',
    label: 'Indicadores',
    permission: ['indicators.read', 'items.read'],
    page,
  },
])

test('an address is made of a path and its parameters, which are escaped', () => {
  expect(pathTo('ficha/:id', { id: 'a/b' })).toBe('/home/ficha/a%2Fb')
  expect(pathTo('/login')).toBe('/login')
  expect(() => pathTo('ficha/:id')).toThrow('ficha/:id needs id')
})

test('a tab belongs to its screen, and a screen below to the menu entry above', () => {
  expect(screenAt(all, '/home/ficha/x1/datos-personales')?.path).toBe('ficha/:id')
  expect(activePath(all, '/home/ficha/x1')).toBe('trabajadores')
  expect(activePath(all, '/home/nothing')).toBeUndefined()
})

test('a screen of no tabs is at its own address only', () => {
  expect(screenAt(all, '/home/trabajadores/nuevo')?.path).toBe('trabajadores/nuevo')
  expect(screenAt(all, '/home/trabajadores/otro')).toBeUndefined()
  expect(screenAt(all, '/login')).toBeUndefined()
})

test('breadcrumbs follow the parents', () => {
  const screen = screenAt(all, '/home/ficha/x1')
  expect(screen && ancestorsOf(all, screen).map(({ label }) => label)).toEqual(['Colaboradores'])
})

test('one of several permissions opens a screen; none opens it not', () => {
  const [, people, , , indicators] = all
  expect(mayOpen(indicators, new Set(['items.read']))).toBe(true)
  expect(mayOpen(people, new Set(['items.read']))).toBe(false)
})

test('the palette finds what may be opened, by label and by word, without accents', () => {
  const found = screensToFind(all, new Set(['users.read']), [])
  expect(found.map(({ title }) => title)).toEqual(['Colaboradores', 'Nueva persona'])
  expect(narrow(found, 'pérsona', []).map(({ title }) => title)).toEqual(['Nueva persona'])
})

test('what was used lately comes first', () => {
  const found = screensToFind(all, new Set(['users.read']), [])
  const [first] = narrow(found, '', ['screen:trabajadores/nuevo'])
  expect(first?.title).toBe('Nueva persona')
})

test('a screen, and a tab that another module adds to it, have the areas of their modules', () => {
  const page = () => Promise.resolve({ default: () => null })
  const [ficha] = joinScreens([
    { area: 'people', screens: [{ path: 'ficha/:id', label: 'Ficha', page, tabs: [] }] },
    { area: 'time', tabs: [{ of: 'ficha/:id', place: 1, path: 'dias', label: 'Días', page }] },
  ])
  expect([ficha?.area, ficha?.tabs?.[0]?.area]).toEqual(['people', 'time'])
})
