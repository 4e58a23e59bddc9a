import path from 'node:path'
import type { Screen } from '#platform/web/screen/screens.ts'

const TABLE = path.resolve(import.meta.dirname, '../../apps/web/screens.ts')

/** The screens of the product; read at run time, because their pages are the browser's. */
export async function productScreens(): Promise<readonly Screen[]> {
  const { allScreens }: { allScreens: readonly Screen[] } = await import(TABLE)
  return allScreens
}

/** The address of every screen and of every tab: `/home/ficha/:id/historial`, `/login`. */
export function addressesOf(screens: readonly Screen[]): string[] {
  return screens.flatMap(({ path: at, tabs = [] }) => {
    const address = at.startsWith('/') ? at : `/home/${at}`
    return [address, ...tabs.filter((tab) => tab.path).map((tab) => `${address}/${tab.path}`)]
  })
}
