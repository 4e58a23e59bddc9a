import { expect, test } from 'vitest'
import { isPublic, pathTo } from '#platform/web/screen/screens.ts'
import { screenAt } from '#platform/web/shell/menu.ts'
import { allScreens } from './screens.ts'

const behind = allScreens.filter((screen) => !isPublic(screen))

test('at the address of every screen, and of each of its tabs, is that one or one above it', () => {
  const astray = behind.flatMap(({ path, tabs = [] }) => {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    const address = pathTo(path, Object.fromEntries(names.map((name) => [name, 'x1'])))
    const places = [address, address.toUpperCase(), ...tabs.map((tab) => `${address}/${tab.path}`)]
    return places.filter((place) => {
      const found = screenAt(allScreens, place)
      return found?.path !== path && !(found?.tabs && path.startsWith(`${found.path}/`))
    })
  })
  expect(behind.length).toBeGreaterThan(50)
  expect(astray).toEqual([])
})
