import { reachesOthers } from '#access/reach.ts'
import { isPermission, type Permission, partsOf } from '#access/services.ts'
import type { Context } from '#platform/server/context.ts'
import type { ReportDefinition } from './report.ts'

type Asking = Pick<Context, 'can' | 'reach' | 'actor'>

/** Every permission a report needs: its own, and those of the data that it shows. */
export const permissionsOf = ({ permission, shows }: ReportDefinition): readonly Permission[] => [
  permission,
  ...shows,
]

/**
 * Whether a person sees a report: a profile that denies one of its services denies the report. The
 * data that the law guarantees each person is on their own screens, and in no report.
 */
export const mayRead = (asking: Asking, report: ReportDefinition): boolean =>
  permissionsOf(report).every((permission) => ofOthers(asking, permission))

/**
 * Whether a person may take a report as a file: services with a separate right to mass reading need
 * that right.
 */
export const mayTake = (asking: Asking, report: ReportDefinition): boolean =>
  permissionsOf(report).every((permission) => ofOthers(asking, inMass(permission)))

const ofOthers = ({ can, reach, actor }: Asking, permission: Permission): boolean =>
  can(permission) && reachesOthers(reach(permission), actor.userId)

function inMass(permission: Permission): Permission {
  const mass = `${partsOf(permission).word}.massRead`
  return isPermission(mass) ? mass : permission
}
