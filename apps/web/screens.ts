import { areas } from '#generated/areas.ts'
import * as modules from '#generated/screens.ts'
import { joinScreens } from '#platform/web/screen/screens.ts'

/**
 * Every screen of the product, joined from the modules. Router, menu, palette and breadcrumbs read
 * this.
 */
export const allScreens = joinScreens(
  Object.entries(modules).map(([name, module]) => ({ ...module, area: areas[name] })),
)
