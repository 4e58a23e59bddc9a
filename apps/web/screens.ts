import { screens } from '#generated/screens.ts'
import { AREAS } from '#platform/web/screen/area.ts'
import { joinScreens } from '#platform/web/screen/screens.ts'

/**
 * Every screen of the product, joined from the modules. Router, menu, palette and breadcrumbs read
 * this.
 */
export const allScreens = joinScreens(
  AREAS.flatMap((area) => screens[area].map((module) => ({ ...module, area }))),
)
