import { reachesOthers } from '#access/reach.ts'
import { isPermission, type Permission, partsOf } from '#access/services.ts'
import type { Context } from '#platform/server/context.ts'
import type { ReportDefinition } from './report.ts'

type Asking = Pick<Context, 'can' | 'reach' | 'actor'>

/** Everything that a report takes: its own service, and those that it shows something of. */
export const permissionsOf = ({ permission, shows }: ReportDefinition): readonly Permission[] => [
  permission,
  ...shows,
]

/**
 * Whether somebody sees a report: a profile that takes one of its services away takes it too. What
 * the law leaves everybody, their own, is on their own screens and in no report.
 */
export const mayRead = (asking: Asking, report: ReportDefinition): boolean =>
  permissionsOf(report).every((permission) => ofOthers(asking, permission))

/** Whether they take it out as a file: where reading in mass is a right apart, they need it. */
export const mayTake = (asking: Asking, report: ReportDefinition): boolean =>
  permissionsOf(report).every((permission) => ofOthers(asking, inMass(permission)))

const ofOthers = ({ can, reach, actor }: Asking, permission: Permission): boolean =>
  can(permission) && reachesOthers(reach(permission), actor.userId)

function inMass(permission: Permission): Permission {
  const mass = `${partsOf(permission).word}.massRead`
  return isPermission(mass) ? mass : permission
}
